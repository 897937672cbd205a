package org.nonomino.generator.internal.clues;

import java.util.Arrays;

/**
 * Sets of cells of a filling in which another solution differs from it. Each puzzle with the
 * filling as its only solution has a clue in each of them. Known sets are kept, so that most clue
 * sets with several solutions are recognized without a search. Used by one thread.
 *
 * <p>Source: G. McGuire, B. Tugemann, G. Civario, "There is no 16-clue Sudoku", 2012, which
 * searches clue sets as hitting sets of these.
 */
public final class UnavoidableSets {
  /** Testing more sets would be as slow as a search. */
  private static final int CAPACITY = 4096;

  private static final int FIRST_CAPACITY = 64;

  private final int words;
  private long[] sets;
  private int count;

  /**
   * @param words the number of words of a set
   */
  public UnavoidableSets(int words) {
    this.words = words;
    this.sets = new long[FIRST_CAPACITY * words];
  }

  /** Drops all sets, for a new filling. */
  void clear() {
    count = 0;
  }

  /** Keeps a set, unless there are too many. */
  public void add(long[] set) {
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
   * Removes from {@code cells} those that are not in all sets without a cell among the clues. Each
   * remaining cell alone would be a clue in all these sets.
   *
   * @return whether any cell remains
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
