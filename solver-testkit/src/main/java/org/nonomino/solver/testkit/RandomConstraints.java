package org.nonomino.solver.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintField;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.CountingCircles;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DoubleArrow;
import org.nonomino.core.constraint.EntropicLine;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.EqualSumLine;
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
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.ParityLine;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.TenLine;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.WeightedSum;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.constraint.ZipperLine;

/**
 * Random constraints of each kind. Their values, such as the sum of a cage, are read off a full
 * grid, so that this grid often satisfies them. The same arguments give the same constraints on
 * every JDK.
 */
public final class RandomConstraints {
  private static final int MAX_TRIES = 50;

  /** The number of cells of the shortest between line, which every walk reaches. */
  private static final int MIN_LINE = 3;

  private static final int LONGEST_CIRCLE = 3;
  private static final int LONGEST_SHAFT = 5;
  private static final int LONGEST_CAGE = 6;
  private static final int LONGEST_PRODUCT = 4;
  private static final int LARGEST_COUNT = 4;

  private final int size;
  private final SplittableRandom random;

  /**
   * Creates a source of constraints.
   *
   * @param size n, 4..36
   * @param random is advanced by each constraint
   */
  public RandomConstraints(int size, SplittableRandom random) {
    this.size = size;
    this.random = random;
  }

  /** Returns the kinds that exist on grids of a size, in their order. */
  public static List<ConstraintKind> kinds(int size) {
    return Arrays.stream(ConstraintKind.values()).filter(kind -> exists(kind, size)).toList();
  }

  private static boolean exists(ConstraintKind kind, int size) {
    return ConstraintValues.exists(kind, size)
        && (kind != ConstraintKind.ENTROPIC_LINE || size % 3 == 0);
  }

  /**
   * Returns a constraint of a kind. The full grid does not necessarily satisfy it, because only
   * values are read off the grid, and some kinds have none.
   *
   * @param kind one that exists on grids of this size
   * @param full a full grid of this size
   */
  public Constraint sample(ConstraintKind kind, Grid full) {
    return switch (kind) {
      case DIAGONAL -> new Diagonal(size, random.nextBoolean());
      case EXTRA_REGION ->
          new ExtraRegion(
              CellList.of(
                  size, distinct(2 + random.nextInt(size - 1)).stream().sorted().toArray()));
      case KILLER_CAGE -> cage(full);
      case REPEAT_CAGE -> {
        CellList cells = distinct(count(1, LONGEST_CAGE));
        yield new RepeatCage(cells, cells.digits(full).sum());
      }
      case PRODUCT_CAGE -> {
        CellList cells = distinct(count(1, LONGEST_PRODUCT));
        yield new ArithmeticCage(ArithmeticCage.Operation.PRODUCT, cells, product(cells, full));
      }
      case DIFFERENCE_CAGE -> differenceCage(full);
      case QUOTIENT_CAGE -> quotientCage(full);
      case EQUAL_CAGES -> equalCages(full);
      case WHITE_DOT -> new WhiteDot(neighbours(), 1 + random.nextInt(size - 1));
      case BLACK_DOT -> new BlackDot(neighbours(), 2 + random.nextInt(size - 1));
      case XV -> new XvSign(neighbours(), random.nextBoolean() ? XvSign.X_SUM : XvSign.V_SUM);
      case GREATER_THAN -> new GreaterThan(neighbours());
      case THERMOMETER -> new Thermometer(line(count(2, Math.min(6, size)), true));
      case SLOW_THERMOMETER -> new SlowThermometer(line(count(2, 7), true));
      case ARROW -> arrow();
      case PALINDROME -> new Palindrome(line(count(2, 7), false));
      case RENBAN -> new Renban(line(count(2, Math.min(6, size)), true));
      case WHISPERS -> new Whispers(line(count(2, 7), false), 1 + random.nextInt(size / 2));
      case REGION_SUM_LINE -> new RegionSumLine(line(count(2, 9), false));
      case EQUAL_SUM_LINE -> new EqualSumLine(line(count(1, 5), false));
      case TEN_LINE -> tenLine(full);
      case BETWEEN_LINE -> new BetweenLine(line(count(MIN_LINE, 6), true));
      case ENTROPIC_LINE -> new EntropicLine(line(count(MIN_LINE, 7), false));
      case MODULAR_LINE -> new ModularLine(line(count(2, 7), false), 2 + random.nextInt(3));
      case PARITY_LINE -> new ParityLine(line(count(2, 7), false));
      case NABNER -> new Nabner(line(count(2, Math.min(6, (size + 1) / 2)), true));
      case ZIPPER_LINE -> new ZipperLine(line(count(MIN_LINE, 7), false));
      case DOUBLE_ARROW -> new DoubleArrow(line(count(MIN_LINE, 6), true));
      case LOCKOUT_LINE -> new LockoutLine(line(count(2, 6), true), 1 + random.nextInt(size / 2));
      case LITTLE_KILLER -> littleKiller(full);
      case SANDWICH -> sandwich(full);
      case X_SUM -> {
        OutsideCell start = outside();
        int count = full.digit(start.line().get(0));
        yield new XSum(start, start.line().part(0, count).digits(full).sum());
      }
      case SKYSCRAPER -> {
        OutsideCell start = outside();
        int[] digits = start.line().digits(full).toArray();
        IntStream visible =
            IntStream.range(0, size)
                .filter(i -> Arrays.stream(digits, 0, i).allMatch(digit -> digit < digits[i]));
        yield new Skyscraper(start, (int) visible.count());
      }
      case NUMBERED_ROOM -> {
        OutsideCell start = outside();
        int number = full.digit(start.line().get(0));
        yield new NumberedRoom(start, full.digit(start.line().get(number - 1)));
      }
      case ODD -> new OddCell(cell());
      case EVEN -> new EvenCell(cell());
      case MINIMUM -> new Minimum(cell());
      case MAXIMUM -> new Maximum(cell());
      case ROW_INDEXER -> new Indexer(Indexer.What.ROW, cell());
      case COLUMN_INDEXER -> new Indexer(Indexer.What.COLUMN, cell());
      case BOX_INDEXER -> new Indexer(Indexer.What.CELL, cell());
      case QUADRUPLE -> quadruple(full);
      case CLONE -> {
        int count = count(1, 4);
        yield new Clone(distinct(count), distinct(count));
      }
      case COUNTING_CIRCLES -> countingCircles(full);
      case WEIGHTED_SUM -> weightedSum(full);
      case OWN_RULE -> new RandomRules(this, size, random).sample(full);
      case CANDIDATES ->
          new Candidates(cell(), DigitSets.of(size, digit -> digit == 1 || random.nextBoolean()));
      // A rule without fields.
      default -> new ConstraintValues(size).constraint(kind);
    };
  }

  /** Returns a constraint of a kind of lines or cages with repeats on given cells. */
  Constraint sampleOn(ConstraintKind kind, CellList cells, Grid full) {
    ConstraintValues values = new ConstraintValues(size);
    for (ConstraintField field : kind.fields()) {
      values.with(
          field,
          field.type() == ConstraintField.Type.CELLS ? cells : (Object) cells.digits(full).sum());
    }
    return values.constraint(kind);
  }

  /** Returns a number of cells, more often a small one. */
  int count(int min, int max) {
    return min + random.nextInt(1 + random.nextInt(max - min + 1));
  }

  private CellList cell() {
    return CellList.of(size, random.nextInt(size * size));
  }

  CellList distinct(int count) {
    return CellList.of(size, random.ints(0, size * size).distinct().limit(count).toArray());
  }

  private CellList neighbours() {
    int cell = random.nextInt(size * size);
    boolean isDown = random.nextBoolean();
    int other = isDown ? cell + size : cell + 1;
    boolean isInside = isDown ? other < size * size : other % size != 0;
    // Beyond the last row or column, the neighbour on the other side.
    int neighbour = isInside ? other : 2 * cell - other;
    return CellList.of(size, cell, neighbour);
  }

  /** Returns a line of at most this many cells, which is shorter if it gets stuck. */
  CellList line(int count, boolean isDistinct) {
    List<Integer> cells = new ArrayList<>(List.of(random.nextInt(size * size)));
    int tries = 0;
    while (cells.size() < count && (tries++ < MAX_TRIES || cells.size() < MIN_LINE)) {
      int last = cells.get(cells.size() - 1);
      int row = last / size + random.nextInt(3) - 1;
      int column = last % size + random.nextInt(3) - 1;
      int next = row * size + column;
      boolean isInside = row >= 0 && row < size && column >= 0 && column < size;
      if (isInside && next != last && !(isDistinct && cells.contains(next))) {
        cells.add(next);
      }
    }
    return CellList.of(size, cells.stream().mapToInt(Integer::intValue).toArray());
  }

  private WeightedSum weightedSum(Grid full) {
    CellList cells = distinct(count(1, LONGEST_CAGE));
    List<Integer> factors = new ArrayList<>();
    int sum = 0;
    for (int i = 0; i < cells.count(); i++) {
      factors.add((1 + random.nextInt(3)) * (random.nextInt(3) == 0 ? -1 : 1));
      sum += factors.get(i) * full.digit(cells.get(i));
    }
    return new WeightedSum(cells, factors, sum - random.nextInt(2), sum + random.nextInt(2))
        .within(Symbols.usual(size));
  }

  private KillerCage cage(Grid full) {
    while (true) {
      CellList cells = distinct(count(1, Math.min(LONGEST_CAGE, size)));
      if (random.nextInt(4) == 0) {
        return new KillerCage(cells, OptionalInt.empty());
      }
      if (cells.hasDistinctDigits(full)) {
        return new KillerCage(cells, OptionalInt.of(cells.digits(full).sum()));
      }
    }
  }

  private static int product(CellList cells, Grid full) {
    return cells.digits(full).reduce(1, (first, second) -> first * second);
  }

  private ArithmeticCage differenceCage(Grid full) {
    while (true) {
      CellList cells = distinct(count(2, MIN_LINE));
      int largest = cells.digits(full).max().orElseThrow();
      int difference = 2 * largest - cells.digits(full).sum();
      if (difference >= 0) {
        return new ArithmeticCage(ArithmeticCage.Operation.DIFFERENCE, cells, difference);
      }
    }
  }

  private ArithmeticCage quotientCage(Grid full) {
    while (true) {
      CellList cells = distinct(count(2, MIN_LINE));
      int largest = cells.digits(full).max().orElseThrow();
      int others = product(cells, full) / largest;
      if (largest % others == 0) {
        return new ArithmeticCage(ArithmeticCage.Operation.QUOTIENT, cells, largest / others);
      }
    }
  }

  /** Returns two or three cages with the same sum in the grid. */
  private EqualCages equalCages(Grid full) {
    int count = 2 + random.nextInt(2);
    List<CellList> cages = new ArrayList<>();
    while (cages.size() < count) {
      CellList cage = distinct(count(1, size / 2));
      int sum = cage.digits(full).sum();
      if (cage.hasDistinctDigits(full)
          && cages.stream().allMatch(other -> other.digits(full).sum() == sum)) {
        cages.add(cage);
      }
    }
    return new EqualCages(cages);
  }

  /** Returns an arrow, whose shaft may cross itself but not the circle. */
  private Arrow arrow() {
    int most = size <= Arrow.LARGEST_WITH_PILLS ? LONGEST_CIRCLE : 1;
    while (true) {
      int split = count(1, most);
      CellList line = line(split + count(1, LONGEST_SHAFT), random.nextBoolean());
      if (line.count() > split) {
        CellList circle = line.part(0, split);
        CellList shaft = line.part(split, line.count());
        if (circle.stream().boxed().collect(Collectors.toSet()).size() == split
            && shaft.stream().noneMatch(circle::contains)) {
          return new Arrow(circle, shaft);
        }
      }
    }
  }

  /** Returns a place next to the grid, where a row or a column begins. */
  private OutsideCell outside() {
    int along = random.nextInt(size);
    int side = random.nextBoolean() ? -1 : size;
    return random.nextBoolean()
        ? new OutsideCell(size, side, along)
        : new OutsideCell(size, along, side);
  }

  /** Returns a line that keeps its rule in the grid. */
  private TenLine tenLine(Grid full) {
    CellList cells = line(count(1, 7), false);
    Rules plain = Rules.of(RegionMask.boxes(1, size));
    List<TenLine> kept =
        IntStream.rangeClosed(1, cells.digits(full).sum())
            .mapToObj(total -> new TenLine(cells, total))
            .filter(line -> line.holds(full, plain))
            .toList();
    return kept.get(random.nextInt(kept.size()));
  }

  /** Returns circles around all of some digits, mostly as many of each as it says. */
  private CountingCircles countingCircles(Grid full) {
    List<Integer> circles = new ArrayList<>();
    int last = 1 + random.nextInt(Math.min(size, LARGEST_COUNT));
    for (int digit = 1 + random.nextInt(last); digit <= last; digit++) {
      List<Integer> cells = new ArrayList<>();
      for (int cell = 0; cell < size * size; cell++) {
        if (full.digit(cell) == digit) {
          cells.add(cell);
        }
      }
      Collections.rotate(cells, random.nextInt(cells.size() + 1));
      circles.addAll(cells.subList(0, Math.min(digit, cells.size())));
    }
    return circles.isEmpty()
        ? new CountingCircles(cell())
        : new CountingCircles(
            CellList.of(size, circles.stream().mapToInt(Integer::intValue).toArray()));
  }

  private LittleKiller littleKiller(Grid full) {
    while (true) {
      OutsideCell start = outside();
      LittleKiller.Direction[] directions = LittleKiller.Direction.values();
      LittleKiller.Direction direction = directions[random.nextInt(directions.length)];
      if (enters(start, direction)) {
        LittleKiller anySum = new LittleKiller(start, direction, size);
        return new LittleKiller(start, direction, anySum.cells().digits(full).sum());
      }
    }
  }

  private boolean enters(OutsideCell start, LittleKiller.Direction direction) {
    int row = start.row();
    int column = start.column();
    return switch (direction) {
      case UP_LEFT -> row > 0 && column > 0;
      case UP_RIGHT -> row > 0 && column < size - 1;
      case DOWN_LEFT -> row < size - 1 && column > 0;
      case DOWN_RIGHT -> row < size - 1 && column < size - 1;
    };
  }

  /** Without both crusts in the row, any sum will do. */
  private Sandwich sandwich(Grid full) {
    boolean isRow = random.nextBoolean();
    int index = random.nextInt(size);
    int max = size * (size + 1) / 2 - size - 1;
    for (int sum = 0; sum <= max; sum++) {
      Sandwich sandwich = new Sandwich(size, isRow, index, sum);
      if (sandwich.holds(full, Rules.of(RegionMask.boxes(1, size)))) {
        return sandwich;
      }
    }
    return new Sandwich(size, isRow, index, random.nextInt(max + 1));
  }

  private Quadruple quadruple(Grid full) {
    int corner = random.nextInt(size - 1) * size + random.nextInt(size - 1);
    CellList cells = CellList.of(size, corner, corner + 1, corner + size, corner + size + 1);
    return new Quadruple(cells, cells.part(0, 1 + random.nextInt(4)).digits(full).boxed().toList());
  }
}
