package org.nonomino.formats.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.ConstraintField;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.SumRange;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.rule.RuleForm;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.CellName;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.RuleNotation;

/**
 * Reads the fields of one constraint. Its messages begin with the name and the number of the
 * constraint: {@code killercage 3: …}.
 *
 * @param symbols those of the puzzle
 * @param words the name and the number
 * @param object the fields
 */
public record ConstraintFields(Symbols symbols, String words, JsonObject object) {
  /** The maximum number of figures in the name of a cell. */
  private static final int MAX_FIGURES = 4;

  /** The maximum length of a line, in cells per cell of the grid, because lines may cross. */
  private static final int MAX_GRIDS = 4;

  /** Returns n. */
  public int size() {
    return symbols.size();
  }

  /**
   * Returns the cells that a field lists.
   *
   * @throws MalformedTextException if the field is missing, or not a list of cells of the grid
   */
  public CellList cells(String field) throws MalformedTextException {
    JsonValue value = required(field, "It lists cells: [\"r1c1\", \"r1c2\"].");
    return cells(value, () -> "the field '" + field + "'");
  }

  /**
   * Returns the lines that a field lists, each a list of cells.
   *
   * @throws MalformedTextException if the field is missing, not such a list, or empty
   */
  public List<CellList> lines(String field) throws MalformedTextException {
    List<CellList> lines = lists(field, "line");
    if (lines.isEmpty()) {
      throw problem(
          object.field(field).orElse(object).place(),
          "there is no line",
          "Draw the line, or remove this constraint.");
    }
    return lines;
  }

  /**
   * Returns the cages that a field lists, each a list of cells.
   *
   * @throws MalformedTextException if the field is missing or not such a list
   */
  public List<CellList> cages(String field) throws MalformedTextException {
    return lists(field, "cage");
  }

  private List<CellList> lists(String field, String word) throws MalformedTextException {
    JsonValue value = required(field, "It lists " + word + "s: [[\"r1c1\", \"r1c2\"]].");
    List<CellList> lists = new ArrayList<>();
    for (JsonValue list : items(value, () -> "the field '" + field + "'")) {
      lists.add(cells(list, () -> "a " + word));
    }
    return lists;
  }

  private List<JsonValue> items(JsonValue value, Supplier<String> meaning)
      throws MalformedTextException {
    return value instanceof JsonArray list ? list.items() : value.items(of(meaning.get()));
  }

  private CellList cells(JsonValue list, Supplier<String> meaning) throws MalformedTextException {
    List<JsonValue> names = items(list, meaning);
    int most = MAX_GRIDS * size() * size();
    if (names.size() > most) {
      throw problem(
          list.place(),
          "there are %d cells".formatted(names.size()),
          "At most %d can be read.".formatted(most));
    }
    int[] cells = new int[names.size()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = insideCell(names.get(i));
    }
    return CellList.of(size(), cells);
  }

  /**
   * Returns the cell that a field names.
   *
   * @throws MalformedTextException if the field is missing, or names no cell of the grid
   */
  public CellList cell(String field) throws MalformedTextException {
    return CellList.of(size(), insideCell(requiredCell(field)));
  }

  /**
   * Returns the place next to the grid that a field names, such as {@code r0c3}.
   *
   * @throws MalformedTextException if the field is missing, or names no such place
   */
  public OutsideCell outsideCell(String field) throws MalformedTextException {
    CellName cell = named(requiredCell(field));
    return new OutsideCell(size(), cell.row() - 1, cell.column() - 1);
  }

  private JsonValue requiredCell(String field) throws MalformedTextException {
    return required(field, "It names a cell, such as r1c1.");
  }

  /**
   * Returns a whole number, possibly in quotation marks; empty if the field is missing or blank.
   *
   * @param meaning what the number is, for messages
   * @throws MalformedTextException if the field is something else
   */
  public OptionalInt number(String field, String meaning) throws MalformedTextException {
    Optional<JsonValue> value = object.field(field).filter(found -> !isBlank(found));
    return value.isEmpty() ? OptionalInt.empty() : OptionalInt.of(number(value.get(), meaning));
  }

  /**
   * Returns a whole number, possibly in quotation marks.
   *
   * @param meaning what the number is, for messages
   * @throws MalformedTextException if the field is missing or something else
   */
  public int requiredNumber(String field, String meaning) throws MalformedTextException {
    return number(required(field, "It is " + meaning + "."), meaning);
  }

  private int number(JsonValue value, String meaning) throws MalformedTextException {
    OptionalInt number =
        value instanceof JsonScalar scalar ? stripped(scalar).number() : OptionalInt.empty();
    if (number.isEmpty()) {
      throw value.unlike(of(meaning), "a whole number", "Correct it, or remove it.");
    }
    return number.getAsInt();
  }

  private static JsonScalar stripped(JsonScalar scalar) {
    String text = scalar.text().strip();
    return text.equals(scalar.text())
        ? scalar
        : new JsonScalar(scalar.place(), scalar.kind(), text);
  }

  /**
   * Returns the digits that a field lists, possibly in quotation marks; empty if the field is
   * missing.
   *
   * @throws MalformedTextException if the field is something else
   */
  public List<Integer> digits(String field) throws MalformedTextException {
    Optional<JsonValue> value = object.field(field);
    List<Integer> digits = new ArrayList<>();
    if (value.isPresent()) {
      for (JsonValue item : value.get().items(of("the field '" + field + "'"))) {
        OptionalInt digit =
            item instanceof JsonScalar scalar ? scalar.number() : OptionalInt.empty();
        int least = symbols.least();
        int most = symbols.most();
        if (digit.isEmpty() || digit.getAsInt() < least || digit.getAsInt() > most) {
          throw item.unlike(
              of("a digit"), "a number from %d to %d".formatted(least, most), "Correct it.");
        }
        digits.add(digit.getAsInt() - symbols.offset());
      }
    }
    return digits;
  }

  /** Returns whether the object has a field. */
  boolean has(String field) {
    return object.field(field).isPresent();
  }

  /**
   * Returns a text; empty if the field is missing.
   *
   * @throws MalformedTextException if the field is something else
   */
  Optional<String> text(String field) throws MalformedTextException {
    Optional<JsonValue> value = object.field(field);
    if (value.isPresent() && !(value.get() instanceof JsonScalar scalar && scalar.isText())) {
      throw value.get().unlike(of("the field '" + field + "'"), "a text", "Correct it.");
    }
    return value.map(found -> ((JsonScalar) found).text());
  }

  /**
   * Returns a text.
   *
   * @throws MalformedTextException if the field is missing or something else
   */
  public String requiredText(String field) throws MalformedTextException {
    required(field, "It is a text.");
    return text(field).orElseThrow();
  }

  /**
   * Returns what a custom rule says.
   *
   * @throws MalformedTextException if the field is missing or not well formed
   */
  RuleForm.Source rule(String field) throws MalformedTextException {
    JsonValue value = required(field, "It is a text such as 'pair \"a < b\"'.");
    String text = requiredText(field).replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
    try {
      return RuleNotation.form("", ConstraintNotation.token(text), symbols);
    } catch (MalformedTextException e) {
      throw problem(
          value.place(),
          "%s (character %d of the rule)".formatted(e.problem(), e.place().column()),
          e.advice());
    }
  }

  /**
   * Returns the whole numbers that a field lists.
   *
   * @throws MalformedTextException if the field is missing or something else
   */
  List<Integer> numbers(String field) throws MalformedTextException {
    List<Integer> numbers = new ArrayList<>();
    for (JsonValue item :
        required(field, "It lists whole numbers: [1, -1].")
            .items(of("the field '" + field + "'"))) {
      numbers.add(wholeNumber(item, "a number"));
    }
    return numbers;
  }

  /** Returns a whole number, which may be negative. */
  private int wholeNumber(JsonValue value, String meaning) throws MalformedTextException {
    return (value instanceof JsonScalar scalar ? scalar.whole() : Optional.<Long>empty())
        .filter(number -> Math.abs(number) < Integer.MAX_VALUE)
        .orElseThrow(() -> value.unlike(of(meaning), "a whole number", "Correct it, or remove it."))
        .intValue();
  }

  /**
   * Returns a number, or the two numbers of a range.
   *
   * @throws MalformedTextException if the field is missing or something else
   */
  SumRange range(String field) throws MalformedTextException {
    JsonValue value = required(field, "It is a number, or a range: [10, 12].");
    if (value instanceof JsonScalar) {
      int number = wholeNumber(value, "the " + field);
      return new SumRange(number, number);
    }
    List<Integer> ends = numbers(field);
    if (ends.size() != 2) {
      throw value.unlike(of("the " + field), "a number or two numbers", "Correct it.");
    }
    return new SumRange(ends.get(0), ends.get(1));
  }

  /**
   * Returns the sum of a sign, X or V; empty if the field is missing or blank.
   *
   * @throws MalformedTextException if the field is something else
   */
  public OptionalInt sumOfSign(String field) throws MalformedTextException {
    Optional<JsonValue> value = object.field(field).filter(found -> !isBlank(found));
    if (value.isEmpty()) {
      return OptionalInt.empty();
    }
    String sign = value.get() instanceof JsonScalar word ? word.text().strip() : "";
    return switch (sign.toUpperCase(Locale.ROOT)) {
      case "X" -> OptionalInt.of(XvSign.X_SUM);
      case "V" -> OptionalInt.of(XvSign.V_SUM);
      default -> throw value.get().unlike(of("the sign"), "X or V", "Correct it.");
    };
  }

  /**
   * Returns the meaning of a word.
   *
   * @param choices the possible words with their meanings; capitals do not matter
   * @throws MalformedTextException if the field is missing or none of them
   */
  public <T> T choice(String field, Map<String, T> choices) throws MalformedTextException {
    return choice(field, choices, oneOf(choices));
  }

  private static String oneOf(Map<String, ?> choices) {
    return "one of " + String.join(", ", choices.keySet());
  }

  private <T> T choice(String field, Map<String, T> choices, String needed)
      throws MalformedTextException {
    JsonValue value = required(field, "It is " + needed + ".");
    String typed = value instanceof JsonScalar word ? word.text().strip() : "";
    for (Map.Entry<String, T> choice : choices.entrySet()) {
      if (choice.getKey().equalsIgnoreCase(typed)) {
        return choice.getValue();
      }
    }
    throw value.unlike(of("the " + field), needed, "Correct it.");
  }

  /**
   * Returns one of the words of a field, as the field lists it.
   *
   * @throws MalformedTextException if the field is missing or none of them
   */
  public String word(ConstraintField field) throws MalformedTextException {
    Map<String, String> choices = new LinkedHashMap<>();
    field.choices().forEach(choice -> choices.put(choice, choice));
    return choice(
        field.name(),
        choices,
        choices.size() == 2 ? String.join(" or ", choices.keySet()) : oneOf(choices));
  }

  private JsonValue required(String field, String advice) throws MalformedTextException {
    Optional<JsonValue> value = object.field(field);
    if (value.isEmpty()) {
      throw problem(object.place(), "the field '" + field + "' is missing", advice);
    }
    return value.get();
  }

  /** Returns an exception with the name and the number of the constraint. */
  MalformedTextException problem(Place place, String problem, String advice) {
    return new MalformedTextException(place, of(problem), advice);
  }

  private String of(String part) {
    return words + ": " + part;
  }

  private static boolean isBlank(JsonValue value) {
    return value instanceof JsonScalar scalar && scalar.isText() && scalar.text().isBlank();
  }

  private int insideCell(JsonValue value) throws MalformedTextException {
    CellName name = named(value);
    OptionalInt cell = name.cell(size());
    if (cell.isEmpty()) {
      throw problem(
          value.place(),
          "r%dc%d lies outside the %s grid"
              .formatted(name.row(), name.column(), ProblemWords.bySize(size())),
          "Cells are named r1c1 to " + CellNames.name(size(), size() * size() - 1) + ".");
    }
    return cell.getAsInt();
  }

  private CellName named(JsonValue value) throws MalformedTextException {
    String text = value instanceof JsonScalar word ? word.text().strip() : "";
    Optional<CellName> name = CellName.of(text, MAX_FIGURES);
    if (name.isEmpty()) {
      throw value.unlike(of("a cell"), "a name such as r1c1", "Correct it.");
    }
    return name.get();
  }
}
