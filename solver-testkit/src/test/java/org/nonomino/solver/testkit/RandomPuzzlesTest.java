package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

final class RandomPuzzlesTest {
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void makesManyMasksOfTheKindAskedFor(int size) {
    Set<RegionMask> masks = new HashSet<>();
    int broken = 0;
    for (int seed = 0; seed < 30; seed++) {
      RegionMask connected = RandomPuzzles.mask(size, true, new SplittableRandom(seed));
      assertThat(isConnected(connected)).as("%s", connected).isTrue();
      masks.add(connected);
      if (!isConnected(RandomPuzzles.mask(size, false, new SplittableRandom(seed)))) {
        broken++;
      }
    }
    assertThat(masks).hasSizeGreaterThan(size == 3 ? 4 : 20);
    assertThat(broken).isGreaterThan(15);
  }

  private static boolean isConnected(RegionMask mask) {
    for (int region = 0; region < mask.size(); region++) {
      if (!RandomPuzzles.isConnected(mask.toArray(), region, mask.size())) {
        return false;
      }
    }
    return true;
  }

  @Test
  void knowsWhatIsConnected() {
    int[] regions = {0, 0, 1, 2, 0, 1, 2, 2, 1};
    assertThat(RandomPuzzles.isConnected(regions, 0, 3)).isTrue();
    assertThat(RandomPuzzles.isConnected(regions, 1, 3)).isTrue();
    int[] diagonals = {0, 1, 2, 2, 0, 1, 1, 2, 0};
    assertThat(RandomPuzzles.isConnected(diagonals, 0, 3)).isFalse();
    assertThat(RandomPuzzles.isConnected(diagonals, 1, 3)).isFalse();
  }

  @Test
  void makesPuzzlesWithNoOneAndManySolutions() {
    checkSolutions(10);
  }

  @Tag("long")
  @Test
  void makesManyPuzzlesWithNoOneAndManySolutions() {
    checkSolutions(30);
  }

  /** Counts the solutions of puzzles of four sizes and two kinds of regions. */
  private static void checkSolutions(int seeds) {
    int none = 0;
    int one = 0;
    int many = 0;
    int withConflict = 0;
    for (int size = 3; size <= 6; size++) {
      for (int seed = 0; seed < seeds; seed++) {
        for (boolean connected : new boolean[] {true, false}) {
          Puzzle puzzle = RandomPuzzles.puzzle(size, connected, seed);
          List<Grid> found = NaiveOracle.solutions(puzzle, 2);
          none += found.isEmpty() ? 1 : 0;
          one += found.size() == 1 ? 1 : 0;
          many += found.size() == 2 ? 1 : 0;
          withConflict += puzzle.rules().findConflict(puzzle.givens()).isPresent() ? 1 : 0;
        }
      }
    }
    assertThat(none).as("none").isGreaterThan(seeds);
    assertThat(one).as("one").isGreaterThan(seeds * 2 / 3);
    assertThat(many).as("many").isGreaterThan(seeds * 4 / 3);
    assertThat(withConflict).as("with a conflict").isBetween(seeds / 6, none - seeds * 2 / 3);
  }

  @Test
  void makesTheSamePuzzleOfTheSameSeed() {
    assertThat(RandomPuzzles.puzzle(6, true, 17)).isEqualTo(RandomPuzzles.puzzle(6, true, 17));
    assertThat(RandomPuzzles.puzzle(6, true, 17)).isNotEqualTo(RandomPuzzles.puzzle(6, true, 18));
  }
}
