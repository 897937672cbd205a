package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.Verdict;

/** Tests that counts, solutions and verdicts are right. */
interface AnswersContract extends StrategyTest {
  /** The limit that keeps a differential test fast on nearly empty puzzles. */
  int ORACLE_CAP = 400;

  @Test
  default void describesItself() {
    assertThat(solver().name().value()).isNotEmpty();
    assertThat(solver().description()).isNotBlank().doesNotContain("\n");
  }

  @Test
  default void countsWhatIsKnownByProof() {
    for (KnownPuzzle known : KnownPuzzle.all()) {
      SearchReport report = run(known.puzzle(), SearchLimits.NONE);
      assertThat(report.solutions())
          .as("%s: %s", known, PuzzleLine.format(known.puzzle()))
          .isEqualTo(known.count());
      assertThat(report.stopReason()).as("%s", known).isEqualTo(StopReason.EXHAUSTED);
    }
  }

  @Test
  default void listsEachSolutionOnce() {
    for (KnownPuzzle known : KnownPuzzle.all()) {
      List<Grid> found = solutions(known.puzzle(), SearchLimits.NONE);
      assertThat(found).as("%s", known).hasSize(known.count());
      StrategyTest.assertDistinctSolutions(known.puzzle(), found);
    }
  }

  @Test
  default void givesTheVerdict() {
    for (KnownPuzzle known : KnownPuzzle.all()) {
      Verdict verdict = solver().solve(known.puzzle());
      String puzzle = known + ": " + PuzzleLine.format(known.puzzle());
      if (known.count() == 0) {
        assertThat(verdict).as(puzzle).isEqualTo(new Verdict.NoSolution());
      } else if (known.count() == 1) {
        assertThat(verdict).as(puzzle).isInstanceOf(Verdict.Unique.class);
        Grid solution = ((Verdict.Unique) verdict).solution();
        assertThat(known.puzzle().isSolvedBy(solution)).as(puzzle).isTrue();
      } else {
        assertThat(verdict).as(puzzle).isInstanceOf(Verdict.Multiple.class);
        Verdict.Multiple multiple = (Verdict.Multiple) verdict;
        StrategyTest.assertDistinctSolutions(
            known.puzzle(), List.of(multiple.first(), multiple.second()));
      }
    }
  }

  @Test
  default void isUndecidedWhereALimitStopsIt() {
    Verdict nothing = solver().solve(StrategyTest.endless(), SearchLimits.NONE.withNodes(0));
    assertThat(nothing).isEqualTo(new Verdict.Undecided(Optional.empty(), StopReason.NODE_LIMIT));

    Puzzle puzzle = StrategyTest.with288Solutions();
    long nodesToFirst = run(puzzle, SearchLimits.solutions(1)).nodes();
    long nodesToSecond = run(puzzle, SearchLimits.solutions(2)).nodes();
    assertThat(nodesToSecond).isGreaterThanOrEqualTo(nodesToFirst);
    Verdict one = solver().solve(puzzle, SearchLimits.NONE.withNodes(nodesToFirst));
    List<Grid> firstTwo = solutions(puzzle, SearchLimits.solutions(2));
    // A strategy that infers much may find the next solution without a node.
    assertThat(one)
        .isEqualTo(
            nodesToSecond == nodesToFirst
                ? new Verdict.Multiple(firstTwo.get(0), firstTwo.get(1))
                : new Verdict.Undecided(Optional.of(firstTwo.get(0)), StopReason.NODE_LIMIT));
  }

  @Test
  default void ignoresTheNumberOfSolutionsInTheLimitsOfAVerdict() {
    Verdict verdict = solver().solve(StrategyTest.with288Solutions(), SearchLimits.solutions(1));
    assertThat(verdict).isInstanceOf(Verdict.Multiple.class);
  }

  /** Conflicts in only a row, only a column, and only a region. */
  @Test
  default void answersContradictingGivensWithNoSolution() {
    List<String> lines =
        List.of(
            "1..1............ 0011001122332233",
            "1...........1... 0011001122332233",
            "1....1.......... 0011001122332233",
            "1..............1 0123103223013210");
    for (String line : lines) {
      Puzzle puzzle = PuzzleLine.parse(line);
      SolutionCollector solutions = new SolutionCollector();
      SearchReport report =
          solver().prepare(puzzle.rules()).run(puzzle.givens(), SearchLimits.NONE, solutions);
      assertThat(report.solutions()).as(line).isZero();
      assertThat(report.exhausted()).as(line).isTrue();
      assertThat(solutions.solutions()).as(line).isEmpty();
    }
  }

  @Test
  default void refusesAGridOfAnotherSize() {
    Search search = solver().prepare(Rules.of(RegionMask.boxes(2, 2)));
    for (int size : new int[] {1, 3, 5, 9, 16}) {
      assertThatThrownBy(() -> search.run(Grid.empty(size), SearchLimits.NONE, SearchObserver.NONE))
          .as("a grid of size %s on a layout of size 4", size)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("" + size);
    }
    assertThat(search.run(Grid.empty(4), SearchLimits.NONE, SearchObserver.NONE).solutions())
        .isEqualTo(288);
  }

  @Test
  default void agreesWithTheOracle() {
    compareWithTheOracle(0, 8);
  }

  @Tag("long")
  @Test
  default void agreesWithTheOracleAtLength() {
    compareWithTheOracle(8, 30);
  }

  private void compareWithTheOracle(int firstSeed, int endOfSeeds) {
    for (int size = 2; size <= 6; size++) {
      for (int seed = firstSeed; seed < endOfSeeds; seed++) {
        compareWithTheOracle(RandomPuzzles.puzzle(size, true, seed), size, seed);
        compareWithTheOracle(RandomPuzzles.puzzle(size, false, seed), size, seed);
      }
    }
  }

  private void compareWithTheOracle(Puzzle puzzle, int size, int seed) {
    String which = "size " + size + ", seed " + seed + ": " + PuzzleLine.format(puzzle);
    List<Grid> expected = NaiveOracle.solutions(puzzle, ORACLE_CAP);
    List<Grid> found = solutions(puzzle, SearchLimits.solutions(ORACLE_CAP));
    assertThat(found).as(which).hasSameSizeAs(expected);
    if (expected.size() < ORACLE_CAP) {
      assertThat(new HashSet<>(found)).as(which).isEqualTo(new HashSet<>(expected));
    } else {
      StrategyTest.assertDistinctSolutions(puzzle, found);
    }
  }

  @Test
  default void countsAsManyOfAChangedPuzzle() {
    for (int size = 3; size <= 6; size++) {
      for (int seed = 100; seed < 110; seed++) {
        Puzzle puzzle = RandomPuzzles.puzzle(size, seed % 2 == 0, seed);
        SplittableRandom random = new SplittableRandom(seed);
        long count = cappedCount(puzzle);
        for (Puzzle changed :
            List.of(
                PuzzleLaws.relabelDigits(puzzle, random),
                PuzzleLaws.transpose(puzzle),
                PuzzleLaws.relabelRegions(puzzle, random),
                PuzzleLaws.permuteRowsAndColumns(puzzle, random))) {
          assertThat(cappedCount(changed))
              .as("%s, changed to %s", PuzzleLine.format(puzzle), PuzzleLine.format(changed))
              .isEqualTo(count);
        }
      }
    }
  }

  private long cappedCount(Puzzle puzzle) {
    return run(puzzle, SearchLimits.solutions(ORACLE_CAP)).solutions();
  }
}
