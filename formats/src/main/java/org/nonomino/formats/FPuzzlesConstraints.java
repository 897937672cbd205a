package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;

/**
 * Reads the constraints of an f-puzzles object. Their meaning is the one that the solver plug-in of
 * f-puzzles gives them (dclamage/SudokuSolver).
 */
final class FPuzzlesConstraints {
  private static final Pattern CELL =
      Pattern.compile("[Rr](?<row>[0-9]{1,2})[Cc](?<column>[0-9]{1,2})");

  /** The difference of a German whispers line, on grids that are large enough. */
  private static final int GERMAN = 5;

  private static final int DUTCH = 4;

  /** Creates constraints from one entry of a list. */
  @FunctionalInterface
  private interface EntryReader {
    List<Constraint> read(Entry entry) throws MalformedTextException;
  }

  /** Creates a constraint from the cells of a line. */
  @FunctionalInterface
  private interface LineMaker {
    Constraint of(CellList cells);
  }

  private static final Map<String, EntryReader> ENTRIES =
      Map.ofEntries(
          Map.entry("extraregion", entry -> List.of(new ExtraRegion(entry.cells("cells")))),
          Map.entry("killercage", FPuzzlesConstraints::cage),
          Map.entry("difference", FPuzzlesConstraints::whiteDot),
          Map.entry("ratio", FPuzzlesConstraints::blackDot),
          Map.entry("xv", FPuzzlesConstraints::xv),
          Map.entry("thermometer", entry -> entry.lines(Thermometer::new)),
          Map.entry("slowthermometer", entry -> entry.lines(SlowThermometer::new)),
          Map.entry("palindrome", entry -> entry.lines(Palindrome::new)),
          Map.entry("renban", entry -> entry.lines(Renban::new)),
          Map.entry("betweenline", entry -> entry.lines(BetweenLine::new)),
          Map.entry("regionsumline", entry -> entry.lines(RegionSumLine::new)),
          Map.entry("whispers", entry -> whispers(entry, Whispers.usualDifference(entry.size))),
          Map.entry("germanwhispers", entry -> whispers(entry, GERMAN)),
          Map.entry("dutchwhispers", entry -> whispers(entry, DUTCH)),
          Map.entry("arrow", FPuzzlesConstraints::arrow),
          Map.entry("littlekillersum", FPuzzlesConstraints::littleKiller),
          Map.entry("sandwichsum", FPuzzlesConstraints::sandwich),
          Map.entry("odd", entry -> List.of(new OddCell(entry.cell()))),
          Map.entry("even", entry -> List.of(new EvenCell(entry.cell()))),
          Map.entry("minimum", entry -> List.of(new Minimum(entry.cell()))),
          Map.entry("maximum", entry -> List.of(new Maximum(entry.cell()))),
          Map.entry("quadruple", FPuzzlesConstraints::quadruple),
          Map.entry(
              "clone",
              entry -> List.of(new Clone(entry.cells("cells"), entry.cells("cloneCells")))));

  /** A rule that is true or false of the whole grid, for a grid of n. */
  @FunctionalInterface
  private interface GlobalMaker {
    Constraint of(int size);
  }

  private static final Map<String, GlobalMaker> GLOBALS =
      Map.of(
          "diagonal+", size -> new Diagonal(size, true),
          "diagonal-", size -> new Diagonal(size, false),
          "antiking", AntiKing::new,
          "antiknight", AntiKnight::new,
          "nonconsecutive", NonConsecutive::new,
          "disjointgroups", DisjointGroups::new);

  private static final String NEGATIVE = "negative";

  private static final Map<String, GlobalMaker> NEGATIVES =
      Map.of(
          "xv", NegativeXv::new,
          "ratio", NegativeRatio::new,
          "difference", NonConsecutive::new);

  private final int size;
  private final List<Constraint> found = new ArrayList<>();

  /** The edges that have a dot or a sign, with its kind. */
  private final Set<String> markedEdges = new HashSet<>();

  private FPuzzlesConstraints(int size) {
    this.size = size;
  }

  /** Returns whether a field, named in lower case without spaces, is a constraint that is read. */
  static boolean reads(String key) {
    return ENTRIES.containsKey(key) || GLOBALS.containsKey(key) || key.equals(NEGATIVE);
  }

  /**
   * Returns the constraints of an object, in its order.
   *
   * @param size n
   * @throws MalformedTextException if one is not well formed; the message has its name, its number
   *     in its list and the wrong value
   */
  static List<Constraint> read(JsonObject object, int size) throws MalformedTextException {
    FPuzzlesConstraints constraints = new FPuzzlesConstraints(size);
    for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
      constraints.readField(FPuzzlesExtras.key(field.getKey()), field.getKey(), field.getValue());
    }
    return constraints.found;
  }

  private void readField(String key, String name, JsonValue value) throws MalformedTextException {
    if (GLOBALS.containsKey(key)) {
      if (isTrue(value, name)) {
        add(GLOBALS.get(key).of(size), value);
      }
    } else if (key.equals(NEGATIVE)) {
      for (JsonValue item : value.isNothing() ? List.<JsonValue>of() : value.items(name)) {
        Optional<GlobalMaker> maker =
            item instanceof JsonScalar word
                ? Optional.ofNullable(NEGATIVES.get(FPuzzlesExtras.key(word.text())))
                : Optional.empty();
        add(
            maker
                .orElseThrow(
                    () -> item.unlike(name, "\"xv\", \"ratio\" or \"difference\"", "Correct it."))
                .of(size),
            item);
      }
    } else if (ENTRIES.containsKey(key) && !value.isNothing()) {
      List<JsonValue> items = value.items("the field '" + name + "'");
      for (int i = 0; i < items.size(); i++) {
        readEntry(key, name, i + 1, items.get(i));
      }
    }
  }

  private void readEntry(String key, String name, int number, JsonValue item)
      throws MalformedTextException {
    String words = name + " " + number;
    if (!(item instanceof JsonObject object)) {
      throw item.unlike(words, "an object", "Each constraint is written { }.");
    }
    try {
      for (Constraint constraint : ENTRIES.get(key).read(new Entry(size, words, object))) {
        add(constraint, object);
      }
    } catch (InvalidConstraintException e) {
      throw invalid(object, words, e);
    }
  }

  private static MalformedTextException invalid(
      JsonValue where, String words, InvalidConstraintException e) {
    return new MalformedTextException(
        where.place(), words + ": " + e.getMessage(), "Correct or remove this constraint.");
  }

  private void add(Constraint constraint, JsonValue where) throws MalformedTextException {
    if (isMark(constraint.kind())) {
      int[] cells = constraint.cells().stream().sorted().toArray();
      if (!markedEdges.add(constraint.kind() + Arrays.toString(cells))) {
        throw new MalformedTextException(
            where.place(),
            "there are two %s between %s and %s"
                .formatted(
                    constraint.kind().plural(),
                    constraint.cells().name(0),
                    constraint.cells().name(1)),
            "Remove one of them.");
      }
    }
    found.add(constraint);
  }

  private static boolean isMark(ConstraintKind kind) {
    return kind == ConstraintKind.WHITE_DOT
        || kind == ConstraintKind.BLACK_DOT
        || kind == ConstraintKind.XV;
  }

  private static boolean isTrue(JsonValue value, String name) throws MalformedTextException {
    if (value instanceof JsonScalar word) {
      switch (word.kind()) {
        case TRUE -> {
          return true;
        }
        case FALSE, NULL -> {
          return false;
        }
        case TEXT, NUMBER -> {}
      }
    }
    throw value.unlike("the field '" + name + "'", "true or false", "Correct it.");
  }

  private static List<Constraint> cage(Entry entry) throws MalformedTextException {
    OptionalInt sum = entry.number("value", "the sum");
    return List.of(
        new KillerCage(
            entry.cells("cells"),
            sum.isPresent() && sum.getAsInt() == 0 ? OptionalInt.empty() : sum));
  }

  private static List<Constraint> whiteDot(Entry entry) throws MalformedTextException {
    int difference = entry.number("value", "the difference").orElse(WhiteDot.USUAL_DIFFERENCE);
    return List.of(new WhiteDot(entry.cells("cells"), difference));
  }

  private static List<Constraint> blackDot(Entry entry) throws MalformedTextException {
    int ratio = entry.number("value", "the ratio").orElse(BlackDot.USUAL_RATIO);
    return List.of(new BlackDot(entry.cells("cells"), ratio));
  }

  /** Returns the sign; none if the value is empty. */
  private static List<Constraint> xv(Entry entry) throws MalformedTextException {
    Optional<JsonScalar> value = entry.object.text("value").filter(text -> !text.isNothing());
    if (value.isEmpty()) {
      return List.of();
    }
    int sum =
        switch (value.get().text().strip().toUpperCase(Locale.ROOT)) {
          case "X" -> XvSign.X_SUM;
          case "V" -> XvSign.V_SUM;
          default ->
              throw value.get().unlike(entry.words + ": the value", "X or V", "Correct it.");
        };
    return List.of(new XvSign(entry.cells("cells"), sum));
  }

  private static List<Constraint> whispers(Entry entry, int usual) throws MalformedTextException {
    int difference =
        entry.number("value", "the difference").orElse(Math.min(usual, entry.size - 1));
    return entry.lines(cells -> new Whispers(cells, difference));
  }

  /** Each line is an arrow of its own and begins in a cell of the circle. */
  private static List<Constraint> arrow(Entry entry) throws MalformedTextException {
    CellList circle = entry.cells("cells");
    return entry.lines(
        line -> {
          if (line.count() == 0 || !circle.contains(line.get(0))) {
            throw new InvalidConstraintException("a line does not begin in the circle");
          }
          return new Arrow(circle, line.part(1, line.count()));
        });
  }

  /** Returns the little killer; none if it has no sum. */
  private static List<Constraint> littleKiller(Entry entry) throws MalformedTextException {
    OptionalInt sum = entry.number("value", "the sum");
    if (sum.isEmpty() || sum.getAsInt() == 0) {
      return List.of();
    }
    Optional<JsonScalar> typed = entry.object.text("direction");
    String direction = typed.map(text -> text.text().toUpperCase(Locale.ROOT)).orElse("");
    LittleKiller.Direction found =
        switch (direction) {
          case "UL" -> LittleKiller.Direction.UP_LEFT;
          case "UR" -> LittleKiller.Direction.UP_RIGHT;
          case "DL" -> LittleKiller.Direction.DOWN_LEFT;
          case "DR" -> LittleKiller.Direction.DOWN_RIGHT;
          default ->
              throw typed
                  .map(JsonValue.class::cast)
                  .orElse(entry.object)
                  .unlike(entry.words + ": the direction", "UL, UR, DL or DR", "Correct it.");
        };
    return List.of(new LittleKiller(entry.outsideCell(), found, sum.getAsInt()));
  }

  /** Returns the sandwich; none if it has no sum. */
  private static List<Constraint> sandwich(Entry entry) throws MalformedTextException {
    OptionalInt sum = entry.number("value", "the sum");
    if (sum.isEmpty()) {
      return List.of();
    }
    OutsideCell place = entry.outsideCell();
    boolean isRow = place.column() == -1 || place.column() == entry.size;
    return List.of(
        new Sandwich(
            entry.size, isRow, isRow ? place.row() : place.column(), sum.getAsInt()));
  }

  /** Returns the quadruple; none if it has no digits. */
  private static List<Constraint> quadruple(Entry entry) throws MalformedTextException {
    List<Integer> digits = new ArrayList<>();
    for (JsonValue value : entry.object.list("values")) {
      digits.add(
          CellObjects.number(value)
              .orElseThrow(
                  () -> value.unlike(entry.words + ": a value", "a digit", "Correct it.")));
    }
    CellList cells = entry.cells("cells");
    return digits.isEmpty()
        ? List.of()
        : List.of(
            new Quadruple(
                CellList.of(entry.size, cells.stream().sorted().toArray()), digits));
  }

  /**
   * One constraint in a list of constraints of a kind.
   *
   * @param size n
   * @param words its name and number, for messages
   * @param object its fields
   */
  private record Entry(int size, String words, JsonObject object) {
    List<Constraint> lines(LineMaker maker) throws MalformedTextException {
      List<Constraint> made = new ArrayList<>();
      for (JsonValue line : object.list("lines")) {
        made.add(maker.of(cells(line)));
      }
      return made;
    }

    CellList cells(String field) throws MalformedTextException {
      Optional<JsonValue> value = object.field(field);
      if (value.isEmpty()) {
        throw new MalformedTextException(
            object.place(), words + " has no field '" + field + "'", "It lists the cells: R1C1.");
      }
      return cells(value.get());
    }

    private CellList cells(JsonValue list) throws MalformedTextException {
      List<JsonValue> names = list.items(words + ": the cells");
      int[] cells = new int[names.size()];
      for (int i = 0; i < cells.length; i++) {
        cells[i] = insideCell(names.get(i));
      }
      return CellList.of(size, cells);
    }

    CellList cell() throws MalformedTextException {
      return CellList.of(size, insideCell(cellField()));
    }

    OutsideCell outsideCell() throws MalformedTextException {
      Matcher name = name(cellField());
      return new OutsideCell(size, index(name, "row"), index(name, "column"));
    }

    private JsonValue cellField() throws MalformedTextException {
      Optional<JsonValue> value = object.field("cell");
      if (value.isEmpty()) {
        throw new MalformedTextException(
            object.place(), words + " has no field 'cell'", "It names a cell: R1C1.");
      }
      return value.get();
    }

    private int insideCell(JsonValue value) throws MalformedTextException {
      Matcher name = name(value);
      int row = index(name, "row");
      int column = index(name, "column");
      if (row < 0 || row >= size || column < 0 || column >= size) {
        throw new MalformedTextException(
            value.place(),
            "%s: r%dc%d lies outside the %d×%d grid"
                .formatted(words, row + 1, column + 1, size, size),
            "Rows and columns are numbered from 1 to " + size + ".");
      }
      return row * size + column;
    }

    private Matcher name(JsonValue value) throws MalformedTextException {
      Matcher name = CELL.matcher(value instanceof JsonScalar word ? word.text().strip() : "");
      if (!name.matches()) {
        throw value.unlike(words + ": a cell", "a name such as R1C1", "Correct it.");
      }
      return name;
    }

    /** Returns a row or a column from 0; −1 if it is before the first one. */
    private static int index(Matcher name, String part) {
      return Integer.parseInt(name.group(part)) - 1;
    }

    /** Returns a number, which may be in quotation marks; empty if the field says nothing. */
    OptionalInt number(String field, String meaning) throws MalformedTextException {
      Optional<JsonScalar> value = object.text(field).filter(text -> !text.isNothing());
      if (value.isEmpty()) {
        return OptionalInt.empty();
      }
      OptionalInt number = value.get().number();
      if (number.isEmpty()) {
        throw value
            .get()
            .unlike(words + ": " + meaning, "a whole number", "Correct it, or remove it.");
      }
      return number;
    }
  }
}
