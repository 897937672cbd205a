package org.nonomino.core.formula;

/**
 * An exact number in a formula, or {@link #UNDEFINED}. Every calculation with an undefined number
 * is undefined.
 *
 * @param numerator the number is numerator / denominator in lowest terms
 * @param denominator positive; 0 if the number is undefined
 */
record Fraction(long numerator, long denominator) {
  /** The result of a division by zero, and of calculations with results that are too large. */
  static final Fraction UNDEFINED = new Fraction(0, 0);

  /** The largest numerator and denominator. The sum of two of their products fits into a long. */
  private static final long MAX = 1L << 30;

  /** Returns a whole number. */
  static Fraction of(long number) {
    return of(number, 1);
  }

  /** Returns 1 for true and 0 for false. */
  static Fraction of(boolean condition) {
    return of(condition ? 1 : 0);
  }

  private static Fraction of(long numerator, long denominator) {
    if (denominator == 0) {
      return UNDEFINED;
    }
    long divisor = greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator));
    long sign = denominator < 0 ? -divisor : divisor;
    long top = numerator / sign;
    long bottom = denominator / sign;
    return Math.abs(top) > MAX || bottom > MAX ? UNDEFINED : new Fraction(top, bottom);
  }

  private static long greatestCommonDivisor(long first, long second) {
    long larger = first;
    long smaller = second;
    while (smaller != 0) {
      long rest = larger % smaller;
      larger = smaller;
      smaller = rest;
    }
    return Math.max(larger, 1);
  }

  boolean isDefined() {
    return denominator != 0;
  }

  boolean isWhole() {
    return denominator == 1;
  }

  /** Returns whether this is the value of a condition that holds. */
  boolean isTrue() {
    return numerator != 0;
  }

  Fraction plus(Fraction other) {
    return of(
        numerator * other.denominator + other.numerator * denominator,
        denominator * other.denominator);
  }

  Fraction negated() {
    return new Fraction(-numerator, denominator);
  }

  Fraction times(Fraction other) {
    return of(numerator * other.numerator, denominator * other.denominator);
  }

  Fraction dividedBy(Fraction other) {
    return other.isDefined()
        ? of(numerator * other.denominator, denominator * other.numerator)
        : UNDEFINED;
  }

  /**
   * Returns the remainder of whole numbers, which is never negative; undefined for fractions and
   * for a divisor that is not positive.
   */
  Fraction modulo(Fraction other) {
    return isWhole() && other.isWhole() && other.numerator > 0
        ? of(Math.floorMod(numerator, other.numerator))
        : UNDEFINED;
  }

  /** Returns negative, 0 or positive if this number is less than, equal to or greater than it. */
  int compare(Fraction other) {
    return Long.compare(numerator * other.denominator, other.numerator * denominator);
  }
}
