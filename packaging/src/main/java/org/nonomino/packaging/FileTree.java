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
 * The content of a package: files and symbolic links sorted by path. Folders follow from the paths.
 * Not thread-safe.
 */
final class FileTree {
  private final SortedMap<String, Content> contents = new TreeMap<>();

  /** A file or a link. */
  sealed interface Content permits Bytes, OnDisk, Link {}

  /** A file with its contents in memory; the array is not copied. */
  static final class Bytes implements Content {
    private final byte[] bytes;

    Bytes(byte[] bytes) {
      this.bytes = bytes;
    }
  }

  /** A file of this machine, executable if it is executable there. */
  record OnDisk(Path file, boolean executable) implements Content {}

  /** A symbolic link. */
  record Link(String target) implements Content {}

  /** Adds a file with text in UTF-8. */
  void put(String path, String text) {
    put(path, new Bytes(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Adds a file or link.
   *
   * @param path relative, with slashes
   * @throws IllegalArgumentException if the path is already in use
   */
  void put(String path, Content content) {
    if (contents.putIfAbsent(path, content) != null) {
      throw new IllegalArgumentException("duplicate path in a package: " + path);
    }
  }

  /** Adds the content of a folder of this machine under a path. */
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

  /** Adds another tree under a path. */
  void putTree(String path, FileTree tree) {
    tree.contents.forEach((name, content) -> put(path + "/" + name, content));
  }

  /** Adds another tree. */
  void putAll(FileTree tree) {
    tree.contents.forEach(this::put);
  }

  /** Returns all files and links by path. */
  SortedMap<String, Content> contents() {
    return Collections.unmodifiableSortedMap(contents);
  }

  /** Returns the files from this machine. */
  List<Path> filesOnDisk() {
    return contents.values().stream()
        .filter(OnDisk.class::isInstance)
        .map(content -> ((OnDisk) content).file())
        .toList();
  }

  /** Deletes a folder of this machine with its content. */
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

  /** Returns the permissions of a file: 0755 if it is executable, otherwise 0644, both octal. */
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
