package org.nonomino.formats;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.Place;

/**
 * The texts and flags of a SudokuPad object: title, author, rules, solution and others.
 *
 * @param fields the values by name
 */
record SudokuPadTexts(Map<String, JsonValue> fields) {
  /** The line ends of texts that some programs have escaped twice. */
  private static final String ESCAPED_LINE_END = "\\n";

  /** Returns the texts of an object; its field {@code metadata} has priority. */
  static SudokuPadTexts of(JsonObject object) {
    Map<String, JsonValue> said = new LinkedHashMap<>();
    if (object.field(SudokuPadConstraints.CAGES).orElse(null) instanceof JsonArray cages) {
      cages.items().forEach(cage -> addSaid(said, cage));
    }
    for (String name : List.of("title", "author", "rules", SudokuPadReader.SOLUTION)) {
      object.field(name).ifPresent(value -> said.put(name, value));
    }
    if (object.field("metadata").orElse(null) instanceof JsonObject metadata) {
      said.putAll(metadata.fields());
    }
    return new SudokuPadTexts(said);
  }

  /** Adds what a cage without cells says, such as {@code title: Fillomino}. */
  private static void addSaid(Map<String, JsonValue> said, JsonValue cage) {
    if (cage instanceof JsonObject empty
        && empty.field(SudokuPadReader.CELLS).filter(cells -> !cells.isNothing()).isEmpty()
        && empty.field(SudokuPadReader.VALUE).orElse(null) instanceof JsonScalar value) {
      int colon = value.text().indexOf(':');
      String text = value.text().substring(colon + 1).stripLeading();
      if (colon > 0 && !text.isEmpty()) {
        add(said, value.place(), value.text().substring(0, colon).toLowerCase(Locale.ROOT), text);
      }
    }
  }

  /** Adds a text; rules may consist of several parts. */
  private static void add(Map<String, JsonValue> said, Place place, String name, String text) {
    JsonScalar scalar = new JsonScalar(place, JsonScalar.Kind.TEXT, text);
    said.merge(name, scalar, (first, second) -> new JsonArray(place, List.of(first, second)));
  }

  /** Returns a text. */
  Optional<String> text(String name) {
    return Optional.ofNullable(fields.get(name)).map(SudokuPadTexts::words);
  }

  private static String words(JsonValue value) {
    if (value instanceof JsonArray array) {
      return String.join("\n", array.items().stream().map(SudokuPadTexts::words).toList());
    }
    return value instanceof JsonScalar scalar && scalar.isText()
        ? scalar.text().replace(ESCAPED_LINE_END, "\n")
        : "";
  }
}
