package org.nonomino.solver.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.core.Layout;

/**
 * What the formulas of all puzzles on a layout have in common: the houses and the leftovers.
 * Immutable.
 *
 * <p>The law of leftovers: k lines hold each digit k times, and so do k regions. Take away what
 * they share, and the cells left of the lines hold the same digits, each as often, as the cells
 * left of the regions. Source: the "law of leftovers" of the jigsaw Sudoku community.
 */
final class SatTables {
  final Layout layout;

  /** The cells of each house; a region that is also a row or a column is there once. */
  final int[][] houses;

  /**
   * Pairs of sets of cells that hold the same digits: set 2i and set 2i + 1, of equal length, at
   * most n cells each, with no cell in common.
   */
  final int[][] leftovers;

  SatTables(Layout layout) {
    this.layout = layout;
    houses = distinctHouses(layout);
    List<int[]> found = new ArrayList<>();
    Set<BitSet> known = new HashSet<>();
    int n = layout.size();
    int[] columnOf = new int[layout.cellCount()];
    int[] rowOf = new int[layout.cellCount()];
    for (int cell = 0; cell < layout.cellCount(); cell++) {
      rowOf[cell] = layout.row(cell);
      columnOf[cell] = layout.column(cell);
    }
    for (int first = 0; first < n; first++) {
      for (int last = first; last < n; last++) {
        addLeftovers(rowOf, first, last, found, known);
        addLeftovers(columnOf, first, last, found, known);
      }
    }
    leftovers = found.toArray(int[][]::new);
  }

  private static int[][] distinctHouses(Layout layout) {
    Set<List<Integer>> seen = new HashSet<>();
    List<int[]> distinct = new ArrayList<>();
    for (House house : layout.houses()) {
      int[] cells = house.cells();
      if (seen.add(Arrays.stream(cells).boxed().toList())) {
        distinct.add(cells);
      }
    }
    return distinct.toArray(int[][]::new);
  }

  /**
   * Adds the leftovers of neighbouring lines and as many regions, those that share most with them.
   *
   * @param lineOf the line of a cell
   * @param first the first line
   * @param last the last line
   * @param found is added to
   * @param known the sets of {@code found}, each pair as one set of cells
   */
  private void addLeftovers(
      int[] lineOf, int first, int last, List<int[]> found, Set<BitSet> known) {
    int n = layout.size();
    int[] shared = new int[n];
    for (int cell = 0; cell < lineOf.length; cell++) {
      if (lineOf[cell] >= first && lineOf[cell] <= last) {
        shared[layout.region(cell)]++;
      }
    }
    boolean[] chosen = chooseLargest(shared, last - first + 1);
    int[] ofLines = new int[n];
    int[] ofRegions = new int[n];
    int lineCells = 0;
    int regionCells = 0;
    BitSet both = new BitSet();
    for (int cell = 0; cell < lineOf.length; cell++) {
      boolean inLines = lineOf[cell] >= first && lineOf[cell] <= last;
      boolean inRegions = chosen[layout.region(cell)];
      if (inLines == inRegions) {
        continue;
      }
      if ((inLines ? lineCells : regionCells) == n) {
        return;
      }
      both.set(cell);
      if (inLines) {
        ofLines[lineCells++] = cell;
      } else {
        ofRegions[regionCells++] = cell;
      }
    }
    assert lineCells == regionCells;
    if (lineCells > 0 && known.add(both)) {
      found.add(Arrays.copyOf(ofLines, lineCells));
      found.add(Arrays.copyOf(ofRegions, regionCells));
    }
  }

  /** Returns which {@code count} of the numbers are the largest; of equal ones the first. */
  private static boolean[] chooseLargest(int[] numbers, int count) {
    boolean[] chosen = new boolean[numbers.length];
    for (int i = 0; i < count; i++) {
      int largest = -1;
      for (int k = 0; k < numbers.length; k++) {
        if (!chosen[k] && (largest < 0 || numbers[k] > numbers[largest])) {
          largest = k;
        }
      }
      chosen[largest] = true;
    }
    return chosen;
  }
}
