package org.nonomino.core;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of cells for people: {@code r1c1} is the upper left cell. */
public final class CellNames {
  private static final Pattern NAME = Pattern.compile("r([1-9][0-9]?)c([1-9][0-9]?)");

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

  /**
   * Returns the cell with a name, row-major from 0; empty if the grid has no such cell.
   *
   * @param size n, 1..36
   */
  public static OptionalInt cell(int size, String name) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      return OptionalInt.empty();
    }
    int row = Integer.parseInt(matcher.group(1));
    int column = Integer.parseInt(matcher.group(2));
    return row <= size && column <= size
        ? OptionalInt.of((row - 1) * size + column - 1)
        : OptionalInt.empty();
  }
}
