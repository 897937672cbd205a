package org.nonomino.core.formula;

import java.util.BitSet;

/** The prime numbers up to a limit. */
final class Primes {
  /** The largest number that is known. */
  static final int MAX = 100_000;

  private static final BitSet COMPOSITE = composite();

  private Primes() {}

  private static BitSet composite() {
    BitSet composite = new BitSet(MAX + 1);
    composite.set(0, 2);
    for (int prime = 2; prime * prime <= MAX; prime = composite.nextClearBit(prime + 1)) {
      for (int multiple = prime * prime; multiple <= MAX; multiple += prime) {
        composite.set(multiple);
      }
    }
    return composite;
  }

  /**
   * Returns whether a number is prime.
   *
   * @param number at most {@link #MAX}
   */
  static boolean has(long number) {
    return number > 0 && !COMPOSITE.get((int) number);
  }
}
