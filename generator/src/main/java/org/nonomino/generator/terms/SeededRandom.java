package org.nonomino.generator.terms;

/**
 * A repeatable source of random numbers: the same seed gives the same numbers on every JDK. The
 * JDK's own generators do not guarantee this for all methods used here. Used by one thread.
 *
 * <p>The sequence is SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number
 * generators", OOPSLA 2014); bounds are drawn without division and without bias (Lemire, "Fast
 * random integer generation in an interval", ACM TOMACS 2019).
 */
public final class SeededRandom {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
  private static final double ONE_IN_2_TO_53 = 0x1.0p-53;

  private long state;

  /** Starts the sequence of a seed; the same seed always gives the same numbers. */
  public SeededRandom(long seed) {
    this.state = seed;
  }

  /**
   * Creates one of the sequences of a seed; sequences of different numbers are unrelated.
   *
   * @param number any number, such as that of a puzzle in a run
   */
  public static SeededRandom of(long seed, long number) {
    return new SeededRandom(mix(seed + GOLDEN_GAMMA) ^ mix(mix(number) + GOLDEN_GAMMA));
  }

  private static long mix(long bits) {
    long z = bits;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** Returns 64 random bits. */
  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /**
   * Returns a number from 0..bound−1, all equally likely.
   *
   * @param bound at least 1
   */
  public int nextInt(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("a random number below " + bound);
    }
    long product = (nextLong() >>> 32) * bound;
    long low = product & 0xFFFF_FFFFL;
    if (low < bound) {
      long threshold = (1L << 32) % bound;
      while (low < threshold) {
        product = (nextLong() >>> 32) * bound;
        low = product & 0xFFFF_FFFFL;
      }
    }
    return (int) (product >>> 32);
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive), all 2^53 values equally likely. */
  public double nextDouble() {
    return (nextLong() >>> 11) * ONE_IN_2_TO_53;
  }

  /** Puts an array into a random order, all orders equally likely. */
  public void shuffle(int[] array) {
    for (int i = array.length - 1; i > 0; i--) {
      int other = nextInt(i + 1);
      int kept = array[i];
      array[i] = array[other];
      array[other] = kept;
    }
  }

  /** Returns 0..length−1 in a random order. */
  public int[] permutation(int length) {
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = i;
    }
    shuffle(numbers);
    return numbers;
  }
}
