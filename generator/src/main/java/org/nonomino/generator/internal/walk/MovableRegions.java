package org.nonomino.generator.internal.walk;

import java.util.Arrays;
import org.nonomino.core.RegionMask;

/**
 * The connected regions of a layout, between which cells are moved one after the other. The moves
 * since the last {@link #keep} can be undone. Used by one thread.
 */
final class MovableRegions {
  /*
   * Cost. No region is ever traversed. Whether it stays connected without a cell follows from the eight
   * cells around that cell (HOLDS_WITHOUT): if those of the region are connected there, the region is.
   * Otherwise it falls apart, unless the parts are connected around a hole. A hole holds at least n cells,
   * and up to n = 23 no ring of n cells is that wide. In larger grids, cells of such a ring are not moved.
   */

  /** Whether a region holds together without a cell, by the {@link Ring} of the cell. */
  private static final boolean[] HOLDS_WITHOUT = holdsWithout();

  /** The number of rows, columns and regions. */
  final int size;

  /** The distance from a cell to the cell below in a grid with a border. */
  final int stride;

  /** The region of the border. */
  final int outside;

  /** The cells of the grid, row by row, as cells of the grid with a border. */
  final int[] cells;

  /** The distances from a cell to those at its sides. */
  final int[] beside;

  /** The region of each cell of the grid with a border. */
  final int[] region;

  /** The number of cells of each region. */
  final int[] memberCount;

  /** The cells of each region in no order, {@link #capacity} entries. */
  private final int[] members;

  private final int capacity;

  /** The index of each cell among the members of its region. */
  private final int[] position;

  /** The moved cells, and the regions they left and entered. */
  final int[] movedCells;

  final int[] movedFrom;
  final int[] movedTo;

  /** The number of moves since the last {@link #keep}. */
  int moved;

  /** The change of the total length of the borders by these moves. */
  int borderChange;

  /**
   * @param size n
   * @param maxMoves the maximum number of moves that can be undone
   * @param maxSurplus the maximum number of cells that a region has above n
   */
  MovableRegions(int size, int maxMoves, int maxSurplus) {
    this.size = size;
    this.stride = size + 2;
    this.outside = size;
    this.cells = new int[size * size];
    this.beside = new int[] {-stride, 1, stride, -1};
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (cell / size + 1) * stride + cell % size + 1;
    }
    this.region = new int[stride * stride];
    this.capacity = size + maxSurplus;
    this.members = new int[size * capacity];
    this.memberCount = new int[size];
    this.position = new int[stride * stride];
    this.movedCells = new int[maxMoves];
    this.movedFrom = new int[maxMoves];
    this.movedTo = new int[maxMoves];
  }

  private static boolean[] holdsWithout() {
    boolean[] holds = new boolean[Ring.COUNT];
    for (int ring = 0; ring < holds.length; ring++) {
      holds[ring] = Ring.holdsWithout(ring);
    }
    return holds;
  }

  /** Takes over regions, row-major. */
  void become(int[] labels) {
    Arrays.fill(region, outside);
    Arrays.fill(memberCount, 0);
    for (int cell = 0; cell < cells.length; cell++) {
      enter(cells[cell], labels[cell]);
    }
    keep();
  }

  /** Returns the region of each cell, row-major. */
  int[] labels() {
    int[] labels = new int[cells.length];
    for (int cell = 0; cell < labels.length; cell++) {
      labels[cell] = region[cells[cell]];
    }
    return labels;
  }

  /** Returns the current regions, each of which has n cells. */
  RegionMask mask() {
    return RegionMask.jigsaw(size, labels());
  }

  /** Returns a cell of a region. */
  int member(int of, int place) {
    return members[of * capacity + place];
  }

  /** Returns how many cells at the sides of a cell are in a region. */
  int countBeside(int cell, int of) {
    return (region[cell - stride] == of ? 1 : 0)
        + (region[cell + 1] == of ? 1 : 0)
        + (region[cell + stride] == of ? 1 : 0)
        + (region[cell - 1] == of ? 1 : 0);
  }

  /**
   * Moves a cell to another region, unless it is not beside that region or its own would fall
   * apart; returns whether it was moved.
   */
  boolean move(int cell, int to) {
    int from = region[cell];
    int ring = Ring.of(region, stride, cell, from);
    int besideTo = countBeside(cell, to);
    if (from == to || besideTo == 0 || !HOLDS_WITHOUT[ring]) {
      return false;
    }
    borderChange += Ring.beside(ring) - besideTo;
    movedCells[moved] = cell;
    movedFrom[moved] = from;
    movedTo[moved] = to;
    moved++;
    leave(cell);
    enter(cell, to);
    return true;
  }

  /** Forgets how to undo the moves. */
  void keep() {
    moved = 0;
    borderChange = 0;
  }

  /** Moves the cells back, but still knows the moves. */
  void undo() {
    for (int latest = moved - 1; latest >= 0; latest--) {
      leave(movedCells[latest]);
      enter(movedCells[latest], movedFrom[latest]);
    }
  }

  private void enter(int cell, int to) {
    region[cell] = to;
    position[cell] = memberCount[to];
    members[to * capacity + memberCount[to]++] = cell;
  }

  private void leave(int cell) {
    int from = region[cell];
    int last = members[from * capacity + --memberCount[from]];
    members[from * capacity + position[cell]] = last;
    position[last] = position[cell];
  }
}
