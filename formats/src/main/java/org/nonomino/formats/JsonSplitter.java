package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.JsonText;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleFormat.Splitter;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.TextLine;

/**
 * Splits an input into JSON objects. These may share lines or span several. Brackets and commas
 * between them are skipped, so that a list of objects can be read, even on one line of any length.
 * A broken object ends before the next apparent object.
 */
final class JsonSplitter implements Splitter {
  private static final String BETWEEN_OBJECTS = "[],}";

  private final LineReader lines;
  private final Parser parser;

  /** The puzzles of the latest object that were not yet returned. */
  private final Deque<PuzzleText> found = new ArrayDeque<>();

  private Optional<TextLine> line = Optional.empty();

  /** The index in the line of the first character that is not yet processed. */
  private int position;

  /** The number of characters removed from the beginning of a long line. */
  private int removed;

  JsonSplitter(LineReader lines, Parser parser) {
    this.lines = lines;
    this.parser = parser;
  }

  /** Parses the puzzle of a JSON object. */
  @FunctionalInterface
  interface Parser {
    /** Returns the same puzzle at each call, on any thread. */
    PuzzleEntry parse(JsonText text) throws MalformedTextException;

    /** Returns the puzzles of the object at a place, at least one. */
    default List<PuzzleText> puzzles(Place place, JsonText text) {
      return List.of(new PuzzleText(place, () -> parse(text)));
    }
  }

  @Override
  public Optional<PuzzleText> next() throws IOException {
    if (!found.isEmpty()) {
      return Optional.of(found.remove());
    }
    while (line.isPresent() || goToNextLine()) {
      TextLine current = line.orElseThrow();
      if (position == current.text().length()) {
        if (goOn(position)) {
          continue;
        }
        line = Optional.empty();
        if (current.tooLong()) {
          return Optional.of(PuzzleText.malformed(lineTooLong(current)));
        }
        continue;
      }
      char character = current.text().charAt(position);
      if (character == '{') {
        return Optional.of(object(current));
      }
      if (!Character.isWhitespace(character) && BETWEEN_OBJECTS.indexOf(character) < 0) {
        Place place = place(current, removed, position);
        skipToObject(Integer.MAX_VALUE);
        return Optional.of(
            PuzzleText.malformed(
                new MalformedTextException(
                    place,
                    ProblemCode.BROKEN_JSON.bare(),
                    "no JSON object begins here",
                    "Each puzzle is an object: it begins with '{' and ends with '}'.")));
      }
      position++;
    }
    return Optional.empty();
  }

  private boolean goToNextLine() throws IOException {
    line = lines.next();
    position = 0;
    removed = 0;
    return line.isPresent();
  }

  /**
   * Adds the next piece of an overlong line and removes the characters before an index. Returns
   * false if there is no such piece.
   */
  private boolean goOn(int from) {
    TextLine current = line.orElseThrow();
    Optional<TextLine> piece = current.tooLong() ? lines.continued(current) : Optional.empty();
    if (piece.isEmpty()) {
      return false;
    }
    TextLine next = piece.get();
    line =
        Optional.of(
            new TextLine(
                current.number(),
                current.text().substring(from) + next.text(),
                next.tooLong(),
                current.written().substring(from) + next.written()));
    removed += from;
    position = 0;
    return true;
  }

  /** Returns a place; without the line's text if the beginning of the line was removed. */
  private Place place(TextLine line, int removed, int index) {
    return removed == 0
        ? line.place(lines.source(), index)
        : new Place(lines.source(), line.number(), removed + index + 1, "");
  }

  private PuzzleText object(TextLine first) throws IOException {
    int start = position;
    Place place = place(first, removed, start);
    int indentation = JsonBrackets.indentation(first.text());
    JsonBrackets brackets = new JsonBrackets(indentation);
    List<TextLine> parts = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    StringBuilder written = new StringBuilder();
    int removedFromFirst = removed;
    do {
      TextLine current = line.orElseThrow();
      int from = position;
      position = brackets.scan(current.text(), from);
      boolean isCut = position == current.text().length() && !brackets.areClosed();
      if (isCut && parts.isEmpty() && position - from <= JsonText.MAX_LENGTH && goOn(from)) {
        return object(line.orElseThrow());
      }
      if (text.length() <= JsonText.MAX_LENGTH) {
        parts.add(current);
        text.append(text.isEmpty() ? "" : "\n").append(current.text(), from, position);
        written.append(written.isEmpty() ? "" : "\n").append(current.written(), from, position);
      }
      if (brackets.areClosed()) {
        return text.length() <= JsonText.MAX_LENGTH
            ? complete(place, spelled(text, written), parts, start, removedFromFirst)
            : PuzzleText.malformed(objectTooLong(place));
      }
      if (current.tooLong()) {
        skipToObject(indentation);
        return PuzzleText.malformed(lineTooLong(current));
      }
      if (brackets.isTextOpen()) {
        Place end = place(current, removed, position);
        skipToObject(indentation);
        return PuzzleText.malformed(
            new MalformedTextException(
                end,
                ProblemCode.BROKEN_JSON.bare(),
                "the line ends within quotation marks",
                "Maybe the text was cut off, or a quotation mark is missing. A line break in a"
                    + " string is written \\n."));
      }
      if (position < current.text().length()) {
        break;
      }
    } while (goToNextLine());
    return PuzzleText.malformed(JsonText.noEnd(place));
  }

  /** Returns the text with the characters of its strings as they were written. */
  private static String spelled(StringBuilder text, StringBuilder written) {
    String read = text.toString();
    if (read.equals(written.toString())) {
      return read;
    }
    boolean isInString = false;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (isInString) {
        text.setCharAt(i, written.charAt(i));
      }
      if (character == '\\' && isInString) {
        i++;
      } else if (character == '"') {
        isInString = !isInString;
      }
    }
    return text.toString();
  }

  private PuzzleText complete(
      Place place, String text, List<TextLine> parts, int start, int removedFromFirst) {
    List<TextLine> ownLines = List.copyOf(parts);
    JsonText json =
        new JsonText(
            text,
            (row, column) -> {
              TextLine own = ownLines.get(Math.min(row, ownLines.size()) - 1);
              return row == 1
                  ? place(own, removedFromFirst, start + column - 1)
                  : place(own, 0, column - 1);
            });
    found.addAll(parser.puzzles(place, json));
    return found.remove();
  }

  /** Continues at the next line that begins with a brace, after at most this many blanks. */
  private void skipToObject(int indentation) throws IOException {
    while (goToNextLine()) {
      String text = line.orElseThrow().text();
      if (text.stripLeading().startsWith("{") && JsonBrackets.indentation(text) <= indentation) {
        break;
      }
    }
  }

  private MalformedTextException lineTooLong(TextLine current) {
    return new MalformedTextException(
        place(current, removed, current.text().length()),
        ProblemCode.TOO_LONG.with("limit", LineReader.MAX_LENGTH),
        "the line is longer than " + LineReader.MAX_LENGTH + " characters",
        "Put each object on a separate line.");
  }

  private static MalformedTextException objectTooLong(Place place) {
    return new MalformedTextException(
        place,
        ProblemCode.TOO_LONG.with("limit", JsonText.MAX_LENGTH),
        "the JSON object is longer than " + JsonText.MAX_LENGTH + " characters",
        "No puzzle needs that many. Maybe a bracket is missing.");
  }
}
