package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
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
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.Nabner;
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
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.constraint.ZipperLine;
import org.nonomino.formats.json.ConstraintFields;
import org.nonomino.formats.json.ConstraintList;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
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

  /** Creates a constraint from the cells of a line. */
  @FunctionalInterface
  private interface LineMaker {
    Constraint of(CellList cells);
  }

  /** Creates a clue next to the grid. */
  @FunctionalInterface
  private interface ClueMaker {
    OutsideClue of(OutsideCell start, int value);
  }

  /** Creates a rule for the whole grid of n. */
  @FunctionalInterface
  private interface GlobalMaker {
    Constraint of(int size);
  }

  private static final Map<String, ConstraintList.Reader> ENTRIES =
      Map.ofEntries(
          Map.entry(
              FPuzzlesKeys.key(ConstraintKind.EXTRA_REGION),
              entry -> List.of(new ExtraRegion(entry.cells(FPuzzlesKeys.CELLS)))),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.KILLER_CAGE), FPuzzlesConstraints::cage),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.WHITE_DOT), FPuzzlesConstraints::whiteDot),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.BLACK_DOT), FPuzzlesConstraints::blackDot),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.XV), FPuzzlesConstraints::xv),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.THERMOMETER), lines(Thermometer::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.SLOW_THERMOMETER), lines(SlowThermometer::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.PALINDROME), lines(Palindrome::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.RENBAN), lines(Renban::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.BETWEEN_LINE), lines(BetweenLine::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.ENTROPIC_LINE), lines(EntropicLine::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.MODULAR_LINE), FPuzzlesConstraints::modular),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.PARITY_LINE), lines(ParityLine::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.NABNER), lines(Nabner::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.ZIPPER_LINE), lines(ZipperLine::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.DOUBLE_ARROW), lines(DoubleArrow::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.LOCKOUT_LINE), FPuzzlesConstraints::lockout),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.REGION_SUM_LINE), lines(RegionSumLine::new)),
          Map.entry(
              FPuzzlesKeys.key(ConstraintKind.WHISPERS),
              entry -> whispers(entry, Whispers.usualDifference(entry.size()))),
          Map.entry("germanwhispers", entry -> whispers(entry, GERMAN)),
          Map.entry("dutchwhispers", entry -> whispers(entry, DUTCH)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.ARROW), FPuzzlesConstraints::arrows),
          Map.entry(
              FPuzzlesKeys.key(ConstraintKind.LITTLE_KILLER), FPuzzlesConstraints::littleKiller),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.SANDWICH), FPuzzlesConstraints::sandwich),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.X_SUM), outside(XSum::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.SKYSCRAPER), outside(Skyscraper::new)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.NUMBERED_ROOM), outside(NumberedRoom::new)),
          Map.entry(
              FPuzzlesKeys.key(ConstraintKind.ODD),
              entry -> List.of(new OddCell(entry.cell(FPuzzlesKeys.CELL)))),
          Map.entry(
              FPuzzlesKeys.key(ConstraintKind.EVEN),
              entry -> List.of(new EvenCell(entry.cell(FPuzzlesKeys.CELL)))),
          Map.entry(
              FPuzzlesKeys.key(ConstraintKind.MINIMUM),
              entry -> List.of(new Minimum(entry.cell(FPuzzlesKeys.CELL)))),
          Map.entry(
              FPuzzlesKeys.key(ConstraintKind.MAXIMUM),
              entry -> List.of(new Maximum(entry.cell(FPuzzlesKeys.CELL)))),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.ROW_INDEXER), indexers(Indexer.What.ROW)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.COLUMN_INDEXER), indexers(Indexer.What.COLUMN)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.BOX_INDEXER), indexers(Indexer.What.CELL)),
          Map.entry(FPuzzlesKeys.key(ConstraintKind.QUADRUPLE), FPuzzlesConstraints::quadruple),
          Map.entry(
              FPuzzlesKeys.key(ConstraintKind.CLONE),
              entry ->
                  List.of(
                      new Clone(
                          entry.cells(FPuzzlesKeys.CELLS),
                          entry.cells(FPuzzlesKeys.CLONE_CELLS)))));

  private static final Map<String, GlobalMaker> GLOBALS =
      Map.of(
          FPuzzlesKeys.RISING_DIAGONAL,
          size -> new Diagonal(size, true),
          FPuzzlesKeys.FALLING_DIAGONAL,
          size -> new Diagonal(size, false),
          FPuzzlesKeys.key(ConstraintKind.ANTI_KING),
          AntiKing::new,
          FPuzzlesKeys.key(ConstraintKind.ANTI_KNIGHT),
          AntiKnight::new,
          FPuzzlesKeys.key(ConstraintKind.NON_CONSECUTIVE),
          NonConsecutive::new,
          FPuzzlesKeys.key(ConstraintKind.DISJOINT_GROUPS),
          DisjointGroups::new);

  private static final Map<String, GlobalMaker> NEGATIVES =
      Map.of(
          FPuzzlesKeys.key(ConstraintKind.XV), NegativeXv::new,
          FPuzzlesKeys.key(ConstraintKind.BLACK_DOT), NegativeRatio::new,
          FPuzzlesKeys.key(ConstraintKind.WHITE_DOT), NonConsecutive::new);

  private final int size;
  private final PuzzleAssembler assembler;
  private final ConstraintList found;

  private FPuzzlesConstraints(int size, PuzzleAssembler assembler) {
    this.size = size;
    this.assembler = assembler;
    this.found = new ConstraintList(size);
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
   * @param assembler is told which constraints are left out because they lack their line
   * @throws MalformedTextException if one is not well formed; the message has its name, its number
   *     in its list and the wrong value
   */
  static List<Constraint> read(JsonObject object, CellObjects cells, PuzzleAssembler assembler)
      throws MalformedTextException {
    FPuzzlesConstraints constraints = new FPuzzlesConstraints(cells.size(), assembler);
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
      if (CellObjects.isTrue(value, "the field '" + name + "'")) {
        found.add(GLOBALS.get(key).of(size), value.place());
      }
    } else if (value.isNothing()) {
      return;
    } else if (key.equals(FPuzzlesKeys.NEGATIVE)) {
      for (JsonValue item : value.items("the field '" + name + "'")) {
        found.add(negative(name, item).of(size), item.place());
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
      digits |= 1L << cells.digit(mark, 1, "a given pencil mark of " + cells.name(cell));
    }
    found.add(new Candidates(CellList.of(size, cell), digits), marks.get().place());
  }

  private static ConstraintList.Reader lines(LineMaker maker) {
    return entry -> constraints(entry, maker);
  }

  private static List<Constraint> constraints(ConstraintFields entry, LineMaker maker)
      throws MalformedTextException {
    List<Constraint> made = new ArrayList<>();
    for (CellList line : entry.lines(FPuzzlesKeys.LINES)) {
      made.add(maker.of(line));
    }
    return made;
  }

  private static List<Constraint> cage(ConstraintFields entry) throws MalformedTextException {
    OptionalInt sum = entry.number(FPuzzlesKeys.VALUE, "the sum");
    return List.of(
        new KillerCage(
            entry.cells(FPuzzlesKeys.CELLS),
            sum.isPresent() && sum.getAsInt() == 0 ? OptionalInt.empty() : sum));
  }

  private static List<Constraint> whiteDot(ConstraintFields entry) throws MalformedTextException {
    int difference =
        entry.number(FPuzzlesKeys.VALUE, "the difference").orElse(WhiteDot.USUAL_DIFFERENCE);
    return List.of(new WhiteDot(entry.cells(FPuzzlesKeys.CELLS), difference));
  }

  private static List<Constraint> blackDot(ConstraintFields entry) throws MalformedTextException {
    int ratio = entry.number(FPuzzlesKeys.VALUE, "the ratio").orElse(BlackDot.USUAL_RATIO);
    return List.of(new BlackDot(entry.cells(FPuzzlesKeys.CELLS), ratio));
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

  private static List<Constraint> modular(ConstraintFields entry) throws MalformedTextException {
    int modulus = entry.number(FPuzzlesKeys.VALUE, "the modulus").orElse(ModularLine.USUAL_MODULUS);
    return constraints(entry, cells -> new ModularLine(cells, modulus));
  }

  private static List<Constraint> lockout(ConstraintFields entry) throws MalformedTextException {
    int difference =
        entry
            .number(FPuzzlesKeys.VALUE, "the difference")
            .orElse(LockoutLine.usualDifference(entry.size()));
    return constraints(entry, cells -> new LockoutLine(cells, difference));
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

  /** Returns the sandwich, or empty if it has no sum. */
  private static List<Constraint> sandwich(ConstraintFields entry) throws MalformedTextException {
    OutsideCell place = entry.outsideCell(FPuzzlesKeys.CELL);
    boolean isRow = place.column() == -1 || place.column() == entry.size();
    OptionalInt sum = entry.number(FPuzzlesKeys.VALUE, "the sum");
    return sum.isEmpty()
        ? List.of()
        : List.of(
            new Sandwich(
                entry.size(), isRow, isRow ? place.row() : place.column(), sum.getAsInt()));
  }

  /** Returns the reader of a clue next to the grid, or empty if the clue has no number. */
  private static ConstraintList.Reader outside(ClueMaker maker) {
    return entry -> {
      OutsideCell start = entry.outsideCell(FPuzzlesKeys.CELL);
      OptionalInt value = entry.number(FPuzzlesKeys.VALUE, "the number");
      return value.isEmpty() ? List.of() : List.of(maker.of(start, value.getAsInt()));
    };
  }

  /** Returns the reader of indexers, of which each cell is one. */
  private static ConstraintList.Reader indexers(Indexer.What what) {
    return entry -> {
      CellList cells = entry.cells(FPuzzlesKeys.CELLS);
      return IntStream.range(0, cells.count())
          .<Constraint>mapToObj(i -> new Indexer(what, cells.part(i, i + 1)))
          .toList();
    };
  }

  /** Returns the quadruple, or empty if it has no digits. */
  private static List<Constraint> quadruple(ConstraintFields entry) throws MalformedTextException {
    CellList cells = entry.cells(FPuzzlesKeys.CELLS);
    CellList ascending = CellList.of(entry.size(), cells.stream().sorted().toArray());
    List<Integer> digits = entry.digits(FPuzzlesKeys.VALUES);
    return digits.isEmpty() ? List.of() : List.of(new Quadruple(ascending, digits));
  }
}
