package org.nonomino.bulk.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.UnaryOperator;

/**
 * A file emptied only when the first bytes are written. If none are written, its contents stay, and
 * no new file is left. If the disk is full, the file ends with the last complete write.
 */
final class DeferredFile extends OutputStream {
  private final Path path;
  private final boolean isNew;

  /**
   * A stream rather than a channel, because an interrupt of the thread, as by Ctrl-C, closes a
   * channel.
   */
  private final OutputStream stream;

  private boolean isWritten;

  /** The number of bytes in complete writes. */
  private long length;

  /**
   * Opens the file.
   *
   * @throws IOException if it cannot be written
   */
  DeferredFile(Path path) throws IOException {
    this(path, stream -> stream);
  }

  /**
   * Opens the file.
   *
   * @param device passes the bytes on, perhaps not all of them
   */
  DeferredFile(Path path, UnaryOperator<OutputStream> device) throws IOException {
    // Follows links, so that an unused new file is deleted and not the link to it.
    this.path = StagedOutput.target(path);
    this.isNew = Files.notExists(path);
    this.stream =
        device.apply(
            Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    if (!isWritten && Files.isRegularFile(path)) {
      Files.newOutputStream(path, StandardOpenOption.TRUNCATE_EXISTING).close();
    }
    isWritten = true;
    try {
      stream.write(bytes, offset, count);
    } catch (IOException e) {
      removeRest();
      throw e;
    }
    length += count;
  }

  /** Removes the beginning of an incomplete write. */
  private void removeRest() throws IOException {
    if (Files.isRegularFile(path)) {
      try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
        channel.truncate(length);
      }
    }
  }

  @Override
  public void close() throws IOException {
    stream.close();
    if (isNew && !isWritten) {
      Files.deleteIfExists(path);
    }
  }
}
