package org.nonomino.generator.internal.walk;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;

/**
 * Compact connected regions of any size, with a filling: nearly boxes, whose rows are shifted
 * against each other where the size is not a multiple of their height. Immutable.
 */
public final class StaggeredBands {
  /*
   * Each row of the filling has the digits in the same order, from a different digit on. Let a band have h rows
   * whose first digits are the sums of the first of some lengths f(0), …, f(h−1), which add up to n. Region k of
   * the band has f(i+k mod h) cells in row i, to the right of region k−1. In the order of the digits the cells
   * in row i+1 begin where those in row i end, so the region has each digit once.
   *
   * With lengths n/h rounded up or down, bands with the first digits increased by 0, 1, …, n/h−1 use the first
   * digits once. Those left over belong to a last, lower band, whose lengths are their distances.
   */
  private final int size;
  private final int[] labels;
  private final int[] digits;
  private int rows;

  private StaggeredBands(int size, int height) {
    this.size = size;
    this.labels = new int[size * size];
    this.digits = new int[size * size];
    int[] lengths =
        IntStream.range(0, height)
            .map(row -> (row + 1) * size / height - row * size / height)
            .toArray();
    int times = size / height;
    for (int shift = 0; shift < times; shift++) {
      addBand(lengths, shift);
    }
    int[] left =
        IntStream.range(0, height)
            .filter(row -> lengths[row] > times)
            .map(row -> row * size / height + times)
            .toArray();
    if (left.length > 0) {
      addBand(distances(left), left[0]);
    }
  }

  /** Returns the distance from each digit to the next, and from the last to the first. */
  private int[] distances(int[] ascending) {
    return IntStream.range(0, ascending.length)
        .map(
            i ->
                i + 1 < ascending.length
                    ? ascending[i + 1] - ascending[i]
                    : ascending[0] + size - ascending[i])
        .toArray();
  }

  private void addBand(int[] lengths, int firstDigit) {
    int height = lengths.length;
    int first = firstDigit;
    int firstRegion = rows;
    for (int row = 0; row < height; row++) {
      int column = 0;
      for (int k = 0; k < height; k++) {
        for (int i = 0; i < lengths[(row + k) % height]; i++) {
          int cell = rows * size + column;
          labels[cell] = firstRegion + k;
          digits[cell] = (first + column) % size + 1;
          column++;
        }
      }
      first += lengths[row];
      rows++;
    }
  }

  /**
   * Returns the bands of a size with regions about as high as wide, none of which is a row.
   *
   * @param size n, at least 4
   */
  public static StaggeredBands of(int size) {
    int height =
        IntStream.rangeClosed(2, size / 2)
            .filter(each -> size % each != 1)
            .boxed()
            .min(Comparator.comparingDouble(each -> unevenness(size, each)))
            .orElseThrow();
    return new StaggeredBands(size, height);
  }

  /** Returns how far the heights of the bands are from the square root of the size. */
  private static double unevenness(int size, int height) {
    double wanted = StrictMath.sqrt(size);
    int last = size % height;
    return (size - last) * StrictMath.abs(StrictMath.log(height / wanted))
        + (last == 0 ? 0 : last * StrictMath.abs(StrictMath.log(last / wanted)));
  }

  /** Returns the regions. */
  public RegionMask mask() {
    return RegionMask.jigsaw(size, labels);
  }

  /** Returns a solution of the empty grid. */
  public Grid filling() {
    return Grid.of(size, Arrays.copyOf(digits, digits.length));
  }
}
