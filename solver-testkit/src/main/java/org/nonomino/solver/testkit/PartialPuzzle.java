package org.nonomino.solver.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/**
 * A puzzle whose regions do not tile its grid, with all its solutions: those of the grid without
 * regions in which no label has a digit twice.
 *
 * @param puzzle the puzzle
 * @param labels the region of each cell, {@link RegionMask#NO_REGION} if it has none
 * @param solutions all its solutions
 */
public record PartialPuzzle(Puzzle puzzle, List<Integer> labels, List<Grid> solutions) {
  /** The number of solutions without regions that a puzzle must stay below. */
  private static final int MAX_PLAIN = 1000;

  /** Computed once, because every test of the contract uses them. */
  private static final class All {
    static final List<PartialPuzzle> PUZZLES = create();
  }

  /** Returns puzzles of the sizes 2 to 6 with no, one and many solutions. */
  public static List<PartialPuzzle> all() {
    return All.PUZZLES;
  }

  private static List<PartialPuzzle> create() {
    List<PartialPuzzle> all = new ArrayList<>();
    for (int seed = 0; seed < 160; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int size = 2 + seed % 5;
      all.add(create(size, random));
    }
    return List.copyOf(all);
  }

  private static PartialPuzzle create(int size, SplittableRandom random) {
    int[] labels = RandomPuzzles.partialLabels(size, random);
    RegionMask mask = RegionMask.partial(size, labels);
    int[] rows = random.ints(0, size).distinct().limit(size).toArray();
    int[] digits = random.ints(0, size).distinct().limit(size).toArray();
    double share = size < 5 ? 0.3 * random.nextDouble() : 0.3;
    while (true) {
      int[] givens = new int[size * size];
      for (int cell = 0; cell < givens.length; cell++) {
        int digit = 1 + digits[(rows[cell / size] + cell % size) % size];
        givens[cell] = random.nextDouble() < share ? digit : 0;
      }
      Grid grid = Grid.of(size, givens);
      List<Grid> plain = NaiveOracle.solutions(new Puzzle(grid, RegionMask.none(size)), MAX_PLAIN);
      if (plain.size() < MAX_PLAIN) {
        return new PartialPuzzle(
            new Puzzle(grid, mask),
            IntStream.of(labels).boxed().toList(),
            plain.stream().filter(full -> holds(labels, full)).toList());
      }
      share += 0.05;
    }
  }

  private static boolean holds(int[] labels, Grid full) {
    for (int first = 0; first < labels.length; first++) {
      for (int second = 0; second < first; second++) {
        if (labels[first] != RegionMask.NO_REGION
            && labels[first] == labels[second]
            && full.digit(first) == full.digit(second)) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return puzzle.givens() + " " + puzzle.mask();
  }
}
