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
 * A folder for the files of {@link StaticPage}, which may be in use by a web server. A list in it
 * contains the names of the written files and hashes of their contents. Other files are never
 * deleted, and overwritten only on request. No link within the folder is followed.
 */
public final class SiteFolder {
  /**
   * The files that browsers request again, in the order in which open windows may safely see them.
   */
  public static final List<String> ENTRANCES =
      List.of("nonomino.webmanifest", "index.html", "sw.js");

  /** Hidden, because visitors do not need it. */
  private static final String LIST = ".nonomino-site";

  /**
   * The lines of the list. No part of a name begins with a dot, so names cannot lead out of the
   * folder.
   */
  private static final Pattern LINE =
      Pattern.compile("([0-9a-f]{16}) {2}(\\w[\\w.-]*(?:/\\w[\\w.-]*)*)");

  /** The folder of most of the files. */
  private static final String PAGE = "page";

  /** Far more than needed. */
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

  /** A written file, or one to be written. */
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
   * Checks a folder, without writing to it.
   *
   * @param folder the folder, possibly missing
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
   * Returns the existing files that were not written by {@link #write}, or were changed since then.
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
   * Writes all files, those that refer to others last. Files of an earlier {@link #write} are
   * deleted unless they were changed; all other files stay.
   *
   * @throws IOException if a file cannot be written; the list then contains the names of old and
   *     new files
   */
  public void write(SortedMap<String, byte[]> files) throws IOException {
    Set<Written> now = new TreeSet<>();
    files.forEach((name, bytes) -> now.add(Written.of(name, bytes)));
    Set<Written> before = Set.copyOf(written);
    // The next run then recognizes the files written so far, even if this run ends early.
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

  /** Deletes a file, and the folders that are empty after that. */
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
      // The folder contains other files, so it stays.
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
