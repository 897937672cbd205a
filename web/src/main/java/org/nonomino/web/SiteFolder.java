package org.nonomino.web;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;

/** Writes {@link StaticPage} into a folder, which may be one that is served. */
public final class SiteFolder {
  private static final String PAGE = "page";

  /** What browsers ask for again, in the order in which a page that is open may see them. */
  private static final List<String> LAST = List.of("nonomino.webmanifest", "index.html", "sw.js");

  private SiteFolder() {}

  /**
   * Writes all files: those that name others last. What else is in the folder stays, but for an
   * older version of the page.
   *
   * @param folder is made where it is missing
   * @throws IOException if a file cannot be written; the names of other files are in it then
   */
  public static void write(SortedMap<String, byte[]> files, Path folder) throws IOException {
    for (String name : files.keySet()) {
      if (!LAST.contains(name)) {
        writeOne(files, name, folder);
      }
    }
    for (String name : LAST) {
      writeOne(files, name, folder);
    }
    deleteOlder(files, folder.resolve(PAGE));
  }

  private static void writeOne(SortedMap<String, byte[]> files, String name, Path folder)
      throws IOException {
    byte[] bytes = files.get(name);
    if (bytes != null) {
      Path file = folder.resolve(name);
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.write(file, bytes);
    }
  }

  private static void deleteOlder(SortedMap<String, byte[]> files, Path versions)
      throws IOException {
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(versions)) {
      for (Path folder : folders) {
        String start = PAGE + "/" + folder.getFileName() + "/";
        boolean isOld =
            Digests.isOne(folder.getFileName().toString())
                && files.keySet().stream().noneMatch(name -> name.startsWith(start));
        if (isOld) {
          delete(folder);
        }
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
