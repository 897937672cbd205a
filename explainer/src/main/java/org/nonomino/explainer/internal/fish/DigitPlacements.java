package org.nonomino.explainer.internal.fish;

import java.util.Arrays;
import java.util.BitSet;
import org.nonomino.explainer.internal.board.BoardTables;

/**
 * The ways to place a digit in all houses that lack it at the same time, one place in each.
 * Reasoning from this digit alone cannot exclude a place that is in one of these ways, so the
 * search for such reasons can be skipped. Mutable, belongs to one thread.
 */
final class DigitPlacements {
  /*
   * Depth first, in the house with the minimum number of places. Each result settles all its places, so
   * places that are not settled yet are tried first.
   */

  /**
   * The maximum number of choices of one search per house. Beyond it the result is unknown, which
   * is rare.
   */
  private static final int MAX_CHOICES = 16;

  private final BoardTables tables;
  private final int[] cells;

  private final int words;

  /**
   * The places of each house, {@code words} words each, bit p mod 64 of word p / 64 for place p.
   */
  private final long[] placesIn;

  /** The places that no choice excludes, for each depth. */
  private final long[][] free;

  private final boolean[] isFilled;
  private final BitSet possible;
  private int choicesLeft;

  /**
   * @param cells the places of the digit
   * @param placesIn the places of each house, with as many words each as bits for all places need
   */
  DigitPlacements(BoardTables tables, int[] cells, long[] placesIn) {
    this.tables = tables;
    this.cells = cells;
    this.placesIn = placesIn;
    words = placesIn.length / tables.cellsOf.length;
    free = new long[tables.size + 1][words];
    isFilled = new boolean[tables.cellsOf.length];
    possible = new BitSet(cells.length);
  }

  /** Returns whether a place is known to be in one of the ways. */
  boolean has(int place) {
    if (!possible.get(place)) {
      Arrays.fill(free[0], -1L);
      choicesLeft = MAX_CHOICES * isFilled.length;
      choose(place, 0);
    }
    return possible.get(place);
  }

  /** Chooses a place and continues; returns whether all houses could be filled. */
  private boolean choose(int place, int depth) {
    choicesLeft--;
    int[] own = tables.housesOf[cells[place]];
    long[] left = free[depth + 1];
    for (int word = 0; word < words; word++) {
      left[word] = free[depth][word];
      for (int house : own) {
        left[word] &= ~placesIn[house * words + word];
      }
    }
    setFilled(own, true);
    boolean isPossible = fill(depth + 1);
    setFilled(own, false);
    if (isPossible) {
      possible.set(place);
    }
    return isPossible;
  }

  private void setFilled(int[] houses, boolean isFilledNow) {
    for (int house : houses) {
      isFilled[house] = isFilledNow;
    }
  }

  private boolean fill(int depth) {
    int house = tightestHouse(depth);
    return house < 0 || fill(house, depth, true) || fill(house, depth, false);
  }

  /** Fills a house, either with places whose result is unknown or with the others. */
  private boolean fill(int house, int depth, boolean isNew) {
    for (int word = 0; word < words; word++) {
      for (long rest = placesIn[house * words + word] & free[depth][word];
          rest != 0;
          rest &= rest - 1) {
        int place = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (choicesLeft > 0 && possible.get(place) != isNew && choose(place, depth)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the unfilled house with the smallest number of places; −1 if there is none. */
  private int tightestHouse(int depth) {
    int tightest = -1;
    int min = Integer.MAX_VALUE;
    for (int house = 0; house < isFilled.length; house++) {
      if (!isFilled[house]) {
        int count = 0;
        long any = 0;
        for (int word = 0; word < words; word++) {
          any |= placesIn[house * words + word];
          count += Long.bitCount(placesIn[house * words + word] & free[depth][word]);
        }
        if (any != 0 && count < min) {
          min = count;
          tightest = house;
        }
      }
    }
    return tightest;
  }
}
