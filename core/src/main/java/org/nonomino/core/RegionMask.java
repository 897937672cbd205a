package org.nonomino.core;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A division of an n×n grid into regions: n regions of n cells each. Regions need not be connected.
 *
 * <p>In a grid without regions, such as a Latin square, the rows are the regions ({@link #none}),
 * so they exclude nothing that the rows do not. {@link #hasRegions} returns false for such a mask.
 * In a <em>partial</em> mask, whose visible regions do not tile the grid, the rows also take the
 * place of regions. The visible ones are {@link #partialRegions}, and the rules of the mask contain
 * them in addition.
 *
 * <p>Regions are numbered from 0 in the order of their first cells in reading order, so that two
 * masks that cut the grid in the same way have the same numbers. Such masks are equal, whatever
 * their classes, and {@code hashCode} is that of {@link java.util.Arrays#hashCode(int[])} over the
 * regions of all cells. Implementations are immutable and thread-safe.
 */
public interface RegionMask {
  /** The {@link #visibleRegion} of a cell without a region. */
  int NO_REGION = -1;

  /**
   * Returns n, the number of rows, of regions, and of cells in a region, 1 to {@link
   * Grid#MAX_SIZE}.
   */
  int size();

  /**
   * Returns the region of a cell, 0..n−1.
   *
   * @param cell row-major from 0
   * @throws IndexOutOfBoundsException if {@code cell} is not in 0..n²−1
   */
  int region(int cell);

  /** Returns the regions of all cells in a new array, row-major, length n². */
  int[] toArray();

  /**
   * Returns the regions of a partial mask in the order of their first cells, each of 2 to n cells;
   * empty if regions tile the grid, or there are none.
   */
  default List<PartialRegion> partialRegions() {
    return List.of();
  }

  /** Returns whether this is the mask of a grid without regions. */
  default boolean isNone() {
    return !hasRegions() && region(0) == region(size() - 1);
  }

  /**
   * Returns the region that people see at a cell: {@link #region}, or in a partial mask the index
   * in {@link #partialRegions}; {@link #NO_REGION} if there is none.
   *
   * @param cell row-major from 0
   */
  default int visibleRegion(int cell) {
    return isNone() ? NO_REGION : region(cell);
  }

  /**
   * Returns the {@linkplain #visibleRegion visible regions} of all cells in a new array, from which
   * {@link #partial} creates an equal mask.
   */
  default int[] visibleRegions() {
    int[] regions = new int[size() * size()];
    Arrays.setAll(regions, this::visibleRegion);
    return regions;
  }

  /** Returns the number of regions that people see. */
  default int visibleRegionCount() {
    return isNone() ? 0 : size();
  }

  /** Returns whether n regions of n cells tile the grid and are not only the rows or columns. */
  default boolean isTiled() {
    return hasRegions() && partialRegions().isEmpty();
  }

  /**
   * Returns the mask of rectangular boxes.
   *
   * @param boxRows rows of a box, at least 1
   * @param boxColumns columns of a box, at least 1; n is the product
   * @throws IllegalArgumentException if a number is less than 1 or the product exceeds {@link
   *     Grid#MAX_SIZE}
   */
  static RegionMask boxes(int boxRows, int boxColumns) {
    return BoxRegions.of(boxRows, boxColumns);
  }

  /**
   * Returns the mask of a grid without regions.
   *
   * @throws IllegalArgumentException if the size is not in 1..{@link Grid#MAX_SIZE}
   */
  static RegionMask none(int size) {
    return BoxRegions.of(1, size);
  }

  /**
   * Returns whether regions exclude anything that rows and columns do not: false if each region is
   * a row, or each is a column. A single cell counts as a region.
   */
  default boolean hasRegions() {
    int size = size();
    boolean areRows = true;
    boolean areColumns = true;
    for (int cell = 0; cell < size * size; cell++) {
      areRows &= region(cell) == cell / size;
      areColumns &= region(cell) == cell % size;
    }
    return size == 1 || (!areRows && !areColumns);
  }

  /**
   * Returns the mask of a mask matrix in which cells may have no region and regions fewer than n
   * cells. If the regions tile the grid, the result is that of {@link #jigsaw}. The same is true if
   * n − 1 regions have n cells, because the other cells then also hold each digit once. A region of
   * one cell excludes nothing and is left out.
   *
   * @param size n, 1..{@link Grid#MAX_SIZE}
   * @param labels row-major, length n²; cells with the same number are a region, and those with
   *     {@link #NO_REGION} have none
   * @throws IllegalArgumentException if the size or the length is wrong, if a region has more than
   *     n cells, or if there are more than {@link RegionSymbols#COUNT} regions
   */
  static RegionMask partial(int size, int[] labels) {
    return PartialRegions.of(size, labels);
  }

  /**
   * Returns the default boxes of a size: the most square ones, no higher than wide (3×3 for 9, 2
   * rows × 3 columns for 6). Returns empty for a prime size, because its boxes would be its rows.
   *
   * @throws IllegalArgumentException if the size is not in 1..{@link Grid#MAX_SIZE}
   */
  static Optional<RegionMask> standardBoxes(int size) {
    Grid.requireSize(size);
    int boxRows = 1;
    for (int divisor = 2; divisor * divisor <= size; divisor++) {
      if (size % divisor == 0) {
        boxRows = divisor;
      }
    }
    return boxRows == 1 && size > 1
        ? Optional.empty()
        : Optional.of(boxes(boxRows, size / boxRows));
  }

  /**
   * Returns the mask of a mask matrix. If its regions are boxes, the result has the same class as
   * that of {@link #boxes}, so that nothing depends on how boxes were given.
   *
   * @param size n, 1..{@link Grid#MAX_SIZE}
   * @param labels row-major, length n²; any n distinct numbers, each n times
   * @throws IllegalArgumentException if the size, the length, the number of labels or the number of
   *     a label's cells is wrong
   */
  static RegionMask jigsaw(int size, int[] labels) {
    return JigsawRegions.of(size, labels);
  }
}
