package org.nonomino.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What goes into a package: files and symbolic links by their paths, sorted. Folders are those that
 * the paths name. Not thread-safe.
 */
final class FileTree {
  private final SortedMap<String, Content> contents = new TreeMap<>();

  /** What stands at a path. */
  sealed interface Content permits Bytes, OnDisk, Link {}

  /** A file whose contents are at hand; the array is not copied. */
  static final class Bytes implements Content {
    private final byte[] bytes;

    Bytes(byte[] bytes) {
      this.bytes = bytes;
    }
  }

  /** A file of this machine; whether it is executable is taken from there. */
  record OnDisk(Path file, boolean executable) implements Content {}

  /** A symbolic link. */
  record Link(String target) implements Content {}

  /** Adds a text, in UTF-8. */
  void put(String path, String text) {
    put(path, new Bytes(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Adds a file or link.
   *
   * @param path relative, with slashes
   * @throws IllegalArgumentException if something stands there already
   */
  void put(String path, Content content) {
    if (contents.putIfAbsent(path, content) != null) {
      throw new IllegalArgumentException("twice in a package: " + path);
    }
  }

  /** Adds everything of a folder of this machine under a path. */
  void putFolder(String path, Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files.sorted()::iterator) {
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
          String name = folder.relativize(file).toString().replace('\\', '/');
          put(path + "/" + name, new OnDisk(file, Files.isExecutable(file)));
        }
      }
    }
  }

  /** Adds everything of another tree under a path. */
  void putTree(String path, FileTree tree) {
    tree.contents.forEach((name, content) -> put(path + "/" + name, content));
  }

  /** Adds everything of another tree. */
  void putAll(FileTree tree) {
    tree.contents.forEach(this::put);
  }

  /** Returns all files and links by path. */
  SortedMap<String, Content> contents() {
    return Collections.unmodifiableSortedMap(contents);
  }

  /** Returns the files that are taken from this machine. */
  List<Path> filesOnDisk() {
    return contents.values().stream()
        .filter(OnDisk.class::isInstance)
        .map(content -> ((OnDisk) content).file())
        .toList();
  }

  /** Deletes a folder of this machine with all that is in it. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** Returns the folders of a path, outermost first, each with a slash at its end. */
  static List<String> foldersOf(String path) {
    return Stream.iterate(path.indexOf('/'), at -> at >= 0, at -> path.indexOf('/', at + 1))
        .map(at -> path.substring(0, at + 1))
        .toList();
  }

  /** Returns the bytes of a file. */
  static byte[] bytes(Content content) {
    try {
      if (content instanceof Bytes bytes) {
        return bytes.bytes;
      } else if (content instanceof OnDisk file) {
        return Files.readAllBytes(file.file());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new IllegalArgumentException("a link has no bytes");
  }

  /** Returns the permissions of a file in octal: 0755 where it is executable, else 0644. */
  static int mode(Content content) {
    boolean isScript =
        content instanceof Bytes bytes
            && bytes.bytes.length > 1
            && bytes.bytes[0] == '#'
            && bytes.bytes[1] == '!';
    boolean isExecutable = isScript || (content instanceof OnDisk file && file.executable());
    return isExecutable ? 0755 : 0644;
  }
}
