package org.nonomino.core;

import java.util.Arrays;

/**
 * A primitive of {@link Conditions}: the weighted sum of the digits of some cells is in a range.
 * Immutable; equal if cells, weights and range are.
 */
public final class Linear {
  private final int[] cells;
  private final int[] weights;
  private final int from;
  private final int to;

  /**
   * @param cells ascending, without repeats; the array becomes part of this object
   * @param weights one per cell, not 0; the first one is positive; the array becomes part of this
   *     object
   * @param from the smallest allowed sum
   * @param to the largest allowed sum
   */
  Linear(int[] cells, int[] weights, int from, int to) {
    this.cells = cells;
    this.weights = weights;
    this.from = from;
    this.to = to;
  }

  /** Returns the number of cells. */
  public int count() {
    return cells.length;
  }

  /** Returns a cell; a higher index is a higher cell. */
  public int cell(int index) {
    return cells[index];
  }

  /** Returns the factor of the digit of a cell, not 0. */
  public int weight(int index) {
    return weights[index];
  }

  /** Returns the smallest allowed sum. */
  public int from() {
    return from;
  }

  /** Returns the largest allowed sum. */
  public int to() {
    return to;
  }

  /**
   * Returns whether a grid can still be in the range: some digits 1..n in its empty cells, repeats
   * allowed, give an allowed sum. For a full grid this is the condition itself.
   */
  public boolean isKeptBy(Grid grid) {
    int low = 0;
    int high = 0;
    for (int i = 0; i < cells.length; i++) {
      int digit = grid.digit(cells[i]);
      int smallest = digit == 0 ? 1 : digit;
      int largest = digit == 0 ? grid.size() : digit;
      low += weights[i] * (weights[i] > 0 ? smallest : largest);
      high += weights[i] * (weights[i] > 0 ? largest : smallest);
    }
    return low <= to && high >= from;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Linear linear
        && from == linear.from
        && to == linear.to
        && Arrays.equals(cells, linear.cells)
        && Arrays.equals(weights, linear.weights);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(cells) + Arrays.hashCode(weights)) + 31 * from + to;
  }

  /** The sum as a formula over cell numbers, such as {@code 3 <= x0 - 2*x5 <= 4}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(from).append(" <=");
    for (int i = 0; i < cells.length; i++) {
      text.append(weights[i] < 0 ? " - " : i == 0 ? " " : " + ");
      if (Math.abs(weights[i]) != 1) {
        text.append(Math.abs(weights[i])).append('*');
      }
      text.append('x').append(cells[i]);
    }
    return text.append(" <= ").append(to).toString();
  }
}
