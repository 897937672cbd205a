package org.nonomino.spark;

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
    try (InputStream stream = storage.open(range.file, first)) {
      Scanner scanner = new Scanner(range, first);
      byte[] buffer = new byte[BUFFER_SIZE];
      int count = stream.read(buffer);
      while (count >= 0 && scanner.takes(buffer, count)) {
        count = stream.read(buffer);
      }
      return scanner.result(count < 0);
    }
  }

  /** Looks at the bytes of a range. */
  private static final class Scanner {
    private final Range range;
    private final Utf8Check utf8 = new Utf8Check();
    private long at;
    private int before;
    private boolean beginsLine;

    /** Whether the byte belongs to a line that begins in the range. */
    private boolean isWithin;

    private long start = NONE;
    private long lines;
    private boolean isPlain = true;

    Scanner(Range range, long first) {
      this.range = range;
      this.at = first;
      this.beginsLine = range.from == 0;
    }

    /** Takes the next bytes; returns whether those after them are of interest, too. */
    boolean takes(byte[] bytes, int count) {
      for (int i = 0; i < count; i++, at++) {
        if (at >= range.to && (beginsLine || !isWithin)) {
          // The next range has the line, or a line is longer than this one.
          return false;
        }
        int next = bytes[i] & 0xFF;
        if (beginsLine) {
          isWithin = true;
          start = start == NONE ? at : start;
          lines++;
        }
        if (isWithin) {
          isPlain &= (before != '\r' || next == '\n') && utf8.accepts(next);
        }
        beginsLine = next == '\n';
        before = next;
      }
      return true;
    }

    LineScan result(boolean isAtEnd) {
      boolean isWhole = !isAtEnd || (before != '\r' && utf8.isComplete());
      return new LineScan(range.file, start, lines, isPlain && isWhole);
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
