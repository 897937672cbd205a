package org.nonomino.core;

import java.util.function.IntPredicate;

/** Sets of digits as numbers: bit d stands for digit d, 1..n; bit 0 is never set. */
public final class DigitSets {
  private DigitSets() {}

  /** Returns the digits 1..n. */
  public static long all(int size) {
    return ((1L << size) - 1) << 1;
  }

  /** Returns the digits of 1..n that pass a test. */
  public static long of(int size, IntPredicate test) {
    long set = 0;
    for (int digit = 1; digit <= size; digit++) {
      if (test.test(digit)) {
        set |= 1L << digit;
      }
    }
    return set;
  }

  /** Returns the digits from one to another, both included. */
  public static long range(int from, int to) {
    return all(to) & (-1L << from);
  }

  /** Returns whether a set has a digit. */
  public static boolean has(long set, int digit) {
    return (set >>> digit & 1) != 0;
  }
}
