package org.nonomino.formats.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.text.CellField;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.WholeNumber;

/** A JSON value with its place. Immutable. */
public sealed interface JsonValue {
  /** Returns the place where the value begins. */
  Place place();

  /** Returns whether the value is empty: {@code null, false, "", [], {}}. */
  boolean isNothing();

  /** Returns a short description of the value for a message about an unexpected value. */
  String words();

  /** Returns the exception for a value of the wrong kind. */
  default MalformedTextException unlike(String field, String needed, String advice) {
    return new MalformedTextException(
        place(),
        ProblemCode.WRONG_VALUE.with("field", field),
        field + " is " + words() + ", expected " + needed,
        advice);
  }

  /**
   * Returns the items of a list.
   *
   * @param field the name of the value, for the message
   * @throws MalformedTextException if this is not a list
   */
  default List<JsonValue> items(String field) throws MalformedTextException {
    if (this instanceof JsonArray array) {
      return array.items();
    }
    throw unlike(field, "a list", "Write a list in brackets: [ ].");
  }

  /**
   * Fields in the order of the input.
   *
   * @param path where the object is in the outermost one
   */
  record JsonObject(Place place, JsonPath path, Map<String, JsonValue> fields)
      implements JsonValue {
    /** Copies the fields. */
    public JsonObject {
      if (fields.isEmpty()) {
        fields = Map.of();
      } else if (!(fields instanceof FieldMap)) {
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
      }
    }

    /** Creates the outermost object. */
    public JsonObject(Place place, Map<String, JsonValue> fields) {
      this(place, JsonPath.OUTERMOST, fields);
    }

    @Override
    public boolean isNothing() {
      return fields.isEmpty();
    }

    @Override
    public String words() {
      return "an object";
    }

    /** Returns a field; empty if it is missing or null. */
    public Optional<JsonValue> field(String name) {
      return Optional.ofNullable(fields.get(name)).filter(value -> !isNull(value));
    }

    /** Returns the full name of a field, such as {@code puzzle.size}. */
    public String pathOf(String name) {
      return path.field(name).toString();
    }

    /** Returns whether a field is present and null. */
    public boolean hasNull(String name) {
      JsonValue value = fields.get(name);
      return value != null && isNull(value);
    }

    private static boolean isNull(JsonValue value) {
      return value instanceof JsonScalar scalar && scalar.kind() == JsonScalar.Kind.NULL;
    }

    /**
     * Returns the string, or the figures of the number, in a field; empty if it is missing or null.
     *
     * @throws MalformedTextException if the field is neither a string nor a number
     */
    public Optional<JsonScalar> text(String name) throws MalformedTextException {
      Optional<JsonValue> value = field(name);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      if (value.get() instanceof JsonScalar scalar && scalar.isText()) {
        return Optional.of(scalar);
      }
      throw wrongField(value.get(), name, "a string", "Put quotation marks around it.");
    }

    /** Returns the exception for a field with a value of the wrong kind. */
    MalformedObjectException wrongField(
        JsonValue value, String name, String needed, String advice) {
      return MalformedObjectException.ofField(
          value.place(),
          pathOf(name),
          ProblemCode.WRONG_VALUE.with("field", pathOf(name)),
          "the field '" + pathOf(name) + "' is " + value.words() + ", expected " + needed,
          advice);
    }

    /**
     * Returns the items of a list in a field; empty if it is missing or null.
     *
     * @throws MalformedTextException if the field is not a list
     */
    public List<JsonValue> list(String name) throws MalformedTextException {
      Optional<JsonValue> value = field(name);
      return value.isEmpty() ? List.of() : value.get().items("the field '" + name + "'");
    }
  }

  /** A list of values. */
  record JsonArray(Place place, List<JsonValue> items) implements JsonValue {
    /** Copies the items. */
    public JsonArray {
      items = List.copyOf(items);
    }

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
   * @param text the characters between the quotation marks, or the number or word as written
   */
  record JsonScalar(Place place, Kind kind, String text) implements JsonValue {
    private static final long MOST = 999_999_999;

    /** Below this, each number without decimals is exact. */
    private static final double EXACT = 1L << 53;

    /** The kinds of values without parts. */
    public enum Kind {
      /** A string in quotation marks. */
      TEXT,
      /** A number as written. */
      NUMBER,
      /** The word {@code true}. */
      TRUE,
      /** The word {@code false}. */
      FALSE,
      /** The word {@code null}. */
      NULL
    }

    @Override
    public boolean isNothing() {
      return kind == Kind.NULL || kind == Kind.FALSE || text.isBlank();
    }

    @Override
    public String words() {
      return kind == Kind.TEXT ? ProblemWords.quote(text) : text;
    }

    /**
     * Returns whether this is a string, or a number, because some programs write numbers for
     * strings.
     */
    public boolean isText() {
      return kind == Kind.TEXT || kind == Kind.NUMBER;
    }

    /** Returns an integer from 0 to 999,999,999, with or without quotation marks. */
    public OptionalInt number() {
      OptionalInt whole = WholeNumber.of(text);
      if (isText() && whole.isPresent()) {
        return whole;
      }
      return whole()
          .filter(number -> number >= 0 && number <= MOST)
          .map(number -> OptionalInt.of(number.intValue()))
          .orElse(OptionalInt.empty());
    }

    /** Returns a number without decimals and quotation marks, such as 12, 12.0 or 1.2e1. */
    public Optional<Long> whole() {
      if (kind != Kind.NUMBER) {
        return Optional.empty();
      }
      try {
        return Optional.of(Long.parseLong(text));
      } catch (NumberFormatException e) {
        return decimal()
            .filter(number -> Math.abs(number) < EXACT && number == Math.rint(number))
            .map(Double::longValue);
      }
    }

    /** Returns a number without quotation marks. */
    public Optional<Double> decimal() {
      return kind == Kind.NUMBER ? Optional.of(Double.parseDouble(text)) : Optional.empty();
    }

    /** Returns a string with one character per cell as a field with the place of each. */
    public CellField cells() {
      // The cells begin after the quotation mark.
      return CellField.ofCharacters(place.plusColumns(kind == Kind.TEXT ? 1 : 0), text);
    }
  }
}
