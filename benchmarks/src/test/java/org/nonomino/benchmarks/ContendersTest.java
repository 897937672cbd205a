package org.nonomino.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

final class ContendersTest {
  /** A file with boxes, one with a jigsaw, and one with small grids. */
  private static final List<String> FILES =
      List.of("classic/sgt_3x3", "jigsaw9/sgt_basic", "jigsawN/sgt_6");

  @Test
  void findsTheStrategiesOnTheClassPath() {
    assertThat(Contenders.own())
        .extracting(Solver::name)
        .extracting(SolverName::value)
        .contains("backtrack", "bitboard", "dlx", "sat");
  }

  @TestFactory
  List<DynamicTest> givesTheRightVerdict() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Solver solver : Contenders.all()) {
      for (String file : FILES) {
        CorpusPuzzle known = Corpus.read(file).get(0);
        if (Contenders.handles(solver, known.puzzle().mask())) {
          tests.add(dynamicTest(solver.name() + ", " + file, () -> requireVerdicts(solver, known)));
        }
      }
    }
    return tests;
  }

  private static void requireVerdicts(Solver solver, CorpusPuzzle known) {
    Optional<String> obstacle = Contenders.obstacle(solver);
    assumeTrue(obstacle.isEmpty(), obstacle::toString);
    Puzzle puzzle = known.puzzle();
    Grid solution = known.solution().orElseThrow();

    assertThat(solver.solve(puzzle)).isEqualTo(new Verdict.Unique(solution));
    assertThat(solver.solve(withoutOnesAndTwos(puzzle, solution)))
        .isInstanceOfAny(Verdict.Multiple.class, Verdict.Undecided.class);
    assertThat(solver.solve(withWrongDigit(puzzle, solution))).isEqualTo(new Verdict.NoSolution());
  }

  /** Returns a puzzle with at least two solutions, because ones and twos can be exchanged. */
  private static Puzzle withoutOnesAndTwos(Puzzle puzzle, Grid solution) {
    Grid givens = solution;
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      if (givens.digit(cell) <= 2) {
        givens = givens.with(cell, 0);
      }
    }
    return puzzle.withGivens(givens);
  }

  /**
   * Returns a puzzle without a solution, because the only solution of the original has a different
   * digit in that cell.
   */
  private static Puzzle withWrongDigit(Puzzle puzzle, Grid solution) {
    for (int cell = 0; cell < solution.cellCount(); cell++) {
      for (int digit = 1; digit <= puzzle.size(); digit++) {
        Grid givens = puzzle.givens().with(cell, digit);
        if (puzzle.givens().digit(cell) == 0
            && solution.digit(cell) != digit
            && puzzle.rules().findConflict(givens).isEmpty()) {
          return puzzle.withGivens(givens);
        }
      }
    }
    throw new AssertionError("no wrong digit without a conflict");
  }
}
