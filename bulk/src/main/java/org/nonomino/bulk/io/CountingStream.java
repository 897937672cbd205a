package org.nonomino.bulk.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongConsumer;

/** Counts the bytes that are read, by any method. */
class CountingStream extends FilterInputStream {
  private final LongConsumer counter;
  private boolean isAtEnd;

  /**
   * @param counter accepts the number of bytes of each read
   */
  CountingStream(InputStream in, LongConsumer counter) {
    super(in);
    this.counter = counter;
  }

  @Override
  public int read() throws IOException {
    int next = in.read();
    count(next < 0 ? next : 1);
    return next;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int count = in.read(bytes, offset, length);
    count(count);
    return count;
  }

  private void count(int count) {
    isAtEnd |= count < 0;
    counter.accept(Math.max(count, 0));
  }

  /** Returns whether the end was reached. */
  final boolean isAtEnd() {
    return isAtEnd;
  }
}
