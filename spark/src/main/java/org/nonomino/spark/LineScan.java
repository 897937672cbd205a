package org.nonomino.spark;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;

/**
 * What a look at the bytes of a range of a file tells about the lines that begin in it.
 *
 * @param file its name, as it was typed
 * @param start where the first line begins that begins in the range; {@link #NONE} if none does
 * @param lines how many lines begin in the range
 * @param isPlain whether lines end with LF or CR LF, and are valid UTF-8, so that each can be read
 *     without those before it
 */
record LineScan(String file, long start, long lines, boolean isPlain) implements Serializable {
  static final long NONE = -1;

  private static final int BUFFER_SIZE = 1 << 16;

  /** A range of a file: bytes {@code from} to {@code to - 1}. */
  record Range(String file, long from, long to) implements Serializable {}

  /** Looks at a range; reads on to the end of the last line that begins in it. */
  static LineScan of(Range range, Storage storage) throws IOException {
    // A line begins at a byte if the byte before it ends one.
    long first = Math.max(0, range.from - 1);
    try (InputStream stream =
        new BufferedInputStream(storage.open(range.file, first), BUFFER_SIZE)) {
      return new Scanner(range, stream).scan(first);
    }
  }

  /** Reads the bytes of a range. */
  private static final class Scanner {
    private final Range range;
    private final InputStream stream;
    private final Utf8Check utf8 = new Utf8Check();
    private long start = NONE;
    private long lines;
    private boolean isPlain = true;

    Scanner(Range range, InputStream stream) {
      this.range = range;
      this.stream = stream;
    }

    LineScan scan(long first) throws IOException {
      boolean beginsLine = range.from == 0;
      boolean isWithin = beginsLine;
      int before = 0;
      for (long at = first; ; at++) {
        int next = stream.read();
        if (next < 0) {
          isPlain &= before != '\r' && utf8.isComplete();
          return result();
        }
        if (beginsLine) {
          if (at >= range.to) {
            return result();
          }
          isWithin = true;
          start = start == NONE ? at : start;
          lines++;
        }
        if (isWithin) {
          isPlain &= (before != '\r' || next == '\n') && utf8.accepts(next);
        }
        beginsLine = next == '\n';
        before = next;
        if (!isWithin && !beginsLine && at >= range.to) {
          // A line that is longer than the range.
          return result();
        }
      }
    }

    private LineScan result() {
      return new LineScan(range.file, start, lines, isPlain);
    }
  }

  /** Tells whether bytes are UTF-8, by the table of the Unicode standard (3-7). */
  private static final class Utf8Check {
    private static final int FIRST_CONTINUATION = 0x80;
    private static final int LAST_CONTINUATION = 0xBF;

    private int missing;
    private int least = FIRST_CONTINUATION;
    private int most = LAST_CONTINUATION;

    boolean isComplete() {
      return missing == 0;
    }

    /** Takes the next byte; returns false if no text goes on with it. */
    boolean accepts(int next) {
      if (missing > 0) {
        boolean isRight = next >= least && next <= most;
        missing--;
        least = FIRST_CONTINUATION;
        most = LAST_CONTINUATION;
        return isRight;
      }
      if (next < FIRST_CONTINUATION) {
        return true;
      }
      missing = next >= 0xF0 ? 3 : next >= 0xE0 ? 2 : 1;
      least = next == 0xE0 ? 0xA0 : next == 0xF0 ? 0x90 : FIRST_CONTINUATION;
      most = next == 0xED ? 0x9F : next == 0xF4 ? 0x8F : LAST_CONTINUATION;
      return next >= 0xC2 && next <= 0xF4;
    }
  }
}
