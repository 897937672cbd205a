package org.nonomino.app.io;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes records as UTF-8, many at a time, but only whole ones: whenever the process is killed,
 * what reached a file ends with a whole record.
 */
public final class RecordOutput implements AutoCloseable {
  private static final int BYTES_AT_A_TIME = 1 << 16;

  private final OutputStream out;
  private final ByteArrayOutputStream waiting = new ByteArrayOutputStream(2 * BYTES_AT_A_TIME);

  /** Makes an output to a stream without a buffer of its own. */
  RecordOutput(OutputStream out) {
    this.out = out;
  }

  /** Writes a record, with its line ends, now or later. */
  public void write(String record) throws IOException {
    waiting.writeBytes(record.getBytes(StandardCharsets.UTF_8));
    if (waiting.size() >= BYTES_AT_A_TIME) {
      flush();
    }
  }

  /** Writes what waits. */
  public void flush() throws IOException {
    if (waiting.size() > 0) {
      // In one call: a file gets all of it or nothing.
      out.write(waiting.toByteArray());
      waiting.reset();
    }
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
