package org.nonomino.canon;

import java.util.Arrays;
import java.util.List;
import org.nonomino.core.Grid;

/** Tries the automorphisms of a layout one after another. */
final class LeastImage {
  private final Grid grid;

  /** The least text so far, row-major: blanks as 0, digits numbered in order of appearance. */
  private final int[] min;

  private LeastImage(Grid grid) {
    this.grid = grid;
    this.min = new int[grid.cellCount()];
    Arrays.fill(min, Integer.MAX_VALUE);
  }

  /**
   * Returns the automorphism to the least image of a grid, the first of several. Images are
   * compared row by row, blanks before digits, with digits numbered in order of appearance.
   *
   * @param automorphisms at least one
   */
  static Transformation of(Grid grid, List<Transformation> automorphisms) {
    LeastImage image = new LeastImage(grid);
    Transformation best = automorphisms.get(0);
    for (Transformation automorphism : automorphisms) {
      if (image.improve(automorphism)) {
        best = automorphism;
      }
    }
    return best.withDigits(Digits.asTheyCome(grid, best.sources()));
  }

  private boolean improve(Transformation automorphism) {
    int[] numbers = new int[grid.size() + 1];
    int count = 0;
    boolean isLess = false;
    for (int cell = 0; cell < min.length; cell++) {
      int digit = grid.digit(automorphism.source(cell));
      if (digit != 0 && numbers[digit] == 0) {
        numbers[digit] = ++count;
      }
      int number = numbers[digit];
      if (!isLess && number > min[cell]) {
        return false;
      }
      isLess |= number < min[cell];
      min[cell] = number;
    }
    return isLess;
  }
}
