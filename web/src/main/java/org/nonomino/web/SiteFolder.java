package org.nonomino.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A folder for the files of {@link StaticPage}, which may be one that is served. A list in it says
 * which files were written there, and with what content: other files are neither overwritten
 * unasked nor deleted. No link within the folder is followed.
 */
public final class SiteFolder {
  /** What browsers ask for again, in the order in which a page that is open may see them. */
  public static final List<String> ENTRANCES =
      List.of("nonomino.webmanifest", "index.html", "sw.js");

  /** Hidden, as no visitor needs it. */
  private static final String LIST = ".nonomino-site";

  /** The lines of the list. No part of a name begins with a dot, so that none leads upwards. */
  private static final Pattern LINE =
      Pattern.compile("([0-9a-f]{16}) {2}(\\w[\\w.-]*(?:/\\w[\\w.-]*)*)");

  /** All files but a few are in it. */
  private static final String PAGE = "page";

  /** Far more than the page has. */
  private static final int MAX_LIST_BYTES = 1 << 20;

  private static final OpenOption[] WITHOUT_LINKS = {
    StandardOpenOption.CREATE,
    StandardOpenOption.TRUNCATE_EXISTING,
    StandardOpenOption.WRITE,
    LinkOption.NOFOLLOW_LINKS
  };

  private final Path folder;
  private final Set<Written> written;

  private SiteFolder(Path folder, Set<Written> written) {
    this.folder = folder;
    this.written = written;
  }

  /** A file that was written, or is about to be. */
  private record Written(String digest, String name) implements Comparable<Written> {
    static Written of(String name, byte[] bytes) {
      return new Written(Digests.of(bytes), name);
    }

    @Override
    public int compareTo(Written other) {
      return line().compareTo(other.line());
    }

    String line() {
      return digest + "  " + name + "\n";
    }
  }

  /**
   * Looks at a folder and writes nothing.
   *
   * @param folder may be missing
   * @throws IOException if files cannot be written there
   */
  public static SiteFolder of(Path folder) throws IOException {
    Path existing = folder.toAbsolutePath();
    while (Files.notExists(existing, LinkOption.NOFOLLOW_LINKS) && existing.getParent() != null) {
      existing = existing.getParent();
    }
    if (!Files.isDirectory(existing)) {
      throw new FileAlreadyExistsException(existing.toString());
    }
    if (!Files.isWritable(existing)) {
      throw new AccessDeniedException(existing.toString());
    }
    SiteFolder site = new SiteFolder(folder.toAbsolutePath(), list(folder.resolve(LIST)));
    site.requireNoLink(PAGE);
    return site;
  }

  private static Set<Written> list(Path list) throws IOException {
    Set<Written> written = new HashSet<>();
    if (Files.isRegularFile(list, LinkOption.NOFOLLOW_LINKS)
        && Files.size(list) <= MAX_LIST_BYTES) {
      for (String line : Files.readAllLines(list)) {
        Matcher matcher = LINE.matcher(line);
        if (matcher.matches()) {
          written.add(new Written(matcher.group(1), matcher.group(2)));
        }
      }
    }
    return written;
  }

  /**
   * Returns which of some files are there and were not written by {@link #write}, or were changed
   * since.
   */
  public List<String> foreign(Collection<String> names) throws IOException {
    Set<String> foreign = new TreeSet<>();
    for (String name : names) {
      Path file = folder.resolve(name);
      if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !isOwn(file, name)) {
        foreign.add(name);
      }
    }
    return List.copyOf(foreign);
  }

  private boolean isOwn(Path file, String name) throws IOException {
    return written.stream().anyMatch(each -> each.name().equals(name))
        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && written.contains(Written.of(name, Files.readAllBytes(file)));
  }

  /**
   * Writes all files: those that name others last. What {@link #write} wrote before, and nobody
   * changed since, is deleted; all else stays.
   *
   * @throws IOException if a file cannot be written; the names of other files are in it then
   */
  public void write(SortedMap<String, byte[]> files) throws IOException {
    Set<Written> now = new TreeSet<>();
    files.forEach((name, bytes) -> now.add(Written.of(name, bytes)));
    Set<Written> before = Set.copyOf(written);
    // If this run ends early, the next one still knows what is from here.
    written.addAll(now);
    writeList();
    for (String name : files.keySet()) {
      if (!ENTRANCES.contains(name)) {
        writeOne(files, name);
      }
    }
    for (String name : ENTRANCES) {
      writeOne(files, name);
    }
    for (Written old : before) {
      if (!files.containsKey(old.name())) {
        delete(old.name());
      }
    }
    written.retainAll(now);
    writeList();
  }

  private void writeOne(SortedMap<String, byte[]> files, String name) throws IOException {
    byte[] bytes = files.get(name);
    if (bytes != null) {
      writeOne(name, bytes);
    }
  }

  private void writeList() throws IOException {
    StringBuilder lines = new StringBuilder();
    new TreeSet<>(written).forEach(each -> lines.append(each.line()));
    writeOne(LIST, lines.toString().getBytes(StandardCharsets.UTF_8));
  }

  private void writeOne(String name, byte[] bytes) throws IOException {
    requireNoLink(name);
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, bytes, WITHOUT_LINKS);
  }

  private void requireNoLink(String name) throws IOException {
    Path path = folder;
    for (Path part : Path.of(name)) {
      path = path.resolve(part);
      if (Files.isSymbolicLink(path)) {
        throw new FileSystemException(path.toString(), null, "it is a link");
      }
    }
  }

  /** Deletes a file, and the folders that are then empty. */
  private void delete(String name) throws IOException {
    Path file = folder.resolve(name);
    if (isBehindLink(name) || !isOwn(file, name)) {
      return;
    }
    Files.delete(file);
    try {
      Path parent = file.getParent();
      while (parent != null && !parent.equals(folder)) {
        Files.delete(parent);
        parent = parent.getParent();
      }
    } catch (DirectoryNotEmptyException e) {
      // Somebody else's files stay where they are.
      return;
    }
  }

  private boolean isBehindLink(String name) {
    try {
      requireNoLink(name);
      return false;
    } catch (IOException e) {
      return true;
    }
  }
}
