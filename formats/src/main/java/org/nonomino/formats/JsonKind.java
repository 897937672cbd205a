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

/** Which kind of objects a JSON text holds. */
enum JsonKind {
  /** With the field {@code puzzle}, or neither that nor {@code grid}. */
  NONOMINO,
  /** With the field {@code grid}. */
  FPUZZLES;

  /** This many lines are looked at; a program that writes more before the grid is not known. */
  private static final int LOOKED_AT = 1000;

  /**
   * Returns the kind of the object with which a text begins, or the list in which it begins; empty
   * if it begins with neither. Of the object only as much is looked at as is needed.
   *
   * @param lines at the first significant line; nothing is read past
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
      }
      isObject = start == JsonToken.START_OBJECT;
      while (isObject && parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        if (name.equals(FPuzzlesFormat.GRID)) {
          return Optional.of(FPUZZLES);
        }
        if (name.equals(JsonFormat.PUZZLE)) {
          return Optional.of(NONOMINO);
        }
        parser.nextToken();
        parser.skipChildren();
      }
    } catch (JsonProcessingException e) {
      // When the object is parsed it is said what is wrong with it.
      isObject |= beginning.startsWith("{");
    }
    return isObject ? Optional.of(NONOMINO) : Optional.empty();
  }

  /** The text ahead of a reader of lines, a line each time. */
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
        // The rest of a long line is lost if the line after it is read.
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
      // The lines are someone else's.
    }
  }
}
