package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.text.PuzzleAssembler;

/**
 * The fields of an object in a request, read strictly: each must be of its type and in its range,
 * and none must stand there that means nothing. A field that is null is not there. Immutable.
 */
public final class JsonFields {
  private static final int MAX_DEPTH = 8;
  private static final int MAX_NAME = 64;

  /** A mask of 36×36 labels and as many marks have fewer. */
  private static final long MAX_TOKENS = 100_000;

  private static final int MAX_FIGURES = 40;

  /** Names are neither interned nor kept: a hostile text could fill the memory with them. */
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH)
                  .maxNameLength(MAX_NAME)
                  .maxNumberLength(MAX_FIGURES)
                  .maxTokenCount(MAX_TOKENS)
                  .build())
          .build();

  private final String prefix;
  private final Map<String, Object> values;

  private JsonFields(String prefix, Map<String, Object> values) {
    this.prefix = prefix;
    this.values = values;
  }

  /**
   * Returns the fields of a body.
   *
   * @throws ProblemException if it is no JSON object
   */
  public static JsonFields parse(byte[] body) throws ProblemException {
    try (JsonParser parser = FACTORY.createParser(body)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw broken("The body is no JSON object: it must begin with '{' and end with '}'.");
      }
      Map<String, Object> values = object(parser);
      if (parser.nextToken() != null) {
        throw broken("Something stands behind the JSON object. Send one object and nothing else.");
      }
      return new JsonFields("", values);
    } catch (StreamConstraintsException e) {
      throw broken(
          "The JSON is nested deeper than "
              + MAX_DEPTH
              + ", or has longer names or numbers, or more values, than any request needs.");
    } catch (JsonProcessingException e) {
      throw broken(
          "The body is no JSON, at line "
              + e.getLocation().getLineNr()
              + ", column "
              + e.getLocation().getColumnNr()
              + ": "
              + sentence(e.getOriginalMessage()));
    } catch (IOException e) {
      throw broken("The body is no text in UTF-8.");
    }
  }

  /** Returns the fields of a query, each of them a text. */
  public static JsonFields ofQuery(Map<String, String> query) {
    return new JsonFields("", new LinkedHashMap<>(query));
  }

  private static ProblemException broken(String detail) {
    return Problem.of(Problem.BAD_REQUEST, detail).thrown();
  }

  /** Returns the parser's words in one line. */
  private static String sentence(String words) {
    String text = words.replaceAll("\\s+", " ");
    return text.endsWith(".") ? text : text + ".";
  }

  private static Map<String, Object> object(JsonParser parser) throws IOException {
    Map<String, Object> values = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      Optional<Object> value = value(parser);
      value.ifPresent(found -> values.put(name, found));
    }
    return values;
  }

  /** Returns a map, a list, a text, a number or a truth value, or empty for null. */
  private static Optional<Object> value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> Optional.of(object(parser));
      case START_ARRAY -> Optional.of(list(parser));
      case VALUE_STRING -> Optional.of(parser.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Optional.of(parser.getDecimalValue());
      case VALUE_TRUE -> Optional.of(true);
      case VALUE_FALSE -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  private static List<Optional<Object>> list(JsonParser parser) throws IOException {
    List<Optional<Object>> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(value(parser));
    }
    return items;
  }

  /** Returns the full name of a field, such as {@code puzzle.size}. */
  String path(String name) {
    return prefix + name;
  }

  /** Returns what to throw where a field is wrong. */
  ProblemException wrong(String name, String detail) {
    return Problem.ofField(path(name), detail).thrown();
  }

  /**
   * Refuses fields of other names.
   *
   * @throws ProblemException if there is one
   */
  void allow(Collection<String> names) throws ProblemException {
    for (String name : values.keySet()) {
      if (!names.contains(name)) {
        throw wrong(
            name,
            "There is no field "
                + PuzzleAssembler.quote(name)
                + " here. There are: "
                + String.join(", ", names)
                + ".");
      }
    }
  }

  /** See {@link #allow(Collection)}. */
  void allow(String... names) throws ProblemException {
    allow(List.of(names));
  }

  Set<String> names() {
    return values.keySet();
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  /** Tells whether a field is an object. */
  boolean isObject(String name) {
    return values.get(name) instanceof Map;
  }

  /** Tells whether a field is a list. */
  boolean isList(String name) {
    return values.get(name) instanceof List;
  }

  Optional<String> text(String name) throws ProblemException {
    Object value = values.get(name);
    if (value == null) {
      return Optional.empty();
    }
    if (value instanceof String text) {
      return Optional.of(text);
    }
    throw wrong(name, "The field '" + path(name) + "' is " + kind(value) + ", expected a text.");
  }

  String requireText(String name) throws ProblemException {
    Optional<String> text = text(name);
    if (text.isEmpty()) {
      throw missing(name);
    }
    return text.get();
  }

  private ProblemException missing(String name) {
    return wrong(name, "The field '" + path(name) + "' is missing.");
  }

  /** Returns true or false; false where nothing is said. */
  boolean flag(String name) throws ProblemException {
    Object value = values.get(name);
    if (value == null) {
      return false;
    }
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw wrong(
        name, "The field '" + path(name) + "' is " + kind(value) + ", expected true or false.");
  }

  OptionalInt whole(String name, int least, int most) throws ProblemException {
    OptionalLong number = wholeLong(name, least, most);
    return number.isPresent()
        ? OptionalInt.of(Math.toIntExact(number.getAsLong()))
        : OptionalInt.empty();
  }

  OptionalLong wholeLong(String name, long least, long most) throws ProblemException {
    Optional<BigDecimal> number = decimal(name, least, most);
    if (number.isEmpty()) {
      return OptionalLong.empty();
    }
    if (number.get().stripTrailingZeros().scale() > 0) {
      throw outOfRange(name, "a whole number", least, most);
    }
    return OptionalLong.of(number.get().longValue());
  }

  OptionalDouble number(String name, long least, long most) throws ProblemException {
    Optional<BigDecimal> number = decimal(name, least, most);
    return number.isPresent()
        ? OptionalDouble.of(number.get().doubleValue())
        : OptionalDouble.empty();
  }

  private Optional<BigDecimal> decimal(String name, long least, long most) throws ProblemException {
    Object value = values.get(name);
    if (value == null) {
      return Optional.empty();
    }
    if (!(value instanceof BigDecimal number)) {
      throw wrong(
          name, "The field '" + path(name) + "' is " + kind(value) + ", expected a number.");
    }
    if (number.compareTo(BigDecimal.valueOf(least)) < 0
        || number.compareTo(BigDecimal.valueOf(most)) > 0) {
      throw outOfRange(name, "a number", least, most);
    }
    return Optional.of(number);
  }

  private ProblemException outOfRange(String name, String what, long least, long most) {
    return wrong(
        name,
        "The field '"
            + path(name)
            + "' is "
            + kind(values.getOrDefault(name, ""))
            + ", expected "
            + what
            + " from "
            + least
            + " to "
            + most
            + ".");
  }

  /**
   * Returns the one of some things that a field names.
   *
   * @param choices named by their {@code toString}
   */
  <T> Optional<T> choice(String name, Collection<T> choices) throws ProblemException {
    Optional<String> text = text(name);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    for (T choice : choices) {
      if (choice.toString().equals(text.get())) {
        return Optional.of(choice);
      }
    }
    throw wrong(
        name,
        "There is no "
            + path(name)
            + " "
            + PuzzleAssembler.quote(text.get())
            + ". There are: "
            + choices.stream().map(Object::toString).collect(Collectors.joining(", "))
            + ".");
  }

  /** Returns the object in a field. */
  Optional<JsonFields> object(String name) throws ProblemException {
    Object value = values.get(name);
    if (value == null) {
      return Optional.empty();
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> fields = new LinkedHashMap<>();
      map.forEach((key, field) -> fields.put(key.toString(), field));
      return Optional.of(new JsonFields(path(name) + ".", fields));
    }
    throw wrong(name, "The field '" + path(name) + "' is " + kind(value) + ", expected an object.");
  }

  /**
   * Returns the whole numbers of a list in a field, each in a range; none where it is not there.
   */
  int[] wholes(String name, int least, int most) throws ProblemException {
    Object value = values.get(name);
    if (value == null) {
      return new int[0];
    }
    if (!(value instanceof List<?> items)) {
      throw wrong(name, "The field '" + path(name) + "' is " + kind(value) + ", expected a list.");
    }
    int[] numbers = new int[items.size()];
    for (int i = 0; i < numbers.length; i++) {
      String item = name + "[" + i + "]";
      Map<String, Object> single = new LinkedHashMap<>();
      if (items.get(i) instanceof Optional<?> found && found.isPresent()) {
        single.put(item, found.get());
      }
      JsonFields alone = new JsonFields(prefix, single);
      OptionalInt number = alone.whole(item, least, most);
      if (number.isEmpty()) {
        throw alone.missing(item);
      }
      numbers[i] = number.getAsInt();
    }
    return numbers;
  }

  private static String kind(Object value) {
    if (value instanceof String text) {
      return PuzzleAssembler.quote(text);
    }
    if (value instanceof Map) {
      return "an object";
    }
    return value instanceof List ? "a list" : value.toString();
  }
}
