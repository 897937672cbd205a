package org.nonomino.core;

import java.util.Optional;

/** Rectangular boxes of r rows and c columns, n = r·c, side by side and one above the other. */
public final class BoxRegions extends AbstractRegionMask {
  private final int boxRows;
  private final int boxColumns;

  BoxRegions(int boxRows, int boxColumns) {
    super(requireSize(boxRows, boxColumns), regions(boxRows, boxColumns));
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
  }

  private static int requireSize(int boxRows, int boxColumns) {
    if (boxRows < 1 || boxColumns < 1 || (long) boxRows * boxColumns > Grid.MAX_SIZE) {
      throw new IllegalArgumentException(
          "boxes of " + boxRows + "x" + boxColumns + " make no size in 1.." + Grid.MAX_SIZE);
    }
    return boxRows * boxColumns;
  }

  private static byte[] regions(int boxRows, int boxColumns) {
    int size = boxRows * boxColumns;
    byte[] regions = new byte[size * size];
    for (int cell = 0; cell < regions.length; cell++) {
      int band = cell / size / boxRows;
      int stack = cell % size / boxColumns;
      // A band holds n/c = r boxes.
      regions[cell] = (byte) (band * boxRows + stack);
    }
    return regions;
  }

  /**
   * Returns the boxes that cut the grid as a mask does, however that was given; empty if none do.
   */
  public static Optional<BoxRegions> equalTo(RegionMask mask) {
    if (mask instanceof BoxRegions boxes) {
      return Optional.of(boxes);
    }
    for (int boxRows = 1; boxRows <= mask.size(); boxRows++) {
      if (mask.size() % boxRows == 0) {
        BoxRegions boxes = new BoxRegions(boxRows, mask.size() / boxRows);
        if (boxes.equals(mask)) {
          return Optional.of(boxes);
        }
      }
    }
    return Optional.empty();
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
