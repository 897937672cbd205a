package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;

/** Digits that give the number, from 1, of the cell of a house with a certain digit. */
final class Indexes {
  /** How many numbers a pair of a place and a wanted digit needs. */
  private static final int BASE = Grid.MAX_SIZE + 1;

  /** The first cell names a place if and only if the cell at the place has the wanted digit. */
  private static final Tables TABLES =
      new Tables(
          (digit, atPlace, number) -> (digit == number / BASE) == (atPlace == number % BASE));

  private Indexes() {}

  /** Returns whether the digit of a cell is the number of a cell with the wanted digit. */
  static boolean holds(int cell, CellList house, int wanted, Grid full) {
    return full.digit(house.get(full.digit(cell) - 1)) == wanted;
  }

  /** Relates a cell to each cell of the house, because only one of these has the digit. */
  static void lower(int cell, CellList house, int wanted, Primitives into) {
    for (int i = 0; i < house.count(); i++) {
      into.relate(cell, house.get(i), TABLES.of(house.size(), (i + 1) * BASE + wanted));
    }
  }
}
