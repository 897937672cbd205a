package org.nonomino.generator.internal.enumeration;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.generator.internal.cells.CellBits;
import org.nonomino.generator.internal.cells.GridTurns;

/**
 * The seven ways to turn and mirror a grid, and the test whether a layout comes before its images.
 * Immutable.
 */
final class GridImages {
  private final int size;

  /** The image of each cell, by way and cell. */
  private final List<int[]> targets = new ArrayList<>();

  /** The cell whose image is a given cell, by way and cell. */
  private final List<int[]> origins = new ArrayList<>();

  GridImages(GridCells cells) {
    this.size = cells.size();
    // The first way is the identity.
    for (int[] target : GridTurns.of(size).subList(1, 8)) {
      int[] origin = new int[target.length];
      for (int cell = 0; cell < target.length; cell++) {
        origin[target[cell]] = cell;
      }
      targets.add(target);
      origins.add(origin);
    }
  }

  /**
   * Returns whether an image of a region can be the first region of a layout and comes before the
   * given one. If so, no layout with both is the first of its images.
   */
  boolean comesBefore(long[] region, long[] first) {
    for (int way = 0; way < targets.size(); way++) {
      if (CellBits.contains(region, origins.get(way)[0])
          && compare(image(region, way), first) < 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a layout comes before all its images.
   *
   * @param regions all regions in the order of their first cells
   */
  boolean isFirst(long[][] regions) {
    for (int way = 0; way < targets.size(); way++) {
      if (compareImage(way, regions) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Compares an image of a layout with the layout, region by region. */
  private int compareImage(int way, long[][] regions) {
    int order = 0;
    for (int k = 0; k < size && order == 0; k++) {
      // All earlier regions are equal, so this region begins with the same cell in both.
      int origin = origins.get(way)[GridCells.first(regions[k])];
      int region = 0;
      while (!CellBits.contains(regions[region], origin)) {
        region++;
      }
      order = compare(image(regions[region], way), regions[k]);
    }
    return order;
  }

  private long[] image(long[] region, int way) {
    int[] target = targets.get(way);
    long[] image = new long[region.length];
    for (int word = 0; word < region.length; word++) {
      for (long rest = region[word]; rest != 0; rest &= rest - 1) {
        CellBits.add(image, target[word * Long.SIZE + Long.numberOfTrailingZeros(rest)]);
      }
    }
    return image;
  }

  /** Compares two regions of n cells: the region that has the first differing cell comes first. */
  private static int compare(long[] one, long[] other) {
    for (int word = 0; word < one.length; word++) {
      long first = Long.lowestOneBit(one[word] ^ other[word]);
      if (first != 0) {
        return (one[word] & first) != 0 ? -1 : 1;
      }
    }
    return 0;
  }
}
