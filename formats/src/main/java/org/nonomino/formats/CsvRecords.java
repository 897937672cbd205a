package org.nonomino.formats;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleFormat.LineParser;
import org.nonomino.text.PuzzleFormat.Splitter;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.TextLine;

/**
 * Splits a table into its records. A record is one line, or several if a field in quotation marks
 * has line breaks. A record whose last field has no closing quotation mark is one line and is
 * refused.
 */
final class CsvRecords implements Splitter {
  /** The maximum number of lines of a record, so that a missing quotation mark costs one record. */
  private static final int MAX_LINES = 256;

  private static final char QUOTE = '"';

  private final LineReader lines;
  private final char separator;
  private final boolean isByLines;
  private final LineParser parser;

  /**
   * @param isByLines whether the table can be read from any of its lines
   */
  CsvRecords(LineReader lines, char separator, boolean isByLines, LineParser parser) {
    this.lines = lines;
    this.separator = separator;
    this.isByLines = isByLines;
    this.parser = parser;
  }

  @Override
  public Optional<PuzzleText> next() throws IOException {
    if (lines.peekSignificant().isEmpty()) {
      return Optional.empty();
    }
    TextLine first = lines.next().orElseThrow();
    TextLine record = whole(first);
    String source = lines.source();
    return Optional.of(PuzzleText.ofLine(source, record, () -> parse(source, record)));
  }

  private PuzzleEntry parse(String source, TextLine record) throws MalformedTextException {
    PuzzleEntry entry = parser.parse(source, record);
    if (isOpen(record.text())) {
      throw CsvFormat.invalid(record.place(source));
    }
    return entry;
  }

  /** {@inheritDoc} A table with records of several lines must not be read in parts. */
  @Override
  public boolean isByLines() {
    return isByLines;
  }

  /** Returns a record as one line with line feeds, and consumes the lines after the first. */
  private TextLine whole(TextLine first) throws IOException {
    StringBuilder text = new StringBuilder(first.written());
    long number = first.number();
    for (int at = 0; at < MAX_LINES && !first.tooLong() && isOpen(text); at++) {
      Optional<TextLine> next = lines.peek(at);
      if (next.isEmpty()) {
        lines.commentsAtEnd().stream()
            .takeWhile(comment -> isOpen(text))
            .forEach(comment -> text.append('\n').append(comment));
        return isOpen(text) ? first : past(at, first, text);
      }
      if (next.get().tooLong()) {
        return first;
      }
      // Lines that begin with # and repeated blank lines are left out elsewhere.
      List<String> comments = lines.commentsAbove(next.get());
      for (long gap = next.get().number() - number - 1, i = 0; i < gap && isOpen(text); i++) {
        text.append('\n').append(i < comments.size() ? comments.get((int) i) : "");
      }
      if (!isOpen(text)) {
        return past(at, first, text);
      }
      text.append('\n').append(next.get().written());
      number = next.get().number();
      if (text.length() > LineReader.MAX_LENGTH) {
        return first;
      }
      if (!isOpen(text)) {
        return past(at + 1, first, text);
      }
    }
    return first;
  }

  private TextLine past(int count, TextLine first, StringBuilder text) throws IOException {
    for (int i = 0; i < count; i++) {
      lines.next();
    }
    String written = text.toString();
    return new TextLine(first.number(), TextLine.plain(written), false, written);
  }

  /** Returns whether the last field begins with a quotation mark and has no closing one. */
  private boolean isOpen(CharSequence record) {
    boolean isOpen = false;
    boolean isStart = true;
    for (int i = 0; i < record.length(); i++) {
      char character = record.charAt(i);
      if (isOpen) {
        isOpen = character != QUOTE;
      } else if (character == QUOTE) {
        // Two quotation marks within a field stand for one.
        isOpen = isStart || record.charAt(i - 1) == QUOTE;
      }
      isStart = !isOpen && character == separator;
    }
    return isOpen;
  }
}
