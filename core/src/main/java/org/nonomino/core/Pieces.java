package org.nonomino.core;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Divides sets of cells into pieces. A piece is a subset of cells connected side by side. */
public final class Pieces {
  private Pieces() {}

  /**
   * Returns the number of pieces of a set of cells; 0 for the empty set.
   *
   * @param size n of the grid
   * @param cells row-major from 0; not changed
   */
  public static int count(int size, BitSet cells) {
    return of(size, cells).size();
  }

  /**
   * Returns the pieces of a set of cells, ordered by their first cells.
   *
   * @param size n of the grid
   * @param cells row-major from 0; not changed
   */
  public static List<BitSet> of(int size, BitSet cells) {
    BitSet open = new BitSet(size * size);
    open.or(cells);
    List<BitSet> pieces = new ArrayList<>();
    while (!open.isEmpty()) {
      BitSet piece = new BitSet(size * size);
      piece.or(open);
      takeOut(size, open.nextSetBit(0), open);
      piece.andNot(open);
      pieces.add(piece);
    }
    return pieces;
  }

  /** Removes a cell and all cells connected to it from a set of cells. */
  private static void takeOut(int size, int cell, BitSet open) {
    if (open.get(cell)) {
      open.clear(cell);
      int column = cell % size;
      if (column > 0) {
        takeOut(size, cell - 1, open);
      }
      if (column < size - 1) {
        takeOut(size, cell + 1, open);
      }
      if (cell >= size) {
        takeOut(size, cell - size, open);
      }
      if (cell < size * (size - 1)) {
        takeOut(size, cell + size, open);
      }
    }
  }
}
