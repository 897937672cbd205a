package org.nonomino.formats;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.BlackDot;
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
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.OutsideCell;
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
import org.nonomino.formats.json.ConstraintList;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.MalformedTextException;

/**
 * The constraints of a SudokuMaker object. Each has a number as its type. The numbers and fields
 * are those that the program writes, as {@code yusitnikov/sudokumaker-mcp} describes them.
 */
final class SudokuMakerConstraints {
  static final int GIVENS = 0;
  static final int REGIONS = 1;
  static final int COSMETIC_LINES = 2000;
  static final int COSMETIC_CAGES = 2001;
  static final int COSMETIC_SYMBOLS = 2002;
  static final int ROWS_AND_COLUMNS = 2003;
  private static final int FOG_LIGHTS = 4000;
  private static final int FOG_TRIGGERS = 4001;
  private static final int CUSTOM = 1000;

  private static final int X_SUM = 10;
  private static final int V_SUM = 5;
  private static final int MODULUS = 3;

  private final int size;
  private final ConstraintList found;
  private final Set<String> unread = new LinkedHashSet<>();

  private SudokuMakerConstraints(int size) {
    this.size = size;
    this.found = new ConstraintList(Symbols.usual(size));
  }

  /**
   * The constraints of an object.
   *
   * @param constraints those that are read
   * @param unread the names of those that are not known
   */
  record Found(List<Constraint> constraints, List<String> unread) {}

  /** Returns the type of a constraint, −1 if it has none. */
  static int type(JsonObject item) {
    return item.field("type").map(CellObjects::number).orElse(OptionalInt.empty()).orElse(-1);
  }

  /**
   * Returns the constraints of a list.
   *
   * @throws MalformedTextException if one is not well formed
   */
  static Found read(List<JsonObject> items, int size) throws MalformedTextException {
    SudokuMakerConstraints constraints = new SudokuMakerConstraints(size);
    for (int i = 0; i < items.size(); i++) {
      JsonObject object = items.get(i);
      String words = "constraint " + (i + 1);
      SudokuMakerItem item = new SudokuMakerItem(object, words, size);
      constraints.found.read(words, object, fields -> constraints.of(item, type(object)));
    }
    return new Found(constraints.found.constraints(), List.copyOf(constraints.unread));
  }

  private List<Constraint> of(SudokuMakerItem item, int type) throws MalformedTextException {
    return switch (type) {
      case GIVENS,
          REGIONS,
          ROWS_AND_COLUMNS,
          COSMETIC_LINES,
          COSMETIC_CAGES,
          COSMETIC_SYMBOLS,
          FOG_LIGHTS,
          FOG_TRIGGERS ->
          List.of();
      case 10 -> List.of(new Diagonal(size, false));
      case 11 -> List.of(new Diagonal(size, true));
      case 12 -> List.of(new AntiKing(size));
      case 13 -> List.of(new AntiKnight(size));
      case 14 -> List.of(new DisjointGroups(size));
      case 15 -> List.of(new NonConsecutive(size));
      case 100 -> cells(item, EvenCell::new);
      case 101 -> cells(item, OddCell::new);
      case 102 -> cells(item, Maximum::new);
      case 103 -> cells(item, Minimum::new);
      case 200 ->
          edges(item, WhiteDot.USUAL_DIFFERENCE, WhiteDot::new, new NonConsecutive(size), 1);
      case 201 -> edges(item, BlackDot.USUAL_RATIO, BlackDot::new, new NegativeRatio(size), 2);
      case 202 -> edges(item, X_SUM, XvSign::new, new NegativeXv(size), V_SUM, X_SUM);
      case 300 ->
          lines(
              item, "thermometers", item.isTrue("slow") ? SlowThermometer::new : Thermometer::new);
      case 301 -> cages(item);
      case 302 -> clones(item);
      case 303 -> quadruples(item);
      case 305 -> item.isEmpty("cells") ? List.of() : List.of(region(item));
      case 400 -> lines(item, Renban::new);
      case 401 -> whispers(item);
      case 402 -> lines(item, Palindrome::new);
      case 403 -> lines(item, BetweenLine::new);
      case 404 -> regionSums(item);
      case 406 -> groupLines(item);
      case 407 ->
          lines(
              item, cells -> new LockoutLine(cells, ConstraintKind.LOCKOUT_LINE.usualNumber(size)));
      case 408 -> arrows(item);
      case 409 -> lines(item, DoubleArrow::new);
      case 500 -> littleKillers(item);
      case 501 -> outside(item, SudokuMakerConstraints::sandwich);
      case 502 -> outside(item, XSum::new);
      case 503 -> outside(item, Skyscraper::new);
      case 504 -> outside(item, NumberedRoom::new);
      case 600 -> cells(item, cells -> new Indexer(Indexer.What.ROW, cells));
      case 601 -> cells(item, cells -> new Indexer(Indexer.What.COLUMN, cells));
      default -> refuse(name(item, type));
    };
  }

  private List<Constraint> refuse(String name) {
    unread.add(name);
    return List.of();
  }

  /** Returns the name of a constraint that is not known. */
  private static String name(SudokuMakerItem item, int type) {
    DrawnItem own = new DrawnItem(item.object());
    return switch (type) {
      case 16 -> "2×2 groups everywhere";
      case 304 -> "look-and-say cages";
      case 405 -> "sequence lines";
      case CUSTOM -> custom(item);
      default -> own.text("name").isBlank() ? "constraints of type " + type : own.text("name");
    };
  }

  private static String custom(SudokuMakerItem item) {
    String name = new DrawnItem(item.object()).text("name");
    if (name.isBlank() && item.object().fields().get("definition") instanceof JsonObject code) {
      name = new DrawnItem(code).text("name");
    }
    return name.isBlank() ? "a constraint in JavaScript" : "'" + name + "' in JavaScript";
  }

  private static List<Constraint> cells(SudokuMakerItem item, Function<CellList, Constraint> kind)
      throws MalformedTextException {
    List<Constraint> made = new ArrayList<>();
    for (JsonValue cell : item.list("cells")) {
      made.add(kind.apply(item.cell(cell)));
    }
    return made;
  }

  private static List<Constraint> lines(SudokuMakerItem item, Function<CellList, Constraint> kind)
      throws MalformedTextException {
    return lines(item, "lines", kind);
  }

  private static List<Constraint> lines(
      SudokuMakerItem item, String name, Function<CellList, Constraint> kind)
      throws MalformedTextException {
    List<Constraint> made = new ArrayList<>();
    for (CellList line : item.lines(name)) {
      if (line.count() > 1) {
        made.add(kind.apply(line));
      }
    }
    return made;
  }

  /**
   * Returns the constraints on edges.
   *
   * @param usual the number of a clue without one
   * @param negative the constraint for edges without a clue
   * @param numbers the numbers for which it holds
   */
  private List<Constraint> edges(
      SudokuMakerItem item,
      int usual,
      BiFunction<CellList, Integer, Constraint> kind,
      Constraint negative,
      Integer... numbers)
      throws MalformedTextException {
    List<Constraint> made = new ArrayList<>();
    for (SudokuMakerItem clue : item.clues("clues")) {
      made.add(kind.apply(clue.edge(), clue.number("value").orElse(usual)));
    }
    if (!item.isEmpty("negative")) {
      Set<Integer> denied = new TreeSet<>(item.numbers(item.object().field("negative").get()));
      if (denied.equals(Set.of(numbers))) {
        made.add(negative);
      } else {
        refuse("all " + negative.kind().plural() + " for " + denied + " only");
      }
    }
    return made;
  }

  private static List<Constraint> cages(SudokuMakerItem item) throws MalformedTextException {
    List<Constraint> made = new ArrayList<>();
    for (SudokuMakerItem cage : item.clues("cages")) {
      OptionalInt value = cage.number("value");
      CellList cells = cage.cells(cage.object().field("cells").orElse(cage.object()));
      made.add(new KillerCage(cells, value.orElse(0) == 0 ? OptionalInt.empty() : value));
    }
    return made;
  }

  private static List<Constraint> clones(SudokuMakerItem item) throws MalformedTextException {
    List<CellList> groups = item.lines("groups");
    List<Constraint> made = new ArrayList<>();
    for (int i = 1; i < groups.size(); i++) {
      made.add(new Clone(groups.get(0), groups.get(i)));
    }
    return made;
  }

  private static List<Constraint> quadruples(SudokuMakerItem item) throws MalformedTextException {
    List<Constraint> made = new ArrayList<>();
    for (SudokuMakerItem clue : item.clues("clues")) {
      if (!clue.isEmpty("digits")) {
        List<Integer> digits = clue.numbers(clue.object().field("digits").get());
        made.add(new Quadruple(clue.corner(), digits.stream().sorted().toList()));
      }
    }
    return made;
  }

  private static Constraint region(SudokuMakerItem item) throws MalformedTextException {
    return new ExtraRegion(item.cells(item.object().field("cells").get()));
  }

  private List<Constraint> whispers(SudokuMakerItem item) throws MalformedTextException {
    int difference = item.number("minDifference").orElse(ConstraintKind.WHISPERS.usualNumber(size));
    return lines(item, cells -> new Whispers(cells, difference));
  }

  private List<Constraint> regionSums(SudokuMakerItem item) throws MalformedTextException {
    return item.isTrue("singleRegionTotals")
        ? refuse("region sum lines with one total for each region")
        : lines(item, RegionSumLine::new);
  }

  /** Returns the lines with a digit of each group in turn. */
  private List<Constraint> groupLines(SudokuMakerItem item) throws MalformedTextException {
    Set<Integer> groups = new TreeSet<>();
    for (JsonValue group : item.list("groups")) {
      // Bit d stands for the digit d; 0 is no digit here.
      groups.add(item.number(group) & ~1);
    }
    if (groups.equals(groups(2, digit -> digit % 2))) {
      return lines(item, ParityLine::new);
    }
    if (groups.equals(groups(MODULUS, digit -> digit % MODULUS))) {
      return lines(
          item, cells -> new ModularLine(cells, ConstraintKind.MODULAR_LINE.usualNumber(size)));
    }
    return groups.equals(groups(MODULUS, digit -> (digit - 1) * MODULUS / size))
        ? lines(item, EntropicLine::new)
        : refuse("lines of other digit groups");
  }

  private Set<Integer> groups(int count, Function<Integer, Integer> groupOf) {
    int[] groups = new int[count];
    for (int digit = 1; digit <= size; digit++) {
      groups[groupOf.apply(digit)] |= 1 << digit;
    }
    Set<Integer> all = new TreeSet<>();
    for (int group : groups) {
      all.add(group);
    }
    return all;
  }

  private static List<Constraint> arrows(SudokuMakerItem item) throws MalformedTextException {
    List<Constraint> made = new ArrayList<>();
    for (SudokuMakerItem arrow : item.clues("bulbsWithArrows")) {
      CellList circle =
          SudokuMakerItem.reversed(
              arrow.cells(arrow.object().field("bulbCells").orElse(arrow.object())));
      for (CellList shaft : arrow.lines("arrows")) {
        int[] cells = shaft.stream().skip(1).toArray();
        if (cells.length > 0) {
          made.add(new Arrow(circle, CellList.of(shaft.size(), cells)));
        }
      }
    }
    return made;
  }

  /** Creates a clue next to the grid. */
  @FunctionalInterface
  private interface ClueMaker {
    Constraint of(OutsideCell start, int value);
  }

  private static List<Constraint> outside(SudokuMakerItem item, ClueMaker kind)
      throws MalformedTextException {
    List<Constraint> made = new ArrayList<>();
    for (SudokuMakerItem clue : item.clues("clues")) {
      OptionalInt value = clue.number("value");
      if (value.isPresent()) {
        made.add(kind.of(clue.outside(), value.getAsInt()));
      }
    }
    return made;
  }

  private static Constraint sandwich(OutsideCell start, int sum) {
    boolean isRow = start.row() >= 0 && start.row() < start.size();
    return new Sandwich(start.size(), isRow, isRow ? start.row() : start.column(), sum);
  }

  private static List<Constraint> littleKillers(SudokuMakerItem item)
      throws MalformedTextException {
    List<Constraint> made = new ArrayList<>();
    for (SudokuMakerItem clue : item.clues("clues")) {
      OptionalInt value = clue.number("value");
      if (value.isPresent()) {
        boolean isRising = new DrawnItem(clue.object()).number("diagonal", 1) > 0;
        made.add(
            new LittleKiller(
                clue.outside(), direction(clue.outside(), isRising), value.getAsInt()));
      }
    }
    return made;
  }

  /** Returns the direction of a diagonal that leads into the grid. */
  private static LittleKiller.Direction direction(OutsideCell start, boolean isRising) {
    boolean isDown =
        start.row() < 0
            || (start.row() < start.size() && isRising == start.column() >= start.size());
    if (isRising) {
      return isDown ? LittleKiller.Direction.DOWN_LEFT : LittleKiller.Direction.UP_RIGHT;
    }
    return isDown ? LittleKiller.Direction.DOWN_RIGHT : LittleKiller.Direction.UP_LEFT;
  }
}
