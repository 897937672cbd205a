package org.nonomino.solver.auto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.backtrack.BacktrackSolver;
import org.nonomino.solver.bitboard.BitboardSolver;
import org.nonomino.solver.dlx.DlxSolver;
import org.nonomino.solver.sat.SatSolver;
import org.nonomino.solver.testkit.RandomPuzzles;

/**
 * Checks that all strategies count the same solutions of random puzzles, solvable or not, on random
 * layouts.
 */
final class StrategiesAgreeTest {
  private static final int PUZZLES = 24;
  private static final int MAX_SOLUTIONS = 40;
  private static final SearchLimits LIMITS =
      SearchLimits.solutions(MAX_SOLUTIONS).withNodes(100_000);

  private static final List<Solver> SOLVERS =
      List.of(
          new BacktrackSolver(),
          new DlxSolver(),
          new BitboardSolver(),
          new SatSolver(),
          new AutoSolver(AutoSolverTest.SOLVERS::get));

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16})
  void countTheSame(int size) {
    Map<SolverName, Integer> ended = new HashMap<>();
    for (long seed = 0; seed < PUZZLES; seed++) {
      Puzzle puzzle = puzzle(size, seed);
      Map<Long, String> byCount = new HashMap<>();
      for (Solver solver : SOLVERS) {
        SearchReport report =
            solver.prepare(puzzle.rules()).run(puzzle.givens(), LIMITS, SearchObserver.NONE);
        if (report.stopReason() != StopReason.NODE_LIMIT) {
          byCount.merge(report.solutions(), solver.name().value(), (a, b) -> a + ", " + b);
          ended.merge(solver.name(), 1, Integer::sum);
        }
      }
      assertThat(byCount)
          .as(
              "solvers by count, size %d, seed %d: %s %s",
              size, seed, puzzle.givens(), puzzle.mask())
          .hasSizeLessThanOrEqualTo(1);
    }
    // The comparison could be empty otherwise.
    assertThat(ended.get(BitboardSolver.NAME)).isGreaterThan(PUZZLES / 2);
    assertThat(ended.get(DlxSolver.NAME)).isGreaterThan(PUZZLES / 2);
    assertThat(ended.get(SatSolver.NAME)).isGreaterThan(PUZZLES / 2);
    assertThat(ended.get(AutoSolver.NAME)).isGreaterThan(PUZZLES / 2);
  }

  /**
   * Returns a part of a filling if one is found quickly, with a wrong digit in every third puzzle;
   * otherwise an empty grid.
   */
  private static Puzzle puzzle(int size, long seed) {
    SplittableRandom random = new SplittableRandom(31 * seed + size);
    RegionMask mask = RandomPuzzles.mask(size, seed % 2 == 0, random);
    SolutionCollector filling = new SolutionCollector();
    new BitboardSolver()
        .prepare(Rules.of(mask))
        .run(Grid.empty(size), SearchLimits.solutions(1).withNodes(5_000), filling);
    Grid givens = Grid.empty(size);
    if (filling.solutions().isEmpty()) {
      return new Puzzle(givens, mask);
    }
    double share = 0.3 + 0.3 * random.nextDouble();
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      if (random.nextDouble() < share) {
        givens = givens.with(cell, filling.solutions().get(0).digit(cell));
      }
    }
    if (seed % 3 == 0) {
      Grid wrong = givens.with(random.nextInt(givens.cellCount()), 1 + random.nextInt(size));
      if (Rules.of(mask).findConflict(wrong).isEmpty()) {
        givens = wrong;
      }
    }
    return new Puzzle(givens, mask);
  }
}
