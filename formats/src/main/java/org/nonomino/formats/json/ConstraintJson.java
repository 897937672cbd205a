package org.nonomino.formats.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSets;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.SimilarNames;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.DoubleArrow;
import org.nonomino.core.constraint.EntropicLine;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.Nabner;
import org.nonomino.core.constraint.NamedRegion;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.OutsideClue;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.ParityLine;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.constraint.ZipperLine;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;

/**
 * The JSON form of each kind of constraint, for reading and writing: {@code {"kind":"cage",
 * "cells":["r1c1","r1c2"],"sum":5}}. {@code docs/nonomino.schema.json} describes it as {@code
 * constraint}.
 */
public final class ConstraintJson {
  private static final String LIST = "constraints";
  private static final String KIND = "kind";
  private static final String CELL = "cell";
  private static final String CELLS = "cells";
  private static final String CAGES = "cages";
  private static final String SUM = "sum";
  private static final String DIFFERENCE = "difference";
  private static final String RATIO = "ratio";
  private static final String MODULUS = "modulus";
  private static final String SIGN = "sign";
  private static final String DIRECTION = "direction";
  private static final String CIRCLE = "circle";
  private static final String SHAFT = "shaft";
  private static final String START = "start";
  private static final String ROW = "row";
  private static final String COLUMN = "column";
  private static final String DIGITS = "digits";
  private static final String VISIBLE = "visible";
  private static final String DIGIT = "digit";
  private static final String COPIES = "copies";

  private static final String RISING = "rising";
  private static final String FALLING = "falling";

  /** The maximum difference between a typed kind and a suggested kind. */
  private static final int MAX_CHANGES = 3;

  private static final Map<String, Form<?>> FORMS = forms();

  /** Creates a constraint from its fields. */
  @FunctionalInterface
  private interface Maker<C> {
    C of(ConstraintFields fields) throws MalformedTextException;
  }

  /** Writes the fields of a constraint, except its kind. */
  @FunctionalInterface
  private interface Fields<C> {
    void write(JsonGenerator json, C constraint) throws IOException;
  }

  /**
   * The form of a kind.
   *
   * @param type the class of its constraints
   * @param kind the value of the field {@code kind}
   * @param names the names of the other fields
   */
  private record Form<C extends Constraint>(
      Class<C> type, String kind, List<String> names, Maker<C> maker, Fields<C> fields) {
    void write(JsonGenerator json, Constraint constraint) throws IOException {
      json.writeStartObject();
      json.writeStringField(KIND, kind);
      fields.write(json, type.cast(constraint));
      json.writeEndObject();
    }
  }

  private ConstraintJson() {}

  private static Map<String, Form<?>> forms() {
    Map<String, Form<?>> forms = new LinkedHashMap<>();
    for (ConstraintKind kind : ConstraintKind.values()) {
      Form<?> form = form(kind);
      forms.put(form.kind, form);
    }
    return Collections.unmodifiableMap(forms);
  }

  private static Form<?> form(ConstraintKind kind) {
    return switch (kind) {
      case DIAGONAL ->
          new Form<>(
              Diagonal.class,
              "diagonal",
              List.of(DIRECTION),
              ConstraintJson::diagonal,
              (json, diagonal) ->
                  json.writeStringField(DIRECTION, diagonal.isRising() ? RISING : FALLING));
      case WINDOKU -> whole(Windoku.class, "windoku", Windoku::new);
      case DISJOINT_GROUPS -> whole(DisjointGroups.class, "disjoint-groups", DisjointGroups::new);
      case EXTRA_REGION -> cells(ExtraRegion.class, "extra-region", ExtraRegion::new);
      case CENTRE_DOT -> named("centre-dot", NamedRegion.CENTRE_DOT);
      case ASTERISK -> named("asterisk", NamedRegion.ASTERISK);
      case GIRANDOLA -> named("girandola", NamedRegion.GIRANDOLA);
      case ANTI_KNIGHT -> whole(AntiKnight.class, "anti-knight", AntiKnight::new);
      case ANTI_KING -> whole(AntiKing.class, "anti-king", AntiKing::new);
      case NON_CONSECUTIVE -> whole(NonConsecutive.class, "non-consecutive", NonConsecutive::new);
      case KILLER_CAGE ->
          new Form<>(
              KillerCage.class,
              "cage",
              List.of(CELLS, SUM),
              fields -> new KillerCage(fields.cells(CELLS), fields.number(SUM, "the sum")),
              (json, cage) -> {
                writeCells(json, CELLS, cage.cells());
                if (cage.sum().isPresent()) {
                  json.writeNumberField(SUM, cage.sum().getAsInt());
                }
              });
      case REPEAT_CAGE ->
          new Form<>(
              RepeatCage.class,
              "repeat-cage",
              List.of(CELLS, SUM),
              fields -> new RepeatCage(fields.cells(CELLS), fields.requiredNumber(SUM, "the sum")),
              (json, cage) -> {
                writeCells(json, CELLS, cage.cells());
                json.writeNumberField(SUM, cage.sum());
              });
      case EQUAL_CAGES ->
          new Form<>(
              EqualCages.class,
              "equal-cages",
              List.of(CAGES),
              fields -> new EqualCages(fields.cages(CAGES)),
              (json, equal) -> {
                json.writeArrayFieldStart(CAGES);
                for (CellList cage : equal.cages()) {
                  writeCells(json, cage);
                }
                json.writeEndArray();
              });
      case WHITE_DOT ->
          new Form<>(
              WhiteDot.class,
              "white-dot",
              List.of(CELLS, DIFFERENCE),
              fields ->
                  new WhiteDot(
                      fields.cells(CELLS),
                      fields
                          .number(DIFFERENCE, "the difference")
                          .orElse(WhiteDot.USUAL_DIFFERENCE)),
              (json, dot) -> {
                writeCells(json, CELLS, dot.cells());
                json.writeNumberField(DIFFERENCE, dot.difference());
              });
      case BLACK_DOT ->
          new Form<>(
              BlackDot.class,
              "black-dot",
              List.of(CELLS, RATIO),
              fields ->
                  new BlackDot(
                      fields.cells(CELLS),
                      fields.number(RATIO, "the ratio").orElse(BlackDot.USUAL_RATIO)),
              (json, dot) -> {
                writeCells(json, CELLS, dot.cells());
                json.writeNumberField(RATIO, dot.ratio());
              });
      case XV ->
          new Form<>(
              XvSign.class,
              "xv",
              List.of(CELLS, SIGN),
              fields ->
                  new XvSign(
                      fields.cells(CELLS),
                      fields
                          .sumOfSign(SIGN)
                          .orElseThrow(() -> fields.missing(SIGN, "It is X or V."))),
              (json, sign) -> {
                writeCells(json, CELLS, sign.cells());
                json.writeStringField(SIGN, sign.letter());
              });
      case NEGATIVE_RATIO -> whole(NegativeRatio.class, "negative-ratio", NegativeRatio::new);
      case NEGATIVE_XV -> whole(NegativeXv.class, "negative-xv", NegativeXv::new);
      case GREATER_THAN -> cells(GreaterThan.class, "greater-than", GreaterThan::new);
      case THERMOMETER -> cells(Thermometer.class, "thermometer", Thermometer::new);
      case SLOW_THERMOMETER ->
          cells(SlowThermometer.class, "slow-thermometer", SlowThermometer::new);
      case ARROW ->
          new Form<>(
              Arrow.class,
              "arrow",
              List.of(CIRCLE, SHAFT),
              fields -> new Arrow(fields.cells(CIRCLE), fields.cells(SHAFT)),
              (json, arrow) -> {
                writeCells(json, CIRCLE, arrow.circle());
                writeCells(json, SHAFT, arrow.shaft());
              });
      case PALINDROME -> cells(Palindrome.class, "palindrome", Palindrome::new);
      case RENBAN -> cells(Renban.class, "renban", Renban::new);
      case WHISPERS ->
          new Form<>(
              Whispers.class,
              "whispers",
              List.of(CELLS, DIFFERENCE),
              fields ->
                  new Whispers(
                      fields.cells(CELLS),
                      fields
                          .number(DIFFERENCE, "the difference")
                          .orElse(Whispers.usualDifference(fields.size()))),
              (json, line) -> {
                writeCells(json, CELLS, line.cells());
                json.writeNumberField(DIFFERENCE, line.difference());
              });
      case REGION_SUM_LINE -> cells(RegionSumLine.class, "region-sum-line", RegionSumLine::new);
      case BETWEEN_LINE -> cells(BetweenLine.class, "between-line", BetweenLine::new);
      case ENTROPIC_LINE -> cells(EntropicLine.class, "entropic-line", EntropicLine::new);
      case MODULAR_LINE ->
          new Form<>(
              ModularLine.class,
              "modular-line",
              List.of(CELLS, MODULUS),
              fields ->
                  new ModularLine(
                      fields.cells(CELLS),
                      fields.number(MODULUS, "the modulus").orElse(ModularLine.USUAL_MODULUS)),
              (json, line) -> {
                writeCells(json, CELLS, line.cells());
                json.writeNumberField(MODULUS, line.modulus());
              });
      case PARITY_LINE -> cells(ParityLine.class, "parity-line", ParityLine::new);
      case NABNER -> cells(Nabner.class, "nabner", Nabner::new);
      case ZIPPER_LINE -> cells(ZipperLine.class, "zipper-line", ZipperLine::new);
      case DOUBLE_ARROW -> cells(DoubleArrow.class, "double-arrow", DoubleArrow::new);
      case LOCKOUT_LINE ->
          new Form<>(
              LockoutLine.class,
              "lockout-line",
              List.of(CELLS, DIFFERENCE),
              fields ->
                  new LockoutLine(
                      fields.cells(CELLS),
                      fields
                          .number(DIFFERENCE, "the difference")
                          .orElse(LockoutLine.usualDifference(fields.size()))),
              (json, line) -> {
                writeCells(json, CELLS, line.cells());
                json.writeNumberField(DIFFERENCE, line.difference());
              });
      case LITTLE_KILLER ->
          new Form<>(
              LittleKiller.class,
              "little-killer",
              List.of(START, DIRECTION, SUM),
              fields ->
                  new LittleKiller(
                      fields.outsideCell(START),
                      direction(fields),
                      fields.requiredNumber(SUM, "the sum")),
              (json, clue) -> {
                json.writeStringField(START, clue.start().toString());
                json.writeStringField(DIRECTION, word(clue.direction()));
                json.writeNumberField(SUM, clue.sum());
              });
      case SANDWICH ->
          new Form<>(
              Sandwich.class,
              "sandwich",
              List.of(ROW, COLUMN, SUM),
              ConstraintJson::sandwich,
              (json, clue) -> {
                json.writeNumberField(clue.isRow() ? ROW : COLUMN, clue.index() + 1);
                json.writeNumberField(SUM, clue.sum());
              });
      case X_SUM -> outside(XSum.class, "x-sum", SUM, XSum::new);
      case SKYSCRAPER -> outside(Skyscraper.class, "skyscraper", VISIBLE, Skyscraper::new);
      case NUMBERED_ROOM -> outside(NumberedRoom.class, "numbered-room", DIGIT, NumberedRoom::new);
      case ODD -> cell(OddCell.class, "odd", OddCell::new);
      case EVEN -> cell(EvenCell.class, "even", EvenCell::new);
      case MINIMUM -> cell(Minimum.class, "minimum", Minimum::new);
      case MAXIMUM -> cell(Maximum.class, "maximum", Maximum::new);
      case ROW_INDEXER -> indexer("row-indexer", Indexer.What.ROW);
      case COLUMN_INDEXER -> indexer("column-indexer", Indexer.What.COLUMN);
      case BOX_INDEXER -> indexer("box-indexer", Indexer.What.CELL);
      case QUADRUPLE ->
          new Form<>(
              Quadruple.class,
              "quadruple",
              List.of(CELLS, DIGITS),
              fields -> new Quadruple(fields.cells(CELLS), fields.digits(DIGITS)),
              (json, quadruple) -> {
                writeCells(json, CELLS, quadruple.cells());
                writeDigits(json, quadruple.digits());
              });
      case CLONE ->
          new Form<>(
              Clone.class,
              "clone",
              List.of(CELLS, COPIES),
              fields -> new Clone(fields.cells(CELLS), fields.cells(COPIES)),
              (json, clone) -> {
                writeCells(json, CELLS, clone.originals());
                writeCells(json, COPIES, clone.copies());
              });
      case CANDIDATES ->
          new Form<>(
              Candidates.class,
              "candidates",
              List.of(CELL, DIGITS),
              ConstraintJson::candidates,
              (json, candidates) -> {
                json.writeStringField(CELL, candidates.cells().name(0));
                writeDigits(json, digits(candidates));
              });
    };
  }

  /** Returns the form of a rule for the whole grid. */
  private static <C extends Constraint> Form<C> whole(
      Class<C> type, String kind, IntFunction<C> maker) {
    return new Form<>(
        type, kind, List.of(), fields -> maker.apply(fields.size()), (json, rule) -> {});
  }

  private static Form<NamedRegion> named(String kind, NamedRegion region) {
    return new Form<>(
        NamedRegion.class,
        kind,
        List.of(),
        fields -> {
          if (fields.size() != NamedRegion.SIZE) {
            throw new InvalidConstraintException("it belongs to grids of 9×9");
          }
          return region;
        },
        (json, same) -> {});
  }

  /** Returns the form of a constraint that consists of cells, such as a line. */
  private static <C extends Constraint> Form<C> cells(
      Class<C> type, String kind, Function<CellList, C> maker) {
    return new Form<>(
        type,
        kind,
        List.of(CELLS),
        fields -> maker.apply(fields.cells(CELLS)),
        (json, constraint) -> writeCells(json, CELLS, constraint.cells()));
  }

  /** Returns the form of a constraint for one cell. */
  private static <C extends Constraint> Form<C> cell(
      Class<C> type, String kind, Function<CellList, C> maker) {
    return new Form<>(
        type,
        kind,
        List.of(CELL),
        fields -> maker.apply(fields.cell(CELL)),
        (json, constraint) -> json.writeStringField(CELL, constraint.cells().name(0)));
  }

  private static Form<Indexer> indexer(String kind, Indexer.What what) {
    return cell(Indexer.class, kind, cell -> new Indexer(what, cell));
  }

  /** Returns the form of a clue next to the grid, whose number is in a field. */
  private static <C extends OutsideClue> Form<C> outside(
      Class<C> type, String kind, String field, BiFunction<OutsideCell, Integer, C> maker) {
    return new Form<>(
        type,
        kind,
        List.of(START, field),
        fields ->
            maker.apply(fields.outsideCell(START), fields.requiredNumber(field, "a whole number")),
        (json, clue) -> {
          json.writeStringField(START, clue.start().toString());
          json.writeNumberField(field, clue.value());
        });
  }

  private static Diagonal diagonal(ConstraintFields fields) throws MalformedTextException {
    Map<String, Boolean> directions = new LinkedHashMap<>();
    directions.put(RISING, true);
    directions.put(FALLING, false);
    return new Diagonal(fields.size(), fields.choice(DIRECTION, directions));
  }

  private static LittleKiller.Direction direction(ConstraintFields fields)
      throws MalformedTextException {
    Map<String, LittleKiller.Direction> directions = new LinkedHashMap<>();
    for (LittleKiller.Direction direction : LittleKiller.Direction.values()) {
      directions.put(word(direction), direction);
    }
    return fields.choice(DIRECTION, directions);
  }

  private static String word(LittleKiller.Direction direction) {
    return direction.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Sandwich sandwich(ConstraintFields fields) throws MalformedTextException {
    OptionalInt row = fields.number(ROW, "the row");
    OptionalInt column = fields.number(COLUMN, "the column");
    if (row.isPresent() == column.isPresent()) {
      throw new InvalidConstraintException("it needs either a row or a column");
    }
    int index = row.orElseGet(column::getAsInt) - 1;
    int sum = fields.requiredNumber(SUM, "the sum");
    return new Sandwich(fields.size(), row.isPresent(), index, sum);
  }

  private static Candidates candidates(ConstraintFields fields) throws MalformedTextException {
    long set = 0;
    for (int digit : fields.digits(DIGITS)) {
      set |= 1L << digit;
    }
    return new Candidates(fields.cell(CELL), set);
  }

  private static List<Integer> digits(Candidates candidates) {
    List<Integer> digits = new ArrayList<>();
    for (int digit = 1; digit <= candidates.cells().size(); digit++) {
      if (DigitSets.has(candidates.digits(), digit)) {
        digits.add(digit);
      }
    }
    return digits;
  }

  private static void writeCells(JsonGenerator json, String name, CellList cells)
      throws IOException {
    json.writeFieldName(name);
    writeCells(json, cells);
  }

  private static void writeCells(JsonGenerator json, CellList cells) throws IOException {
    json.writeStartArray();
    for (int i = 0; i < cells.count(); i++) {
      json.writeString(cells.name(i));
    }
    json.writeEndArray();
  }

  private static void writeDigits(JsonGenerator json, List<Integer> digits) throws IOException {
    json.writeArrayFieldStart(DIGITS);
    for (int digit : digits) {
      json.writeNumber(digit);
    }
    json.writeEndArray();
  }

  /**
   * Writes a field with a list of constraints, in their order.
   *
   * @param name the name of the field
   */
  static void write(JsonGenerator json, String name, List<Constraint> constraints)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (Constraint constraint : constraints) {
      write(json, constraint);
    }
    json.writeEndArray();
  }

  /** Returns the values of the field {@code kind}, in the order of the constants of the kinds. */
  public static List<String> kinds() {
    return List.copyOf(FORMS.keySet());
  }

  /** Writes one constraint as an object. */
  public static void write(JsonGenerator json, Constraint constraint) throws IOException {
    form(constraint.kind()).write(json, constraint);
  }

  /** Returns a list of constraints as JSON in one line, in their order. */
  public static String text(List<Constraint> constraints) {
    String object = JsonWriting.inOneLine(json -> write(json, LIST, constraints));
    return object.substring(object.indexOf('['), object.lastIndexOf(']') + 1);
  }

  /**
   * Reads the JSON of a list of constraints.
   *
   * @param size n
   * @param place the place of the text
   * @throws MalformedTextException if this is no list, or one of its items is not well formed
   */
  public static List<Constraint> ofText(String text, int size, Place place)
      throws MalformedTextException {
    String object = "{\"" + LIST + "\":" + text + "}";
    Optional<JsonValue> list = new JsonText(object, (line, column) -> place).parse().field(LIST);
    return list.isPresent() ? read(list.get(), size, LIST) : List.of();
  }

  /**
   * Reads a list of constraints.
   *
   * @param size n
   * @param field the full name of the field, for the message
   * @throws MalformedTextException if this is no list, or one of its items is not well formed
   */
  static List<Constraint> read(JsonValue list, int size, String field)
      throws MalformedTextException {
    ConstraintList constraints = new ConstraintList(size);
    List<JsonValue> items = list.items("the field '" + field + "'");
    for (int i = 0; i < items.size(); i++) {
      String number = "constraint " + (i + 1);
      Optional<Form<?>> form =
          items.get(i) instanceof JsonObject object
              ? Optional.of(form(number, object))
              : Optional.empty();
      constraints.read(
          form.map(found -> number + " (" + found.kind + ")").orElse(number),
          items.get(i),
          fields -> List.of(form.orElseThrow().maker.of(fields)));
    }
    return constraints.constraints();
  }

  /** Returns the form of the kind that an object names, if its fields are those of the kind. */
  private static Form<?> form(String number, JsonObject object) throws MalformedTextException {
    Optional<JsonValue> kind = object.field(KIND);
    if (kind.isEmpty()) {
      throw new MalformedTextException(
          object.place(), number + ": the field 'kind' is missing", "It is a word such as 'cage'.");
    }
    String typed = kind.get() instanceof JsonScalar word ? word.text() : "";
    Form<?> form = FORMS.get(typed);
    if (form == null) {
      String question =
          SimilarNames.question(SimilarNames.nearest(typed, FORMS.keySet(), MAX_CHANGES));
      throw kind.get()
          .unlike(
              number + ": the kind",
              "the name of a kind of constraint",
              question.isEmpty()
                  ? "The kinds are: " + String.join(", ", FORMS.keySet()) + "."
                  : question);
    }
    for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
      if (!field.getKey().equals(KIND) && !form.names.contains(field.getKey())) {
        throw new MalformedTextException(
            field.getValue().place(),
            ProblemCode.UNKNOWN_FIELD.with("field", object.pathOf(field.getKey())),
            "%s (%s): unknown field %s"
                .formatted(number, typed, ProblemWords.quote(field.getKey())),
            form.names.isEmpty()
                ? "It has no fields apart from 'kind'."
                : "Its fields are: " + String.join(", ", form.names) + ".");
      }
    }
    return form;
  }
}
