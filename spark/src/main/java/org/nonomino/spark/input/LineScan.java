package org.nonomino.spark.input;

import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.CharacterCodingException;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.util.LineReader;
import org.nonomino.spark.storage.Storage;

/**
 * What a look at the bytes of a range of a file tells about the lines that begin in it.
 *
 * @param file its name, as it was typed
 * @param start where the first line begins that begins in the range; {@link #NONE} if none does
 * @param lines how many lines begin in the range
 * @param isPlain whether lines end with LF or CR LF, are valid UTF-8, not very long, and without an
 *     open quotation mark, so that each can be read without those before it
 */
record LineScan(String file, long start, long lines, boolean isPlain) implements Serializable {
  static final long NONE = -1;

  /** Longer than any puzzle, yet held in memory. */
  private static final int MOST_BYTES = 1 << 25;

  private static final byte[] LINE_FEED = {'\n'};

  /** A range of a file: bytes {@code from} to {@code to - 1}. */
  record Range(String file, long from, long to) implements Serializable {}

  /** Looks at a range; reads on to the end of the last line that begins in it. */
  static LineScan of(Range range, Storage storage) throws IOException {
    // A line begins at a byte if the byte before it ends one.
    long first = Math.max(0, range.from - 1);
    try (LineReader reader = new LineReader(storage.open(range.file, first), LINE_FEED)) {
      Text line = new Text();
      long at = range.from == 0 ? 0 : first + reader.readLine(line, 0, MOST_BYTES);
      long start = NONE;
      long lines = 0;
      boolean isPlain = true;
      while (at < range.to && isPlain) {
        int length = reader.readLine(line, MOST_BYTES, MOST_BYTES);
        if (length == 0) {
          break;
        }
        start = start == NONE ? at : start;
        lines++;
        isPlain = isPlain(line, length);
        at += length;
      }
      return new LineScan(range.file, start, lines, isPlain);
    }
  }

  /**
   * Returns whether a line is plain.
   *
   * @param length with the line feed, which the last line of a file may lack
   */
  private static boolean isPlain(Text line, int length) {
    try {
      String text = Text.decode(line.getBytes(), 0, line.getLength(), false);
      int returned = text.indexOf('\r');
      boolean isEnded = length > line.getLength();
      // In a table a field in quotation marks may go on in the next line.
      boolean isWhole = text.chars().filter(c -> c == '"').count() % 2 == 0;
      return length < MOST_BYTES
          && isWhole
          && (returned < 0 || (returned == text.length() - 1 && isEnded));
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}
