package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;

/**
 * Checksums of objects that Nonomino wrote. Whoever changes such an object by another program makes
 * a new puzzle of it.
 */
final class ObjectCheck {
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{Nd}×]++");
  private static final long FNV_OFFSET = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;

  private ObjectCheck() {}

  /**
   * Returns a checksum of fields and rules of an object; the same if a program writes the fields in
   * another order, leaves out empty ones, or replaces quotation marks.
   */
  static String of(JsonObject object, Collection<String> fields, String rules) {
    StringBuilder text = new StringBuilder(plain(rules));
    for (String name : fields) {
      JsonValue value = object.fields().get(name);
      if (value != null && !value.isNothing()) {
        append(text.append('\n').append(name), withoutMetadata(value));
      }
    }
    long hash = FNV_OFFSET;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * FNV_PRIME;
    }
    // A string that consists only of figures could be read back as a number.
    return "h" + Long.toHexString(hash);
  }

  /** Returns the words of a sentence in lower case with blanks between them. */
  private static String plain(String sentence) {
    String words = sentence.toLowerCase(Locale.ROOT).replace("'", "").replace("’", "");
    return BETWEEN_WORDS.matcher(words).replaceAll(" ").strip();
  }

  /** Returns a list without items that draw nothing, because cages without cells hold metadata. */
  private static JsonValue withoutMetadata(JsonValue value) {
    if (!(value instanceof JsonArray array)) {
      return value;
    }
    List<JsonValue> drawn = new ArrayList<>();
    for (JsonValue item : array.items()) {
      if (!(item instanceof JsonObject part && isMetadata(part))) {
        drawn.add(item);
      }
    }
    return new JsonArray(array.place(), drawn);
  }

  private static boolean isMetadata(JsonObject item) {
    return item.fields().size() == 1 && item.fields().containsKey(SudokuPadReader.VALUE);
  }

  private static void append(StringBuilder text, JsonValue value) {
    if (value instanceof JsonObject object) {
      text.append('{');
      new TreeMap<>(object.fields())
          .forEach(
              (name, field) -> {
                if (!field.isNothing()) {
                  append(text.append(name).append(':'), field);
                }
              });
      text.append('}');
    } else if (value instanceof JsonArray array) {
      text.append('[');
      array.items().forEach(item -> append(text, item));
      text.append(']');
    } else if (value instanceof JsonScalar scalar) {
      text.append(scalar.text()).append(',');
    }
  }
}
