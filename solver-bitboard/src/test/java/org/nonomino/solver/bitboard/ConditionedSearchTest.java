package org.nonomino.solver.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.GreaterThan;
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
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.testkit.RandomPuzzles;

/**
 * Compares solutions under constraints with those of the same puzzle without constraints that pass
 * the definition of each constraint.
 */
final class ConditionedSearchTest {
  private static final int KINDS = 26;
  private static final int MAX_PLAIN_SOLUTIONS = 300;

  @ParameterizedTest
  @CsvSource({"4, 300", "5, 60", "6, 60", "8, 24", "9, 40", "12, 8"})
  void findsTheSolutionsThatPassTheDefinitions(int size, int puzzles) {
    int solvable = 0;
    int several = 0;
    for (long seed = 0; seed < puzzles; seed++) {
      SplittableRandom random = new SplittableRandom(100 * seed + size);
      RegionMask mask = mask(size, seed, random);
      Grid filling = filling(mask);
      Grid givens = emptied(filling, mask, random);
      List<Constraint> constraints = constraints(mask, filling, random);
      Rules rules = Rules.of(mask, constraints);
      List<Grid> found = solutions(rules, givens);
      Set<Grid> expected =
          solutions(Rules.of(mask), givens).stream()
              .filter(full -> constraints.stream().allMatch(each -> each.holds(full, rules)))
              .collect(Collectors.toSet());
      assertThat(found).as("seed %d: %s", seed, constraints).doesNotHaveDuplicates();
      assertThat(new HashSet<>(found)).as("seed %d: %s", seed, constraints).isEqualTo(expected);
      solvable += expected.isEmpty() ? 0 : 1;
      several += expected.size() > 1 ? 1 : 0;
    }
    // The comparison could be of nothing otherwise.
    assertThat(solvable).isGreaterThan(puzzles / 3);
    assertThat(several).isGreaterThan(puzzles / 20);
    assertThat(solvable).isLessThan(puzzles);
  }

  private static RegionMask mask(int size, long seed, SplittableRandom random) {
    return seed % 2 == 0
        ? RegionMask.standardBoxes(size).orElseGet(() -> RegionMask.boxes(1, size))
        : fillable(size, random);
  }

  private static RegionMask fillable(int size, SplittableRandom random) {
    while (true) {
      RegionMask mask = RandomPuzzles.mask(size, true, random);
      SearchReport report =
          search(Rules.of(mask))
              .run(
                  Grid.empty(size),
                  SearchLimits.solutions(1).withNodes(1_000),
                  SearchObserver.NONE);
      if (report.solutions() == 1) {
        return mask;
      }
    }
  }

  private static Grid filling(RegionMask mask) {
    SolutionCollector filling = new SolutionCollector();
    search(Rules.of(mask)).run(Grid.empty(mask.size()), SearchLimits.solutions(1), filling);
    return filling.solutions().get(0);
  }

  /** Returns the filling with as few digits as leave not too many solutions. */
  private static Grid emptied(Grid filling, RegionMask mask, SplittableRandom random) {
    Search search = search(Rules.of(mask));
    Grid givens = filling;
    for (int tries = 0; tries < filling.cellCount(); tries++) {
      Grid fewer = givens.with(random.nextInt(filling.cellCount()), 0);
      SearchReport report =
          search.run(
              fewer,
              SearchLimits.solutions(MAX_PLAIN_SOLUTIONS).withNodes(1_000),
              SearchObserver.NONE);
      if (report.exhausted()) {
        givens = fewer;
      }
    }
    return givens;
  }

  private static List<Grid> solutions(Rules rules, Grid givens) {
    SolutionCollector solutions = new SolutionCollector();
    SearchReport report = search(rules).run(givens, SearchLimits.NONE, solutions);
    assertThat(report.stopReason()).isEqualTo(StopReason.EXHAUSTED);
    assertThat(report.solutions()).isEqualTo(solutions.solutions().size());
    return solutions.solutions();
  }

  private static Search search(Rules rules) {
    return new BitboardSolver().prepare(rules);
  }

  /** Returns some constraints of which the filling satisfies most. */
  private static List<Constraint> constraints(
      RegionMask mask, Grid filling, SplittableRandom random) {
    List<Constraint> found = new ArrayList<>();
    boolean mayBeBroken = random.nextInt(4) == 0;
    int count = 1 + random.nextInt(6);
    for (int tries = 0; found.size() < count && tries < 1_000; tries++) {
      Constraint constraint = constraint(random.nextInt(KINDS), filling, random);
      List<Constraint> with = new ArrayList<>(found);
      with.add(constraint);
      Rules rules = Rules.of(mask, with);
      if (mayBeBroken || with.stream().allMatch(each -> each.holds(filling, rules))) {
        found = with;
      }
    }
    return found;
  }

  private static Constraint constraint(int kind, Grid full, SplittableRandom random) {
    int size = full.size();
    CellList line = line(size, 3 + random.nextInt(size), random);
    CellList part = line.part(0, 3);
    CellList pair = line.part(0, 2);
    CellList cell = line.part(0, 1);
    return switch (kind) {
      case 0 -> new AntiKnight(size);
      case 1 -> new AntiKing(size);
      case 2 -> new NonConsecutive(size);
      case 3 -> new NegativeXv(size);
      case 4 -> new NegativeRatio(size);
      case 5, 6, 7 -> cage(full, random);
      case 8 -> new Thermometer(part);
      case 9 -> new Whispers(line, 1 + random.nextInt(2));
      case 10 -> new Arrow(cell, line.part(1, line.count()));
      case 11 ->
          size <= Arrow.LARGEST_WITH_PILLS
              ? new Arrow(pair, line.part(2, line.count()))
              : new Arrow(cell, line.part(1, 3));
      case 12 -> new Palindrome(part);
      case 13 -> new Renban(part);
      case 14 -> new RegionSumLine(line);
      case 15 -> new BetweenLine(part);
      case 16 -> littleKiller(full, random);
      case 17 -> sandwich(full, random);
      case 18 -> full.digit(cell.get(0)) % 2 == 0 ? new EvenCell(cell) : new OddCell(cell);
      case 19 -> random.nextBoolean() ? new Minimum(cell) : new Maximum(cell);
      case 20 -> quadruple(full, random);
      case 21 -> new Clone(pair, line(size, 3, random).part(0, 2));
      case 22 -> new Diagonal(size, random.nextBoolean());
      case 23 -> new ExtraRegion(part);
      default -> mark(neighbours(size, random), full, random);
    };
  }

  private static Constraint mark(CellList pair, Grid full, SplittableRandom random) {
    int first = full.digit(pair.get(0));
    int second = full.digit(pair.get(1));
    return switch (random.nextInt(4)) {
      case 0 -> new WhiteDot(pair, Math.max(1, Math.abs(first - second)));
      case 1 -> new BlackDot(pair, BlackDot.USUAL_RATIO);
      case 2 -> new XvSign(pair, random.nextBoolean() ? XvSign.X_SUM : XvSign.V_SUM);
      default -> new GreaterThan(pair);
    };
  }

  /** Returns distinct cells, each touching the one before it, at least three. */
  private static CellList line(int size, int count, SplittableRandom random) {
    while (true) {
      List<Integer> cells = new ArrayList<>(List.of(random.nextInt(size * size)));
      for (int tries = 0; tries < 50 && cells.size() < count; tries++) {
        int row = cells.get(cells.size() - 1) / size + random.nextInt(3) - 1;
        int column = cells.get(cells.size() - 1) % size + random.nextInt(3) - 1;
        if (row >= 0
            && row < size
            && column >= 0
            && column < size
            && !cells.contains(row * size + column)) {
          cells.add(row * size + column);
        }
      }
      if (cells.size() > 2) {
        return CellList.of(size, cells.stream().mapToInt(Integer::intValue).toArray());
      }
    }
  }

  private static CellList neighbours(int size, SplittableRandom random) {
    int row = random.nextInt(size);
    int column = random.nextInt(size - 1);
    return random.nextBoolean()
        ? CellList.of(size, row * size + column, row * size + column + 1)
        : CellList.of(size, column * size + row, (column + 1) * size + row);
  }

  private static KillerCage cage(Grid full, SplittableRandom random) {
    while (true) {
      CellList line = line(full.size(), 5, random);
      CellList cells = line.part(0, Math.min(line.count(), full.size()));
      if (cells.hasDistinctDigits(full)) {
        return new KillerCage(
            cells,
            random.nextInt(5) == 0
                ? OptionalInt.empty()
                : OptionalInt.of(cells.digits(full).sum()));
      }
    }
  }

  private static LittleKiller littleKiller(Grid full, SplittableRandom random) {
    OutsideCell start = new OutsideCell(full.size(), -1, random.nextInt(full.size() - 1));
    LittleKiller.Direction direction = LittleKiller.Direction.DOWN_RIGHT;
    CellList cells = new LittleKiller(start, direction, full.size()).cells();
    return new LittleKiller(start, direction, cells.digits(full).sum());
  }

  private static Sandwich sandwich(Grid full, SplittableRandom random) {
    int size = full.size();
    int row = random.nextInt(size);
    int sum = 0;
    int crusts = 0;
    for (int column = 0; column < size; column++) {
      int digit = full.digit(row * size + column);
      if (digit == 1 || digit == size) {
        crusts++;
      } else if (crusts == 1) {
        sum += digit;
      }
    }
    return new Sandwich(size, true, row, sum);
  }

  private static Quadruple quadruple(Grid full, SplittableRandom random) {
    int size = full.size();
    int corner = random.nextInt(size - 1) * size + random.nextInt(size - 1);
    CellList cells = CellList.of(size, corner, corner + 1, corner + size, corner + size + 1);
    return new Quadruple(cells, cells.part(0, 1 + random.nextInt(2)).digits(full).boxed().toList());
  }

  private static Rules manySolutions() {
    return Rules.of(
        RegionMask.boxes(3, 3),
        List.of(new KillerCage(CellList.of(9, 0, 1, 2), OptionalInt.of(15)), new AntiKing(9)));
  }

  /** One of the two neighbours is always the greater one, in half of the 288 fillings the first. */
  @Test
  void setsOfTwoCellsMayHaveAnOrder() {
    CellList pair = CellList.of(4, 0, 1);
    Rules rules =
        Rules.of(RegionMask.boxes(2, 2)).with(new ExtraRegion(pair), new GreaterThan(pair));

    SearchReport report = search(rules).run(Grid.empty(4), SearchLimits.NONE, SearchObserver.NONE);

    assertThat(report.solutions()).isEqualTo(144);
  }

  @Test
  void stopsAtEachLimit() {
    Search search = search(manySolutions());
    Grid empty = Grid.empty(9);
    assertThat(search.run(empty, SearchLimits.solutions(3), SearchObserver.NONE))
        .satisfies(report -> assertThat(report.solutions()).isEqualTo(3))
        .satisfies(report -> assertThat(report.stopReason()).isEqualTo(StopReason.SOLUTION_LIMIT));
    assertThat(search.run(empty, SearchLimits.NONE.withNodes(500), SearchObserver.NONE))
        .satisfies(report -> assertThat(report.nodes()).isEqualTo(500))
        .satisfies(report -> assertThat(report.stopReason()).isEqualTo(StopReason.NODE_LIMIT));
    assertThat(
            search
                .run(
                    empty,
                    SearchLimits.NONE.withTimeout(Duration.ofMillis(20)),
                    SearchObserver.NONE)
                .stopReason())
        .isEqualTo(StopReason.DEADLINE);
    Thread.currentThread().interrupt();
    assertThat(search.run(empty, SearchLimits.NONE, SearchObserver.NONE).stopReason())
        .isEqualTo(StopReason.INTERRUPTED);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void repeatsTheSameSearch() {
    Search search = search(manySolutions());
    SearchLimits limits = SearchLimits.NONE.withNodes(2_000);
    SolutionCollector first = new SolutionCollector();
    SolutionCollector second = new SolutionCollector();
    SearchReport report = search.run(Grid.empty(9), limits, first);
    assertThat(search.run(Grid.empty(9), limits, second)).isEqualTo(report);
    assertThat(second.solutions()).isEqualTo(first.solutions()).isNotEmpty();
  }

  @Test
  void retractsTheLatestDigit() {
    Deque<List<Integer>> placed = new ArrayDeque<>();
    List<Grid> solutions = new ArrayList<>();
    SearchReport report =
        search(manySolutions())
            .run(
                Grid.empty(9),
                SearchLimits.solutions(20),
                new SearchObserver() {
                  @Override
                  public boolean wantsSteps() {
                    return true;
                  }

                  @Override
                  public void onSolution(Grid solution) {
                    solutions.add(solution);
                    assertThat(placed).allMatch(step -> solution.digit(step.get(0)) == step.get(1));
                  }

                  @Override
                  public void onAssign(int cell, int digit) {
                    placed.push(List.of(cell, digit));
                  }

                  @Override
                  public void onRetract(int cell, int digit) {
                    assertThat(placed.pop()).containsExactly(cell, digit);
                  }
                });
    assertThat(solutions).hasSize(20);
    assertThat(report.nodes()).isGreaterThan(20);
  }
}
