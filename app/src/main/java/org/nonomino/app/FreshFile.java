package org.nonomino.app;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Optional;

/**
 * A file that is written beside its place and put there when it is whole: whatever happens before,
 * what was there stays as it was. What is no ordinary file, such as a pipe, is written at once.
 */
final class FreshFile implements Closeable {
  private final Path place;
  private final Optional<Path> beside;
  private final OutputStream stream;
  private boolean isKept;

  private FreshFile(Path place, Optional<Path> beside, OutputStream stream) {
    this.place = place;
    this.beside = beside;
    this.stream = stream;
  }

  /**
   * Begins a file.
   *
   * @throws IOException if it cannot be written there
   */
  static FreshFile at(Path path) throws IOException {
    boolean exists = Files.exists(path);
    if (exists && Files.isDirectory(path)) {
      throw new FileSystemException(path.toString());
    }
    if (exists && !Files.isRegularFile(path)) {
      return new FreshFile(path, Optional.empty(), buffered(Files.newOutputStream(path)));
    }
    if (exists && !Files.isWritable(path)) {
      throw new AccessDeniedException(path.toString());
    }
    // Where the name is a link, the file behind it is the one to be replaced.
    Path place = exists ? path.toRealPath() : path;
    // Short, as long names have a limit; and new, so that nobody else's file is written.
    String name =
        ".nonomino-" + ProcessHandle.current().pid() + "-" + Long.toHexString(System.nanoTime());
    Path beside = place.resolveSibling(name);
    OutputStream stream =
        Files.newOutputStream(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    // Ctrl-C may end the process before close() is reached.
    beside.toFile().deleteOnExit();
    return new FreshFile(place, Optional.of(beside), buffered(stream));
  }

  /** Returns what stands for a stream that is written at once and stays open. */
  static FreshFile ofStream(OutputStream stream) {
    return new FreshFile(
        Path.of(""),
        Optional.empty(),
        new FilterOutputStream(stream) {
          @Override
          public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(bytes, offset, length);
          }

          @Override
          public void close() throws IOException {
            out.flush();
          }
        });
  }

  private static OutputStream buffered(OutputStream stream) {
    return new BufferedOutputStream(stream, 1 << 16);
  }

  /** Returns where the bytes go. */
  OutputStream stream() {
    return stream;
  }

  /** Puts the file to its place; nothing may be written afterwards. */
  void keep() throws IOException {
    stream.close();
    if (beside.isPresent()) {
      keepPermissions(beside.get());
      Files.move(beside.get(), place, StandardCopyOption.REPLACE_EXISTING);
    }
    isKept = true;
  }

  /** A file that was there before is not opened to others by being replaced. */
  private void keepPermissions(Path fresh) throws IOException {
    PosixFileAttributeView attributes =
        Files.getFileAttributeView(place, PosixFileAttributeView.class);
    if (attributes != null && Files.exists(place)) {
      Files.setPosixFilePermissions(fresh, attributes.readAttributes().permissions());
    }
  }

  /** Gives up what was written, unless it was kept. */
  @Override
  public void close() throws IOException {
    if (!isKept) {
      try {
        stream.close();
      } finally {
        if (beside.isPresent()) {
          Files.deleteIfExists(beside.get());
        }
      }
    }
  }
}
