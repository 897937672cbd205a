package org.nonomino.bulk.io;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Standard error, with at most one line that is drawn again and again: everything else that is
 * written erases it first. Thread-safe.
 */
final class ErrorOutput extends OutputStream {
  private static final String ERASE = "\r\u001B[K";

  private final OutputStream out;
  private boolean isDrawn;
  private long latest = System.nanoTime();

  ErrorOutput(OutputStream out) {
    this.out = out;
  }

  @Override
  public synchronized void write(int next) throws IOException {
    erase();
    out.write(next);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
    erase();
    out.write(bytes, offset, length);
  }

  @Override
  public synchronized void flush() throws IOException {
    out.flush();
  }

  @Override
  public synchronized void close() throws IOException {
    erase();
    out.close();
  }

  /**
   * Draws the line in place of the one before.
   *
   * @param quiet draws nothing before so many nanoseconds without any other text
   */
  synchronized void draw(String line, long quiet) throws IOException {
    if (System.nanoTime() - latest >= quiet) {
      writeText(ERASE + line);
      isDrawn = true;
    }
  }

  /** Erases the line if there is one: other text follows on the terminal. */
  synchronized void erase() throws IOException {
    latest = System.nanoTime();
    if (isDrawn) {
      isDrawn = false;
      writeText(ERASE);
    }
  }

  /** Returns a stream to the same terminal; what is written there erases the line, too. */
  OutputStream sharedBy(OutputStream other) {
    return new Shared(other);
  }

  private void writeText(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  /** Another stream to the terminal. */
  final class Shared extends FilterOutputStream {
    private Shared(OutputStream out) {
      super(out);
    }

    /** Returns the stream as it was. */
    OutputStream itself() {
      return out;
    }

    @Override
    public void write(int next) throws IOException {
      erase();
      out.write(next);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      erase();
      out.write(bytes, offset, length);
    }
  }
}
