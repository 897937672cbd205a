package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintField;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.GridLine;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.formats.json.ConstraintFields;
import org.nonomino.formats.json.ConstraintList;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;

/**
 * Reads the constraints of an f-puzzles object. Their meaning is that in the solver plug-in of
 * f-puzzles gives them (dclamage/SudokuSolver).
 */
final class FPuzzlesConstraints {
  /** The difference of a German whispers line, on grids that are large enough. */
  private static final int GERMAN = 5;

  private static final int DUTCH = 4;

  /** Creates a rule for the whole grid of n. */
  @FunctionalInterface
  private interface GlobalMaker {
    Constraint of(int size);
  }

  private static final Map<String, ConstraintList.Reader> ENTRIES = new HashMap<>();

  private static final Map<String, GlobalMaker> GLOBALS = new HashMap<>();

  private static final Map<String, GlobalMaker> NEGATIVES =
      Map.of(
          FPuzzlesKeys.key(ConstraintKind.XV), NegativeXv::new,
          FPuzzlesKeys.key(ConstraintKind.BLACK_DOT), NegativeRatio::new,
          FPuzzlesKeys.key(ConstraintKind.WHITE_DOT), NonConsecutive::new);

  static {
    for (ConstraintKind kind : ConstraintKind.values()) {
      kind.names().fPuzzles().ifPresent(key -> add(kind, key));
    }
    ENTRIES.put("germanwhispers", entry -> whispers(entry, GERMAN));
    ENTRIES.put("dutchwhispers", entry -> whispers(entry, DUTCH));
    GLOBALS.put(FPuzzlesKeys.RISING_DIAGONAL, size -> new Diagonal(size, true));
    GLOBALS.put(FPuzzlesKeys.FALLING_DIAGONAL, size -> new Diagonal(size, false));
  }

  private static void add(ConstraintKind kind, String key) {
    if (kind.fields().isEmpty()) {
      GLOBALS.put(key, size -> new ConstraintValues(size).constraint(kind));
    } else {
      ENTRIES.put(key, reader(kind));
    }
  }

  private static ConstraintList.Reader reader(ConstraintKind kind) {
    return switch (kind) {
      case XV -> FPuzzlesConstraints::xv;
      case WHISPERS -> entry -> whispers(entry, kind.usualNumber(entry.size()));
      case ARROW -> FPuzzlesConstraints::arrows;
      case LITTLE_KILLER -> FPuzzlesConstraints::littleKiller;
      case ROW_INDEXER, COLUMN_INDEXER, BOX_INDEXER -> entry -> indexers(kind, entry);
      case QUADRUPLE -> FPuzzlesConstraints::quadruple;
      case WEIGHTED_SUM, OWN_RULE -> FPuzzlesConstraints::line;
      default -> entry -> byFields(kind, entry);
    };
  }

  private final int size;
  private final PuzzleAssembler assembler;
  private final ConstraintList found;

  private FPuzzlesConstraints(Symbols symbols, PuzzleAssembler assembler) {
    this.size = symbols.size();
    this.assembler = assembler;
    this.found = new ConstraintList(symbols);
  }

  /** Returns whether a field, named in lower case without spaces, is a constraint that is read. */
  static boolean reads(String key) {
    return ENTRIES.containsKey(key)
        || GLOBALS.containsKey(key)
        || key.equals(FPuzzlesKeys.NEGATIVE);
  }

  /**
   * Returns the constraints of an object in its order, then the given candidates of cells.
   *
   * @param cells the cells of the object
   * @param symbols those of the puzzle
   * @param assembler is told which constraints are left out because they lack their line
   * @throws MalformedTextException if one is not well formed; the message has its name, its number
   *     in its list and the wrong value
   */
  static List<Constraint> read(
      JsonObject object, CellObjects cells, Symbols symbols, PuzzleAssembler assembler)
      throws MalformedTextException {
    FPuzzlesConstraints constraints = new FPuzzlesConstraints(symbols, assembler);
    for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
      constraints.readField(FPuzzlesKeys.key(field.getKey()), field.getKey(), field.getValue());
    }
    for (int cell = 0; cell < cells.count(); cell++) {
      constraints.readCandidates(cells, cell);
    }
    return constraints.found.constraints();
  }

  private void readField(String key, String name, JsonValue value) throws MalformedTextException {
    if (GLOBALS.containsKey(key)) {
      if (CellObjects.isTrue(value, () -> "the field '" + name + "'")) {
        found.add(GLOBALS.get(key).of(size), value.place());
      }
    } else if (value.isNothing()) {
      return;
    } else if (key.equals(FPuzzlesKeys.NEGATIVE)) {
      for (JsonValue item : value.items("the field '" + name + "'")) {
        if (!isFog(item)) {
          found.add(negative(name, item).of(size), item.place());
        }
      }
    } else if (ENTRIES.containsKey(key)) {
      List<JsonValue> items = value.items("the field '" + name + "'");
      for (int i = 0; i < items.size(); i++) {
        String words = name + " " + (i + 1);
        if (isWithoutLine(items.get(i))) {
          assembler.remark(items.get(i).place(), words + " has no line, so it is left out");
        } else {
          found.read(words, items.get(i), ENTRIES.get(key));
        }
      }
    }
  }

  /** Returns whether a line was begun but not drawn: the circle of an arrow without its shaft. */
  private static boolean isWithoutLine(JsonValue item) {
    return item instanceof JsonObject object
        && object.fields().get(FPuzzlesKeys.LINES) instanceof JsonArray lines
        && lines.isNothing();
  }

  /** Returns whether a negative constraint is fog, which SudokuPad puts there. */
  private static boolean isFog(JsonValue item) {
    return item instanceof JsonScalar word && word.text().equals(FogFields.LIGHT);
  }

  private static GlobalMaker negative(String name, JsonValue item) throws MalformedTextException {
    Optional<GlobalMaker> maker =
        item instanceof JsonScalar word
            ? Optional.ofNullable(NEGATIVES.get(FPuzzlesKeys.key(word.text())))
            : Optional.empty();
    if (maker.isEmpty()) {
      throw item.unlike(
          "an item of the field '" + name + "'", "'xv', 'ratio' or 'difference'", "Correct it.");
    }
    return maker.get();
  }

  private void readCandidates(CellObjects cells, int cell) throws MalformedTextException {
    String field = FPuzzlesKeys.GIVEN_MARKS;
    Optional<JsonValue> marks = cells.get(cell).field(field);
    if (marks.isEmpty() || marks.get().isNothing()) {
      return;
    }
    long digits = 0;
    for (JsonValue mark : marks.get().items("the field '" + field + "' of " + cells.name(cell))) {
      digits |= 1L << cells.digit(mark, 1, "a given pencil mark", cell);
    }
    found.add(new Candidates(CellList.of(size, cell), digits), marks.get().place());
  }

  /**
   * Returns the constraints of an entry, empty for a clue next to the grid without a number. Each
   * line is a constraint.
   */
  private static List<Constraint> byFields(ConstraintKind kind, ConstraintFields entry)
      throws MalformedTextException {
    ConstraintValues values = new ConstraintValues(entry.symbols());
    boolean isOutside = kind.shape() == ConstraintShape.OUTSIDE;
    // The number comes first, as there may be several lines.
    List<ConstraintField> fields = new ArrayList<>(kind.fields());
    if (!isOutside && kind.numberField().isPresent()) {
      Collections.reverse(fields);
    }
    for (ConstraintField field : fields) {
      switch (field.type()) {
        case NUMBER -> {
          String words = isOutside && kind != ConstraintKind.SANDWICH ? "number" : field.words();
          OptionalInt number = entry.number(FPuzzlesKeys.VALUE, "the " + words);
          if (number.isPresent()
              && (number.getAsInt() != 0 || kind != ConstraintKind.KILLER_CAGE)) {
            values.with(field, number.getAsInt());
          } else if (isOutside) {
            return List.of();
          }
          field
              .usual()
              .filter(usual -> number.isEmpty())
              .ifPresent(usual -> values.with(field, usual.applyAsInt(entry.size())));
        }
        case CELL -> values.with(field, entry.cell(FPuzzlesKeys.CELL));
        case PLACE -> values.with(field, entry.outsideCell(FPuzzlesKeys.CELL));
        case LINE -> {
          OutsideCell place = entry.outsideCell(FPuzzlesKeys.CELL);
          boolean isRow = place.column() == -1 || place.column() == entry.size();
          values.with(field, new GridLine(isRow, isRow ? place.row() : place.column()));
        }
        case CELLS -> {
          if (kind.shape() == ConstraintShape.LINE) {
            return constraints(entry, line -> values.with(field, line).constraint(kind));
          }
          boolean isFirst = field.equals(kind.fields().get(0));
          values.with(field, entry.cells(isFirst ? FPuzzlesKeys.CELLS : FPuzzlesKeys.CLONE_CELLS));
        }
        case CAGES, DIGITS, WORD, TEXT, RULE, NUMBERS, RANGE ->
            throw new IllegalStateException(kind.words());
      }
    }
    return List.of(values.constraint(kind));
  }

  private static List<Constraint> constraints(
      ConstraintFields entry, Function<CellList, Constraint> maker) throws MalformedTextException {
    List<Constraint> made = new ArrayList<>();
    for (CellList line : entry.lines(FPuzzlesKeys.LINES)) {
      made.add(maker.apply(line));
    }
    return made;
  }

  /** Returns the sign, or empty if the value is empty. */
  private static List<Constraint> xv(ConstraintFields entry) throws MalformedTextException {
    CellList cells = entry.cells(FPuzzlesKeys.CELLS).requireNeighbours();
    OptionalInt sum = entry.sumOfSign(FPuzzlesKeys.VALUE);
    return sum.isEmpty() ? List.of() : List.of(new XvSign(cells, sum.getAsInt()));
  }

  private static List<Constraint> whispers(ConstraintFields entry, int usual)
      throws MalformedTextException {
    int difference =
        entry
            .number(FPuzzlesKeys.VALUE, "the difference")
            .orElse(Math.min(usual, entry.size() - 1));
    return constraints(entry, cells -> new Whispers(cells, difference));
  }

  /** Returns the constraint of a line in our notation, which is the value of an entry. */
  private static List<Constraint> line(ConstraintFields entry) throws MalformedTextException {
    String line = entry.requiredText(FPuzzlesKeys.VALUE);
    try {
      return ConstraintNotation.read("", ConstraintNotation.token(line), entry.symbols());
    } catch (MalformedTextException e) {
      throw new InvalidConstraintException(e.problem());
    }
  }

  /** Each line is a separate arrow and begins in a cell of the circle. */
  private static List<Constraint> arrows(ConstraintFields entry) throws MalformedTextException {
    CellList circle = entry.cells(FPuzzlesKeys.CELLS);
    return constraints(entry, line -> arrow(circle, line));
  }

  private static Arrow arrow(CellList circle, CellList line) {
    if (line.count() == 0 || !circle.contains(line.get(0))) {
      throw new InvalidConstraintException(
          line.count() == 0
              ? "a line has no cells"
              : "a line begins in %s, which is not in the circle".formatted(line.name(0)));
    }
    return new Arrow(circle, line.requireLine().part(1, line.count()));
  }

  /** Returns the little killer, or empty if it has no sum. */
  private static List<Constraint> littleKiller(ConstraintFields entry)
      throws MalformedTextException {
    OutsideCell start = entry.outsideCell(FPuzzlesKeys.CELL);
    LittleKiller.Direction direction =
        entry.choice(FPuzzlesKeys.DIRECTION, FPuzzlesKeys.DIRECTIONS);
    int sum = entry.number(FPuzzlesKeys.VALUE, "the sum").orElse(0);
    return sum == 0 ? List.of() : List.of(new LittleKiller(start, direction, sum));
  }

  /** Returns an indexer for each cell. */
  private static List<Constraint> indexers(ConstraintKind kind, ConstraintFields entry)
      throws MalformedTextException {
    CellList cells = entry.cells(FPuzzlesKeys.CELLS);
    ConstraintField field = kind.fields().get(0);
    return IntStream.range(0, cells.count())
        .mapToObj(
            i ->
                new ConstraintValues(entry.symbols())
                    .with(field, cells.part(i, i + 1))
                    .constraint(kind))
        .toList();
  }

  /** Returns the quadruple, or empty if it has no digits. */
  private static List<Constraint> quadruple(ConstraintFields entry) throws MalformedTextException {
    CellList cells = entry.cells(FPuzzlesKeys.CELLS);
    CellList ascending = CellList.of(entry.size(), cells.stream().sorted().toArray());
    List<Integer> digits = entry.digits(FPuzzlesKeys.VALUES);
    return digits.isEmpty() ? List.of() : List.of(new Quadruple(ascending, digits));
  }
}
