package org.nonomino.bulk.io;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Paths of names from the command line, also of names whose bytes are not text in the encoding of
 * the system. Java decodes such bytes to U+FFFD and cannot encode them again, so the file is found
 * by comparing decoded names.
 */
public final class FileName {
  private static final String UNDECODABLE = "\uFFFD";

  private FileName() {}

  /**
   * Returns the path of a file to read.
   *
   * @throws InvalidPathException if that is not a file name
   * @throws IOException if a folder cannot be searched for an undecodable name, or has several such
   *     names
   */
  public static Path toRead(String name) throws IOException {
    if (!name.contains(UNDECODABLE)) {
      return Path.of(name);
    }
    Path path = Path.of(name.startsWith("/") ? "/" : "");
    for (String part : name.split("/+", -1)) {
      path = part.contains(UNDECODABLE) ? entry(path, part) : path.resolve(part);
    }
    return path;
  }

  /** Returns the entry of a folder with this decoded name, or a path that does not exist. */
  private static Path entry(Path folder, String name) throws IOException {
    Path found = null;
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path entry : entries) {
        if (entry.getFileName().toString().equals(name)) {
          if (found != null) {
            throw new IOException("several files have this name, as far as it can be read");
          }
          found = entry;
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return found == null ? folder.resolve(name) : found;
  }
}
