package org.nonomino.formats;

/** Sets of digits in bits; bit d−1 represents digit d. */
final class Marks {
  private Marks() {}

  /** Returns the digits of a set, rising. */
  static int[] digits(long marks) {
    int[] digits = new int[Long.bitCount(marks)];
    long left = marks;
    for (int i = 0; i < digits.length; i++) {
      digits[i] = Long.numberOfTrailingZeros(left) + 1;
      left &= left - 1;
    }
    return digits;
  }

  /** Returns a set with a digit, 1..36, that it may have already. */
  static long with(long marks, int digit) {
    return marks | 1L << (digit - 1);
  }
}
