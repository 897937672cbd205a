package org.nonomino.solver.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.core.Layout;
import org.nonomino.core.Leftovers;

/**
 * The houses and the leftovers of a layout, shared by the formulas of all its puzzles. Immutable.
 */
final class SatTables {
  final Layout layout;

  /** The cells of each house; a region that is also a row or a column is included once. */
  final int[][] houses;

  /**
   * Pairs of sets of cells that hold the same digits: set 2i and set 2i + 1, of equal length, at
   * most n cells each, with no cell in common.
   */
  final int[][] leftovers;

  SatTables(Layout layout) {
    this.layout = layout;
    houses = distinctHouses(layout);
    leftovers = leftovers(Leftovers.ofNeighbours(layout, layout.size()));
  }

  /**
   * Returns the cells of the pairs; of pairs with the same lines, only the pair with the fewest
   * cells.
   */
  private static int[][] leftovers(Leftovers found) {
    Set<Long> knownRows = new HashSet<>();
    Set<Long> knownColumns = new HashSet<>();
    List<int[]> cells = new ArrayList<>();
    for (int i = 0; i < found.count(); i++) {
      Set<Long> known = found.areRows(i) ? knownRows : knownColumns;
      // Pairs with fewer cells come first.
      if (known.add(found.lines(i))) {
        Leftovers.Pair pair = found.pair(i);
        cells.add(pair.outside());
        cells.add(pair.inside());
      }
    }
    return cells.toArray(int[][]::new);
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
}
