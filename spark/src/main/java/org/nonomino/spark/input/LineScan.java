package org.nonomino.spark.input;

import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.CharacterCodingException;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.util.LineReader;
import org.nonomino.spark.storage.Storage;

/**
 * The properties of the lines that begin in a range of a file.
 *
 * @param file its name, as typed
 * @param start the place of the first line that begins in the range; {@link #NONE} if no line does
 * @param lines the number of lines that begin in the range
 * @param isPlain whether lines end with LF or CR LF, are valid UTF-8, not very long, and without an
 *     open quotation mark, so that each can be read without the lines before it
 */
record LineScan(String file, long start, long lines, boolean isPlain) implements Serializable {
  static final long NONE = -1;

  /** The maximum length of a line: longer than any puzzle, but small enough for memory. */
  private static final int MAX_BYTES = 1 << 25;

  private static final byte[] LINE_FEED = {'\n'};

  /** A range of a file: bytes {@code from} to {@code to - 1}. */
  record Range(String file, long from, long to) implements Serializable {}

  /** Scans a range, up to the end of the last line that begins in it. */
  static LineScan of(Range range, Storage storage) throws IOException {
    // A line begins at a byte if the byte before it ends one.
    long first = Math.max(0, range.from - 1);
    try (LineReader reader = new LineReader(storage.open(range.file, first), LINE_FEED)) {
      Text line = new Text();
      long at = range.from == 0 ? 0 : first + reader.readLine(line, 0, MAX_BYTES);
      long start = NONE;
      long lines = 0;
      boolean isPlain = true;
      while (at < range.to && isPlain) {
        int length = reader.readLine(line, MAX_BYTES, MAX_BYTES);
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
   * @param length its length with the line feed, if it has one
   */
  private static boolean isPlain(Text line, int length) {
    try {
      String text = Text.decode(line.getBytes(), 0, line.getLength(), false);
      int returned = text.indexOf('\r');
      boolean isEnded = length > line.getLength();
      // A field in quotation marks may continue in the next line of a table.
      boolean isWhole = text.chars().filter(c -> c == '"').count() % 2 == 0;
      return length < MAX_BYTES
          && isWhole
          && (returned < 0 || (returned == text.length() - 1 && isEnded));
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}
