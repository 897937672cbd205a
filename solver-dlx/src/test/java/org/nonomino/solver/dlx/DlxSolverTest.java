package org.nonomino.solver.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusGoal;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.nonomino.solver.testkit.LongConditionsContract;
import org.nonomino.solver.testkit.SolverContract;

final class DlxSolverTest implements SolverContract, LongConditionsContract {
  @Override
  public Solver solver() {
    return new DlxSolver();
  }

  @Override
  public CorpusGoal corpusGoal() {
    return new CorpusGoal(10_000, 1994);
  }

  @Override
  public CorpusGoal longCorpusGoal() {
    return new CorpusGoal(1_000_000, 2261);
  }

  /**
   * Singles are enough for puzzles that the checker solved with one node, so this search does not
   * guess.
   */
  @ParameterizedTest
  @ValueSource(strings = {"jigsaw9/sgt_trivial", "jigsaw9/sgt_basic"})
  void guessesNothingWhereSinglesAreEnough(String file) {
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      assertThat(puzzle.checkerNodes()).as("%s", puzzle).hasValue(1);
      Grid givens = puzzle.puzzle().givens();
      int blanks = givens.cellCount() - givens.filledCount();
      assertThat(run(puzzle))
          .as("%s", puzzle)
          .isEqualTo(new SearchReport(1, blanks, 0, StopReason.EXHAUSTED));
    }
  }

  /** The first item of an empty grid has n options, each of which is a guess. */
  @Test
  void guessesInAnEmptyGrid() {
    SearchReport report =
        solver()
            .prepare(Rules.of(RegionMask.boxes(2, 2)))
            .run(Grid.empty(4), SearchLimits.NONE, SearchObserver.NONE);
    assertThat(report.solutions()).isEqualTo(288);
    assertThat(report.guesses()).isBetween(4L + 288 / 2, report.nodes());
  }

  /**
   * The numbers of nodes of the fewest-options order on these puzzles; more nodes would mean a
   * worse choice.
   */
  @ParameterizedTest
  @CsvSource({
    "jigsaw9/sgt_unreasonable, 91620",
    "classic/hardest1106, 149469",
    "classic/17clue, 21652"
  })
  void needsFewNodes(String file, long maxNodes) {
    long nodes = 0;
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      nodes += run(puzzle).nodes();
    }
    assertThat(nodes).isLessThanOrEqualTo(maxNodes);
  }

  private SearchReport run(CorpusPuzzle puzzle) {
    return solver()
        .prepare(puzzle.puzzle().rules())
        .run(puzzle.puzzle().givens(), SearchLimits.NONE, SearchObserver.NONE);
  }
}
