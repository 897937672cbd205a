package org.nonomino.core.constraint;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/** Constraints at random, one of each kind, that a given full grid mostly satisfies. */
final class ConstraintSamples {
  private final int size;
  private final SplittableRandom random;

  ConstraintSamples(int size, SplittableRandom random) {
    this.size = size;
    this.random = random;
  }

  /**
   * Returns a constraint of a kind with cells at random and values that a full grid satisfies, as
   * far as the kind has values.
   */
  Constraint sample(ConstraintKind kind, Grid full) {
    return switch (kind) {
      case DIAGONAL -> new Diagonal(size, random.nextBoolean());
      case WINDOKU -> new Windoku(size);
      case DISJOINT_GROUPS -> new DisjointGroups(size);
      case EXTRA_REGION -> new ExtraRegion(distinct(2 + random.nextInt(size - 1)));
      case CENTRE_DOT -> NamedRegion.CENTRE_DOT;
      case ASTERISK -> NamedRegion.ASTERISK;
      case GIRANDOLA -> NamedRegion.GIRANDOLA;
      case ANTI_KNIGHT -> new AntiKnight(size);
      case ANTI_KING -> new AntiKing(size);
      case NON_CONSECUTIVE -> new NonConsecutive(size);
      case KILLER_CAGE -> cage(full);
      case WHITE_DOT -> new WhiteDot(neighbours(), 1 + random.nextInt(size - 1));
      case BLACK_DOT -> new BlackDot(neighbours(), 2 + random.nextInt(size - 1));
      case XV -> new XvSign(neighbours(), random.nextBoolean() ? XvSign.X_SUM : XvSign.V_SUM);
      case NEGATIVE_RATIO -> new NegativeRatio(size);
      case NEGATIVE_XV -> new NegativeXv(size);
      case GREATER_THAN -> new GreaterThan(neighbours());
      case THERMOMETER -> new Thermometer(line(2 + random.nextInt(2), true));
      case SLOW_THERMOMETER -> new SlowThermometer(line(2 + random.nextInt(3), true));
      case ARROW -> arrow();
      case PALINDROME -> new Palindrome(line(2 + random.nextInt(3), false));
      case RENBAN -> new Renban(line(2 + random.nextInt(2), true));
      case WHISPERS ->
          new Whispers(line(2 + random.nextInt(3), false), 1 + random.nextInt(size / 2));
      case REGION_SUM_LINE -> new RegionSumLine(line(2 + random.nextInt(5), false));
      case BETWEEN_LINE -> new BetweenLine(line(3 + random.nextInt(2), true));
      case LITTLE_KILLER -> littleKiller(full);
      case SANDWICH -> sandwich(full);
      case ODD -> new OddCell(cell());
      case EVEN -> new EvenCell(cell());
      case MINIMUM -> new Minimum(cell());
      case MAXIMUM -> new Maximum(cell());
      case QUADRUPLE -> quadruple(full);
      case CLONE -> {
        int count = 1 + random.nextInt(2);
        yield new Clone(distinct(count), distinct(count));
      }
      case CANDIDATES ->
          new Candidates(cell(), DigitSets.of(size, digit -> digit == 1 || random.nextBoolean()));
    };
  }

  private CellList cell() {
    return CellList.of(size, random.nextInt(size * size));
  }

  private CellList distinct(int count) {
    return CellList.of(size, random.ints(0, size * size).distinct().limit(count).toArray());
  }

  private CellList neighbours() {
    int cell = random.nextInt(size * size);
    int[] others = Moves.neighbours(size, cell).toArray();
    return CellList.of(size, cell, others[random.nextInt(others.length)]);
  }

  private CellList line(int count, boolean isDistinct) {
    while (true) {
      List<Integer> cells = new ArrayList<>(List.of(random.nextInt(size * size)));
      for (int tries = 0; tries < 50 && cells.size() < count; tries++) {
        int row = cells.get(cells.size() - 1) / size + random.nextInt(3) - 1;
        int column = cells.get(cells.size() - 1) % size + random.nextInt(3) - 1;
        int next = row * size + column;
        if (row >= 0
            && row < size
            && column >= 0
            && column < size
            && next != cells.get(cells.size() - 1)
            && !(isDistinct && cells.contains(next))) {
          cells.add(next);
        }
      }
      if (cells.size() == count) {
        return CellList.of(size, cells.stream().mapToInt(Integer::intValue).toArray());
      }
    }
  }

  private KillerCage cage(Grid full) {
    while (true) {
      CellList cells = distinct(1 + random.nextInt(Math.min(4, size)));
      if (random.nextInt(4) == 0) {
        return new KillerCage(cells, OptionalInt.empty());
      }
      if (cells.hasDistinctDigits(full)) {
        return new KillerCage(cells, OptionalInt.of(cells.digits(full).sum()));
      }
    }
  }

  private Arrow arrow() {
    while (true) {
      int circle = size <= Arrow.LARGEST_WITH_PILLS ? 1 + random.nextInt(2) : 1;
      CellList line = line(circle + 1 + random.nextInt(2), true);
      return new Arrow(line.part(0, circle), line.part(circle, line.count()));
    }
  }

  private LittleKiller littleKiller(Grid full) {
    int index = random.nextInt(size);
    OutsideCell start = new OutsideCell(size, -1, index);
    LittleKiller.Direction direction =
        index == 0 || (index < size - 1 && random.nextBoolean())
            ? LittleKiller.Direction.DOWN_RIGHT
            : LittleKiller.Direction.DOWN_LEFT;
    CellList cells = LittleKiller.diagonal(start, direction);
    return new LittleKiller(start, direction, cells.digits(full).sum());
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
