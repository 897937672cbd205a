package org.nonomino.generator.internal.enumeration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.generator.internal.cells.CellBits;

/** All regions whose first cell is a certain cell of the first row, as a tree. Immutable. */
final class RegionTrie {
  /*
   * The regions in lexicographic order are the leaves of a trie whose edges are cells. It is stored in arrays, in preorder:
   *
   *   node       0      1        2       3        4      5
   *   set        common a        b       common   c      d          a < b < c < d: regions
   *   skip       6      2        3       6        5      6          the next node that is not below
   *
   * The set of an inner node has all cells that the regions below it have in common. If one of them is taken, all these
   * regions are skipped. A node is a leaf if its skip is the next node.
   *
   * Sets have at most 128 cells: bits 0 to 63 in one array, the others in a second array (all 0 up to 8×8).
   */
  private static final int MAX_WORDS = 2;

  /**
   * The tries of all columns of 10×10 have 0.4 million leaves, and those of 11×11 would have four
   * times as many.
   */
  static final int MAX_SIZE = 10;

  private final long[] low;
  private final long[] high;
  private final int[] skip;

  private RegionTrie(long[] low, long[] high, int[] skip) {
    this.low = low;
    this.high = high;
    this.skip = skip;
  }

  /**
   * Returns the trie of a column.
   *
   * @param cells those of a size up to {@value #MAX_SIZE}
   * @param column the column of the first cell, from 0
   */
  static RegionTrie of(GridCells cells, int column) {
    long[] free = cells.all();
    free[0] &= -1L << column;
    SearchedRegions search = new SearchedRegions(cells);
    search.begin(free, column);
    List<long[]> regions = new ArrayList<>();
    long[] region = new long[MAX_WORDS];
    while (search.next(region)) {
      regions.add(region.clone());
    }
    Builder builder = new Builder();
    builder.add(regions, column);
    return builder.trie();
  }

  /**
   * Returns the node of the next region without any of some cells; -1 if there is none.
   *
   * @param node 0 at the beginning, then the node after the latest region
   */
  int next(int node, long takenLow, long takenHigh) {
    int at = node;
    while (at < skip.length) {
      if (((low[at] & takenLow) | (high[at] & takenHigh)) != 0) {
        at = skip[at];
      } else if (skip[at] == at + 1) {
        return at;
      } else {
        at++;
      }
    }
    return -1;
  }

  /** Returns the first 64 cells of the region of a node. */
  long low(int node) {
    return low[node];
  }

  /** Returns the cells from 64 upwards of the region of a node. */
  long high(int node) {
    return high[node];
  }

  /** Builds the nodes in growing arrays. */
  private static final class Builder {
    private long[] low = new long[64];
    private long[] high = new long[64];
    private int[] skip = new int[64];
    private int nodes;

    /**
     * Adds the node of regions that begin with the same cells, and all nodes below it.
     *
     * @param last the last cell with which all begin
     */
    private void add(List<long[]> regions, int last) {
      int node = nodes++;
      if (node == skip.length) {
        low = Arrays.copyOf(low, 2 * node);
        high = Arrays.copyOf(high, 2 * node);
        skip = Arrays.copyOf(skip, 2 * node);
      }
      low[node] = -1;
      high[node] = -1;
      for (long[] region : regions) {
        low[node] &= region[0];
        high[node] &= region[1];
      }
      int from = 0;
      while (regions.size() > 1 && from < regions.size()) {
        int cell = cellAfter(regions.get(from), last);
        int to = from + 1;
        while (to < regions.size() && cellAfter(regions.get(to), last) == cell) {
          to++;
        }
        if (to - from == regions.size()) {
          // All regions also begin with this cell, so it gets no separate node.
          last = cell;
        } else {
          add(regions.subList(from, to), cell);
          from = to;
        }
      }
      skip[node] = nodes;
    }

    private static int cellAfter(long[] region, int cell) {
      int next = cell + 1;
      while (!CellBits.contains(region, next)) {
        next++;
      }
      return next;
    }

    RegionTrie trie() {
      return new RegionTrie(
          Arrays.copyOf(low, nodes), Arrays.copyOf(high, nodes), Arrays.copyOf(skip, nodes));
    }
  }
}
