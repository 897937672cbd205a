package org.nonomino.explainer.internal.forcing;

import java.util.Arrays;

/** Some bits or sets of digits as the key of a map. Immutable if the numbers are not modified. */
final class LongsKey {
  private final long[] numbers;

  /**
   * @param numbers not copied
   */
  LongsKey(long[] numbers) {
    this.numbers = numbers;
  }

  /** Returns the key of some flags. */
  static LongsKey of(boolean[] flags) {
    long[] bits = new long[flags.length / Long.SIZE + 1];
    for (int i = 0; i < flags.length; i++) {
      if (flags[i]) {
        bits[i / Long.SIZE] |= 1L << i;
      }
    }
    return new LongsKey(bits);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LongsKey key && Arrays.equals(numbers, key.numbers);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers);
  }
}
