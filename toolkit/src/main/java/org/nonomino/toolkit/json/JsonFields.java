package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.nonomino.core.SimilarNames;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.CodedProblem;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.rules.Language;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;

/**
 * The fields of an object in a request, read strictly: each must have its type and be in its range,
 * and unknown fields are rejected. A field that is null counts as missing. Immutable.
 */
public final class JsonFields {
  /** The name of a body in messages that give a place. */
  private static final String SOURCE = "the body";

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private static final int MAX_DEPTH = 8;
  private static final int MAX_NAME = 64;

  /** More values than a mask of 36×36 labels with the same number of marks has. */
  private static final long MAX_TOKENS = 100_000;

  private static final int MAX_FIGURES = 40;

  private static final JsonFactory FACTORY =
      JsonText.factory(
          StreamReadConstraints.builder()
              .maxNestingDepth(MAX_DEPTH)
              .maxNameLength(MAX_NAME)
              .maxNumberLength(MAX_FIGURES)
              .maxTokenCount(MAX_TOKENS)
              .build());

  private final JsonObject object;

  private JsonFields(JsonObject object) {
    this.object = object;
  }

  /**
   * Returns the fields of a body.
   *
   * @param body in UTF-8
   * @throws ProblemException if the body is not a JSON object in UTF-8
   */
  public static JsonFields parse(byte[] body) throws ProblemException {
    return parse(decoded(body));
  }

  /**
   * Returns the fields of a body.
   *
   * @throws ProblemException if the body is not a JSON object
   */
  public static JsonFields parse(String body) throws ProblemException {
    return parse(
        body,
        parser -> {
          if (parser.nextToken() != JsonToken.START_OBJECT) {
            throw broken("The body is not a JSON object: it must begin with '{' and end with '}'.");
          }
          JsonFields fields = read(parser);
          if (parser.nextToken() != null) {
            throw broken("Extra text after the JSON object. Send exactly one object.");
          }
          return fields;
        });
  }

  /**
   * Returns the fields of each object in a body that is a list.
   *
   * @param body in UTF-8
   * @throws ProblemException if the body is not a list of JSON objects in UTF-8
   */
  static List<JsonFields> parseList(byte[] body) throws ProblemException {
    return parse(
        decoded(body),
        parser -> {
          if (parser.nextToken() != JsonToken.START_ARRAY) {
            throw broken("The body is not a JSON list: it must begin with '[' and end with ']'.");
          }
          List<JsonFields> items = new ArrayList<>();
          while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (!parser.hasToken(JsonToken.START_OBJECT)) {
              throw broken(
                  "Item %d of the list is not a JSON object: each must begin with '{'."
                      .formatted(items.size() + 1));
            }
            items.add(read(parser));
          }
          if (parser.nextToken() != null) {
            throw broken("Extra text after the JSON list. Send exactly one list.");
          }
          return items;
        });
  }

  private static String decoded(byte[] body) throws ProblemException {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw broken("The body is not valid UTF-8.");
    }
  }

  private static JsonFields read(JsonParser parser) throws IOException, MalformedTextException {
    return new JsonFields(
        JsonText.read(parser, (line, column) -> new Place(SOURCE, line, column, "")));
  }

  /** Reads a body from its parser. */
  @FunctionalInterface
  private interface Reading<T> {
    T read(JsonParser parser) throws IOException, MalformedTextException, ProblemException;
  }

  private static <T> T parse(String body, Reading<T> reading) throws ProblemException {
    try (JsonParser parser = FACTORY.createParser(body)) {
      return reading.read(parser);
    } catch (StreamConstraintsException e) {
      throw broken(
          "The JSON is nested deeper than "
              + MAX_DEPTH
              + ", has a name or number that is too long, or has too many values.");
    } catch (JsonProcessingException e) {
      throw broken(
          "The body is not JSON, at line %d, column %d: %s"
              .formatted(
                  e.getLocation().getLineNr(),
                  e.getLocation().getColumnNr(),
                  sentence(e.getOriginalMessage())));
    } catch (MalformedTextException e) {
      throw broken(PuzzleField.words(e));
    } catch (IOException e) {
      throw new UncheckedIOException("reading from memory failed", e);
    }
  }

  /** Returns the fields of a query, each of them a string. */
  public static JsonFields ofQuery(Map<String, String> query) {
    Place place = Place.ofText("the query");
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    query.forEach(
        (name, text) -> fields.put(name, new JsonScalar(place, JsonScalar.Kind.TEXT, text)));
    return new JsonFields(new JsonObject(place, fields));
  }

  private static ProblemException broken(String detail) {
    return Problem.of(Problem.BAD_REQUEST, ProblemCode.BAD_REQUEST.bare(), detail).thrown();
  }

  /** Returns the parser's message in one line. */
  private static String sentence(String words) {
    String text = words.replaceAll("\\s++", " ");
    return text.endsWith(".") ? text : text + ".";
  }

  /** Returns the full name of a field, such as {@code puzzle.size}. */
  String path(String name) {
    return object.pathOf(name);
  }

  /** Returns the exception for a wrong field. */
  ProblemException wrong(String name, CodedProblem coded, String detail) {
    return Problem.ofField(path(name), coded, detail).thrown();
  }

  /** Returns the exception for malformed text in a field, with its line. */
  ProblemException wrong(String name, MalformedTextException e) {
    long line = e.place().line();
    return wrong(name, line > 1 ? e.coded().with("line", line) : e.coded(), PuzzleField.words(e));
  }

  /** Returns the exception for an impossible request. */
  ProblemException wrong(RequestException e) {
    List<String> names = e.options().stream().map(RequestOption::withHumps).toList();
    String together =
        names.size() == 1 ? "" : "'" + String.join("' and '", names) + "' cannot be combined. ";
    return wrong(names.get(0), e.coded(), together + e.reason());
  }

  /** Returns the exception for a field that must not be combined with another. */
  ProblemException conflict(String name, String other, String detail) {
    return wrong(name, ProblemCode.FIELDS_CONFLICT.with("fields", List.of(name, other)), detail);
  }

  /**
   * Rejects fields with other names.
   *
   * @throws ProblemException if there is one
   */
  void allow(Collection<String> names) throws ProblemException {
    for (String name : object.fields().keySet()) {
      if (has(name) && !names.contains(name)) {
        throw wrong(
            name,
            ProblemCode.UNKNOWN_FIELD.with("field", path(name)),
            "Unknown field %s. %s"
                .formatted(
                    ProblemWords.quote(name),
                    names.isEmpty()
                        ? "No fields are allowed here."
                        : "Allowed fields: " + String.join(", ", names) + "."));
      }
    }
  }

  /** Returns the fields without one of them. */
  JsonFields without(String name) {
    Map<String, JsonValue> fields = new LinkedHashMap<>(object.fields());
    fields.remove(name);
    return new JsonFields(new JsonObject(object.place(), object.path(), fields));
  }

  /** Returns the fields with a former name replaced, unless the new name is there, too. */
  JsonFields renamed(String former, String name) {
    if (!has(former) || has(name)) {
      return this;
    }
    Map<String, JsonValue> fields = new LinkedHashMap<>(object.fields());
    fields.put(name, fields.remove(former));
    return new JsonFields(new JsonObject(object.place(), object.path(), fields));
  }

  boolean has(String name) {
    return value(name).isPresent();
  }

  private Optional<JsonValue> value(String name) {
    return object.field(name);
  }

  /** Returns whether a field is a string. */
  boolean isText(String name) {
    return value(name).orElse(null) instanceof JsonScalar scalar
        && scalar.kind() == JsonScalar.Kind.TEXT;
  }

  /** Returns whether a field is an object. */
  boolean isObject(String name) {
    return value(name).orElse(null) instanceof JsonObject;
  }

  /** Returns whether a field is a list. */
  boolean isList(String name) {
    return value(name).orElse(null) instanceof JsonArray;
  }

  /** Returns the object that contains the fields. */
  JsonObject object() {
    return object;
  }

  Optional<String> text(String name) throws ProblemException {
    return scalar(name, "a string", JsonScalar.Kind.TEXT).map(JsonScalar::text);
  }

  private Optional<JsonScalar> scalar(String name, String expected, JsonScalar.Kind... kinds)
      throws ProblemException {
    return typed(
        name, JsonScalar.class, expected, scalar -> List.of(kinds).contains(scalar.kind()));
  }

  /**
   * Returns a value of a type.
   *
   * @param expected the type and condition in words, for the message about other values
   */
  private <T extends JsonValue> Optional<T> typed(
      String name, Class<T> type, String expected, Predicate<T> condition) throws ProblemException {
    Optional<JsonValue> value = value(name);
    Optional<T> found = value.filter(type::isInstance).map(type::cast).filter(condition);
    if (value.isPresent() && found.isEmpty()) {
      throw wrong(
          name,
          ProblemCode.WRONG_VALUE.with("field", path(name)),
          words(name, value.get(), expected));
    }
    return found;
  }

  private String words(String name, JsonValue value, String expected) {
    return "The field '" + path(name) + "' is " + value.words() + ", expected " + expected + ".";
  }

  String requireText(String name) throws ProblemException {
    return text(name).orElseThrow(() -> missing(name));
  }

  ProblemException missing(String name) {
    return wrong(
        name,
        ProblemCode.MISSING_FIELD.with("field", path(name)),
        "The field '" + path(name) + "' is missing.");
  }

  /** Returns the value of a boolean field; false if it is missing. */
  boolean flag(String name) throws ProblemException {
    return scalar(name, "true or false", JsonScalar.Kind.TRUE, JsonScalar.Kind.FALSE)
        .map(JsonScalar::kind)
        .equals(Optional.of(JsonScalar.Kind.TRUE));
  }

  OptionalInt whole(String name, int min, int max) throws ProblemException {
    OptionalLong number = wholeLong(name, min, max);
    return number.isPresent() ? OptionalInt.of((int) number.getAsLong()) : OptionalInt.empty();
  }

  OptionalLong wholeLong(String name, long min, long max) throws ProblemException {
    Optional<JsonScalar> scalar = scalar(name, "a number", JsonScalar.Kind.NUMBER);
    if (scalar.isEmpty()) {
      return OptionalLong.empty();
    }
    Optional<Long> number = scalar.get().whole();
    if (number.isEmpty()) {
      throw outOfRange(name, "a whole number", min, max);
    }
    if (number.get() < min || number.get() > max) {
      throw outOfRange(name, "a number", min, max);
    }
    return OptionalLong.of(number.get());
  }

  OptionalDouble number(String name, long min, long max) throws ProblemException {
    Optional<JsonScalar> scalar = scalar(name, "a number", JsonScalar.Kind.NUMBER);
    Optional<Double> number =
        scalar.flatMap(JsonScalar::decimal).filter(found -> found >= min && found <= max);
    if (scalar.isPresent() && number.isEmpty()) {
      throw outOfRange(name, "a number", min, max);
    }
    return number.map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
  }

  private ProblemException outOfRange(String name, String what, long min, long max) {
    String expected = what + " from " + min + " to " + max;
    return wrong(
        name,
        ProblemCode.OUT_OF_RANGE.with("field", path(name)).with("least", min).with("most", max),
        words(name, value(name).orElseThrow(), expected));
  }

  /**
   * Returns the choice that a field names, in upper or lower case.
   *
   * @param choices named by their {@code toString}
   */
  <T> Optional<T> choice(String name, Collection<T> choices) throws ProblemException {
    Optional<String> text = text(name);
    Optional<T> chosen = text.flatMap(typed -> SimilarNames.inAnyCase(typed, choices, T::toString));
    if (text.isPresent() && chosen.isEmpty()) {
      List<String> names = choices.stream().map(Object::toString).toList();
      throw wrong(
          name,
          ProblemCode.UNKNOWN_CHOICE.with("field", path(name)).with("choices", names),
          "There is no %s %s. Choose one of: %s."
              .formatted(path(name), ProblemWords.quote(text.get()), String.join(", ", names)));
    }
    return chosen;
  }

  /**
   * Returns the choice that a field names in lower case, or else the usual one.
   *
   * @param choices all constants of the type
   */
  <E extends Enum<E>> E chosen(String name, E usual, List<E> choices) throws ProblemException {
    List<String> names =
        choices.stream().map(choice -> choice.name().toLowerCase(Locale.ROOT)).toList();
    return choice(name, names).map(found -> choices.get(names.indexOf(found))).orElse(usual);
  }

  /** Returns the language of sentences that a field names. */
  Optional<Language> language(String name) throws ProblemException {
    return choice(name, List.of(Language.values()));
  }

  /** Returns the object in a field. */
  Optional<JsonFields> object(String name) throws ProblemException {
    return typed(name, JsonObject.class, "an object", any -> true).map(JsonFields::new);
  }

  /**
   * Returns the integers of a list in a field, each in a range, or an empty array if it is missing.
   */
  int[] wholes(String name, int min, int max) throws ProblemException {
    List<JsonValue> items =
        typed(name, JsonArray.class, "a list", any -> true).map(JsonArray::items).orElse(List.of());
    int[] numbers = new int[items.size()];
    for (int i = 0; i < numbers.length; i++) {
      String item = item(name, i);
      JsonFields alone = alone(item, items.get(i));
      numbers[i] = alone.whole(item, min, max).orElseThrow(() -> alone.missing(item));
    }
    return numbers;
  }

  /** Returns the strings of a list in a field, or an empty list if it is missing. */
  List<String> texts(String name) throws ProblemException {
    List<JsonValue> items =
        typed(name, JsonArray.class, "a list", any -> true).map(JsonArray::items).orElse(List.of());
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      String item = item(name, i);
      texts.add(alone(item, items.get(i)).requireText(item));
    }
    return texts;
  }

  /** Returns the choices that a list in a field names, as {@link #choice} reads each of them. */
  <T> List<T> choices(String name, Collection<T> choices) throws ProblemException {
    List<T> chosen = new ArrayList<>();
    for (String text : texts(name)) {
      chosen.add(
          alone(name, new JsonScalar(object.place(), JsonScalar.Kind.TEXT, text))
              .choice(name, choices)
              .orElseThrow());
    }
    return chosen;
  }

  private static String item(String list, int index) {
    return list + "[" + index + "]";
  }

  /** Returns the fields of an object that contains only an item of a list. */
  private JsonFields alone(String item, JsonValue value) {
    return new JsonFields(new JsonObject(object.place(), object.path(), Map.of(item, value)));
  }
}
