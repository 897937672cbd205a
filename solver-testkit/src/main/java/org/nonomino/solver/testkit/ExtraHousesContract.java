package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.solver.SearchLimits;

/** Tests that extra houses count in the same way as rows, columns and regions. */
interface ExtraHousesContract extends StrategyTest {
  /** Enough nodes for naive backtracking to finish some of the known puzzles. */
  SearchLimits LIMITS = SearchLimits.solutions(2).withNodes(100_000);

  /** The minimum number of the 49 puzzles that every strategy finishes within these nodes. */
  int MIN_ENDED = 25;

  @Test
  default void keepsExtraHouses() {
    int none = 0;
    int one = 0;
    for (int size = 2; size <= 5; size++) {
      for (int seed = 0; seed < 80; seed++) {
        Puzzle puzzle = RandomPuzzles.puzzleWithExtraHouses(size, seed);
        List<Grid> expected = NaiveOracle.solutions(puzzle, 300);
        List<Grid> found = solutions(puzzle, SearchLimits.solutions(300));
        if (expected.size() < 300) {
          assertThat(new HashSet<>(found))
              .as("%s, size %d, seed %d", puzzle, size, seed)
              .isEqualTo(new HashSet<>(expected));
        }
        StrategyTest.assertDistinctSolutions(puzzle, found);
        assertThat(found).hasSameSizeAs(expected);
        none += expected.isEmpty() ? 1 : 0;
        one += expected.size() == 1 ? 1 : 0;
      }
    }
    assertThat(none).isGreaterThan(10);
    assertThat(one).isGreaterThan(10);
  }

  /** Diagonals, windows, disjoint groups and extra regions on 6×6 to 12×12. */
  @Test
  default void solvesKnownPuzzlesWithExtraHouses() {
    int ended = 0;
    for (CorpusPuzzle known : Corpus.withExtraHouses()) {
      List<Grid> found = solutions(known.puzzle(), LIMITS);
      if (run(known.puzzle(), LIMITS).exhausted()) {
        assertThat(found).as("%s", known).containsExactly(known.solution().orElseThrow());
        ended++;
      }
    }
    assertThat(ended).isGreaterThanOrEqualTo(MIN_ENDED);
  }

  /** The tables for plain rules must not be used for these rules, nor the other way round. */
  @Test
  default void tellsRulesApartOnOneMask() {
    Puzzle plain = StrategyTest.with288Solutions();
    Rules falling = plain.rules().with(ExtraRegion.of(4, 0, 5, 10, 15));
    Puzzle diagonals = new Puzzle(plain.givens(), falling.with(ExtraRegion.of(4, 3, 6, 9, 12)));
    for (int round = 0; round < 2; round++) {
      assertThat(run(plain, SearchLimits.NONE).solutions()).isEqualTo(288);
      assertThat(run(new Puzzle(plain.givens(), falling), SearchLimits.NONE).solutions())
          .isEqualTo(NaiveOracle.solutions(new Puzzle(plain.givens(), falling), 300).size());
      assertThat(run(diagonals, SearchLimits.NONE).solutions())
          .isEqualTo(NaiveOracle.solutions(diagonals, 300).size());
    }
  }
}
