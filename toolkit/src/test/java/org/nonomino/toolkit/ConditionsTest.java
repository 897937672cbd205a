package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.testkit.NaiveOracle;

/** The use cases of search on puzzles that share a layout and differ in their conditions. */
final class ConditionsTest {
  private static final Rules PLAIN = Rules.of(RegionMask.boxes(2, 2));
  private static final Rules CAGE =
      PLAIN.with(new KillerCage(CellList.of(4, 0, 1, 4), OptionalInt.of(7)));
  private static final Rules THERMOMETER = PLAIN.with(new Thermometer(CellList.of(4, 15, 11, 10)));
  private static final List<Grid> ALL =
      NaiveOracle.solutions(new Puzzle(Grid.empty(4), PLAIN), Integer.MAX_VALUE);

  private static List<Grid> solutions(Puzzle puzzle) {
    return ALL.stream().filter(puzzle::isSolvedBy).toList();
  }

  /** Lists the solutions of any rules of these regions, the greatest first. */
  private static final class ListingSolver implements Solver {
    @Override
    public SolverName name() {
      return new SolverName("listed");
    }

    @Override
    public String description() {
      return "reads a list";
    }

    @Override
    public Search prepare(Rules rules) {
      return new LayoutSearch(rules) {
        @Override
        protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
          List<Grid> found = solutions(new Puzzle(givens, rules));
          for (int i = found.size() - 1; i >= 0; i--) {
            observer.onSolution(found.get(i));
            if (!budget.spendNode() || !budget.addSolution()) {
              return;
            }
          }
        }
      };
    }
  }

  private static final Solver SOLVER = new ListingSolver();

  /** One worker solves puzzles with equal givens and different conditions. */
  @Test
  void noPuzzleIsMistakenForAnother() {
    PuzzleSolver solver = new PuzzleSolver(SOLVER, SolveTask.count(1000, Optional.empty()), false);
    Grid givens = Grid.empty(4).with(0, 1);

    for (Rules rules : List.of(PLAIN, CAGE, THERMOMETER, PLAIN, THERMOMETER, CAGE, PLAIN)) {
      Puzzle puzzle = new Puzzle(givens, rules);
      assertThat(solver.solve(puzzle).report().solutions()).isEqualTo(solutions(puzzle).size());
    }
    assertThat(solutions(new Puzzle(givens, CAGE))).isNotEmpty();
    assertThat(solutions(new Puzzle(givens, THERMOMETER))).isNotEmpty();
    assertThat(
            List.of(PLAIN, CAGE, THERMOMETER).stream()
                .map(rules -> solutions(new Puzzle(givens, rules)).size()))
        .doesNotHaveDuplicates();
  }

  @Test
  void theFirstSolutionInReadingOrderKeepsTheConditions() {
    PuzzleSolver solver = new PuzzleSolver(SOLVER, SolveTask.verdict(Optional.empty()), true);

    for (Rules rules : List.of(PLAIN, CAGE, THERMOMETER)) {
      Puzzle puzzle = new Puzzle(Grid.empty(4), rules);
      assertThat(solver.solve(puzzle).found().get(0))
          .isEqualTo(
              solutions(puzzle).stream()
                  .min((one, other) -> one.toString().compareTo(other.toString()))
                  .orElseThrow());
    }
  }

  /** A small maximum leaves most candidates to the later steps of the search. */
  @Test
  void trueCandidatesAreThoseOfAllSolutions() {
    for (Rules rules : List.of(PLAIN, CAGE, THERMOMETER)) {
      Puzzle puzzle = new Puzzle(Grid.empty(4).with(5, 2), rules);
      for (int cap : List.of(1, 3)) {
        TrueCandidates found =
            new PuzzleSolver(SOLVER, SolveTask.candidates(2, cap, Optional.empty()), false)
                .solve(puzzle)
                .candidates()
                .orElseThrow();
        for (int cell = 0; cell < 16; cell++) {
          for (int digit = 1; digit <= 4; digit++) {
            int here = cell;
            int wanted = digit;
            long count =
                solutions(puzzle).stream().filter(grid -> grid.digit(here) == wanted).count();
            assertThat(found.count(cell, digit))
                .as("%d in cell %d", digit, cell)
                .isEqualTo(puzzle.givens().digit(cell) != 0 ? 0 : (int) Math.min(cap, count));
          }
        }
      }
    }
  }

  @Test
  void aFullGridThatBreaksACageIsNotComplete() {
    Grid broken = ALL.stream().filter(grid -> !CAGE.isSolvedBy(grid)).findFirst().orElseThrow();
    Grid right = ALL.stream().filter(CAGE::isSolvedBy).findFirst().orElseThrow();
    Puzzle puzzle = new Puzzle(Grid.empty(4), CAGE);

    CheckReport report = CheckReport.of(puzzle, broken, SOLVER, SearchLimits.NONE);

    assertThat(report.isComplete()).isFalse();
    assertThat(CheckReport.of(puzzle, right, SOLVER, SearchLimits.NONE).isComplete()).isTrue();
    assertThat(
            CheckReport.of(new Puzzle(broken, CAGE), broken, SOLVER, SearchLimits.NONE).verdict())
        .contains(new Verdict.NoSolution());
  }
}
