package org.nonomino.solver.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.OutsideClue;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;

/**
 * What each kind means, written down a second time for comparison: the grid is searched for
 * something that breaks the constraint. Only the fields with which a constraint was created are
 * read.
 */
final class Meaning {
  private final int[][] digits;
  private final RegionMask mask;
  private final List<Constraint> all;
  private final int size;

  Meaning(Grid full, Rules rules) {
    this.size = full.size();
    this.digits = new int[size][size];
    for (int cell = 0; cell < size * size; cell++) {
      digits[cell / size][cell % size] = full.digit(cell);
    }
    this.mask = rules.mask();
    this.all = rules.constraints();
  }

  /** Returns whether the grid satisfies a constraint. */
  boolean allows(Constraint constraint) {
    CellList cells = constraint.cells();
    int[] on = on(cells);
    return switch (constraint.kind()) {
      case DIAGONAL -> isDiagonalDifferent(((Diagonal) constraint).isRising());
      case WINDOKU -> areWindowsDifferent();
      case DISJOINT_GROUPS -> areGroupsDifferent();
      case EXTRA_REGION -> areDifferent(on);
      case CENTRE_DOT -> areDifferentAt(22, 25, 28, 52, 55, 58, 82, 85, 88);
      case ASTERISK -> areDifferentAt(25, 33, 37, 52, 55, 58, 73, 77, 85);
      case GIRANDOLA -> areDifferentAt(11, 19, 25, 52, 55, 58, 85, 91, 99);
      case ANTI_KNIGHT -> noPair(5, (one, other) -> one == other);
      case ANTI_KING ->
          noPair(1, (one, other) -> one == other) && noPair(2, (one, other) -> one == other);
      case NON_CONSECUTIVE ->
          noUnmarkedPair(
              (one, other) -> one - other == 1 || other - one == 1,
              ConstraintKind.WHITE_DOT,
              ConstraintKind.BLACK_DOT);
      case GLOBAL_ENTROPY -> isEntropicEverywhere();
      case DUTCH_FLATMATES -> areFlatmatesHome();
      case KILLER_CAGE -> {
        KillerCage cage = (KillerCage) constraint;
        yield areDifferent(on) && sum(on) == cage.sum().orElse(sum(on));
      }
      case REPEAT_CAGE -> sum(on) == ((RepeatCage) constraint).sum();
      case EQUAL_CAGES -> areEqualCages(((EqualCages) constraint).cages());
      case WHITE_DOT -> {
        int difference = ((WhiteDot) constraint).difference();
        yield on[0] == on[1] + difference || on[1] == on[0] + difference;
      }
      case BLACK_DOT -> {
        int ratio = ((BlackDot) constraint).ratio();
        yield on[0] == on[1] * ratio || on[1] == on[0] * ratio;
      }
      case XV -> on[0] == ((XvSign) constraint).sum() - on[1];
      case NEGATIVE_RATIO -> isNegativeRatioKept();
      case NEGATIVE_XV ->
          noUnmarkedPair((one, other) -> one + other == 5 || one + other == 10, ConstraintKind.XV);
      case GREATER_THAN -> on[0] > on[1];
      case THERMOMETER -> noStep(on, (one, next) -> next <= one);
      case SLOW_THERMOMETER -> noStep(on, (one, next) -> next < one);
      case ARROW -> isArrowRight((Arrow) constraint);
      case PALINDROME -> Arrays.equals(on, reversed(on));
      case RENBAN -> {
        int[] sorted = on.clone();
        Arrays.sort(sorted);
        yield noStep(sorted, (one, next) -> next != one + 1);
      }
      case WHISPERS -> {
        int difference = ((Whispers) constraint).difference();
        yield noStep(on, (one, next) -> Math.max(one, next) - Math.min(one, next) < difference);
      }
      case REGION_SUM_LINE -> areRunsEqual(cells);
      case BETWEEN_LINE -> isBetween(on);
      case ENTROPIC_LINE -> isEntropic(on);
      case MODULAR_LINE -> isModular(on, ((ModularLine) constraint).modulus());
      case PARITY_LINE -> noStep(on, (one, next) -> (one - next) % 2 == 0);
      case NABNER ->
          Arrays.stream(on).allMatch(one -> Arrays.stream(on).filter(d -> d == one).count() == 1)
              && Arrays.stream(on).noneMatch(one -> Arrays.stream(on).anyMatch(d -> d == one + 1));
      case ZIPPER_LINE -> isZipped(on);
      case DOUBLE_ARROW -> sum(on) == 2 * (on[0] + on[on.length - 1]);
      case LOCKOUT_LINE -> isLockedOut(on, ((LockoutLine) constraint).difference());
      case LITTLE_KILLER -> isDiagonalSum((LittleKiller) constraint);
      case SANDWICH -> isSandwich((Sandwich) constraint);
      case X_SUM -> {
        int[] line = seenFrom(((OutsideClue) constraint).start());
        yield sum(Arrays.copyOf(line, line[0])) == ((OutsideClue) constraint).value();
      }
      case SKYSCRAPER -> isSkyline((OutsideClue) constraint);
      case NUMBERED_ROOM -> {
        int[] line = seenFrom(((OutsideClue) constraint).start());
        yield line[line[0] - 1] == ((OutsideClue) constraint).value();
      }
      case ODD -> on[0] % 2 != 0;
      case EVEN -> on[0] % 2 == 0;
      case MINIMUM -> isExtreme(constraint, -1);
      case MAXIMUM -> isExtreme(constraint, 1);
      case ROW_INDEXER -> {
        int column = cells.get(0) % size;
        yield digits[on[0] - 1][column] == cells.get(0) / size + 1;
      }
      case COLUMN_INDEXER -> {
        int row = cells.get(0) / size;
        yield digits[row][on[0] - 1] == cells.get(0) % size + 1;
      }
      case BOX_INDEXER -> isIndexOfRegion(cells.get(0));
      case QUADRUPLE -> hasAll(on, ((Quadruple) constraint).digits());
      case CLONE ->
          Arrays.equals(on(((Clone) constraint).originals()), on(((Clone) constraint).copies()));
      case CANDIDATES -> (((Candidates) constraint).digits() & (1L << on[0])) != 0;
    };
  }

  private boolean isDiagonalDifferent(boolean isRising) {
    int[] diagonal = new int[size];
    for (int row = 0; row < size; row++) {
      diagonal[row] = digits[row][isRising ? size - row - 1 : row];
    }
    return areDifferent(diagonal);
  }

  /** Windows begin in rows and columns 2, 2 + (k + 1), and so on. */
  private boolean areWindowsDifferent() {
    int side = 1;
    while (side * side < size) {
      side++;
    }
    for (int top = 2; top + side <= size; top += side + 1) {
      for (int left = 2; left + side <= size; left += side + 1) {
        Set<Integer> seen = new HashSet<>();
        for (int row = top; row < top + side; row++) {
          for (int column = left; column < left + side; column++) {
            seen.add(digits[row - 1][column - 1]);
          }
        }
        if (seen.size() < size) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean areGroupsDifferent() {
    Map<Integer, Integer> cellsSeen = new HashMap<>();
    Set<String> digitsSeen = new HashSet<>();
    for (int cell = 0; cell < size * size; cell++) {
      int place = cellsSeen.merge(mask.region(cell), 1, Integer::sum);
      if (!digitsSeen.add(place + ". cell: " + digit(cell))) {
        return false;
      }
    }
    return true;
  }

  private boolean isNegativeRatioKept() {
    Set<Integer> ratios = new TreeSet<>();
    for (Constraint other : all) {
      if (other instanceof BlackDot dot) {
        ratios.add(dot.ratio());
      }
    }
    if (ratios.isEmpty()) {
      ratios.add(2);
    }
    return noUnmarkedPair(
        (one, other) ->
            (one % other == 0 && ratios.contains(one / other))
                || (other % one == 0 && ratios.contains(other / one)),
        ConstraintKind.BLACK_DOT,
        ConstraintKind.WHITE_DOT);
  }

  private boolean areEqualCages(List<CellList> cages) {
    int expected = sum(on(cages.get(0)));
    for (CellList cage : cages) {
      if (!areDifferent(on(cage)) || sum(on(cage)) != expected) {
        return false;
      }
    }
    return true;
  }

  private boolean isArrowRight(Arrow arrow) {
    StringBuilder circle = new StringBuilder();
    for (int digit : on(arrow.circle())) {
      circle.append(digit);
    }
    return sum(on(arrow.shaft())) == Integer.parseInt(circle.toString());
  }

  private boolean areRunsEqual(CellList line) {
    List<Integer> sums = new ArrayList<>();
    for (int i = 0; i < line.count(); i++) {
      boolean isNew = i == 0 || mask.region(line.get(i)) != mask.region(line.get(i - 1));
      int before = isNew ? 0 : sums.remove(sums.size() - 1);
      sums.add(before + digit(line.get(i)));
    }
    return new HashSet<>(sums).size() == 1;
  }

  private static boolean isBetween(int[] line) {
    int first = line[0];
    int last = line[line.length - 1];
    for (int i = 1; i < line.length - 1; i++) {
      boolean rises = first < line[i] && line[i] < last;
      boolean falls = first > line[i] && line[i] > last;
      if (!rises && !falls) {
        return false;
      }
    }
    return true;
  }

  private boolean isEntropic(int[] line) {
    for (int i = 0; i + 3 <= line.length; i++) {
      Set<Integer> thirds = new HashSet<>();
      for (int digit : Arrays.copyOfRange(line, i, i + 3)) {
        thirds.add(digit * 3 <= size ? 1 : digit * 3 <= 2 * size ? 2 : 3);
      }
      if (thirds.size() < 3) {
        return false;
      }
    }
    return true;
  }

  /** Looks for a square of 2×2 cells without a low, a middle or a high digit. */
  private boolean isEntropicEverywhere() {
    for (int row = 1; row < size; row++) {
      for (int column = 1; column < size; column++) {
        int[] square = {
          digits[row - 1][column - 1],
          digits[row - 1][column],
          digits[row][column - 1],
          digits[row][column]
        };
        boolean hasLow = Arrays.stream(square).anyMatch(digit -> digit * 3 <= size);
        boolean hasHigh = Arrays.stream(square).anyMatch(digit -> digit * 3 > 2 * size);
        boolean hasMiddle =
            Arrays.stream(square).anyMatch(digit -> digit * 3 > size && digit * 3 <= 2 * size);
        if (!hasLow || !hasMiddle || !hasHigh) {
          return false;
        }
      }
    }
    return true;
  }

  /** Looks for a middle digit without a 1 above and without an n below. */
  private boolean areFlatmatesHome() {
    for (int column = 0; column < size; column++) {
      for (int row = 0; row < size; row++) {
        int above = row == 0 ? 0 : digits[row - 1][column];
        int below = row == size - 1 ? 0 : digits[row + 1][column];
        boolean isMiddle = digits[row][column] == size / 2 + size % 2;
        if (isMiddle && above != 1 && below != size) {
          return false;
        }
      }
    }
    return true;
  }

  /** Looks for two cells near each other with the same remainder. */
  private static boolean isModular(int[] line, int modulus) {
    for (int i = 0; i < line.length; i++) {
      for (int j = i + 1; j < Math.min(i + modulus, line.length); j++) {
        if ((line[j] - line[i]) % modulus == 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Moves two fingers from the ends of the line to its centre. */
  private static boolean isZipped(int[] line) {
    Set<Integer> sums = new HashSet<>();
    int left = 0;
    int right = line.length - 1;
    while (left <= right) {
      sums.add(left == right ? line[left] : line[left] + line[right]);
      left++;
      right--;
    }
    return sums.size() == 1;
  }

  private static boolean isLockedOut(int[] line, int difference) {
    int[] ends = {line[0], line[line.length - 1]};
    Arrays.sort(ends);
    boolean isKept = ends[1] - ends[0] >= difference;
    for (int locked = ends[0]; locked <= ends[1]; locked++) {
      for (int i = 1; i < line.length - 1; i++) {
        isKept &= line[i] != locked;
      }
    }
    return isKept;
  }

  private boolean isDiagonalSum(LittleKiller clue) {
    String direction = clue.direction().name();
    int sum = 0;
    for (int steps = 1; steps <= size; steps++) {
      int row = clue.start().row() + (direction.startsWith("UP") ? -steps : steps);
      int column = clue.start().column() + (direction.endsWith("LEFT") ? -steps : steps);
      if (row >= 0 && column >= 0 && row < size && column < size) {
        sum += digits[row][column];
      }
    }
    return sum == clue.sum();
  }

  private boolean isSandwich(Sandwich clue) {
    int sum = 0;
    int crusts = 0;
    for (int i = 0; i < size; i++) {
      int digit = clue.isRow() ? digits[clue.index()][i] : digits[i][clue.index()];
      if (digit == 1 || digit == size) {
        crusts++;
      } else if (crusts == 1) {
        sum += digit;
      }
    }
    return sum == clue.sum();
  }

  /** Walks from a place next to the grid to its other side. */
  private int[] seenFrom(OutsideCell place) {
    int down = place.row() == -1 ? 1 : place.row() == size ? -1 : 0;
    int right = place.column() == -1 ? 1 : place.column() == size ? -1 : 0;
    int[] seen = new int[size];
    for (int steps = 1; steps <= size; steps++) {
      seen[steps - 1] = digits[place.row() + steps * down][place.column() + steps * right];
    }
    return seen;
  }

  /** Lists the buildings that are visible. */
  private boolean isSkyline(OutsideClue clue) {
    List<Integer> visible = new ArrayList<>();
    for (int height : seenFrom(clue.start())) {
      if (visible.isEmpty() || visible.get(visible.size() - 1) < height) {
        visible.add(height);
      }
    }
    return visible.size() == clue.value();
  }

  private boolean isExtreme(Constraint marked, int sign) {
    int own = marked.cells().get(0);
    for (int other = 0; other < size * size; other++) {
      int neighbour = other;
      boolean hasMark =
          all.stream()
              .anyMatch(each -> each.kind() == marked.kind() && each.cells().get(0) == neighbour);
      if (squareOfDistance(own, other) == 1
          && !hasMark
          && sign * (digit(own) - digit(other)) <= 0) {
        return false;
      }
    }
    return true;
  }

  private boolean isIndexOfRegion(int own) {
    List<Integer> region = new ArrayList<>();
    for (int cell = 0; cell < size * size; cell++) {
      if (mask.region(cell) == mask.region(own)) {
        region.add(cell);
      }
    }
    return digit(region.get(digit(own) - 1)) == region.indexOf(own) + 1;
  }

  private static boolean hasAll(int[] found, List<Integer> wanted) {
    List<Integer> left = new ArrayList<>(Arrays.stream(found).boxed().toList());
    for (Integer digit : wanted) {
      if (!left.remove(digit)) {
        return false;
      }
    }
    return true;
  }

  private interface Fault {
    boolean isIn(int one, int other);
  }

  private static boolean noStep(int[] line, Fault fault) {
    for (int i = 1; i < line.length; i++) {
      if (fault.isIn(line[i - 1], line[i])) {
        return false;
      }
    }
    return true;
  }

  /**
   * Looks at each pair of cells with a distance: 1 side by side, 2 at a corner, 5 a knight's move.
   */
  private boolean noPair(int squareOfDistance, Fault fault) {
    for (int one = 0; one < size * size; one++) {
      for (int other = 0; other < one; other++) {
        if (squareOfDistance(one, other) == squareOfDistance
            && fault.isIn(digit(one), digit(other))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean noUnmarkedPair(Fault fault, ConstraintKind... marks) {
    for (int one = 0; one < size * size; one++) {
      for (int other = 0; other < one; other++) {
        if (squareOfDistance(one, other) == 1
            && !isMarked(one, other, marks)
            && fault.isIn(digit(one), digit(other))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isMarked(int one, int other, ConstraintKind... marks) {
    return all.stream()
        .filter(constraint -> List.of(marks).contains(constraint.kind()))
        .anyMatch(mark -> mark.cells().contains(one) && mark.cells().contains(other));
  }

  private int squareOfDistance(int one, int other) {
    int rows = one / size - other / size;
    int columns = one % size - other % size;
    return rows * rows + columns * columns;
  }

  private int digit(int cell) {
    return digits[cell / size][cell % size];
  }

  private int[] on(CellList cells) {
    return Arrays.stream(cells.toArray()).map(this::digit).toArray();
  }

  /** Returns whether no digit occurs twice in cells such as 25, row 2 and column 5. */
  private boolean areDifferentAt(int... places) {
    return areDifferent(
        Arrays.stream(places).map(place -> digits[place / 10 - 1][place % 10 - 1]).toArray());
  }

  private static boolean areDifferent(int[] some) {
    for (int i = 0; i < some.length; i++) {
      for (int j = 0; j < i; j++) {
        if (some[i] == some[j]) {
          return false;
        }
      }
    }
    return true;
  }

  private static int sum(int[] some) {
    return Arrays.stream(some).sum();
  }

  private static int[] reversed(int[] some) {
    int[] reversed = new int[some.length];
    for (int i = 0; i < some.length; i++) {
      reversed[some.length - 1 - i] = some[i];
    }
    return reversed;
  }
}
