package org.nonomino.formats.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;

/** The unparsed text of one JSON object. Immutable. */
public final class JsonText {
  /** The maximum number of characters of an object, also inside a link: 4 MiB. */
  public static final int MAX_LENGTH = 1 << 22;

  /** The maximum nesting; more than any puzzle needs, but safe for the stack. */
  private static final int MAX_DEPTH = 32;

  /** The maximum length of a string. */
  public static final int MAX_TEXT = 1 << 16;

  private static final int MAX_NAME = 1 << 10;

  /** The maximum number of tokens; a puzzle of size 36 with all marks of both kinds has 120,000. */
  private static final long MAX_TOKENS = 500_000;

  /** Creates generators, and parsers of complete inputs. */
  public static final JsonFactory FACTORY =
      factory(
          StreamReadConstraints.builder()
              .maxNestingDepth(MAX_DEPTH)
              .maxDocumentLength(MAX_LENGTH)
              .maxStringLength(MAX_TEXT)
              .maxNameLength(MAX_NAME)
              .maxTokenCount(MAX_TOKENS)
              .build());

  private final String text;
  private final Places places;

  /** Returns an object that was just written. */
  public static JsonObject written(String text) {
    try {
      return new JsonText(text, (row, column) -> new Place("written", row, column, "")).parse();
    } catch (MalformedTextException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Creates an unparsed object.
   *
   * @param text at most {@link #MAX_LENGTH} characters
   * @param places the places of its characters
   */
  public JsonText(String text, Places places) {
    this.text = text;
    this.places = places;
  }

  /**
   * Creates a factory of parsers with limits. They neither intern nor keep names, because hostile
   * text could fill the memory with them, or slow the table down.
   */
  public static JsonFactory factory(StreamReadConstraints limits) {
    return new JsonFactoryBuilder()
        .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
        .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
        .streamReadConstraints(limits)
        .build();
  }

  /** The places of the characters of the text. */
  @FunctionalInterface
  public interface Places {
    /** Returns the place of a character from its line and column in the text, both from 1. */
    Place place(int line, int column);
  }

  /** Reads a value of the text. */
  @FunctionalInterface
  private interface ValueReader<T> {
    T read(JsonParser parser) throws IOException, MalformedTextException;
  }

  /**
   * Returns the object.
   *
   * @throws MalformedTextException if the text is not JSON, not an object, or longer than puzzles
   *     need
   */
  public JsonObject parse() throws MalformedTextException {
    return parse(this::object);
  }

  /**
   * Returns the value with which the text begins.
   *
   * @throws MalformedTextException if the text is not JSON, or longer than puzzles need
   */
  public JsonValue parseValue() throws MalformedTextException {
    return parse(parser -> value(parser, places, JsonPath.OUTERMOST));
  }

  private <T> T parse(ValueReader<T> reader) throws MalformedTextException {
    try (JsonParser parser = FACTORY.createParser(text)) {
      try {
        parser.nextToken();
        return reader.read(parser);
      } catch (StreamConstraintsException e) {
        throw tooMuch(parser);
      } catch (JsonEOFException e) {
        throw noEnd(places.place(1, 1));
      } catch (JsonProcessingException e) {
        throw new MalformedTextException(
            lastRead(parser.currentLocation()),
            ProblemCode.BROKEN_JSON.bare(),
            "this is not valid JSON",
            "Look here and just before: maybe a comma, a colon, a bracket or a quotation mark is"
                + " missing, or there is one too many.");
      }
    } catch (IOException e) {
      throw new IllegalStateException("reading from memory failed", e);
    }
  }

  private JsonObject object(JsonParser parser) throws IOException, MalformedTextException {
    if (!parser.hasToken(JsonToken.START_OBJECT)) {
      throw noObject(parser);
    }
    JsonObject object = read(parser, places);
    if (parser.nextToken() != null) {
      throw noObject(parser);
    }
    return object;
  }

  private MalformedTextException noObject(JsonParser parser) {
    return new MalformedTextException(
        place(places, parser.currentTokenLocation()),
        ProblemCode.BROKEN_JSON.bare(),
        "this is not a JSON object",
        "It must begin with '{' and end with '}'.");
  }

  /** Returns whether the text contains a field with a string or a number. */
  public boolean hasText(String field) {
    int at = text.indexOf('"' + field + '"');
    while (at >= 0) {
      int next = at + field.length() + 2;
      while (next < text.length()
          && (Character.isWhitespace(text.charAt(next)) || text.charAt(next) == ':')) {
        next++;
      }
      if (next < text.length()
          && (text.charAt(next) == '"' || Character.isDigit(text.charAt(next)))) {
        return true;
      }
      at = text.indexOf('"' + field + '"', next);
    }
    return false;
  }

  /**
   * Returns the object at whose brace a parser is, and advances to its end.
   *
   * @param places the places of the characters that the parser reads
   * @throws IOException if the parser fails
   * @throws MalformedTextException if a field appears twice
   */
  public static JsonObject read(JsonParser parser, Places places)
      throws IOException, MalformedTextException {
    return object(parser, places, JsonPath.OUTERMOST);
  }

  private static JsonObject object(JsonParser parser, Places places, JsonPath path)
      throws IOException, MalformedTextException {
    Place start = place(places, parser.currentTokenLocation());
    if (parser.nextToken() != JsonToken.FIELD_NAME) {
      return new JsonObject(start, path, Map.of());
    }
    FieldMap fields = new FieldMap();
    do {
      String name = parser.currentName();
      JsonLocation location = parser.currentTokenLocation();
      parser.nextToken();
      if (!fields.add(
          name,
          isScalar(parser) ? scalar(parser, places) : value(parser, places, path.field(name)))) {
        throw MalformedObjectException.ofField(
            place(places, location),
            path.field(name).toString(),
            ProblemCode.BROKEN_JSON.bare(),
            "the field " + ProblemWords.quote(name) + " appears twice in one object",
            "Remove one of the two.");
      }
    } while (parser.nextToken() == JsonToken.FIELD_NAME);
    return new JsonObject(start, path, fields);
  }

  /** Returns the value at whose first token the parser is, and advances to its last. */
  private static JsonValue value(JsonParser parser, Places places, JsonPath path)
      throws IOException, MalformedTextException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser, places, path);
      case START_ARRAY -> {
        Place place = place(places, parser.currentTokenLocation());
        List<JsonValue> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          items.add(
              isScalar(parser)
                  ? scalar(parser, places)
                  : value(parser, places, path.item(items.size())));
        }
        yield new JsonArray(place, items);
      }
      default -> scalar(parser, places);
    };
  }

  /** Returns whether the value has no parts, so its path is not needed. */
  private static boolean isScalar(JsonParser parser) {
    return parser.currentToken().isScalarValue();
  }

  private static JsonScalar scalar(JsonParser parser, Places places) throws IOException {
    Place place = place(places, parser.currentTokenLocation());
    return switch (parser.currentToken()) {
      case VALUE_STRING -> new JsonScalar(place, JsonScalar.Kind.TEXT, parser.getText());
      case VALUE_TRUE -> new JsonScalar(place, JsonScalar.Kind.TRUE, parser.getText());
      case VALUE_FALSE -> new JsonScalar(place, JsonScalar.Kind.FALSE, parser.getText());
      case VALUE_NULL -> new JsonScalar(place, JsonScalar.Kind.NULL, parser.getText());
      default -> new JsonScalar(place, JsonScalar.Kind.NUMBER, parser.getText());
    };
  }

  /** Returns the problem of a truncated object. */
  public static MalformedTextException noEnd(Place start) {
    return new MalformedTextException(
        start,
        ProblemCode.BROKEN_JSON.bare(),
        "the JSON object that begins here has no end",
        "Maybe the text was cut off, or a bracket or a quotation mark is missing.");
  }

  private MalformedTextException tooMuch(JsonParser parser) {
    Place place = place(places, parser.currentTokenLocation());
    return parser.getParsingContext().getNestingDepth() >= MAX_DEPTH
        ? new MalformedTextException(
            place,
            ProblemCode.BROKEN_JSON.bare(),
            "the JSON is nested deeper than " + MAX_DEPTH + " brackets",
            "No puzzle needs that many.")
        : new MalformedTextException(
            place,
            ProblemCode.TOO_LONG.with("limit", MAX_TEXT),
            "the JSON has a string of more than "
                + MAX_TEXT
                + " characters, or more than "
                + MAX_TOKENS
                + " values",
            "No puzzle needs that many.");
  }

  /** Returns the place of the last read character, the one before the location. */
  private Place lastRead(JsonLocation location) {
    return places.place(location.getLineNr(), Math.max(1, location.getColumnNr() - 1));
  }

  private static Place place(Places places, JsonLocation location) {
    return places.place(location.getLineNr(), location.getColumnNr());
  }
}
