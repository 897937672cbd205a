package org.nonomino.render;

import java.util.Arrays;
import org.nonomino.core.RegionMask;

/**
 * Gives each region a tint so that regions that touch at a side differ, with as few tints as a
 * bounded search finds. A region of several pieces has one tint. If regions cross the edges of the
 * grid, regions that touch across an edge also differ.
 */
final class RegionTints {
  /*
   * Colouring of a graph of up to 62 nodes. For each number of tints, starting at 1, a search
   * always chooses the node whose neighbours have the most tints already (Brélaz, "New methods to
   * color the vertices of a graph", CACM 22, 1979), and among these the node with the most
   * neighbours. It tries the tints in use and one more. Connected regions in the plane form planar
   * graphs, for which four tints are enough and the search hardly ever backtracks. Only
   * disconnected regions can need more. If there are as many tints as regions the search cannot
   * fail, so there is always a result.
   */
  private static final int MAX_NODES = 50_000;

  private final long[] neighbours;
  private final int[] tints;
  private int nodesLeft;

  private RegionTints(long[] neighbours) {
    this.neighbours = neighbours;
    this.tints = new int[neighbours.length];
  }

  /** Returns the tint of each region, from 0, numbered in the order of their first regions. */
  static int[] of(RegionMask mask, boolean onTorus) {
    RegionTints search = new RegionTints(neighbours(mask, onTorus));
    int count = 1;
    while (!search.isFoundWith(count)) {
      count++;
    }
    return search.numberedInOrder();
  }

  private static long[] neighbours(RegionMask mask, boolean onTorus) {
    int size = mask.size();
    long[] neighbours = new long[mask.visibleRegionCount()];
    for (int cell = 0; cell < size * size; cell++) {
      int row = cell / size;
      int column = cell % size;
      if (onTorus || column + 1 < size) {
        join(
            neighbours,
            mask.visibleRegion(cell),
            mask.visibleRegion(row * size + (column + 1) % size));
      }
      if (onTorus || row + 1 < size) {
        join(
            neighbours,
            mask.visibleRegion(cell),
            mask.visibleRegion((row + 1) % size * size + column));
      }
    }
    return neighbours;
  }

  private static void join(long[] neighbours, int first, int second) {
    if (first != second && first != RegionMask.NO_REGION && second != RegionMask.NO_REGION) {
      neighbours[first] |= 1L << second;
      neighbours[second] |= 1L << first;
    }
  }

  private boolean isFoundWith(int count) {
    Arrays.fill(tints, -1);
    nodesLeft = MAX_NODES;
    return isCompleted(count, 0);
  }

  private boolean isCompleted(int count, int used) {
    int region = hardest();
    if (region == tints.length) {
      return true;
    }
    long taken = tintsAround(region);
    for (int tint = 0; tint < Math.min(count, used + 1); tint++) {
      if ((taken & 1L << tint) == 0 && nodesLeft-- > 0) {
        tints[region] = tint;
        if (isCompleted(count, Math.max(used, tint + 1))) {
          return true;
        }
        tints[region] = -1;
      }
    }
    return false;
  }

  /** Returns the next region to tint; the number of regions if all have a tint. */
  private int hardest() {
    int hardest = tints.length;
    int max = -1;
    for (int region = 0; region < tints.length; region++) {
      if (tints[region] < 0) {
        int around = Long.bitCount(tintsAround(region)) * (tints.length + 1);
        int weight = around + Long.bitCount(neighbours[region]);
        if (weight > max) {
          max = weight;
          hardest = region;
        }
      }
    }
    return hardest;
  }

  private long tintsAround(int region) {
    long taken = 0;
    for (long rest = neighbours[region]; rest != 0; rest &= rest - 1) {
      int tint = tints[Long.numberOfTrailingZeros(rest)];
      taken |= tint < 0 ? 0 : 1L << tint;
    }
    return taken;
  }

  private int[] numberedInOrder() {
    int[] numbers = new int[tints.length];
    Arrays.fill(numbers, -1);
    int next = 0;
    int[] numbered = new int[tints.length];
    for (int region = 0; region < tints.length; region++) {
      if (numbers[tints[region]] < 0) {
        numbers[tints[region]] = next++;
      }
      numbered[region] = numbers[tints[region]];
    }
    return numbered;
  }
}
