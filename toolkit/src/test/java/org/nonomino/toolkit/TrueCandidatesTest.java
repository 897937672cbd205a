package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.nonomino.solver.testkit.NaiveOracle;
import org.nonomino.solver.testkit.RandomPuzzles;

/** True candidates, compared with the list of all solutions from the naive oracle. */
final class TrueCandidatesTest {
  private static final int MOST = 20_000;

  private static SolveResult find(Puzzle puzzle, String solver, long maximum, int cap) {
    return new PuzzleSolver(
            Solvers.standard().named(solver).orElseThrow(),
            SolveTask.candidates(maximum, cap, Optional.empty()),
            false)
        .solve(puzzle);
  }

  private static void requireCounts(Puzzle puzzle, List<Grid> solutions, TrueCandidates found) {
    int n = puzzle.size();
    for (int cell = 0; cell < n * n; cell++) {
      int[] expected = new int[n];
      int[] counts = new int[n];
      long possible = 0;
      if (puzzle.givens().digit(cell) == 0) {
        for (Grid solution : solutions) {
          expected[solution.digit(cell) - 1]++;
          possible |= 1L << (solution.digit(cell) - 1);
        }
      }
      for (int digit = 1; digit <= n; digit++) {
        expected[digit - 1] = Math.min(expected[digit - 1], found.cap());
        counts[digit - 1] = found.count(cell, digit);
      }
      assertThat(counts).as("cell %d of %s", cell, puzzle).isEqualTo(expected);
      assertThat(found.possible(cell)).isEqualTo(possible);
    }
    assertThat(found.undecidedCount()).isZero();
  }

  /** The puzzles have from none to many solutions; the first step finds all, some or one. */
  @ParameterizedTest
  @CsvSource({"auto, 1", "auto, 20", "auto, 1000", "dlx, 20"})
  void areThoseOfAllSolutions(String solver, int maximum) {
    SplittableRandom random = new SplittableRandom(16);
    for (int i = 0; i < 24; i++) {
      int size = i % 12 == 0 ? 5 : 2 + i % 3;
      RegionMask mask = RandomPuzzles.mask(size, i % 3 != 0, random);
      Puzzle empty = new Puzzle(Grid.empty(size), mask);
      List<Grid> all = NaiveOracle.solutions(empty, Integer.MAX_VALUE);
      Puzzle puzzle = all.isEmpty() ? empty : withGivens(all, mask, random.nextInt(4), random);
      List<Grid> solutions = all.stream().filter(grid -> has(grid, puzzle.givens())).toList();

      for (int cap : List.of(1, 3, 8, TrueCandidates.HIGHEST_CAP)) {
        SolveResult result = find(puzzle, solver, maximum, cap);

        requireCounts(puzzle, solutions, result.candidates().orElseThrow());
        if (result.report().exhausted()) {
          assertThat(result.report().solutions()).isEqualTo(solutions.size());
        } else {
          assertThat(solutions).hasSizeGreaterThanOrEqualTo(Math.max(maximum, cap));
        }
      }
    }
  }

  /** Returns a puzzle for which at least one of some grids is a solution. */
  private static Puzzle withGivens(
      List<Grid> grids, RegionMask mask, int count, SplittableRandom random) {
    Grid givens = Grid.empty(mask.size());
    Grid grid = grids.get(random.nextInt(grids.size()));
    for (int i = 0; i < count; i++) {
      int cell = random.nextInt(givens.cellCount());
      givens = givens.with(cell, grid.digit(cell));
    }
    return new Puzzle(givens, mask);
  }

  private static boolean has(Grid grid, Grid givens) {
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (givens.digit(cell) != 0 && givens.digit(cell) != grid.digit(cell)) {
        return false;
      }
    }
    return true;
  }

  /** Known puzzles without some of their clues, compared with a second strategy. */
  @ParameterizedTest
  @ValueSource(strings = {"jigsaw9/sgt_intermediate", "classic/17clue"})
  void areThoseOfPuzzlesWithoutSomeClues(String corpus) {
    requireWithoutSomeClues(Corpus.read(corpus).subList(0, 6));
  }

  /** Swaps of digits are not used with diagonals, where they need not give solutions. */
  @Test
  void areThoseOfPuzzlesWithExtraHouses() {
    requireWithoutSomeClues(
        Corpus.withExtraHouses().stream()
            .filter(known -> known.puzzle().size() <= 9)
            .limit(5)
            .toList());
  }

  private static void requireWithoutSomeClues(List<CorpusPuzzle> puzzles) {
    SplittableRandom random = new SplittableRandom(9);
    for (CorpusPuzzle known : puzzles) {
      Grid givens = known.puzzle().givens();
      List<Grid> solutions = List.of();
      while (solutions.size() <= 20) {
        List<Integer> filled = filled(givens);
        givens = givens.with(filled.get(random.nextInt(filled.size())), 0);
        SolutionCollector collector = new SolutionCollector();
        Solvers.standard()
            .named("dlx")
            .orElseThrow()
            .prepare(known.puzzle().rules())
            .run(givens, SearchLimits.solutions(MOST), collector);
        solutions = collector.solutions();
      }
      Puzzle puzzle = known.puzzle().withGivens(givens);
      for (int cap : List.of(1, 4)) {
        TrueCandidates found = find(puzzle, "auto", 2, cap).candidates().orElseThrow();
        if (solutions.size() < MOST) {
          requireCounts(puzzle, solutions, found);
        } else {
          assertThat(found.undecidedCount()).isZero();
        }
      }
    }
  }

  private static List<Integer> filled(Grid grid) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (grid.digit(cell) != 0) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** Every digit is possible everywhere on boxes, in far more solutions than can be counted. */
  @ParameterizedTest
  @CsvSource({"9, 3, 1", "9, 3, 8", "16, 4, 1", "16, 4, 2"})
  void ofAnEmptyGridAreAll(int size, int boxRows, int cap) {
    Puzzle puzzle = new Puzzle(Grid.empty(size), RegionMask.boxes(boxRows, size / boxRows));

    SolveResult result = find(puzzle, "auto", 100, cap);

    TrueCandidates found = result.candidates().orElseThrow();
    assertThat(result.report().stopReason()).isEqualTo(StopReason.SOLUTION_LIMIT);
    assertThat(result.report().solutions()).isEqualTo(100);
    assertThat(found.undecidedCount()).isZero();
    for (int cell = 0; cell < size * size; cell++) {
      for (int digit = 1; digit <= size; digit++) {
        assertThat(found.count(cell, digit)).isEqualTo(cap);
      }
    }
  }

  @Test
  void withoutTimeNothingIsKnown() {
    Puzzle puzzle = new Puzzle(Grid.empty(9).with(0, 5), RegionMask.boxes(3, 3));
    SolveTask task = SolveTask.candidates(1000, 8, Optional.of(Duration.ZERO));

    SolveResult result =
        new PuzzleSolver(Solvers.standard().defaultSolver().orElseThrow(), task, false)
            .solve(puzzle);

    TrueCandidates found = result.candidates().orElseThrow();
    assertThat(result.verdict()).isEqualTo(SolutionStatus.LIMIT);
    assertThat(found.possible()).containsOnly(0);
    assertThat(found.undecided(0)).as("a given").isZero();
    assertThat(found.isUndecided(1, 5)).as("a peer of the given").isFalse();
    assertThat(found.isUndecided(1, 4)).isTrue();
    assertThat(found.undecided(80)).isEqualTo(0b1_1111_1111);
    assertThat(found.undecidedCount()).isEqualTo(80 * 9 - 20);
  }

  @Test
  void anInterruptEndsIt() {
    Puzzle puzzle = new Puzzle(Grid.empty(9), RegionMask.boxes(3, 3));
    Thread.currentThread().interrupt();
    try {
      SolveResult result = find(puzzle, "auto", 1000, 8);
      assertThat(result.report().stopReason()).isEqualTo(StopReason.INTERRUPTED);
      assertThat(result.candidates().orElseThrow().undecidedCount()).isEqualTo(729);
    } finally {
      assertThat(Thread.interrupted()).as("the interrupt is kept").isTrue();
    }
  }

  @Test
  void contradictingGivensLeaveNone() {
    Puzzle puzzle = new Puzzle(Grid.empty(9).with(0, 5).with(1, 5), RegionMask.boxes(3, 3));

    SolveResult result = find(puzzle, "auto", 1000, 8);

    assertThat(result.verdict()).isEqualTo(SolutionStatus.NONE);
    requireCounts(puzzle, List.of(), result.candidates().orElseThrow());
  }
}
