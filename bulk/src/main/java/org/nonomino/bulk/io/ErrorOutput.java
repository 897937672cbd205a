package org.nonomino.bulk.io;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Standard error, with at most one line that is redrawn. Any other text erases this line first.
 * Thread-safe.
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
   * @param quiet the minimum number of nanoseconds since other text before the line is drawn
   */
  synchronized void draw(String line, long quiet) throws IOException {
    if (System.nanoTime() - latest >= quiet) {
      writeText(ERASE + line);
      isDrawn = true;
    }
  }

  /** Erases the line, if there is one, before other text on the terminal. */
  synchronized void erase() throws IOException {
    latest = System.nanoTime();
    if (isDrawn) {
      isDrawn = false;
      writeText(ERASE);
    }
  }

  /** Returns a stream to the same terminal that also erases the line before other text. */
  OutputStream sharedBy(OutputStream other) {
    return new Shared(other);
  }

  private void writeText(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  /** Another stream to the terminal. */
  final class Shared extends FilterOutputStream {
    private final OutputStream itself;

    private Shared(OutputStream itself) {
      super(new UndirectedOutput(itself));
      this.itself = itself;
    }

    /** Returns the original stream. */
    OutputStream itself() {
      return itself;
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
