package org.nonomino.canon;

import org.nonomino.core.Grid;

/** Numbers digits in the order in which they appear. */
final class Digits {
  private Digits() {}

  /**
   * Returns what each digit becomes so that they are numbered from 1 as they come; those that do
   * not appear get the numbers that are left, in their own order.
   *
   * @param sources the cells in the order in which they are looked at
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
   * Gives the digits without a number those that are left, in their own order; returns the array.
   *
   * @param digits what each digit becomes, 0 if that is not known
   * @param count how many are known: they become 1..count
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
