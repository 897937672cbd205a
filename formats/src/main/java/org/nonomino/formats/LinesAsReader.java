package org.nonomino.formats;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.nonomino.text.LineReader;
import org.nonomino.text.TextLine;

/**
 * The lines of an input as a stream of characters, one line at a time, for a parser that counts
 * lines itself. Skipped lines are replaced by empty ones, except above the first line. The stream
 * ends early if a line, or one step of the parser, is too long. Not thread-safe.
 */
final class LinesAsReader extends Reader {
  /** The maximum number of characters for one step of the parser. */
  static final int MAX_PER_STEP = 1 << 20;

  private static final int KEPT_LINES = 64;

  private final LineReader lines;
  private final Deque<TextLine> given = new ArrayDeque<>();
  private Optional<String> overflow = Optional.empty();
  private String pending = "";
  private int position;
  private long linesAbove;
  private long linesGiven;
  private long lineFeedsDue;
  private int givenForStep;

  LinesAsReader(LineReader lines) {
    this.lines = lines;
  }

  /** Begins a new step of the parser. */
  void beginStep() {
    givenForStep = 0;
  }

  /** Returns the description of an overlong part, if there was one. */
  Optional<String> overflow() {
    return overflow;
  }

  /**
   * Returns a recent line. If the line is no longer kept, its text is empty; for a later line, the
   * latest one is returned.
   *
   * @param number counted by the parser, from 1
   */
  TextLine line(int number) {
    long wanted = Math.min(linesAbove + number, linesGiven);
    return given.stream()
        .filter(line -> line.number() == wanted)
        .findFirst()
        .orElseGet(() -> new TextLine(wanted, "", false));
  }

  @Override
  public int read(char[] buffer, int offset, int length) throws IOException {
    if (givenForStep > MAX_PER_STEP) {
      overflow = Optional.of("one element is longer than " + MAX_PER_STEP + " characters");
    }
    if (overflow.isPresent() || !fill()) {
      return -1;
    }
    int count = 0;
    while (count < length && lineFeedsDue > 0) {
      buffer[offset + count++] = '\n';
      lineFeedsDue--;
    }
    int rest = Math.min(length - count, pending.length() - position);
    pending.getChars(position, position + rest, buffer, offset + count);
    position += rest;
    givenForStep += count + rest;
    return count + rest;
  }

  /** Fills the buffer if it is empty; returns false at the end. */
  private boolean fill() throws IOException {
    if (lineFeedsDue > 0 || position < pending.length()) {
      return true;
    }
    Optional<TextLine> next = lines.next();
    // The parser itself reports forbidden characters.
    lines.takeControlCharacter();
    if (next.isEmpty()) {
      return false;
    }
    TextLine line = next.get();
    given.add(line);
    if (given.size() > KEPT_LINES) {
      given.remove();
    }
    if (line.tooLong()) {
      overflow =
          Optional.of(
              "line " + line.number() + " is longer than " + LineReader.MAX_LENGTH + " characters");
      return false;
    }
    boolean isFirst = linesGiven == 0;
    // An XML declaration must be at the very beginning.
    pending = (isFirst ? line.written().stripLeading() : line.written()) + '\n';
    position = 0;
    if (isFirst) {
      linesAbove = line.number() - 1;
      linesGiven = linesAbove;
    }
    lineFeedsDue = line.number() - linesGiven - 1;
    linesGiven = line.number();
    return true;
  }

  /** Does nothing, because the underlying reader belongs to the caller. */
  @Override
  public void close() {}
}
