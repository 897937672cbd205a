package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import org.nonomino.formats.json.JsonText;
import org.nonomino.text.LineReader;
import org.nonomino.text.TextLine;

/** The kinds of objects in a JSON input. */
enum JsonKind {
  /** Objects with the field {@code puzzle}, or without a {@code grid} of objects. */
  NONOMINO,
  /** Objects with the field {@code grid}, a list of lists of objects. */
  FPUZZLES,
  /** Objects with the field {@code cells}, a list of lists of objects. */
  SUDOKUPAD,
  /** Objects that begin with the field {@code formatVersion}. */
  SUDOKUMAKER,
  /** Lists that are boards of other programs. */
  LISTS;

  /** The maximum number of lines to examine. Known programs write at most this before the grid. */
  private static final int LOOKED_AT = 1000;

  /**
   * Returns the kind of the object, or of the list's first object, with which the input begins;
   * empty if it begins with neither. Reads only as much of the object as necessary.
   *
   * @param lines at the first significant line; nothing is consumed
   */
  static Optional<JsonKind> find(LineReader lines) throws IOException {
    String beginning = lines.peekSignificant().map(line -> line.text().stripLeading()).orElse("");
    if (!beginning.startsWith("{") && !beginning.startsWith("[")) {
      return Optional.empty();
    }
    boolean isObject = false;
    try (JsonParser parser = JsonText.FACTORY.createParser(new PeekedText(lines))) {
      JsonToken start = parser.nextToken();
      if (start == JsonToken.START_ARRAY) {
        start = parser.nextToken();
        if (start != JsonToken.START_OBJECT) {
          return isLists(lines) ? Optional.of(LISTS) : Optional.empty();
        }
      }
      isObject = start == JsonToken.START_OBJECT;
      while (isObject && parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        if (name.equalsIgnoreCase(FPuzzlesFormat.GRID)) {
          return Optional.of(isOfOtherCells(parser) ? NONOMINO : FPUZZLES);
        }
        if (name.equals(JsonFormat.PUZZLE)) {
          return Optional.of(NONOMINO);
        }
        if (name.equals(SudokuMakerReader.VERSION)) {
          return Optional.of(SUDOKUMAKER);
        }
        if (name.equals(SudokuPadReader.CELLS)) {
          return Optional.of(isOfObjects(parser) ? SUDOKUPAD : NONOMINO);
        }
        parser.nextToken();
        parser.skipChildren();
      }
    } catch (JsonProcessingException e) {
      // The problems of the object are reported when it is parsed.
      isObject |= beginning.startsWith("{");
    }
    return isObject ? Optional.of(NONOMINO) : Optional.empty();
  }

  private static boolean isLists(LineReader lines) throws IOException {
    try (JsonParser parser = JsonText.FACTORY.createParser(new PeekedText(lines))) {
      parser.nextToken();
      return ApiLists.recognizes(parser);
    } catch (JsonProcessingException e) {
      // A grid of rows in brackets is no JSON either.
      return false;
    }
  }

  /** Returns whether a grid is a string, or its first list has at least two cells, no objects. */
  private static boolean isOfOtherCells(JsonParser parser) throws IOException {
    JsonToken token = parser.nextToken();
    if (token == JsonToken.VALUE_STRING) {
      return true;
    }
    while (token == JsonToken.START_ARRAY) {
      token = parser.nextToken();
    }
    int cells = 0;
    while (token != null && token.isScalarValue()) {
      cells++;
      token = parser.nextToken();
    }
    return cells > 1 && token == JsonToken.END_ARRAY;
  }

  /** Returns whether a value is a list of lists of objects. */
  private static boolean isOfObjects(JsonParser parser) throws IOException {
    JsonToken list = parser.nextToken();
    JsonToken row = parser.nextToken();
    return list == JsonToken.START_ARRAY
        && row == JsonToken.START_ARRAY
        && parser.nextToken() == JsonToken.START_OBJECT;
  }

  /** The lines ahead of a reader as a stream of characters, line by line. */
  private static final class PeekedText extends Reader {
    private final LineReader lines;
    private int distance;
    private String current = "";
    private int position;
    private boolean isCut;

    PeekedText(LineReader lines) {
      this.lines = lines;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
      if (position == current.length()) {
        Optional<TextLine> next =
            distance < LOOKED_AT && !isCut ? lines.peek(distance) : Optional.empty();
        if (next.isEmpty()) {
          return -1;
        }
        // The rest of a long line is lost once the line after it is read.
        isCut = next.get().tooLong();
        distance++;
        current = next.get().text() + '\n';
        position = 0;
      }
      int count = Math.min(length, current.length() - position);
      current.getChars(position, position + count, target, offset);
      position += count;
      return count;
    }

    @Override
    public void close() {
      // The lines belong to the caller.
    }
  }
}
