package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.nonomino.core.Grid;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.StopReason;

/**
 * Tests that the answers for the corpus are the recorded ones, as far as the strategy finishes
 * within its nodes.
 */
interface CorpusContract extends StrategyTest {
  /** Returns the goal in a plain {@code verify}, some ten seconds of work. */
  CorpusGoal corpusGoal();

  /** Returns the goal in the tests tagged {@code long}, some minutes of work. */
  CorpusGoal longCorpusGoal();

  @TestFactory
  default List<DynamicTest> solvesTheCorpus() {
    return corpusTests(corpusGoal());
  }

  @Tag("long")
  @TestFactory
  default List<DynamicTest> solvesTheCorpusAtLength() {
    return corpusTests(longCorpusGoal());
  }

  private List<DynamicTest> corpusTests(CorpusGoal goal) {
    List<DynamicTest> tests = new ArrayList<>();
    AtomicInteger ended = new AtomicInteger();
    for (String file : Corpus.files()) {
      tests.add(
          dynamicTest(
              file,
              () -> {
                for (CorpusPuzzle puzzle : Corpus.read(file)) {
                  if (isSolvedAsRecorded(file, puzzle, goal.nodesPerPuzzle())) {
                    ended.incrementAndGet();
                  }
                }
              }));
    }
    tests.add(
        dynamicTest(
            "ends at least " + goal.minEnded() + " within " + goal.nodesPerPuzzle() + " nodes",
            () ->
                assertThat(ended.get())
                    .as("puzzles that ended within %s nodes each", goal.nodesPerPuzzle())
                    .isGreaterThanOrEqualTo(goal.minEnded())));
    return tests;
  }

  /** Fails if the answer is wrong; returns false if the nodes were not enough. */
  private boolean isSolvedAsRecorded(String file, CorpusPuzzle puzzle, long nodes) {
    String which = file + ": " + puzzle;
    long wanted = puzzle.countIsExact() ? puzzle.count() + 1 : puzzle.count();
    SolutionCollector collector = new SolutionCollector();
    SearchReport report =
        solver()
            .prepare(puzzle.puzzle().rules())
            .run(
                puzzle.puzzle().givens(),
                SearchLimits.solutions(wanted).withNodes(nodes),
                collector);
    List<Grid> found = collector.solutions();
    assertThat(report.solutions()).as(which).isEqualTo(found.size());
    assertThat(report.solutions()).as(which).isLessThanOrEqualTo(puzzle.count());
    StrategyTest.assertDistinctSolutions(puzzle.puzzle(), found);
    if (report.stopReason() == StopReason.NODE_LIMIT) {
      return false;
    }
    assertThat(report.solutions()).as(which).isEqualTo(puzzle.count());
    assertThat(report.stopReason())
        .as(which)
        .isEqualTo(puzzle.countIsExact() ? StopReason.EXHAUSTED : StopReason.SOLUTION_LIMIT);
    if (puzzle.countIsExact() && puzzle.solution().isPresent()) {
      assertThat(found).as(which).contains(puzzle.solution().get());
    }
    return true;
  }
}
