package org.nonomino.solver.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusGoal;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.nonomino.solver.testkit.LongConditionsContract;
import org.nonomino.solver.testkit.SolverContract;

final class BitboardSolverTest implements SolverContract, LongConditionsContract {
  @Override
  public Solver solver() {
    return new BitboardSolver();
  }

  @Override
  public CorpusGoal corpusGoal() {
    return new CorpusGoal(2_000, 2305);
  }

  @Override
  public CorpusGoal longCorpusGoal() {
    return new CorpusGoal(100_000, 2310);
  }

  /** Singles are enough for puzzles that the checker solved with one node. */
  @ParameterizedTest
  @ValueSource(strings = {"jigsaw9/sgt_trivial", "jigsaw9/sgt_basic", "classic/sgt_2x3"})
  void needsNoNodeWhereSinglesAreEnough(String file) {
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      if (puzzle.checkerNodes().orElse(0) == 1) {
        assertThat(run(puzzle).nodes()).as("%s", puzzle).isZero();
      }
    }
  }

  /**
   * The numbers of guesses that remain after propagation on these puzzles; more would mean that it
   * infers less.
   */
  @ParameterizedTest
  @CsvSource({
    "classic/17clue, 119",
    "classic/top1465, 1000",
    "jigsaw9/sgt_unreasonable, 343",
    "jigsaw9/minimal_sighlay, 3848"
  })
  void needsFewNodes(String file, long maxNodes) {
    long nodes = 0;
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      nodes += run(puzzle).nodes();
    }
    assertThat(nodes).isLessThanOrEqualTo(maxNodes);
  }

  /**
   * After the first round over some puzzles has grown the frames, searching them again allocates
   * almost nothing.
   */
  @Test
  void allocatesNothingInTheSteadyState() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Search search = solver().prepare(Rules.of(RegionMask.boxes(3, 3)));
    List<CorpusPuzzle> puzzles = Corpus.read("classic/17clue");
    puzzles.forEach(puzzle -> search(search, puzzle));
    long before = threads.getCurrentThreadAllocatedBytes();
    for (CorpusPuzzle puzzle : puzzles) {
      search(search, puzzle);
    }
    long perPuzzle = (threads.getCurrentThreadAllocatedBytes() - before) / puzzles.size();
    // The limits, the report, and the check of the givens; a frame alone is 480 bytes.
    assertThat(perPuzzle).isLessThan(480);
  }

  private static SearchReport search(Search search, CorpusPuzzle puzzle) {
    return search.run(puzzle.puzzle().givens(), SearchLimits.solutions(2), SearchObserver.NONE);
  }

  private SearchReport run(CorpusPuzzle puzzle) {
    return search(solver().prepare(puzzle.puzzle().rules()), puzzle);
  }
}
