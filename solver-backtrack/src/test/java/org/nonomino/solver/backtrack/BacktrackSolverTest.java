package org.nonomino.solver.backtrack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusGoal;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.nonomino.solver.testkit.LongConditionsContract;
import org.nonomino.solver.testkit.NaiveOracle;
import org.nonomino.solver.testkit.SolverContract;

final class BacktrackSolverTest implements SolverContract, LongConditionsContract {
  @Override
  public Solver solver() {
    return new BacktrackSolver();
  }

  @Override
  public CorpusGoal corpusGoal() {
    return new CorpusGoal(100_000, 489);
  }

  @Override
  public CorpusGoal longCorpusGoal() {
    return new CorpusGoal(2_000_000, 1029);
  }

  /**
   * The steps of the search on
   *
   * <pre>
   * . . | 3 4
   * 3 . | 2 1
   * ----+----
   * . 2 | 4 3
   * 4 3 | 1 .
   * </pre>
   */
  @Test
  void walksRowMajorWithTheSmallestDigitFirst() {
    Grid givens = Grid.of(4, new int[] {0, 0, 3, 4, 3, 0, 2, 1, 0, 2, 4, 3, 4, 3, 1, 0});
    Walk walk = new Walk();
    SearchReport report =
        solver().prepare(Rules.of(RegionMask.boxes(2, 2))).run(givens, SearchLimits.NONE, walk);
    assertThat(walk.steps)
        .containsExactly(
            // r1c1 may be 1 or 2; after 1, nothing is left for r1c2, whose column has a 2.
            "0=1",
            "0 without 1",
            "0=2",
            "1=1",
            "5=4",
            "8=1",
            "15=2",
            "2134342112434312",
            "15 without 2",
            "8 without 1",
            "5 without 4",
            "1 without 1",
            "0 without 2");
    assertThat(report).isEqualTo(new SearchReport(1, 6, 2, StopReason.EXHAUSTED));
  }

  @Test
  void leavesTheWalkWhereALimitStopsIt() {
    Grid givens = Grid.of(4, new int[] {0, 0, 3, 4, 3, 0, 2, 1, 0, 2, 4, 3, 4, 3, 1, 0});
    Walk walk = new Walk();
    SearchReport report =
        solver()
            .prepare(Rules.of(RegionMask.boxes(2, 2)))
            .run(givens, SearchLimits.NONE.withNodes(3), walk);
    assertThat(walk.steps).containsExactly("0=1", "0 without 1", "0=2", "1=1");
    assertThat(report).isEqualTo(new SearchReport(0, 3, 2, StopReason.NODE_LIMIT));
  }

  /** Because the smallest digits come first, the solutions are in the order of their strings. */
  @Test
  void listsSolutionsInTheOrderOfTheOracle() {
    int several = 0;
    for (String file : List.of("jigsawN/sgt_4", "jigsawN/sgt_5", "jigsawN/sgt_6")) {
      for (CorpusPuzzle recorded : Corpus.read(file)) {
        Puzzle puzzle = withoutFirstGivens(recorded.puzzle(), 2);
        SolutionCollector found = new SolutionCollector();
        solver().prepare(puzzle.rules()).run(puzzle.givens(), SearchLimits.solutions(50), found);
        List<Grid> expected = NaiveOracle.solutions(puzzle, 50);
        assertThat(found.solutions()).as("%s", recorded).isEqualTo(expected);
        several += expected.size() > 1 ? 1 : 0;
      }
    }
    assertThat(several).isGreaterThan(60);
  }

  private static Puzzle withoutFirstGivens(Puzzle puzzle, int count) {
    Grid givens = puzzle.givens();
    int left = count;
    for (int cell = 0; cell < givens.cellCount() && left > 0; cell++) {
      if (givens.digit(cell) != 0) {
        givens = givens.with(cell, 0);
        left--;
      }
    }
    return puzzle.withGivens(givens);
  }

  /** Records the events that it receives. */
  private static final class Walk implements SearchObserver {
    private final List<String> steps = new ArrayList<>();

    @Override
    public boolean wantsSteps() {
      return true;
    }

    @Override
    public void onSolution(Grid solution) {
      steps.add(solution.toString());
    }

    @Override
    public void onAssign(int cell, int digit) {
      steps.add(cell + "=" + digit);
    }

    @Override
    public void onRetract(int cell, int digit) {
      steps.add(cell + " without " + digit);
    }
  }
}
