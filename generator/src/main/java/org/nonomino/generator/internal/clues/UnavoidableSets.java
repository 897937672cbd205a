package org.nonomino.generator.internal.clues;

import java.util.Arrays;

/**
 * Sets of cells of a filling of which each puzzle with that filling as its only solution has a
 * clue: where another solution differs from it. Those that were met are kept, so that most clue
 * sets with several solutions are known as such without a search. Belongs to one thread.
 *
 * <p>Source: G. McGuire, B. Tugemann, G. Civario, "There is no 16-clue Sudoku", 2012, which looks
 * for clue sets as hitting sets of these.
 */
public final class UnavoidableSets {
  /** More would make the look through them as slow as a search. */
  private static final int CAPACITY = 4096;

  private static final int FIRST_CAPACITY = 64;

  private final int words;
  private long[] sets;
  private int count;

  UnavoidableSets(int words) {
    this.words = words;
    this.sets = new long[FIRST_CAPACITY * words];
  }

  /** Forgets all sets, for a new filling. */
  void clear() {
    count = 0;
  }

  /** Keeps a set, unless there are too many. */
  void add(long[] set) {
    if (count == CAPACITY) {
      return;
    }
    if ((count + 1) * words > sets.length) {
      sets = Arrays.copyOf(sets, 2 * sets.length);
    }
    System.arraycopy(set, 0, sets, count * words, words);
    count++;
  }

  /** Returns whether one of the sets has no cell among the clues. */
  public boolean anyMissedBy(long[] clues) {
    for (int at = (count - 1) * words; at >= 0; at -= words) {
      if (misses(clues, at)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Takes from {@code cells} what is not in all sets that have no cell among the clues: what is
   * left are the cells of which each alone would be a clue in all sets known.
   *
   * @return whether any is left
   */
  boolean keepCommonOfMissed(long[] clues, long[] cells) {
    for (int at = (count - 1) * words; at >= 0; at -= words) {
      if (misses(clues, at) && !keepCommon(at, cells)) {
        return false;
      }
    }
    return !isEmpty(cells);
  }

  private boolean keepCommon(int at, long[] cells) {
    for (int word = 0; word < words; word++) {
      cells[word] &= sets[at + word];
    }
    return !isEmpty(cells);
  }

  private static boolean isEmpty(long[] cells) {
    long any = 0;
    for (long word : cells) {
      any |= word;
    }
    return any == 0;
  }

  private boolean misses(long[] clues, int at) {
    long common = 0;
    for (int word = 0; word < words; word++) {
      common |= clues[word] & sets[at + word];
    }
    return common == 0;
  }
}
