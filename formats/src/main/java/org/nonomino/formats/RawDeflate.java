package org.nonomino.formats;

import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Decompresses a stream of deflate without a header (RFC 1951). In a browser, the browser does. */
final class RawDeflate {
  private static final int FIRST_SIZE = 1 << 14;

  private RawDeflate() {}

  /**
   * Returns the decompressed bytes. Stops soon after {@code limit} bytes, so a longer answer may be
   * incomplete.
   *
   * @throws DataFormatException if the stream is broken or does not end
   */
  static byte[] inflated(byte[] stream, int limit) throws DataFormatException {
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(stream);
      byte[] bytes = new byte[FIRST_SIZE];
      int count = 0;
      while (!inflater.finished() && count <= limit) {
        if (count == bytes.length) {
          bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        int more = inflater.inflate(bytes, count, bytes.length - count);
        count += more;
        if (more == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
          throw new DataFormatException();
        }
      }
      return Arrays.copyOf(bytes, count);
    } finally {
      inflater.end();
    }
  }
}
