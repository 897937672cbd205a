package org.nonomino.core;

/** Names of cells for people: {@code r1c1} is the upper left cell. */
public final class CellNames {
  private CellNames() {}

  /**
   * Returns the name of a cell, with rows and columns from 1: {@code r2c5} is cell 13 of a 9×9
   * grid.
   *
   * @param size n, 1..36
   * @param cell row-major from 0, 0..n²−1
   */
  public static String name(int size, int cell) {
    return "r" + (cell / size + 1) + "c" + (cell % size + 1);
  }
}
