package org.nonomino.bulk.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes records as UTF-8, as many at a time as fit into 4096 bytes, and only whole ones. Whenever
 * the process is killed, what it wrote is the beginning of what it would have written: a reader of
 * a pipe gets no part of a record, unless it is longer than that; only the last record of a file
 * may be cut off.
 */
public final class RecordOutput implements AutoCloseable {
  /*
   * A call does not always write all or nothing. Linux copies what goes to a file page by page, and checks before each page
   * whether the process is being killed: such a file ends at a multiple of 4096 bytes. Nothing protects a record that
   * lies across two pages; but a call of one page at most leaves a kill only the moment between the two. A pipe takes
   * all of that much, or nothing (PIPE_BUF). docs/adr/0006 has numbers.
   */
  private static final int BLOCK_BYTES = 1 << 12;

  private final OutputStream out;
  private final byte[] block = new byte[BLOCK_BYTES];
  private int length;

  /** Makes an output to a stream without a buffer of its own. */
  public RecordOutput(OutputStream out) {
    this.out = out;
  }

  /** Writes a record, with its line ends, now or later. */
  public void write(String record) throws IOException {
    byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > BLOCK_BYTES - length) {
      writeBlock();
    }
    if (bytes.length > BLOCK_BYTES) {
      out.write(bytes);
      return;
    }
    System.arraycopy(bytes, 0, block, length, bytes.length);
    length += bytes.length;
  }

  private void writeBlock() throws IOException {
    if (length > 0) {
      out.write(block, 0, length);
      length = 0;
    }
  }

  /** Writes what waits. */
  public void flush() throws IOException {
    writeBlock();
    out.flush();
  }

  /** Writes what waits, and closes the stream. */
  @Override
  public void close() throws IOException {
    try (out) {
      flush();
    }
  }
}
