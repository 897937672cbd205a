package org.nonomino.generator.internal.walk;

import java.util.BitSet;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.LayoutShape;

/** Measures the shapes of the regions of a layout. */
public final class ShapeMeasurement {
  private final int size;
  private final int[] region;

  private ShapeMeasurement(RegionMask mask) {
    this.size = mask.size();
    this.region = mask.toArray();
  }

  /** Measures a layout. */
  public static LayoutShape of(RegionMask mask) {
    return new ShapeMeasurement(mask).shape();
  }

  private LayoutShape shape() {
    int sides = 0;
    int corners = 0;
    int bottlenecks = 0;
    int[] blockCells = new int[size];
    BitSet thin = new BitSet(region.length);
    for (int cell = 0; cell < region.length; cell++) {
      int ring = ring(cell);
      sides += Ring.beside(ring);
      corners += Ring.corners(ring);
      bottlenecks += Ring.beside(ring) > 0 && !Ring.holdsWithout(ring) ? 1 : 0;
      blockCells[region[cell]] += Ring.blocks(ring);
      thin.set(cell, Ring.blocks(ring) == 0);
    }
    int minBlocks = Integer.MAX_VALUE;
    for (int count : blockCells) {
      minBlocks = Math.min(minBlocks, count / 4);
    }
    // Each pair of neighbours in the same region was counted twice.
    int borders = 2 * size * (size - 1) - sides / 2;
    return new LayoutShape(
        borders, corners, minBlocks, longestArm(thin), bottlenecks, straightLines());
  }

  private int ring(int cell) {
    int row = cell / size;
    int column = cell % size;
    int ring = 0;
    for (int place = 0; place < Ring.PLACES; place++) {
      int otherRow = row + Ring.rowStep(place);
      int otherColumn = column + Ring.columnStep(place);
      if (isInside(otherRow)
          && isInside(otherColumn)
          && region[otherRow * size + otherColumn] == region[cell]) {
        ring |= 1 << place;
      }
    }
    return ring;
  }

  private boolean isInside(int coordinate) {
    return coordinate >= 0 && coordinate < size;
  }

  private int longestArm(BitSet thin) {
    int longest = 0;
    int[] arm = new int[region.length];
    for (int first = thin.nextSetBit(0); first >= 0; first = thin.nextSetBit(first)) {
      int count = 0;
      arm[count++] = first;
      thin.clear(first);
      for (int next = 0; next < count; next++) {
        int cell = arm[next];
        for (int place = 0; place < Ring.PLACES; place += 2) {
          int row = cell / size + Ring.rowStep(place);
          int column = cell % size + Ring.columnStep(place);
          int other = row * size + column;
          if (isInside(row)
              && isInside(column)
              && thin.get(other)
              && region[other] == region[cell]) {
            thin.clear(other);
            arm[count++] = other;
          }
        }
      }
      longest = Math.max(longest, count);
    }
    return longest;
  }

  private int straightLines() {
    int lines = 0;
    for (int line = 1; line < size; line++) {
      lines += isBorder(line * size, 1, size) ? 1 : 0;
      lines += isBorder(line, size, 1) ? 1 : 0;
    }
    return lines;
  }

  /** Returns whether region borders separate a whole line of cells from the previous line. */
  private boolean isBorder(int first, int step, int toBefore) {
    for (int i = 0; i < size; i++) {
      int cell = first + i * step;
      if (region[cell] == region[cell - toBefore]) {
        return false;
      }
    }
    return true;
  }
}
