package org.nonomino.canon;

import org.nonomino.core.Grid;

/** Numbers digits in order of appearance. */
final class Digits {
  private Digits() {}

  /**
   * Returns the replacements that number the digits from 1 in order of appearance. Digits that do
   * not appear get the remaining numbers in ascending order.
   *
   * @param sources the cells in the order in which they are read
   */
  static int[] asTheyCome(Grid givens, int[] sources) {
    int[] digits = new int[givens.size() + 1];
    int count = 0;
    for (int cell : sources) {
      int digit = givens.digit(cell);
      if (digit != 0 && digits[digit] == 0) {
        digits[digit] = ++count;
      }
    }
    return completed(digits, count);
  }

  /**
   * Gives the digits without a number the remaining numbers in ascending order; returns the array.
   *
   * @param digits the number of each digit, 0 if it has none yet
   * @param count the number of digits with numbers; the numbers are 1..count
   */
  static int[] completed(int[] digits, int count) {
    int next = count;
    for (int digit = 1; digit < digits.length; digit++) {
      if (digits[digit] == 0) {
        digits[digit] = ++next;
      }
    }
    return digits;
  }
}
