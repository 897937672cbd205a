package org.nonomino.generator;

/** Sets of cells as bits of several words: bit c mod 64 of word c / 64 for cell c. */
final class CellBits {
  private CellBits() {}

  /** Returns the number of words of a set. */
  static int words(int cells) {
    return (cells + Long.SIZE - 1) / Long.SIZE;
  }

  static boolean contains(long[] set, int cell) {
    return (set[cell / Long.SIZE] & (1L << cell)) != 0;
  }

  static void add(long[] set, int cell) {
    set[cell / Long.SIZE] |= 1L << cell;
  }

  static void remove(long[] set, int cell) {
    set[cell / Long.SIZE] &= ~(1L << cell);
  }

  static int count(long[] set) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** Returns a cell of a set that is not empty, each as likely as the others. */
  static int randomCell(long[] set, SeededRandom random) {
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
