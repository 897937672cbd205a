package org.nonomino.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * All that follows from a region mask: houses, peers, intersections. Immutable; {@link
 * RegionMask#layout()} gives it.
 *
 * <p>The 3n houses are numbered rows first (0..n−1), then columns (n..2n−1), then regions
 * (2n..3n−1). Where a region is also a row or a column, it counts as two houses.
 */
public final class Layout {
  private final RegionMask mask;
  private final int size;
  private final List<House> houses;
  private final int[][] peers;

  Layout(RegionMask mask) {
    this.mask = mask;
    this.size = mask.size();
    this.houses = List.copyOf(houses(mask));
    this.peers = peers(mask, houses);
  }

  private static List<House> houses(RegionMask mask) {
    int n = mask.size();
    int[][] rows = new int[n][n];
    int[][] columns = new int[n][n];
    int[][] regions = new int[n][n];
    int[] filled = new int[n];
    for (int cell = 0; cell < n * n; cell++) {
      int row = cell / n;
      int column = cell % n;
      int region = mask.region(cell);
      rows[row][column] = cell;
      columns[column][row] = cell;
      regions[region][filled[region]++] = cell;
    }
    List<House> houses = new ArrayList<>(3 * n);
    for (int i = 0; i < n; i++) {
      houses.add(new House(HouseKind.ROW, i, rows[i]));
    }
    for (int i = 0; i < n; i++) {
      houses.add(new House(HouseKind.COLUMN, i, columns[i]));
    }
    for (int i = 0; i < n; i++) {
      houses.add(new House(HouseKind.REGION, i, regions[i]));
    }
    return houses;
  }

  private static int[][] peers(RegionMask mask, List<House> houses) {
    int n = mask.size();
    int[][] peers = new int[n * n][];
    BitSet seen = new BitSet(n * n);
    for (int cell = 0; cell < peers.length; cell++) {
      seen.clear();
      for (int house : new int[] {cell / n, n + cell % n, 2 * n + mask.region(cell)}) {
        for (int position = 0; position < n; position++) {
          seen.set(houses.get(house).cell(position));
        }
      }
      seen.clear(cell);
      int[] ascending = new int[seen.cardinality()];
      int found = 0;
      for (int peer = seen.nextSetBit(0); peer >= 0; peer = seen.nextSetBit(peer + 1)) {
        ascending[found++] = peer;
      }
      peers[cell] = ascending;
    }
    return peers;
  }

  /** Returns the mask that this layout follows from. */
  public RegionMask mask() {
    return mask;
  }

  /** Returns n. */
  public int size() {
    return size;
  }

  /** Returns n². */
  public int cellCount() {
    return size * size;
  }

  /** Returns the 3n houses: rows, columns, regions. */
  public List<House> houses() {
    return houses;
  }

  /** Returns the row of a cell, 0..n−1. */
  public int row(int cell) {
    return cell / size;
  }

  /** Returns the column of a cell, 0..n−1. */
  public int column(int cell) {
    return cell % size;
  }

  /** Returns the region of a cell, 0..n−1. */
  public int region(int cell) {
    return mask.region(cell);
  }

  /** Returns the house of one kind that holds the cell. */
  public House house(HouseKind kind, int cell) {
    int index =
        switch (kind) {
          case ROW -> row(cell);
          case COLUMN -> size + column(cell);
          case REGION -> 2 * size + region(cell);
        };
    return houses.get(index);
  }

  /**
   * Returns the cells that share a house with this one, without itself, ascending, in a new array.
   */
  public int[] peers(int cell) {
    return peers[cell].clone();
  }

  /**
   * Returns of how many pieces a region is: sets of cells that hang together side by side. A region
   * of one piece is connected.
   *
   * @param region 0..n−1
   */
  public int pieceCount(int region) {
    BitSet cells = new BitSet(cellCount());
    Arrays.stream(houses.get(2 * size + region).cells()).forEach(cells::set);
    return Pieces.count(size, cells);
  }

  /** Returns whether two different cells share a house. */
  public boolean arePeers(int first, int second) {
    return first != second
        && (row(first) == row(second)
            || column(first) == column(second)
            || region(first) == region(second));
  }

  /**
   * Returns the cells that two houses share, ascending, in a new array; empty if they do not meet.
   */
  public int[] intersection(House first, House second) {
    return Arrays.stream(first.cells()).filter(second::contains).toArray();
  }

  /**
   * Looks for a digit that appears twice in a house. Of several, the one whose second cell comes
   * first is found, and of its houses the row before the column before the region. A grid that was
   * found to have none is not looked at again for an equal mask.
   *
   * @throws IllegalArgumentException if the grid is of another size
   */
  public Optional<Conflict> findConflict(Grid grid) {
    if (grid.size() != size) {
      throw new IllegalArgumentException(
          "a grid of size " + grid.size() + " on a layout of size " + size);
    }
    if (!hasConflict(mask, grid)) {
      return Optional.empty();
    }
    int cell = secondOfConflict(mask, grid);
    return Optional.of(conflictAt(grid, cell, grid.digit(cell)));
  }

  /**
   * Returns whether a digit appears twice in a row, a column or a region; quicker than {@link
   * #findConflict} where the layout of the mask is not needed otherwise. A grid that was found to
   * have no conflict is not looked at again for an equal mask.
   *
   * @param grid of the size of the mask
   */
  public static boolean hasConflict(RegionMask mask, Grid grid) {
    if (grid instanceof ArrayGrid known && known.isKnownConsistentOn(mask)) {
      return false;
    }
    if (repeats(mask, grid)) {
      return true;
    }
    if (grid instanceof ArrayGrid found) {
      found.keepConsistentOn(mask);
    }
    return false;
  }

  /**
   * Returns whether {@link #secondOfConflict} would find a cell; many times as quick, because it
   * does not ask at each cell whether it is empty, which cannot be predicted.
   */
  private static boolean repeats(RegionMask mask, Grid grid) {
    int size = mask.size();
    long[] columns = new long[size];
    long[] regions = new long[size];
    long repeated = 0;
    int cell = 0;
    // Row by row rather than by cell: two divisions a cell would take more time than all the rest.
    for (int row = 0; row < size; row++) {
      long inRow = 0;
      for (int column = 0; column < size; column++, cell++) {
        // Bit 0 would stand for an empty cell.
        long bit = (1L << grid.digit(cell)) & ~1L;
        int region = mask.region(cell);
        long inColumn = columns[column];
        long inRegion = regions[region];
        repeated |= (inRow | inColumn | inRegion) & bit;
        inRow |= bit;
        columns[column] = inColumn | bit;
        regions[region] = inRegion | bit;
      }
    }
    return repeated != 0;
  }

  /** Returns the first cell whose digit is in one of its houses before it; n² if there is none. */
  private static int secondOfConflict(RegionMask mask, Grid grid) {
    int size = mask.size();
    long[] rows = new long[size];
    long[] columns = new long[size];
    long[] regions = new long[size];
    int cell = 0;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++, cell++) {
        int digit = grid.digit(cell);
        if (digit == 0) {
          continue;
        }
        long bit = 1L << digit;
        int region = mask.region(cell);
        if (((rows[row] | columns[column] | regions[region]) & bit) != 0) {
          return cell;
        }
        rows[row] |= bit;
        columns[column] |= bit;
        regions[region] |= bit;
      }
    }
    return cell;
  }

  private Conflict conflictAt(Grid grid, int cell, int digit) {
    for (HouseKind kind : HouseKind.values()) {
      House house = house(kind, cell);
      for (int position = 0; house.cell(position) != cell; position++) {
        if (grid.digit(house.cell(position)) == digit) {
          return new Conflict(house, digit, house.cell(position), cell);
        }
      }
    }
    throw new AssertionError("no conflict at " + CellNames.name(size, cell));
  }

  /** Returns whether the grid is full and holds each digit once in each house. */
  public boolean isSolvedBy(Grid grid) {
    return grid.isFull() && findConflict(grid).isEmpty();
  }
}
