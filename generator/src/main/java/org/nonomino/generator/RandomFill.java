package org.nonomino.generator;

import org.nonomino.core.RegionMask;

/**
 * Fills a grid by a randomised depth-first search. Belongs to one thread and allocates nothing
 * while it works.
 */
final class RandomFill {
  /*
   * At each node one of the cells with the fewest candidates is chosen, each as likely as the others, and its candidates
   * are tried in a random order. A search that began badly stays bad for long (heavy tails: Gomes, Selman, Kautz,
   * "Boosting combinatorial search through randomization", AAAI 1998), so the caller limits the nodes and starts over.
   *
   * Sets of digits have bit d for digit d + 1. A house's set holds the digits that it lacks. The cells without a digit
   * are in `open`, those with one after them; a digit is taken back in the opposite order, so that the cell that
   * became open last is at the end.
   */
  private final int size;
  private final int[] rowOf;
  private final int[] columnOf;
  private final int[] regionOf;
  private final long[] rows;
  private final long[] columns;
  private final long[] regions;
  private final int[] digits;
  private final int[] open;
  private int openCount;

  // By house, rows first: the digits that have a place among the open cells, and those with two or
  // more.
  private final long[] somewhere;
  private final long[] twice;

  // By depth: where the cell was in `open`, and its candidates not yet tried.
  private final int[] position;
  private final long[] untried;

  RandomFill(RegionMask mask) {
    size = mask.size();
    int cells = size * size;
    rowOf = new int[cells];
    columnOf = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      rowOf[cell] = cell / size;
      columnOf[cell] = cell % size;
    }
    regionOf = mask.toArray();
    rows = new long[size];
    columns = new long[size];
    regions = new long[size];
    somewhere = new long[3 * size];
    twice = new long[3 * size];
    digits = new int[cells];
    open = new int[cells];
    position = new int[cells];
    untried = new long[cells];
  }

  /**
   * Empties the grid and then puts a random digit into each of some cells, in their order.
   *
   * @return whether each got one; if not, the first of the others had no candidate left
   */
  boolean fillInOrder(int[] cells, SeededRandom random) {
    clear();
    for (int cell : cells) {
      long candidates = candidates(cell);
      if (candidates == 0) {
        return false;
      }
      long bit = randomBit(candidates, random);
      toggle(cell, bit);
      digits[cell] = Long.numberOfTrailingZeros(bit) + 1;
    }
    return true;
  }

  private void clear() {
    long all = (1L << size) - 1;
    for (int house = 0; house < size; house++) {
      rows[house] = all;
      columns[house] = all;
      regions[house] = all;
    }
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = 0;
      open[cell] = cell;
    }
    openCount = digits.length;
  }

  /** Returns the digits, row-major, 0 = empty: the array itself, good until the next call. */
  int[] digits() {
    return digits;
  }

  /**
   * Fills the whole grid by a search.
   *
   * @param maxNodes give up after this many digits put
   * @return whether the grid is full; if not, what is in it is of no use
   */
  boolean fill(SeededRandom random, long maxNodes) {
    clear();
    long nodes = 0;
    int depth = 0;
    choose(depth, random);
    while (true) {
      if (untried[depth] == 0) {
        if (depth == 0) {
          return false;
        }
        depth--;
        takeBack(depth);
      } else {
        if (nodes == maxNodes) {
          return false;
        }
        nodes++;
        put(depth, random);
        if (openCount == 0) {
          return true;
        }
        depth++;
        choose(depth, random);
      }
    }
  }

  private long candidates(int cell) {
    return rows[rowOf[cell]] & columns[columnOf[cell]] & regions[regionOf[cell]];
  }

  private void choose(int depth, SeededRandom random) {
    clearPlaces();
    int fewest = Integer.MAX_VALUE;
    int ties = 0;
    for (int at = 0; at < openCount; at++) {
      int cell = open[at];
      long candidates = candidates(cell);
      notePlaces(rowOf[cell], candidates);
      notePlaces(size + columnOf[cell], candidates);
      notePlaces(2 * size + regionOf[cell], candidates);
      int count = Long.bitCount(candidates);
      if (count > fewest) {
        continue;
      }
      if (count < fewest) {
        fewest = count;
        ties = 0;
      }
      ties++;
      if (ties == 1 || random.nextInt(ties) == 0) {
        position[depth] = at;
        untried[depth] = candidates;
      }
    }
    if (fewest == 0 || lacksPlace()) {
      untried[depth] = 0;
    } else if (fewest > 1) {
      chooseOnlyPlace(depth);
    }
  }

  private void clearPlaces() {
    for (int house = 0; house < somewhere.length; house++) {
      somewhere[house] = 0;
      twice[house] = 0;
    }
  }

  private void notePlaces(int house, long candidates) {
    twice[house] |= somewhere[house] & candidates;
    somewhere[house] |= candidates;
  }

  /** Returns whether a house has no place for a digit that it lacks. */
  private boolean lacksPlace() {
    long lacking = 0;
    for (int house = 0; house < size; house++) {
      lacking |=
          (rows[house] ^ somewhere[house])
              | (columns[house] ^ somewhere[size + house])
              | (regions[house] ^ somewhere[2 * size + house]);
    }
    return lacking != 0;
  }

  /** Where a digit has only one place left in a house, chooses that; else changes nothing. */
  private void chooseOnlyPlace(int depth) {
    long any = 0;
    for (int house = 0; house < somewhere.length; house++) {
      any |= somewhere[house] & ~twice[house];
    }
    if (any == 0) {
      return;
    }
    for (int at = 0; at < openCount; at++) {
      int cell = open[at];
      long only =
          candidates(cell)
              & (~twice[rowOf[cell]]
                  | ~twice[size + columnOf[cell]]
                  | ~twice[2 * size + regionOf[cell]]);
      if (only != 0) {
        position[depth] = at;
        untried[depth] = Long.lowestOneBit(only);
        return;
      }
    }
  }

  private void put(int depth, SeededRandom random) {
    long bit = randomBit(untried[depth], random);
    untried[depth] ^= bit;
    int at = position[depth];
    int cell = open[at];
    openCount--;
    open[at] = open[openCount];
    open[openCount] = cell;
    toggle(cell, bit);
    digits[cell] = Long.numberOfTrailingZeros(bit) + 1;
  }

  private void takeBack(int depth) {
    int at = position[depth];
    int cell = open[openCount];
    open[openCount] = open[at];
    open[at] = cell;
    openCount++;
    toggle(cell, 1L << (digits[cell] - 1));
    digits[cell] = 0;
  }

  private void toggle(int cell, long bit) {
    rows[rowOf[cell]] ^= bit;
    columns[columnOf[cell]] ^= bit;
    regions[regionOf[cell]] ^= bit;
  }

  /** Returns one of the bits, each as likely as the others. */
  private static long randomBit(long bits, SeededRandom random) {
    long rest = bits;
    for (int skip = random.nextInt(Long.bitCount(bits)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.lowestOneBit(rest);
  }
}
