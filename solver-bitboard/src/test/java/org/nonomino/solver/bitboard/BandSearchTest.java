package org.nonomino.solver.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SolutionCollector;

/** Checks that the search for 3×3 boxes finds the same as the search for any mask. */
final class BandSearchTest {
  private static final RegionMask BOXES = RegionMask.boxes(3, 3);
  private static final int MOST = 1000;
  private static final SearchLimits LIMITS = SearchLimits.solutions(MOST);

  private final BitboardSolver solver = new BitboardSolver();
  private final Search special = solver.prepare(Rules.of(BOXES));
  private final Search general = solver.prepareGeneral(Rules.of(BOXES));

  @Test
  void isChosenForThreeByThreeBoxesInAnyForm() {
    assertThat(special).isInstanceOf(BandSearch.class);
    assertThat(solver.prepare(Rules.of(RegionMask.jigsaw(9, BOXES.toArray()))))
        .isInstanceOf(BandSearch.class);
    assertThat(general).isInstanceOf(BitboardSearch.class);
    assertThat(solver.prepare(Rules.of(RegionMask.boxes(1, 9)))).isInstanceOf(BitboardSearch.class);
    assertThat(solver.prepare(Rules.of(RegionMask.boxes(2, 2)))).isInstanceOf(BitboardSearch.class);
  }

  @Test
  void findsTheSameSolutionsOfRandomPuzzles() {
    compare(0, 5_000);
  }

  @Tag("long")
  @Test
  void findsTheSameSolutionsOfAMillionRandomPuzzles() {
    compare(5_000, 1_000_000);
  }

  private void compare(long firstSeed, long seeds) {
    int unsolvable = 0;
    int unique = 0;
    int several = 0;
    int countless = 0;
    for (long seed = firstSeed; seed < firstSeed + seeds; seed++) {
      Grid givens = puzzle(seed);
      SolutionSet expected = solutions(general, givens);
      SolutionSet found = solutions(special, givens);
      if (expected.isWhole() || found.isWhole()) {
        assertThat(found).as("seed %d: %s", seed, givens).isEqualTo(expected);
      }
      switch (expected.count) {
        case 0 -> unsolvable++;
        case 1 -> unique++;
        case MOST -> countless++;
        default -> several++;
      }
    }
    // Each kind must occur, or the comparison would prove little.
    assertThat(List.of(unsolvable, unique, several, countless))
        .allMatch(count -> count > seeds / 50);
  }

  private static SolutionSet solutions(Search search, Grid givens) {
    SolutionAdder adder = new SolutionAdder();
    search.run(givens, LIMITS, adder);
    return new SolutionSet(adder.count, adder.sum);
  }

  /** Solutions in any order, as their number and the sum of their scrambled digits. */
  private record SolutionSet(int count, long sum) {
    /**
     * Returns whether all solutions were found; otherwise each search may have found different
     * ones.
     */
    boolean isWhole() {
      return count < MOST;
    }
  }

  /**
   * Adds solutions up, because storing hundreds of millions of them would take most of the time.
   */
  private static final class SolutionAdder implements SearchObserver {
    private int count;
    private long sum;

    @Override
    public void onSolution(Grid solution) {
      count++;
      long scrambled = 0;
      for (int cell = 0; cell < 81; cell++) {
        scrambled = (scrambled + solution.digit(cell)) * 0x9E3779B97F4A7C15L;
        scrambled ^= scrambled >>> 29;
      }
      sum += scrambled;
    }
  }

  /**
   * Returns 20 to 44 cells of a random grid; every third puzzle has one of them with another digit.
   */
  private Grid puzzle(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] digits = filling(random);
    int clues = 20 + random.nextInt(25);
    int[] cells = shuffled(81, random);
    for (int i = clues; i < cells.length; i++) {
      digits[cells[i]] = 0;
    }
    if (seed % 3 == 0) {
      digits[cells[0]] = 1 + (digits[cells[0]] + random.nextInt(8)) % 9;
    }
    return Grid.of(9, digits);
  }

  /** Returns the first solution after three boxes without a common line are filled at random. */
  private int[] filling(SplittableRandom random) {
    int[] digits = new int[81];
    for (int box = 0; box < 3; box++) {
      int[] order = shuffled(9, random);
      for (int i = 0; i < 9; i++) {
        digits[(3 * box + i / 3) * 9 + 3 * box + i % 3] = 1 + order[i];
      }
    }
    SolutionCollector collector = new SolutionCollector();
    general.run(Grid.of(9, digits), SearchLimits.solutions(1), collector);
    return collector.solutions().get(0).toArray();
  }

  private static int[] shuffled(int count, SplittableRandom random) {
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return order;
  }
}
