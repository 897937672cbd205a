package org.nonomino.formats.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintField;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Rules;
import org.nonomino.core.SimilarNames;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.GridLine;
import org.nonomino.core.constraint.SumRange;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.RuleNotation;

/**
 * The JSON form of constraints, for reading and writing, which follows from the fields of their
 * kinds: {@code {"kind":"cage", "cells":["r1c1","r1c2"],"sum":5}}. {@code
 * docs/nonomino.schema.json} describes it as {@code constraint}.
 */
public final class ConstraintJson {
  private static final String LIST = "constraints";
  private static final String KIND = "kind";

  /** The maximum difference between a typed kind and a suggested kind. */
  private static final int MAX_CHANGES = 3;

  private static final Map<String, ConstraintKind> KINDS = byName();

  private ConstraintJson() {}

  private static Map<String, ConstraintKind> byName() {
    Map<String, ConstraintKind> kinds = new LinkedHashMap<>();
    for (ConstraintKind kind : ConstraintKind.values()) {
      kinds.put(kind.json(), kind);
    }
    return Collections.unmodifiableMap(kinds);
  }

  /** Returns the kind of a name; empty if there is none. */
  static Optional<ConstraintKind> kind(String name) {
    return Optional.ofNullable(KINDS.get(name));
  }

  private static Constraint constraint(ConstraintKind kind, ConstraintFields fields)
      throws MalformedTextException {
    ConstraintValues values = new ConstraintValues(fields.symbols());
    for (ConstraintField field : kind.fields()) {
      Optional<?> value = value(field, fields);
      value.ifPresent(found -> values.with(field, found));
    }
    return values.constraint(kind);
  }

  private static Optional<?> value(ConstraintField field, ConstraintFields fields)
      throws MalformedTextException {
    String name = field.name();
    return switch (field.type()) {
      case CELLS ->
          field.isRequired() || fields.has(name)
              ? Optional.of(fields.cells(name))
              : Optional.empty();
      case CAGES -> Optional.of(fields.cages(name));
      case CELL -> Optional.of(fields.cell(name));
      case NUMBER -> number(field, fields);
      case DIGITS -> Optional.of(fields.digits(name));
      case WORD -> Optional.of(fields.word(field));
      case PLACE -> Optional.of(fields.outsideCell(name));
      case LINE -> Optional.of(line(field, fields));
      case TEXT -> fields.text(name);
      case RULE -> Optional.of(fields.rule(name));
      case NUMBERS -> Optional.of(fields.numbers(name));
      case RANGE -> Optional.of(fields.range(name));
    };
  }

  private static Optional<Integer> number(ConstraintField field, ConstraintFields fields)
      throws MalformedTextException {
    String words = "the " + field.words();
    if (field.isRequired()) {
      return Optional.of(fields.requiredNumber(field.name(), words));
    }
    OptionalInt number = fields.number(field.name(), words);
    return number.isPresent()
        ? Optional.of(number.getAsInt())
        : field.usual().map(usual -> usual.applyAsInt(fields.size()));
  }

  private static GridLine line(ConstraintField field, ConstraintFields fields)
      throws MalformedTextException {
    OptionalInt row = fields.number(field.names().get(0), "the row");
    OptionalInt column = fields.number(field.names().get(1), "the column");
    if (row.isPresent() == column.isPresent()) {
      throw new InvalidConstraintException("it needs either a row or a column");
    }
    return new GridLine(row.isPresent(), row.orElseGet(column::getAsInt) - 1);
  }

  /**
   * Writes a constraint as an object.
   *
   * @param symbols the symbols of the puzzle, from which the values of digits follow
   */
  public static void write(JsonGenerator json, Constraint constraint, Symbols symbols)
      throws IOException {
    ConstraintValues values = ConstraintValues.of(constraint);
    json.writeStartObject();
    json.writeStringField(KIND, constraint.kind().json());
    for (ConstraintField field : constraint.kind().fields()) {
      Optional<Object> value = values.get(field);
      if (value.isPresent()) {
        if (value.get() instanceof GridLine line) {
          json.writeNumberField(field.names().get(line.isRow() ? 0 : 1), line.index() + 1);
        } else if (constraint instanceof OwnRule rule
            && field.type() == ConstraintField.Type.RULE) {
          json.writeStringField(field.name(), RuleNotation.write(rule.form(), symbols));
        } else {
          json.writeFieldName(field.name());
          writeValue(json, field, value.get(), symbols);
        }
      }
    }
    json.writeEndObject();
  }

  private static void writeValue(
      JsonGenerator json, ConstraintField field, Object value, Symbols symbols) throws IOException {
    if (value instanceof Integer number) {
      boolean isDigit = field.type() == ConstraintField.Type.DIGITS;
      json.writeNumber(isDigit ? symbols.value(number) : number);
    } else if (value instanceof SumRange range) {
      writeValue(
          json,
          field,
          range.from() == range.to() ? range.from() : List.of(range.from(), range.to()),
          symbols);

    } else if (value instanceof List<?> items) {
      json.writeStartArray();
      for (Object item : items) {
        writeValue(json, field, item, symbols);
      }
      json.writeEndArray();
    } else if (value instanceof CellList cells && field.type() != ConstraintField.Type.CELL) {
      json.writeStartArray();
      for (int i = 0; i < cells.count(); i++) {
        json.writeString(cells.name(i));
      }
      json.writeEndArray();
    } else {
      // A cell, a word or a place.
      json.writeString(value.toString());
    }
  }

  /**
   * Writes a field with a list of constraints, in their order.
   *
   * @param name the name of the field
   */
  static void write(JsonGenerator json, String name, Rules rules) throws IOException {
    json.writeFieldName(name);
    writeList(json, rules);
  }

  private static void writeList(JsonGenerator json, Rules rules) throws IOException {
    json.writeStartArray();
    for (Constraint constraint : rules.constraints()) {
      write(json, constraint, rules.symbols());
    }
    json.writeEndArray();
  }

  /** Returns the values of the field {@code kind}, in the order of the constants of the kinds. */
  public static List<String> kinds() {
    return List.copyOf(KINDS.keySet());
  }

  /** Returns the list of the constraints of rules as JSON in one line, in their order. */
  public static String text(Rules rules) {
    return JsonWriting.value(json -> writeList(json, rules));
  }

  /**
   * Reads the JSON of a list of constraints.
   *
   * @param symbols those of the puzzle
   * @param place the place of the text
   * @throws MalformedTextException if this is no list, or one of its items is not well formed
   */
  public static List<Constraint> ofText(String text, Symbols symbols, Place place)
      throws MalformedTextException {
    String object = "{\"" + LIST + "\":" + text + "}";
    Optional<JsonValue> list = new JsonText(object, (line, column) -> place).parse().field(LIST);
    return list.isPresent() ? read(list.get(), symbols, LIST) : List.of();
  }

  /**
   * Reads a list of constraints.
   *
   * @param symbols those of the puzzle
   * @param field the full name of the field, for the message
   * @throws MalformedTextException if this is no list, or one of its items is not well formed
   */
  public static List<Constraint> read(JsonValue list, Symbols symbols, String field)
      throws MalformedTextException {
    ConstraintList constraints = new ConstraintList(symbols);
    List<JsonValue> items = list.items("the field '" + field + "'");
    for (int i = 0; i < items.size(); i++) {
      String number = "constraint " + (i + 1);
      Optional<ConstraintKind> kind =
          items.get(i) instanceof JsonObject object
              ? Optional.of(kind(number, object))
              : Optional.empty();
      try {
        constraints.read(
            kind.map(found -> number + " (" + found.json() + ")").orElse(number),
            items.get(i),
            fields -> List.of(constraint(kind.orElseThrow(), fields)));
      } catch (MalformedTextException e) {
        throw kind.filter(ConstraintKind::isCustom).isPresent() ? ofRule(e) : e;
      }
    }
    return constraints.constraints();
  }

  private static MalformedTextException ofRule(MalformedTextException e) {
    return new MalformedTextException(
        e.place(),
        ProblemCode.MALFORMED_RULE.with("problem", e.problem()).with("advice", e.advice()),
        e.problem(),
        e.advice());
  }

  /** Returns the kind that an object names, if its fields are those of the kind. */
  private static ConstraintKind kind(String number, JsonObject object)
      throws MalformedTextException {
    Optional<JsonValue> name = object.field(KIND);
    if (name.isEmpty()) {
      throw new MalformedTextException(
          object.place(), number + ": the field 'kind' is missing", "It is a word such as 'cage'.");
    }
    String typed = name.get() instanceof JsonScalar word ? word.text() : "";
    ConstraintKind kind = KINDS.get(typed);
    if (kind == null) {
      String question =
          SimilarNames.question(SimilarNames.nearest(typed, KINDS.keySet(), MAX_CHANGES));
      throw name.get()
          .unlike(
              number + ": the kind",
              "the name of a kind of constraint",
              question.isEmpty()
                  ? "The kinds are: " + String.join(", ", KINDS.keySet()) + "."
                  : question);
    }
    List<String> names = kind.fields().stream().flatMap(field -> field.names().stream()).toList();
    for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
      if (!field.getKey().equals(KIND) && !names.contains(field.getKey())) {
        throw new MalformedTextException(
            field.getValue().place(),
            ProblemCode.UNKNOWN_FIELD.with("field", object.pathOf(field.getKey())),
            "%s (%s): unknown field %s"
                .formatted(number, typed, ProblemWords.quote(field.getKey())),
            names.isEmpty()
                ? "It has no fields apart from 'kind'."
                : "Its fields are: " + String.join(", ", names) + ".");
      }
    }
    return kind;
  }
}
