package org.nonomino.core.text;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads lines in bounded memory: of a line of a hundred megabytes only the beginning is kept. Lines
 * end with LF, CR LF or CR; a byte order mark is left out. Not thread-safe.
 */
public final class LineReader {
  /**
   * The most characters of a line that are kept: more than any puzzle of size 36 needs, with
   * numbers and a solution.
   */
  static final int MAX_LENGTH = 1 << 16;

  private static final int BUFFER_SIZE = 1 << 15;
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final String source;
  private final Reader reader;
  private final char[] buffer = new char[BUFFER_SIZE];
  private final List<TextLine> ahead = new ArrayList<>();
  private int position;
  private int limit;
  private long linesRead;
  private boolean skipLineFeed;

  /**
   * Makes a reader.
   *
   * @param source the name for messages, such as the path of the file
   * @param reader is read as lines are wanted, and not closed
   */
  public LineReader(String source, Reader reader) {
    this.source = source;
    this.reader = reader;
  }

  /** Returns the name of the text for messages. */
  public String source() {
    return source;
  }

  /**
   * Tells whether a line can be had without waiting for whoever writes the text, as far as that can
   * be told.
   */
  boolean isReady() throws IOException {
    return !ahead.isEmpty() || position < limit || reader.ready();
  }

  /** Returns the next line and goes past it; empty at the end. */
  public Optional<TextLine> next() throws IOException {
    return ahead.isEmpty() ? read() : Optional.of(ahead.remove(0));
  }

  /**
   * Returns a line without going past it; empty where the text ends before.
   *
   * @param distance 0 for the next line, 1 for the one behind it
   */
  Optional<TextLine> peek(int distance) throws IOException {
    while (ahead.size() <= distance) {
      Optional<TextLine> line = read();
      if (line.isEmpty()) {
        return line;
      }
      ahead.add(line.get());
    }
    return Optional.of(ahead.get(distance));
  }

  /**
   * Goes past the blank lines and comments, and returns the line behind them without going past it.
   */
  public Optional<TextLine> peekSignificant() throws IOException {
    while (true) {
      Optional<TextLine> line = peek(0);
      if (line.isEmpty() || !(line.get().isBlank() || line.get().isComment())) {
        return line;
      }
      ahead.remove(0);
    }
  }

  private Optional<TextLine> read() throws IOException {
    if (!fill()) {
      return Optional.empty();
    }
    if (skipLineFeed && buffer[position] == '\n') {
      position++;
      skipLineFeed = false;
      if (!fill()) {
        return Optional.empty();
      }
    }
    skipLineFeed = false;
    if (linesRead == 0 && buffer[position] == BYTE_ORDER_MARK) {
      position++;
    }
    linesRead++;
    StringBuilder parts = new StringBuilder(0);
    boolean tooLong = false;
    while (fill()) {
      int end = position;
      while (end < limit && buffer[end] != '\n' && buffer[end] != '\r') {
        end++;
      }
      int kept = Math.min(end - position, MAX_LENGTH - parts.length());
      tooLong |= kept < end - position;
      boolean lineEnds = end < limit;
      if (lineEnds && parts.isEmpty()) {
        String text = new String(buffer, position, kept);
        endLine(end);
        return Optional.of(new TextLine(linesRead, text, tooLong));
      }
      parts.append(buffer, position, kept);
      if (lineEnds) {
        endLine(end);
        break;
      }
      position = end;
    }
    return Optional.of(new TextLine(linesRead, parts.toString(), tooLong));
  }

  private void endLine(int end) {
    skipLineFeed = buffer[end] == '\r';
    position = end + 1;
  }

  /** Makes sure that there is a character in the buffer; returns false at the end of the text. */
  private boolean fill() throws IOException {
    while (position == limit) {
      int count = reader.read(buffer, 0, buffer.length);
      if (count < 0) {
        return false;
      }
      position = 0;
      limit = count;
    }
    return true;
  }
}
