package org.nonomino.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/** Random puzzles without conflicts, most of them without a solution. */
final class RandomPuzzles {
  private final Random random;

  RandomPuzzles(long seed) {
    this.random = new Random(seed);
  }

  /** Returns a mask of boxes; for a prime n these are 1×n boxes. */
  RegionMask boxes(int size) {
    List<Integer> rows = new ArrayList<>();
    for (int boxRows = 1; boxRows <= size; boxRows++) {
      if (size % boxRows == 0) {
        rows.add(boxRows);
      }
    }
    int boxRows = rows.get(random.nextInt(rows.size()));
    return RegionMask.boxes(boxRows, size / boxRows);
  }

  /** Returns a mask whose regions are scattered over the grid. */
  RegionMask scattered(int size) {
    List<Integer> regions = new ArrayList<>();
    for (int cell = 0; cell < size * size; cell++) {
      regions.add(cell / size);
    }
    Collections.shuffle(regions, random);
    return RegionMask.jigsaw(size, regions.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Returns a mask of regions that follow each other along a line through the grid. */
  RegionMask jigsaw(int size) {
    int[] regions = new int[size * size];
    int offset = random.nextInt(size);
    for (int i = 0; i < regions.length; i++) {
      int row = i / size;
      int column = row % 2 == 0 ? i % size : size - 1 - i % size;
      regions[row * size + column] = (i + offset) / size % size;
    }
    return RegionMask.jigsaw(size, regions);
  }

  /**
   * Returns a puzzle with givens in about a share of the cells, or fewer if they would conflict.
   */
  Puzzle puzzle(RegionMask mask, double share) {
    Layout layout = Layout.of(mask);
    int size = mask.size();
    int[] digits = new int[size * size];
    for (int cell = 0; cell < digits.length; cell++) {
      if (random.nextDouble() >= share) {
        continue;
      }
      int digit = 1 + random.nextInt(size);
      boolean isFree = true;
      for (int peer : layout.peers(cell)) {
        isFree &= digits[peer] != digit;
      }
      digits[cell] = isFree ? digit : 0;
    }
    return new Puzzle(Grid.of(size, digits), mask);
  }
}
