package org.nonomino.core;

/**
 * The pairs of digits that two cells may have, a primitive of {@link Conditions}.
 *
 * @param first the lower cell
 * @param second the higher cell
 * @param table the allowed pairs, with the digit of {@code first} first
 */
public record Relation(int first, int second, DigitTable table) {
  /** Throws an {@link IllegalArgumentException} if the cells are not in ascending order. */
  public Relation {
    if (first >= second) {
      throw new IllegalArgumentException("cells " + first + " and " + second + " do not ascend");
    }
  }

  /** Returns whether the cells of a grid may have their digits; true if one of them is empty. */
  public boolean isKeptBy(Grid grid) {
    int firstDigit = grid.digit(first);
    int secondDigit = grid.digit(second);
    return firstDigit == 0 || secondDigit == 0 || table.allows(firstDigit, secondDigit);
  }
}
