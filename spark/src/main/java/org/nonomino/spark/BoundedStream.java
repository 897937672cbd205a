package org.nonomino.spark;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The first bytes of a stream. */
final class BoundedStream extends FilterInputStream {
  private long left;

  /**
   * @param length how many bytes there are at most
   */
  BoundedStream(InputStream in, long length) {
    super(in);
    this.left = length;
  }

  @Override
  public int read() throws IOException {
    int next = left > 0 ? in.read() : -1;
    left -= next < 0 ? 0 : 1;
    return next;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (left <= 0) {
      return length == 0 ? 0 : -1;
    }
    int count = in.read(bytes, offset, (int) Math.min(left, length));
    left -= Math.max(count, 0);
    return count;
  }

  @Override
  public int available() throws IOException {
    return (int) Math.min(left, in.available());
  }

  @Override
  public long skip(long count) throws IOException {
    long skipped = in.skip(Math.min(left, count));
    left -= skipped;
    return skipped;
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}
