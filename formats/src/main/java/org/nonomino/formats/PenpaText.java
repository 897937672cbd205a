package org.nonomino.formats;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.DataFormatException;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;

/**
 * The lines of text in a parameter of a link to Penpa+: Base64 of a stream of deflate without a
 * header. In it, frequent words are abbreviated by {@code z} and another character.
 */
final class PenpaText {
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  private static final int BITS = 6;
  private static final int BYTE = 8;

  private static final Map<Character, String> WORDS =
      Map.ofEntries(
          Map.entry('Z', "z"),
          Map.entry('9', "\"qa\""),
          Map.entry('Q', "\"pu_q\""),
          Map.entry('A', "\"pu_a\""),
          Map.entry('G', "\"grid\""),
          Map.entry('M', "\"edit_mode\""),
          Map.entry('S', "\"surface\""),
          Map.entry('L', "\"line\""),
          Map.entry('E', "\"lineE\""),
          Map.entry('W', "\"wall\""),
          Map.entry('C', "\"cage\""),
          Map.entry('N', "\"number\""),
          Map.entry('Y', "\"symbol\""),
          Map.entry('P', "\"special\""),
          Map.entry('B', "\"board\""),
          Map.entry('R', "\"command_redo\""),
          Map.entry('U', "\"command_undo\""),
          Map.entry('8', "\"command_replay\""),
          Map.entry('1', "\"numberS\""),
          Map.entry('F', "\"freeline\""),
          Map.entry('2', "\"freelineE\""),
          Map.entry('T', "\"thermo\""),
          Map.entry('3', "\"arrows\""),
          Map.entry('D', "\"direction\""),
          Map.entry('0', "\"squareframe\""),
          Map.entry('5', "\"polygon\""),
          Map.entry('4', "\"deletelineE\""),
          Map.entry('6', "\"killercages\""),
          Map.entry('7', "\"nobulbthermo\""),
          Map.entry('_', "\"__a\""),
          Map.entry('O', "null"));

  private final List<String> lines;
  private final Place place;

  private PenpaText(String text, Place place) {
    this.lines = Arrays.asList(text.split("\n", -1));
    this.place = place;
  }

  /**
   * Returns the text of a parameter.
   *
   * @param place the place of the link
   * @throws MalformedTextException if it was cut off or changed, or is too long
   */
  static PenpaText of(String base64, Place place) throws MalformedTextException {
    return new PenpaText(expanded(inflated(bytes(base64), place)), place);
  }

  private static byte[] bytes(String base64) {
    byte[] bytes = new byte[base64.length()];
    int count = 0;
    int bits = 0;
    int width = 0;
    for (int i = 0; i < base64.length(); i++) {
      char character = base64.charAt(i);
      int escaped = character == '%' ? LinkLine.escaped(base64, i) : -1;
      if (escaped >= 0) {
        character = (char) escaped;
        i += 2;
      }
      // A blank is a plus sign that a browser decoded.
      int digit =
          DIGITS.indexOf(
              character == ' ' || character == '-' ? '+' : character == '_' ? '/' : character);
      if (digit < 0) {
        continue;
      }
      bits = (bits << BITS) | digit;
      width += BITS;
      if (width >= BYTE) {
        width -= BYTE;
        bytes[count++] = (byte) (bits >> width);
      }
    }
    return Arrays.copyOf(bytes, count);
  }

  private static String inflated(byte[] bytes, Place place) throws MalformedTextException {
    try {
      byte[] text = RawDeflate.inflated(bytes, JsonText.MAX_LENGTH);
      if (text.length > JsonText.MAX_LENGTH) {
        throw new MalformedTextException(
            place,
            ProblemCode.TOO_LONG.with("limit", JsonText.MAX_LENGTH),
            "the text in the link is longer than " + JsonText.MAX_LENGTH + " characters",
            "No puzzle needs that many. Decompression stopped there.");
      }
      return new String(text, StandardCharsets.UTF_8);
    } catch (DataFormatException e) {
      throw broken(place);
    }
  }

  private static MalformedTextException broken(Place place) {
    return new MalformedTextException(
        place,
        ProblemCode.BROKEN_LINK.bare(),
        "the link to Penpa was cut off, or some of its characters were changed",
        "Copy it again, to its last character.");
  }

  private static String expanded(String text) {
    StringBuilder expanded = new StringBuilder(2 * text.length());
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      String word =
          character == 'z' && i + 1 < text.length() ? WORDS.get(text.charAt(i + 1)) : null;
      if (word == null) {
        expanded.append(character);
      } else {
        expanded.append(word);
        i++;
      }
    }
    return expanded.toString();
  }

  Place place() {
    return place;
  }

  /** Returns a line; empty if there are fewer. */
  String line(int number) {
    return number < lines.size() ? lines.get(number) : "";
  }

  /** Returns the object in a line; without fields if there is none. */
  JsonObject object(int number) throws MalformedTextException {
    String line = line(number).strip();
    return line.startsWith("{")
        ? new JsonText(line, (row, column) -> place).parse()
        : new JsonObject(place, Map.of());
  }

  /** Returns the list in a line; empty if there is none. */
  List<JsonValue> list(int number) throws MalformedTextException {
    String line = line(number).strip();
    return line.startsWith("[")
        ? new JsonText("{\"list\":" + line + "}", (row, column) -> place).parse().list("list")
        : List.of();
  }
}
