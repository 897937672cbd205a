package org.nonomino.generator;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.auto.AutoSolver;
import org.nonomino.solver.bitboard.BitboardSolver;
import org.nonomino.solver.sat.SatSolver;
import org.nonomino.solver.testkit.NaiveOracle;

/** The solver that generates puzzles in these tests, and the solvers that check them. */
final class TestSolvers {
  /** The naive oracle is too slow for larger puzzles. */
  private static final int LARGEST_NAIVE = 6;

  private static final Solver SAT = new SatSolver();

  /** The default strategy of the program. */
  static final Solver AUTO = auto();

  private TestSolvers() {}

  private static Solver auto() {
    Map<SolverName, Solver> solvers =
        Stream.of(new BitboardSolver(), new SatSolver())
            .collect(Collectors.toMap(Solver::name, Function.identity()));
    return new AutoSolver(solvers::get);
  }

  /** Returns whether a puzzle has exactly one solution, by a solver that did not generate it. */
  static boolean isUnique(Puzzle puzzle) {
    return puzzle.size() <= LARGEST_NAIVE
        ? NaiveOracle.solutions(puzzle, 2).size() == 1
        : SAT.solve(puzzle, SearchLimits.NONE) instanceof Verdict.Unique;
  }

  /** Returns the only solution of a puzzle, by a solver that did not generate it. */
  static Grid solution(Puzzle puzzle) {
    return ((Verdict.Unique) SAT.solve(puzzle, SearchLimits.NONE)).solution();
  }

  /** Returns whether the solution is unique, and each clue is needed for that. */
  static boolean isMinimal(Puzzle puzzle) {
    Grid givens = puzzle.givens();
    return isUnique(puzzle)
        && IntStream.range(0, givens.cellCount())
            .filter(cell -> givens.digit(cell) != 0)
            .noneMatch(cell -> isUnique(puzzle.withGivens(givens.with(cell, 0))));
  }
}
