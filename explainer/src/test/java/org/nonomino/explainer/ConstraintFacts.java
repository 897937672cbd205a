package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.nonomino.core.Conditions;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Linear;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Relation;
import org.nonomino.core.Rules;
import org.nonomino.explainer.terms.Candidate;

/**
 * What the constraints of a puzzle exclude, found by filling cells of empty grids and asking the
 * {@link Rules} for conflicts; independent of the tables of the explainer.
 */
final class ConstraintFacts {
  private final Rules rules;
  private final int size;

  /** For each constraint the rules with it alone. */
  private final Map<Constraint, Rules> alone = new HashMap<>();

  private final Map<List<Candidate>, Boolean> excluded = new HashMap<>();
  private final boolean[][] differ;

  /** The rules with marks alone. */
  private final Rules marks;

  ConstraintFacts(Rules rules) {
    this.rules = rules;
    this.size = rules.size();
    this.differ = new boolean[size * size][];
    this.marks =
        Rules.of(
            rules.mask(), rules.constraints().stream().filter(ConstraintFacts::isMark).toList());
    for (Constraint constraint : rules.constraints()) {
      List<Constraint> needed = new ArrayList<>(rules.constraints());
      // Marks excuse from negative constraints, and minima from each other.
      needed.removeIf(other -> !other.equals(constraint) && !isMark(other));
      alone.put(constraint, Rules.of(rules.mask(), List.of(constraint)));
      if (isNegative(constraint) || isExtreme(constraint)) {
        alone.put(constraint, Rules.of(rules.mask(), needed));
      }
    }
  }

  /** Returns the rules with a constraint alone, besides rows, columns and regions. */
  private Rules alone(Constraint constraint) {
    return Objects.requireNonNull(alone.get(constraint));
  }

  private static boolean isMark(Constraint constraint) {
    return switch (constraint.kind()) {
      case WHITE_DOT, BLACK_DOT, XV, MINIMUM, MAXIMUM -> true;
      default -> false;
    };
  }

  private static boolean isNegative(Constraint constraint) {
    return switch (constraint.kind()) {
      case NON_CONSECUTIVE, NEGATIVE_RATIO, NEGATIVE_XV -> true;
      default -> false;
    };
  }

  private static boolean isExtreme(Constraint constraint) {
    return constraint.kind() == ConstraintKind.MINIMUM
        || constraint.kind() == ConstraintKind.MAXIMUM;
  }

  /** Returns the digits that the rules allow in a cell by itself, bit d − 1 for digit d. */
  long allowed(int cell) {
    return rules.conditions().allowed(cell) >>> 1;
  }

  /** Returns whether the constraints do not allow any equal digits in two cells. */
  boolean differ(int first, int second) {
    if (differ[first] == null) {
      differ[first] = new boolean[size * size];
      for (int other = 0; other < size * size; other++) {
        differ[first][other] = other != first && areDifferent(first, other);
      }
    }
    return differ[first][second];
  }

  private boolean shareExtraHouse(int first, int second) {
    return rules.layout().houses().stream()
        .anyMatch(
            house ->
                house.kind() == HouseKind.EXTRA && house.contains(first) && house.contains(second));
  }

  private boolean areDifferent(int first, int second) {
    if (shareExtraHouse(first, second)) {
      return true;
    }
    return alone.entrySet().stream()
        .filter(each -> concerns(each.getKey(), first, second))
        .anyMatch(each -> neverEqual(each.getKey(), first, second));
  }

  /** Returns whether a constraint may say something about these two cells. */
  private boolean concerns(Constraint constraint, int first, int second) {
    int rows = Math.abs(first / size - second / size);
    int columns = Math.abs(first % size - second % size);
    if (constraint.appliesEverywhere() || isExtreme(constraint)) {
      return rows <= 2 && columns <= 2;
    }
    return constraint.cells().contains(first) && constraint.cells().contains(second);
  }

  /** Returns whether a constraint says that two cells differ, whatever else it says of them. */
  private boolean neverEqual(Constraint constraint, int first, int second) {
    Conditions own = rules.conditionsOf(constraint);
    boolean areListed =
        own.differing().stream().anyMatch(each -> each.contains(first) && each.contains(second));
    return areListed
        || own.relations().stream()
            .anyMatch(
                each ->
                    each.first() == Math.min(first, second)
                        && each.second() == Math.max(first, second)
                        && isWithoutEquals(each));
  }

  private boolean isWithoutEquals(Relation relation) {
    return IntStream.rangeClosed(1, size).noneMatch(digit -> relation.table().allows(digit, digit));
  }

  private boolean areInOneHouse(int first, int second) {
    RegionMask mask = rules.mask();
    return first / size == second / size
        || first % size == second % size
        || mask.region(first) == mask.region(second);
  }

  private Grid grid(Map<Integer, Integer> digits) {
    int[] cells = new int[size * size];
    digits.forEach((cell, digit) -> cells[cell] = digit);
    return Grid.of(size, cells);
  }

  /** Returns whether a digit restricts another cell by a rule for all neighbours. */
  boolean isRestrictedAtOnce(int cell, int other) {
    boolean areNeighbours =
        Math.abs(cell / size - other / size) + Math.abs(cell % size - other % size) == 1;
    return areNeighbours
        && alone.keySet().stream()
            .anyMatch(constraint -> constraint.kind() == ConstraintKind.NON_CONSECUTIVE);
  }

  /** Returns whether a rule for all neighbours excludes one of two candidates. */
  boolean excludeAtOnce(Candidate one, Candidate other) {
    return alone.entrySet().stream()
        .anyMatch(
            each ->
                each.getKey().kind() == ConstraintKind.NON_CONSECUTIVE
                    && one.digit() != other.digit()
                    && each.getValue().hasConflict(two(one, other))
                    && !marks.hasConflict(two(one, other)));
  }

  private Grid two(Candidate one, Candidate other) {
    return grid(Map.of(one.cell(), one.digit(), other.cell(), other.digit()));
  }

  /** Returns the cells that a constraint speaks of. */
  Set<Integer> cells(Constraint constraint) {
    Set<Integer> cells = new TreeSet<>();
    constraint.cells().stream().forEach(cells::add);
    if (isExtreme(constraint)) {
      int cell = constraint.cells().get(0);
      IntStream.of(cell - size, cell + size)
          .filter(other -> other >= 0 && other < size * size)
          .forEach(cells::add);
      IntStream.of(cell - 1, cell + 1)
          .filter(other -> other >= 0 && other / size == cell / size)
          .forEach(cells::add);
    }
    return cells;
  }

  /** Returns whether one constraint, with the houses of the mask, excludes two candidates. */
  boolean exclude(Candidate one, Candidate other) {
    return excluded.computeIfAbsent(
        List.of(one, other),
        key -> alone.keySet().stream().anyMatch(constraint -> !canHold(constraint, one, other)));
  }

  private boolean canHold(Constraint constraint, Candidate one, Candidate other) {
    Map<Integer, Integer> two = Map.of(one.cell(), one.digit(), other.cell(), other.digit());
    Rules some = alone(constraint);
    boolean isHouse = one.digit() == other.digit() && areInOneHouse(one.cell(), other.cell());
    if (some.hasConflict(grid(two)) && !isHouse) {
      return false;
    }
    boolean isLocal = constraint.cells().count() < size * size;
    if (!isLocal
        || !constraint.cells().contains(one.cell())
        || !constraint.cells().contains(other.cell())
        || isHouse) {
      return true;
    }
    Map<Integer, Long> domains = new TreeMap<>();
    constraint.cells().stream().forEach(cell -> domains.put(cell, -1L >>> (Long.SIZE - size)));
    domains.put(one.cell(), 1L << (one.digit() - 1));
    domains.put(other.cell(), 1L << (other.digit() - 1));
    return canHold(constraint, domains);
  }

  /**
   * Returns whether a constraint can hold together with the houses of the mask.
   *
   * @param domains the digits of its cells, bit d − 1 for digit d; other cells are free
   */
  boolean canHold(Constraint constraint, Map<Integer, Long> domains) {
    return new Filling(
            alone(constraint), rules.conditionsOf(constraint).linears(), domains, List.of())
        .exists();
  }

  /**
   * Returns whether several constraints can hold together with the houses.
   *
   * @param domains the digits of the cells, bit d − 1 for digit d; other cells are free
   * @param needed candidates of which one must be true, for each set
   */
  boolean canHold(
      List<Constraint> constraints, Map<Integer, Long> domains, List<Set<Candidate>> needed) {
    List<Constraint> all = new ArrayList<>(constraints);
    if (constraints.stream().anyMatch(each -> isNegative(each) || isExtreme(each))) {
      rules.constraints().stream()
          .filter(each -> isMark(each) && !constraints.contains(each))
          .forEach(all::add);
    }
    List<Linear> sums =
        constraints.stream().flatMap(each -> rules.conditionsOf(each).linears().stream()).toList();
    return new Filling(Rules.of(rules.mask(), all), sums, domains, needed).exists();
  }

  /** A search for digits of some cells. */
  private final class Filling {
    /** More tries than this are no reason that a person could follow. */
    private static final int MOST_TRIES = 50_000;

    private final Rules some;
    private final List<Linear> sums;
    private final Map<Integer, Long> domains;
    private final List<Set<Candidate>> needed;
    private final int[] digits = new int[size * size];
    private int tries;

    Filling(
        Rules some, List<Linear> sums, Map<Integer, Long> domains, List<Set<Candidate>> needed) {
      this.some = some;
      this.sums = sums;
      this.domains = domains;
      this.needed = needed;
    }

    /** Returns whether all cells can be filled; also if that takes too long. */
    boolean exists() {
      int[] cells =
          domains.entrySet().stream()
              .sorted(Comparator.comparingInt(each -> Long.bitCount(each.getValue())))
              .mapToInt(Map.Entry::getKey)
              .toArray();
      return canContinue(cells, 0);
    }

    /** Returns whether the cells from an index on can be filled; also if that takes too long. */
    private boolean canContinue(int[] cells, int index) {
      if (index == cells.length || ++tries > MOST_TRIES) {
        return true;
      }
      int cell = cells[index];
      for (long rest = domains.getOrDefault(cell, 0L); rest != 0; rest &= rest - 1) {
        digits[cell] = Long.numberOfTrailingZeros(rest) + 1;
        if (sums.stream().allMatch(this::isReachable)
            && needed.stream().allMatch(this::isPossible)
            && !repeatsInExtraHouse(cells, index)
            && !some.hasConflict(Grid.of(size, digits))
            && canContinue(cells, index + 1)) {
          digits[cell] = 0;
          return true;
        }
      }
      digits[cell] = 0;
      return false;
    }

    private boolean isPossible(Set<Candidate> some) {
      return some.stream()
          .anyMatch(
              candidate ->
                  digits[candidate.cell()] == 0
                      ? (domains.getOrDefault(candidate.cell(), 0L) & 1L << (candidate.digit() - 1))
                          != 0
                      : digits[candidate.cell()] == candidate.digit());
    }

    /** Returns whether the latest digit is already in an extra house of its cell. */
    private boolean repeatsInExtraHouse(int[] cells, int index) {
      for (int i = 0; i < index; i++) {
        if (digits[cells[i]] == digits[cells[index]] && shareExtraHouse(cells[i], cells[index])) {
          return true;
        }
      }
      return false;
    }

    private boolean isReachable(Linear sum) {
      int low = 0;
      int high = 0;
      for (int i = 0; i < sum.count(); i++) {
        int digit = digits[sum.cell(i)];
        long choice =
            digit == 0
                ? domains.getOrDefault(sum.cell(i), -1L >>> (Long.SIZE - size))
                : 1L << (digit - 1);
        int min = sum.weight(i) * (Long.numberOfTrailingZeros(choice) + 1);
        int max = sum.weight(i) * (Long.SIZE - Long.numberOfLeadingZeros(choice));
        low += Math.min(min, max);
        high += Math.max(min, max);
      }
      return low <= sum.to() && high >= sum.from();
    }
  }

  /** Returns whether some cells have a known sum by a constraint, and which. */
  int[] sumCells(Constraint constraint) {
    List<Linear> sums = rules.conditionsOf(constraint).linears();
    Linear sum = sums.get(0);
    int[] cells = new int[sum.count()];
    Arrays.setAll(cells, sum::cell);
    boolean isSum = sums.size() == 1 && sum.from() == sum.to();
    for (int i = 0; i < cells.length; i++) {
      isSum &= sum.weight(i) == 1;
    }
    return isSum ? cells : new int[0];
  }

  /** Returns the sum of these cells. */
  int sumOf(Constraint constraint) {
    return rules.conditionsOf(constraint).linears().get(0).from();
  }
}
