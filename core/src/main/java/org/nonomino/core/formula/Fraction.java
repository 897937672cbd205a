package org.nonomino.core.formula;

/**
 * An exact number in a formula, {@link #UNDEFINED} or {@link #TOO_LARGE}. Calculations with such a
 * value have no value either.
 *
 * @param numerator the number is numerator / denominator in lowest terms
 * @param denominator positive; 0 if there is no number
 */
record Fraction(long numerator, long denominator) {
  /** The result of a division by zero, and of other calculations without a result. */
  static final Fraction UNDEFINED = new Fraction(0, 0);

  /** The result of a calculation whose numerator or denominator does not fit into a long. */
  static final Fraction TOO_LARGE = new Fraction(1, 0);

  /** Returns a whole number. */
  static Fraction of(long number) {
    return of(number, 1);
  }

  /** Returns 1 for true and 0 for false. */
  static Fraction of(boolean condition) {
    return of(condition ? 1 : 0);
  }

  /**
   * @param denominator positive, without a common divisor with the numerator
   */
  private static Fraction of(long numerator, long denominator) {
    // The least long has no positive counterpart.
    return numerator == Long.MIN_VALUE ? TOO_LARGE : new Fraction(numerator, denominator);
  }

  private static long greatestCommonDivisor(long first, long second) {
    long larger = Math.absExact(first);
    long smaller = second;
    while (smaller != 0) {
      long rest = larger % smaller;
      larger = smaller;
      smaller = rest;
    }
    return larger;
  }

  boolean isDefined() {
    return denominator != 0;
  }

  boolean isTooLarge() {
    return !isDefined() && numerator != 0;
  }

  boolean isWhole() {
    return denominator == 1;
  }

  /** Returns whether this is the value of a condition that holds. */
  boolean isTrue() {
    return isDefined() && numerator != 0;
  }

  /** Returns the result of a calculation with this value and another one, one of them no number. */
  Fraction withoutNumber(Fraction other) {
    return (isDefined() || isTooLarge()) && (other.isDefined() || other.isTooLarge())
        ? TOO_LARGE
        : UNDEFINED;
  }

  Fraction plus(Fraction other) {
    if (!isDefined() || !other.isDefined()) {
      return withoutNumber(other);
    }
    long divisor = greatestCommonDivisor(denominator, other.denominator);
    try {
      long top =
          Math.addExact(
              Math.multiplyExact(numerator, other.denominator / divisor),
              Math.multiplyExact(other.numerator, denominator / divisor));
      // Only what both denominators have in common can be in the sum of the numerators.
      long common = greatestCommonDivisor(top, divisor);
      return of(
          top / common, Math.multiplyExact(denominator / divisor, other.denominator / common));
    } catch (ArithmeticException e) {
      return TOO_LARGE;
    }
  }

  Fraction negated() {
    return new Fraction(-numerator, denominator);
  }

  Fraction times(Fraction other) {
    if (!isDefined() || !other.isDefined()) {
      return withoutNumber(other);
    }
    long first = greatestCommonDivisor(numerator, other.denominator);
    long second = greatestCommonDivisor(other.numerator, denominator);
    try {
      return of(
          Math.multiplyExact(numerator / first, other.numerator / second),
          Math.multiplyExact(denominator / second, other.denominator / first));
    } catch (ArithmeticException e) {
      return TOO_LARGE;
    }
  }

  Fraction dividedBy(Fraction other) {
    if (other.isTooLarge()) {
      return withoutNumber(other);
    }
    if (other.numerator == 0) {
      return UNDEFINED;
    }
    long top = other.numerator < 0 ? -other.denominator : other.denominator;
    long bottom = Math.abs(other.numerator);
    return times(new Fraction(top, bottom));
  }

  /**
   * Returns the remainder of whole numbers, which is never negative; undefined for fractions and
   * for a divisor that is not positive.
   */
  Fraction modulo(Fraction other) {
    if (!isDefined() || !other.isDefined()) {
      return withoutNumber(other);
    }
    return isWhole() && other.isWhole() && other.numerator > 0
        ? of(Math.floorMod(numerator, other.numerator))
        : UNDEFINED;
  }

  /**
   * Returns negative, 0 or positive if this number is less than, equal to or greater than it. Both
   * are numbers.
   */
  int compare(Fraction other) {
    // Their products may not fit into a long, so the whole parts are compared, then the reciprocals
    // of the rests, as in continued fractions.
    Fraction one = this;
    Fraction two = other;
    while (true) {
      int difference =
          Long.compare(
              Math.floorDiv(one.numerator, one.denominator),
              Math.floorDiv(two.numerator, two.denominator));
      long first = Math.floorMod(one.numerator, one.denominator);
      long second = Math.floorMod(two.numerator, two.denominator);
      if (difference != 0 || first == 0 || second == 0) {
        return difference != 0 ? difference : Long.compare(first, second);
      }
      Fraction reciprocal = new Fraction(one.denominator, first);
      one = new Fraction(two.denominator, second);
      two = reciprocal;
    }
  }
}
