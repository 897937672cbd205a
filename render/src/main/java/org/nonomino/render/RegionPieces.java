package org.nonomino.render;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.nonomino.core.RegionMask;

/**
 * The pieces of the regions of a mask, in the plane and on a torus: with its right edge joined to
 * its left, and the lower to the upper. Immutable.
 *
 * <p>If all regions are connected on the torus, those of several pieces cross an edge: they
 * continue at the other side. If some are not, the layout does not wrap round, and pieces that
 * touch opposite edges have no meaning. The same is true for regions of one piece: for example,
 * regions that are rows touch two edges.
 */
final class RegionPieces {
  private static final int[] ROW_STEPS = {-1, 0, 1, 0};
  private static final int[] COLUMN_STEPS = {0, 1, 0, -1};

  private final RegionMask mask;
  private final int size;
  private final boolean[] isFirstOfPiece;
  private final int[] pieceCounts;
  private final boolean[] crosses;

  RegionPieces(RegionMask mask) {
    this.mask = mask;
    this.size = mask.size();
    this.isFirstOfPiece = firstCells(false);
    this.pieceCounts = counts(isFirstOfPiece);
    int[] onTorus = counts(firstCells(true));
    this.crosses = new boolean[mask.visibleRegionCount()];
    boolean wraps = mask.isTiled() && Arrays.stream(onTorus).allMatch(count -> count == 1);
    for (int region = 0; region < crosses.length; region++) {
      crosses[region] = wraps && pieceCounts[region] > 1;
    }
  }

  /** Returns whether a cell is the first, row-major, of one of several pieces of its region. */
  boolean beginsPiece(int cell) {
    return isFirstOfPiece[cell] && pieceCounts[mask.visibleRegion(cell)] > 1;
  }

  /** Returns whether any region has several pieces. */
  boolean areSeveral() {
    return Arrays.stream(pieceCounts).anyMatch(count -> count > 1);
  }

  long severalCount() {
    return Arrays.stream(pieceCounts).filter(count -> count > 1).count();
  }

  /**
   * Returns whether a region continues across an edge of the grid; false for {@link
   * RegionMask#NO_REGION}.
   */
  boolean crosses(int region) {
    return region != RegionMask.NO_REGION && crosses[region];
  }

  boolean anyCrosses() {
    for (boolean one : crosses) {
      if (one) {
        return true;
      }
    }
    return false;
  }

  private int[] counts(boolean[] first) {
    int[] counts = new int[mask.visibleRegionCount()];
    for (int cell = 0; cell < first.length; cell++) {
      if (first[cell]) {
        counts[mask.visibleRegion(cell)]++;
      }
    }
    return counts;
  }

  private boolean[] firstCells(boolean onTorus) {
    boolean[] first = new boolean[size * size];
    boolean[] seen = new boolean[size * size];
    Deque<Integer> open = new ArrayDeque<>();
    for (int cell = 0; cell < first.length; cell++) {
      if (seen[cell] || mask.visibleRegion(cell) == RegionMask.NO_REGION) {
        continue;
      }
      first[cell] = true;
      seen[cell] = true;
      open.add(cell);
      while (!open.isEmpty()) {
        int reached = open.remove();
        for (int side = 0; side < ROW_STEPS.length; side++) {
          int row = reached / size + ROW_STEPS[side];
          int column = reached % size + COLUMN_STEPS[side];
          if (onTorus || (isInside(row) && isInside(column))) {
            int next = Math.floorMod(row, size) * size + Math.floorMod(column, size);
            if (!seen[next] && mask.visibleRegion(next) == mask.visibleRegion(cell)) {
              seen[next] = true;
              open.add(next);
            }
          }
        }
      }
    }
    return first;
  }

  private boolean isInside(int line) {
    return line >= 0 && line < size;
  }
}
