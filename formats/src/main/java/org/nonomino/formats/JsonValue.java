package org.nonomino.formats;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.text.CellField;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;

/** A value of a JSON text that knows where it stands. */
sealed interface JsonValue {
  /** Returns where the value begins. */
  Place place();

  /** Tells whether the value says nothing: {@code null, false, "", [], {}}. */
  boolean isNothing();

  /** Returns the value in a few words, for a message that says what stands in its place. */
  String words();

  /** Returns the exception of a value that is not what a field needs. */
  default MalformedTextException unlike(String field, String needed, String advice) {
    return new MalformedTextException(
        place(), field + " is " + words() + ", expected " + needed, advice);
  }

  /**
   * Returns the items of a list.
   *
   * @param field what the value is, for the message
   * @throws MalformedTextException if this is no list
   */
  default List<JsonValue> items(String field) throws MalformedTextException {
    if (this instanceof JsonArray array) {
      return array.items();
    }
    throw unlike(field, "a list", "A list stands in brackets: [ ].");
  }

  /** Fields in the order of the text. */
  record JsonObject(Place place, Map<String, JsonValue> fields) implements JsonValue {
    @Override
    public boolean isNothing() {
      return fields.isEmpty();
    }

    @Override
    public String words() {
      return "an object";
    }

    /** Returns a field; empty if it is not there or null. */
    Optional<JsonValue> field(String name) {
      return Optional.ofNullable(fields.get(name)).filter(value -> !isNull(value));
    }

    /** Tells whether a field is there and null. */
    boolean hasNull(String name) {
      JsonValue value = fields.get(name);
      return value != null && isNull(value);
    }

    private static boolean isNull(JsonValue value) {
      return value instanceof JsonScalar scalar && scalar.kind() == JsonScalar.Kind.NULL;
    }

    /**
     * Returns the text, or the figures of the number, in a field; empty if it is not there or null.
     *
     * @throws MalformedTextException if the field is no text and no number
     */
    Optional<JsonScalar> text(String name) throws MalformedTextException {
      Optional<JsonValue> value = field(name);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      if (value.get() instanceof JsonScalar scalar && scalar.isText()) {
        return Optional.of(scalar);
      }
      throw value
          .get()
          .unlike("the field '" + name + "'", "a text", "Put quotation marks around the text.");
    }

    /**
     * Returns the items of a list in a field; none if it is not there or null.
     *
     * @throws MalformedTextException if the field is no list
     */
    List<JsonValue> list(String name) throws MalformedTextException {
      Optional<JsonValue> value = field(name);
      return value.isEmpty() ? List.of() : value.get().items("the field '" + name + "'");
    }
  }

  /** A list of values. */
  record JsonArray(Place place, List<JsonValue> items) implements JsonValue {
    @Override
    public boolean isNothing() {
      return items.isEmpty();
    }

    @Override
    public String words() {
      return "a list";
    }
  }

  /**
   * A value without parts.
   *
   * @param text what stands between the quotation marks, or the number or word as it is written
   */
  record JsonScalar(Place place, Kind kind, String text) implements JsonValue {
    private static final int MOST_FIGURES = 9;

    enum Kind {
      TEXT,
      NUMBER,
      TRUE,
      FALSE,
      NULL
    }

    @Override
    public boolean isNothing() {
      return kind == Kind.NULL || kind == Kind.FALSE || text.isBlank();
    }

    @Override
    public String words() {
      return kind == Kind.TEXT ? PuzzleAssembler.quote(text) : text;
    }

    /** Tells whether this is a text, or a number, which some programs write for a text. */
    boolean isText() {
      return kind == Kind.TEXT || kind == Kind.NUMBER;
    }

    /** Returns a whole number from 0 on, which may stand in quotation marks. */
    OptionalInt number() {
      boolean isNumber =
          isText()
              && !text.isEmpty()
              && text.length() <= MOST_FIGURES
              && text.chars().allMatch(c -> c >= '0' && c <= '9');
      return isNumber ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    }

    /** Returns a text with a character a cell as a field with the place of each. */
    CellField cells() {
      // Behind the quotation mark.
      return CellField.ofCharacters(place.plusColumns(kind == Kind.TEXT ? 1 : 0), text);
    }
  }
}
