package org.nonomino.bulk.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes records as UTF-8, only whole records, as many at a time as fit into 4096 bytes. If the
 * process is killed, its output is the beginning of the complete output. A reader of a pipe never
 * gets part of a record, unless the record is longer than that. Only the last record of a file may
 * be truncated.
 */
public final class RecordOutput implements AutoCloseable {
  /*
   * A call does not always write everything or nothing. Linux copies the bytes for a file page by
   * page, and checks before each page whether the process is being killed, so such a file ends at a
   * multiple of 4096 bytes. A record that crosses two pages cannot be protected, but with calls of
   * at most one page, a kill has to hit the moment between two pages. A pipe accepts that amount
   * completely or not at all (PIPE_BUF). docs/adr/0006 has measurements.
   */
  private static final int BLOCK_BYTES = 1 << 12;

  private final OutputStream out;
  private final byte[] block = new byte[BLOCK_BYTES];
  private int length;

  /** Creates an output to an unbuffered stream. */
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

  /** Writes the pending records. */
  public void flush() throws IOException {
    writeBlock();
    out.flush();
  }

  /** Writes the pending records, and closes the stream. */
  @Override
  public void close() throws IOException {
    try (out) {
      flush();
    }
  }
}
