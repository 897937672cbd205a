package org.nonomino.core;

import java.util.Optional;

/**
 * Rectangular boxes of r rows and c columns, where n = r·c. The boxes of 1×n are the rows, those of
 * n×1 the columns. Every mask that cuts the grid into boxes is of this class, however it was given.
 */
public final class BoxRegions extends AbstractRegionMask {
  private final int boxRows;
  private final int boxColumns;

  private BoxRegions(int boxRows, int boxColumns, byte[] regions) {
    super(boxRows * boxColumns, regions);
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
  }

  static BoxRegions of(int boxRows, int boxColumns) {
    if (boxRows < 1 || boxColumns < 1 || (long) boxRows * boxColumns > Grid.MAX_SIZE) {
      throw new IllegalArgumentException(
          "the size of boxes of " + boxRows + "x" + boxColumns + " is not in 1.." + Grid.MAX_SIZE);
    }
    int size = boxRows * boxColumns;
    byte[] regions = new byte[size * size];
    for (int cell = 0; cell < regions.length; cell++) {
      regions[cell] = (byte) box(cell / size, cell % size, boxRows, boxColumns);
    }
    return new BoxRegions(boxRows, boxColumns, regions);
  }

  /**
   * Returns the boxes with these regions; empty if they are not boxes. Takes ownership of the
   * array, so the caller must not modify it: row-major, numbered in the order of first appearance.
   */
  static Optional<BoxRegions> of(int size, byte[] regions) {
    int boxColumns = 1;
    while (boxColumns < size && regions[boxColumns] == 0) {
      boxColumns++;
    }
    if (size % boxColumns != 0) {
      return Optional.empty();
    }
    int boxRows = size / boxColumns;
    int cell = 0;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++, cell++) {
        if (regions[cell] != box(row, column, boxRows, boxColumns)) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(new BoxRegions(boxRows, boxColumns, regions));
  }

  /** Returns the box of a cell. A band contains n/c = r boxes. */
  private static int box(int row, int column, int boxRows, int boxColumns) {
    return row / boxRows * boxRows + column / boxColumns;
  }

  /**
   * Returns the boxes that cut the grid as the mask does; empty if the mask does not consist of
   * boxes. Equal masks have equal results, whatever their classes.
   */
  public static Optional<BoxRegions> equalTo(RegionMask mask) {
    if (mask instanceof AbstractRegionMask) {
      return mask instanceof BoxRegions boxes ? Optional.of(boxes) : Optional.empty();
    }
    return equalTo(RegionMask.jigsaw(mask.size(), mask.toArray()));
  }

  @Override
  public boolean hasRegions() {
    return size() == 1 || (boxRows > 1 && boxColumns > 1);
  }

  /** Returns the number of rows of a box. */
  public int boxRows() {
    return boxRows;
  }

  /** Returns the number of columns of a box. */
  public int boxColumns() {
    return boxColumns;
  }

  @Override
  public String toString() {
    return boxRows + "x" + boxColumns;
  }
}
