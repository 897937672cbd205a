package org.nonomino.bulk.io;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;

/** A stream to standard output that stores the first error. */
final class ResultStream extends FilterOutputStream {
  private Optional<IOException> failure = Optional.empty();

  ResultStream(OutputStream out) {
    super(out);
  }

  @Override
  public synchronized void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      failure = Optional.of(e);
      throw e;
    }
  }

  /**
   * Returns the error that concerns the user, if any. A reader that is gone, as with {@code |
   * head}, is not an error.
   */
  synchronized Optional<String> trouble() {
    return failure
        .map(e -> String.valueOf(e.getMessage()))
        .filter(message -> !message.toLowerCase(Locale.ROOT).contains("pipe"));
  }
}
