package org.nonomino.solver.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Automaton;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SolutionCollector;

/** Compares the strategy with an enumeration, for each primitive and for mixtures. */
final class SatConditionsTest {
  private static final int SIZE = 4;
  private static final int PUZZLES = 150;

  private static final List<RegionMask> MASKS =
      List.of(
          RegionMask.boxes(2, 2),
          RegionMask.boxes(1, 4),
          RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}));

  private static final List<List<Grid>> FILLINGS =
      MASKS.stream().map(SatConditionsTest::fillings).toList();

  /** A condition with its definition and its primitives. */
  private record Condition(CellList cells, Definition definition, Lowering lowering)
      implements Constraint {
    /** Decides whether digits, those of the cells in their order, are allowed. */
    @FunctionalInterface
    private interface Definition {
      boolean allows(int[] digits);
    }

    /** Adds the primitives of cells. */
    @FunctionalInterface
    private interface Lowering {
      void lower(CellList cells, Primitives into);
    }

    /** Returns any kind; strategies see only primitives. */
    @Override
    public ConstraintKind kind() {
      return ConstraintKind.CLONE;
    }

    @Override
    public boolean holds(Grid full, Rules of) {
      return definition.allows(cells.digits(full).toArray());
    }

    @Override
    public void lower(Rules of, Primitives into) {
      lowering.lower(cells, into);
    }
  }

  private enum Sort {
    DIFFERING,
    ALLOWED,
    RELATION,
    NEAR,
    CAGE,
    SUM,
    RANGE,
    AUTOMATON,
    MIXTURE
  }

  @ParameterizedTest
  @EnumSource
  void findsTheSolutionsOfAnEnumeration(Sort sort) {
    SplittableRandom random = new SplittableRandom(sort.name().hashCode());
    int none = 0;
    int one = 0;
    int several = 0;
    for (int i = 0; i < PUZZLES; i++) {
      int mask = random.nextInt(MASKS.size());
      List<Grid> fillings = FILLINGS.get(mask);
      Grid some = fillings.get(random.nextInt(fillings.size()));
      List<Condition> conditions = new ArrayList<>();
      int count = 1 + random.nextInt(5);
      for (int j = 0; j < count; j++) {
        // Conditions of different grids often contradict each other.
        Grid read = random.nextInt(6) > 0 ? some : fillings.get(random.nextInt(fillings.size()));
        conditions.add(condition(sort, read, random));
      }
      Rules rules = Rules.of(MASKS.get(mask), conditions);
      Grid givens = Grid.empty(SIZE);
      for (int given = random.nextInt(5); given > 0; given--) {
        int cell = random.nextInt(SIZE * SIZE);
        givens = givens.with(cell, some.digit(cell));
      }
      Grid shown = givens;
      List<Grid> expected =
          fillings.stream()
              .filter(grid -> extend(shown, grid))
              .filter(grid -> conditions.stream().allMatch(each -> each.holds(grid, rules)))
              .toList();
      List<Grid> found = solutions(rules, givens);
      assertThat(found).doesNotHaveDuplicates();
      assertThat(new HashSet<>(found))
          .as("puzzle %d: %s on %s with %s", i, givens, rules, rules.conditions().linears())
          .isEqualTo(new HashSet<>(expected));
      none += expected.isEmpty() ? 1 : 0;
      one += expected.size() == 1 ? 1 : 0;
      several += expected.size() > 1 ? 1 : 0;
    }
    assertThat(none).as("puzzles without a solution").isPositive();
    assertThat(one).as("puzzles with one solution").isPositive();
    assertThat(several).as("puzzles with several solutions").isPositive();
  }

  private static Condition condition(Sort sort, Grid some, SplittableRandom random) {
    return switch (sort) {
      case DIFFERING ->
          new Condition(
              cells(2 + random.nextInt(2), true, random),
              digits -> Arrays.stream(digits).distinct().count() == digits.length,
              (cells, into) -> into.allDifferent(cells));
      case ALLOWED -> {
        long set = random.nextLong(1, 16) << 1;
        yield new Condition(
            cells(1, true, random),
            digits -> (set >> digits[0] & 1) != 0,
            (cells, into) -> into.allow(cells.get(0), set));
      }
      case RELATION -> {
        // Three of four pairs are allowed.
        int half = random.nextInt(1 << 16);
        int pairs = half | random.nextInt(1 << 16);
        yield new Condition(
            cells(2, true, random),
            digits -> has(pairs, digits[0], digits[1]),
            (cells, into) ->
                into.relate(
                    cells.get(0),
                    cells.get(1),
                    DigitTable.of(cells.size(), (first, second) -> has(pairs, first, second))));
      }
      case NEAR -> {
        int apart = random.nextInt(2, 4);
        yield new Condition(
            cells(2 + random.nextInt(2), true, random),
            digits ->
                Arrays.stream(digits).distinct().count() == digits.length
                    && Arrays.stream(digits).max().getAsInt()
                            - Arrays.stream(digits).min().getAsInt()
                        <= apart,
            (line, into) -> {
              into.allDifferent(line);
              for (int i = 0; i < line.count(); i++) {
                for (int j = 0; j < i; j++) {
                  into.relate(
                      line.get(i),
                      line.get(j),
                      DigitTable.of(
                          line.size(), (first, second) -> Math.abs(first - second) <= apart));
                }
              }
            });
      }
      case CAGE -> {
        CellList cells = cells(2 + random.nextInt(3), true, random);
        int sum = cells.digits(some).sum();
        yield new Condition(
            cells,
            digits ->
                Arrays.stream(digits).sum() == sum
                    && Arrays.stream(digits).distinct().count() == digits.length,
            (caged, into) -> {
              into.sum(caged, sum);
              into.allDifferent(caged);
            });
      }
      case SUM -> sum(some, 0, random);
      case RANGE -> sum(some, random.nextInt(1, 4), random);
      case AUTOMATON -> automaton(some, random);
      case MIXTURE -> {
        // The last one is the mixture.
        Sort[] sorts = Sort.values();
        yield condition(sorts[random.nextInt(sorts.length - 1)], some, random);
      }
    };
  }

  private static boolean has(int pairs, int first, int second) {
    return (pairs >> ((first - 1) * SIZE + second - 1) & 1) != 0;
  }

  /** Returns a sum with weights of both signs, usually one that a filling has. */
  private static Condition sum(Grid some, int width, SplittableRandom random) {
    CellList cells = cells(1 + random.nextInt(6), random.nextBoolean(), random);
    int[] weights = new int[cells.count()];
    boolean areEqual = random.nextBoolean();
    for (int i = 0; i < weights.length; i++) {
      weights[i] = areEqual ? 1 : random.nextInt(-3, 4);
    }
    int from = total(cells.digits(some).toArray(), weights) - random.nextInt(width + 1);
    return new Condition(
        cells,
        digits -> total(digits, weights) >= from && total(digits, weights) <= from + width,
        (summed, into) -> into.sum(summed, weights, from, from + width));
  }

  private static int total(int[] digits, int[] weights) {
    return IntStream.range(0, digits.length).map(i -> digits[i] * weights[i]).sum();
  }

  /** Returns a condition on a polynomial of the digits, whose value modulo 5 the states are. */
  private static Condition automaton(Grid some, SplittableRandom random) {
    CellList cells = cells(1 + random.nextInt(5), false, random);
    int base = 1 + random.nextInt(4);
    int value = polynomial(base, cells.digits(some).toArray());
    int other = random.nextInt(5);
    Automaton automaton =
        Automaton.of(
            SIZE,
            0,
            (state, digit) -> Optional.of((base * state + digit) % 5),
            state -> state == value || state == other);
    return new Condition(
        cells,
        digits -> polynomial(base, digits) == value || polynomial(base, digits) == other,
        (read, into) -> into.accept(read, automaton));
  }

  private static int polynomial(int base, int[] digits) {
    return Arrays.stream(digits).reduce(0, (state, digit) -> (base * state + digit) % 5);
  }

  private static CellList cells(int count, boolean areDistinct, SplittableRandom random) {
    IntStream cells = random.ints(0, SIZE * SIZE);
    return CellList.of(SIZE, (areDistinct ? cells.distinct() : cells).limit(count).toArray());
  }

  private static List<Grid> solutions(Rules rules, Grid givens) {
    SolutionCollector solutions = new SolutionCollector();
    new SatSolver().prepare(rules).run(givens, SearchLimits.NONE, solutions);
    return solutions.solutions();
  }

  private static boolean extend(Grid givens, Grid grid) {
    return IntStream.range(0, grid.cellCount())
        .allMatch(cell -> givens.digit(cell) == 0 || givens.digit(cell) == grid.digit(cell));
  }

  private static List<Grid> fillings(RegionMask mask) {
    List<Grid> grids = new ArrayList<>();
    fill(Rules.of(mask), new int[SIZE * SIZE], 0, grids);
    return grids;
  }

  private static void fill(Rules rules, int[] digits, int cell, List<Grid> grids) {
    if (cell == digits.length) {
      grids.add(Grid.of(SIZE, digits));
      return;
    }
    for (int digit = 1; digit <= SIZE; digit++) {
      digits[cell] = digit;
      if (!rules.hasConflict(Grid.of(SIZE, digits))) {
        fill(rules, digits, cell + 1, grids);
      }
      digits[cell] = 0;
    }
  }

  /** Long sums of the largest grids still make formulas of a moderate size. */
  @Test
  void keepsLongSumsOfLargeGrids() {
    int size = 36;
    int box = 6;
    int[] digits = new int[size * size];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = cell / size;
      digits[cell] = (row % box * box + row / box + cell % size) % size + 1;
    }
    Grid filling = Grid.of(size, digits);
    List<Condition> conditions = new ArrayList<>();
    int[] givens = digits.clone();
    for (int line = 0; line < size; line += 5) {
      int start = line;
      CellList diagonal =
          CellList.of(
              size, IntStream.range(0, size).map(i -> i * size + (start + i) % size).toArray());
      diagonal.stream().forEach(cell -> givens[cell] = 0);
      CellList half = diagonal.part(0, size / 2);
      for (CellList cells : List.of(diagonal, half)) {
        int sum = cells.digits(filling).sum();
        conditions.add(
            new Condition(
                cells,
                found -> Arrays.stream(found).sum() == sum,
                (summed, into) -> into.sum(summed, sum)));
      }
    }
    Rules rules = Rules.of(RegionMask.boxes(box, box), conditions);
    assertThat(solutions(rules, Grid.of(size, givens))).contains(filling);
  }
}
