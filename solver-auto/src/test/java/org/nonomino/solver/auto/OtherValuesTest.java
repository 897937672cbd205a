package org.nonomino.solver.auto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.TenLine;
import org.nonomino.core.constraint.WeightedSum;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.backtrack.BacktrackSolver;
import org.nonomino.solver.bitboard.BitboardSolver;
import org.nonomino.solver.dlx.DlxSolver;
import org.nonomino.solver.sat.SatSolver;
import org.nonomino.solver.testkit.NaiveOracle;
import org.nonomino.solver.testkit.RandomConstraints;

/**
 * Constraints in puzzles whose digits do not have the values 1..n. Each grid without constraints is
 * judged by the words of the kind, with the values that players see.
 */
final class OtherValuesTest {
  private static final int CASES_OF_EACH_KIND = 12;
  private static final int MAX_SOLUTIONS = 100_000;

  private static final List<Solver> SOLVERS =
      List.of(
          new BacktrackSolver(),
          new DlxSolver(),
          new BitboardSolver(),
          new SatSolver(),
          new AutoSolver(AutoSolverTest.SOLVERS::get));

  private static final Map<Integer, List<Grid>> FILLINGS = new HashMap<>();

  /** All fillings of 4×4, and those of 6×6 with some givens. */
  private static List<Grid> fillings(Puzzle plain) {
    return FILLINGS.computeIfAbsent(
        plain.size(), size -> NaiveOracle.solutions(plain, MAX_SOLUTIONS));
  }

  private static Puzzle plain(int size) {
    if (size == 4) {
      return new Puzzle(Grid.empty(4), RegionMask.boxes(2, 2));
    }
    int[] givens = new int[36];
    int[] rows = {1, 2, 3, 4, 5, 6, 4, 5, 6, 1, 2, 3};
    System.arraycopy(rows, 0, givens, 0, rows.length);
    return new Puzzle(Grid.of(6, givens), RegionMask.boxes(2, 3));
  }

  /** The values of the digits of some cells. */
  private record Seen(Grid grid, Symbols symbols) {
    int[] of(CellList cells) {
      return cells.stream().map(cell -> grid.digit(cell) + symbols.least() - 1).toArray();
    }

    int sum(CellList cells) {
      return Arrays.stream(of(cells)).sum();
    }
  }

  /**
   * Returns whether values keep a constraint; empty for kinds that compare digits only by order,
   * difference or equality.
   */
  private static Optional<Boolean> keeps(Constraint constraint, Seen seen, Rules rules) {
    int[] values = seen.of(constraint.cells());
    int size = rules.size();
    boolean isKept;
    if (constraint instanceof KillerCage cage) {
      isKept =
          Arrays.stream(values).boxed().collect(Collectors.toSet()).size() == values.length
              && (cage.sum().isEmpty() || Arrays.stream(values).sum() == cage.sum().getAsInt());
    } else if (constraint instanceof RepeatCage cage) {
      isKept = Arrays.stream(values).sum() == cage.sum();
    } else if (constraint instanceof LittleKiller clue) {
      isKept = Arrays.stream(values).sum() == clue.sum();
    } else if (constraint instanceof BlackDot dot) {
      isKept = values[0] == values[1] * dot.ratio() || values[1] == values[0] * dot.ratio();
    } else if (constraint instanceof XvSign sign) {
      isKept = values[0] + values[1] == sign.sum();
    } else if (constraint.kind() == ConstraintKind.ODD) {
      isKept = values[0] % 2 == 1;
    } else if (constraint.kind() == ConstraintKind.EVEN) {
      isKept = values[0] % 2 == 0;
    } else if (constraint instanceof Arrow arrow) {
      String number =
          Arrays.stream(seen.of(arrow.circle()))
              .mapToObj(String::valueOf)
              .collect(Collectors.joining());
      isKept = Integer.parseInt(number) == seen.sum(arrow.shaft());
    } else if (constraint instanceof WeightedSum sum) {
      int total = 0;
      for (int i = 0; i < values.length; i++) {
        total += sum.factors().get(i) * values[i];
      }
      isKept = sum.from() <= total && total <= sum.to();
    } else if (constraint instanceof Sandwich clue) {
      int least = Arrays.stream(values).min().orElseThrow();
      int most = Arrays.stream(values).max().orElseThrow();
      int inside = 0;
      int sum = 0;
      for (int value : values) {
        boolean isCrust = value == least || value == most;
        inside += isCrust ? 1 : 0;
        sum += inside == 1 && !isCrust ? value : 0;
      }
      isKept = sum == clue.sum();
    } else if (constraint instanceof XSum clue) {
      isKept = values[0] <= size && Arrays.stream(values).limit(values[0]).sum() == clue.value();
    } else if (constraint instanceof NumberedRoom room) {
      isKept = values[0] >= 1 && values[0] <= size && values[values[0] - 1] == room.value();
    } else if (constraint instanceof TenLine line) {
      isKept = canBeCut(values, 0, line.total());
    } else if (constraint.kind() == ConstraintKind.PARITY_LINE) {
      isKept =
          IntStream.range(1, values.length).allMatch(i -> (values[i] + values[i - 1]) % 2 == 1);
    } else if (constraint instanceof ModularLine line) {
      int length = Math.min(line.modulus(), values.length);
      isKept =
          IntStream.rangeClosed(0, values.length - length)
              .allMatch(
                  from ->
                      Arrays.stream(values, from, from + length)
                              .map(value -> value % line.modulus())
                              .distinct()
                              .count()
                          == length);
    } else if (constraint.kind() == ConstraintKind.COUNTING_CIRCLES) {
      isKept =
          Arrays.stream(values)
              .allMatch(
                  value -> Arrays.stream(values).filter(each -> each == value).count() == value);
    } else if (constraint.kind() == ConstraintKind.ZIPPER_LINE) {
      Set<Integer> sums =
          IntStream.range(0, (values.length + 1) / 2)
              .map(
                  i ->
                      i == values.length - 1 - i
                          ? values[i]
                          : values[i] + values[values.length - 1 - i])
              .boxed()
              .collect(Collectors.toSet());
      isKept = sums.size() == 1;
    } else if (constraint.kind() == ConstraintKind.DOUBLE_ARROW) {
      isKept =
          values[0] + values[values.length - 1]
              == Arrays.stream(values, 1, values.length - 1).sum();
    } else if (constraint.kind() == ConstraintKind.REGION_SUM_LINE) {
      List<Integer> sums = new ArrayList<>();
      for (int i = 0; i < values.length; i++) {
        int region = rules.mask().region(constraint.cells().get(i));
        if (i > 0 && rules.mask().region(constraint.cells().get(i - 1)) == region) {
          sums.set(sums.size() - 1, sums.get(sums.size() - 1) + values[i]);
        } else {
          sums.add(values[i]);
        }
      }
      isKept = Set.copyOf(sums).size() == 1;
    } else if (constraint.kind() == ConstraintKind.NEGATIVE_XV
        || constraint.kind() == ConstraintKind.NEGATIVE_RATIO) {
      boolean isXv = constraint.kind() == ConstraintKind.NEGATIVE_XV;
      isKept =
          IntStream.range(0, size * size)
              .allMatch(
                  cell ->
                      (cell % size == size - 1 || isFree(isXv, values[cell], values[cell + 1]))
                          && (cell + size >= size * size
                              || isFree(isXv, values[cell], values[cell + size])));
    } else if (constraint.kind() == ConstraintKind.ANTI_TAXICAB) {
      isKept = true;
      for (int one = 0; one < size * size; one++) {
        for (int other = 0; other < one; other++) {
          int distance = Math.abs(one / size - other / size) + Math.abs(one % size - other % size);
          isKept &= values[one] != values[other] || values[one] != distance;
        }
      }
    } else if (constraint instanceof Indexer indexer) {
      int cell = indexer.cells().get(0);
      int[] house =
          IntStream.range(0, size * size)
              .filter(
                  other ->
                      switch (indexer.what()) {
                        case ROW -> other % size == cell % size;
                        case COLUMN -> other / size == cell / size;
                        case CELL -> rules.mask().region(other) == rules.mask().region(cell);
                      })
              .toArray();
      int own =
          IntStream.range(0, size).filter(i -> house[i] == cell).findFirst().orElseThrow() + 1;
      isKept =
          values[0] >= 1
              && values[0] <= size
              && seen.of(CellList.of(size, house[values[0] - 1]))[0] == own;
    } else {
      return Optional.empty();
    }
    return Optional.of(isKept);
  }

  private static boolean isFree(boolean isXv, int one, int other) {
    return isXv ? one + other != 5 && one + other != 10 : one != 2 * other && other != 2 * one;
  }

  /** Returns whether values from an index on are groups with a sum. */
  private static boolean canBeCut(int[] values, int from, int total) {
    int sum = 0;
    for (int to = from; to < values.length; to++) {
      sum += values[to];
      if (sum == total && (to == values.length - 1 || canBeCut(values, to + 1, total))) {
        return true;
      }
    }
    return false;
  }

  /** Returns a constraint with a number that the values of the grid give. */
  private static Constraint withValues(Constraint constraint, Seen seen, SplittableRandom random) {
    CellList cells = constraint.cells();
    if (constraint instanceof KillerCage cage && cage.sum().isPresent()) {
      return new KillerCage(cells, OptionalInt.of(seen.sum(cells)));
    } else if (constraint instanceof RepeatCage) {
      return new RepeatCage(cells, seen.sum(cells));
    } else if (constraint instanceof LittleKiller clue) {
      return new LittleKiller(clue.start(), clue.direction(), seen.sum(cells));
    } else if (constraint instanceof XSum clue) {
      int count = Math.min(seen.of(cells)[0], cells.count());
      return new XSum(clue.start(), seen.sum(cells.part(0, count)));
    } else if (constraint instanceof NumberedRoom room) {
      int[] values = seen.of(cells);
      return new NumberedRoom(room.start(), values[random.nextInt(values.length)]);
    } else if (constraint instanceof TenLine line) {
      return new TenLine(cells, Math.max(1, seen.sum(line.cells()) / (1 + random.nextInt(2))));
    } else if (constraint instanceof Sandwich clue) {
      return new Sandwich(clue.size(), clue.isRow(), clue.index(), random.nextInt(8));
    }
    return constraint;
  }

  @ParameterizedTest
  @CsvSource({"4, 0", "4, 2", "4, 6", "6, 0", "6, 3"})
  void allStrategiesFindTheGridsThatKeepTheRulesForTheValues(int size, int first) {
    Symbols symbols = Symbols.range(first, size);
    Puzzle plain = plain(size);
    List<Grid> all = fillings(plain);
    Map<ConstraintKind, Integer> judged = new EnumMap<>(ConstraintKind.class);
    for (ConstraintKind kind : RandomConstraints.kinds(size)) {
      for (long number = 0; number < CASES_OF_EACH_KIND; number++) {
        SplittableRandom random = new SplittableRandom(1000 * number + kind.name().hashCode());
        Grid filling = all.get(random.nextInt(all.size()));
        Constraint constraint;
        Rules rules;
        try {
          constraint =
              withValues(
                  new RandomConstraints(size, random).sample(kind, filling),
                  new Seen(filling, symbols),
                  random);
          rules = Rules.of(plain.mask(), List.of(constraint), symbols);
        } catch (InvalidConstraintException e) {
          continue;
        }
        List<Grid> kept =
            all.stream()
                .filter(
                    grid ->
                        keeps(constraint, new Seen(grid, symbols), rules)
                            .orElseGet(() -> constraint.holds(grid, rules)))
                .toList();
        assertThat(all.stream().filter(grid -> constraint.holds(grid, rules)).toList())
            .as("%s for %s", constraint, symbols)
            .isEqualTo(kept);
        judged.merge(kind, 1, Integer::sum);
        for (Solver solver : SOLVERS) {
          SearchReport report =
              solver
                  .prepare(rules)
                  .run(plain.givens(), SearchLimits.solutions(MAX_SOLUTIONS), SearchObserver.NONE);
          assertThat(report.solutions())
              .as("%s by %s for %s", constraint, solver.name(), symbols)
              .isEqualTo(kept.size());
        }
      }
    }
    assertThat(judged).hasSizeGreaterThan(RandomConstraints.kinds(size).size() - 4);
  }

  @Test
  void rulesAreEqualIfTheirConditionsAre() {
    RegionMask mask = RegionMask.boxes(2, 2);
    CellList two = CellList.of(4, 0, 1);
    Rules cage = Rules.of(mask, List.of(new KillerCage(two, OptionalInt.of(3))));
    Rules ofValues =
        Rules.of(mask, List.of(new KillerCage(two, OptionalInt.of(1))), Symbols.range(0, 4));

    assertThat(ofValues).isEqualTo(cage);
    assertThat(Rules.of(mask, List.of(), Symbols.range(0, 4))).isEqualTo(Rules.of(mask));
    assertThat(Rules.of(mask, List.of(), Symbols.of("WORD")).arePlain()).isTrue();
  }
}
