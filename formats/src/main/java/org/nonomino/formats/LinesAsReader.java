package org.nonomino.formats;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.nonomino.text.LineReader;
import org.nonomino.text.TextLine;

/**
 * The lines of a text as a stream of characters again, one line at a time, for a parser that counts
 * lines itself: those that were left out come as empty ones, but for those above the first. Ends
 * early where a line, or what the parser reads in one step, is too long. Not thread-safe.
 */
final class LinesAsReader extends Reader {
  /** The most characters that are given for one step of the parser. */
  static final int MOST_A_STEP = 1 << 20;

  /** This many lines are kept for messages. */
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

  /** Returns what was too long, if anything was. */
  Optional<String> overflow() {
    return overflow;
  }

  /**
   * Returns a line that was given not long ago; without its text if it was not, and the last one
   * for those after it.
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
    if (givenForStep > MOST_A_STEP) {
      overflow = Optional.of("one element is longer than " + MOST_A_STEP + " characters");
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
    // The parser itself reports characters that are not allowed.
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
    // An XML declaration is at the very beginning.
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

  /** Does nothing: the text belongs to someone else. */
  @Override
  public void close() {}
}
