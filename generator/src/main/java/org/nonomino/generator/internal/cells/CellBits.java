package org.nonomino.generator.internal.cells;

import org.nonomino.generator.terms.SeededRandom;

/** Sets of cells as bits of several words: bit c mod 64 of word c / 64 for cell c. */
public final class CellBits {
  private CellBits() {}

  /** Returns the number of words of a set. */
  public static int words(int cells) {
    return (cells + Long.SIZE - 1) / Long.SIZE;
  }

  public static boolean contains(long[] set, int cell) {
    return (set[cell / Long.SIZE] & (1L << cell)) != 0;
  }

  public static void add(long[] set, int cell) {
    set[cell / Long.SIZE] |= 1L << cell;
  }

  public static void remove(long[] set, int cell) {
    set[cell / Long.SIZE] &= ~(1L << cell);
  }

  public static int count(long[] set) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** Returns a random cell of a non-empty set, all equally likely. */
  public static int randomCell(long[] set, SeededRandom random) {
    int skip = random.nextInt(count(set));
    int word = 0;
    for (; skip >= Long.bitCount(set[word]); word++) {
      skip -= Long.bitCount(set[word]);
    }
    long rest = set[word];
    for (; skip > 0; skip--) {
      rest &= rest - 1;
    }
    return word * Long.SIZE + Long.numberOfTrailingZeros(rest);
  }
}
