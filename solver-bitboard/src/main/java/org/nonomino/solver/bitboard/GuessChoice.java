package org.nonomino.solver.bitboard;

import java.util.Arrays;

/**
 * Chooses what to guess: a cell with few candidates, or a digit with two places in a house. Cells
 * that had a part in recent contradictions come first. Belongs to one search.
 */
final class GuessChoice {
  /** The weight of a cell without contradictions, and the weight that each contradiction adds. */
  private static final int UNIT = 100;

  /** The weight that a contradiction of a propagator distributes among its cells. */
  private static final int OF_PROPAGATOR = 3 * UNIT;

  /** The number of contradictions after which weights are halved. */
  private static final int UNTIL_HALVED = 50;

  private static final int FEW = 2;

  private final CellBoards boards;

  /** The weight of each cell, from contradictions. */
  private final int[] weights;

  private int contradictions;

  // The best guess so far. Guesses are compared by weight / count².
  private int cell;
  private int digit;
  private long bestCount;
  private long bestWeight;

  GuessChoice(CellBoards boards) {
    this.boards = boards;
    this.weights = new int[boards.cellCount];
  }

  /** Forgets all contradictions. Cells of many propagators are expected to have a part in some. */
  void start(Propagator[] propagators) {
    Arrays.fill(weights, 0);
    contradictions = 0;
    for (Propagator propagator : propagators) {
      blame(propagator.cells());
    }
  }

  /** Notes that a cell had a part in a contradiction. */
  void blame(int blamed) {
    weights[blamed] += UNIT;
  }

  /** Notes that a propagator with some cells found a contradiction. */
  void blame(int[] cells) {
    for (int each : cells) {
      weights[each] += OF_PROPAGATOR / cells.length;
    }
  }

  /** Counts a contradiction; older ones weigh less and less. */
  void countContradiction() {
    contradictions++;
    if (contradictions == UNTIL_HALVED) {
      contradictions = 0;
      for (int each = 0; each < weights.length; each++) {
        weights[each] >>= 1;
      }
    }
  }

  /** Returns the cell of the last choice. */
  int cell() {
    return cell;
  }

  /** Returns the digit of the last choice. */
  int digit() {
    return digit;
  }

  /** Chooses a guess; at least one cell has several candidates. */
  void choose(Candidates candidates) {
    bestCount = 1;
    bestWeight = 0;
    for (int each = 0; each < boards.cellCount; each++) {
      long digits = candidates.digits(each);
      if (!Candidates.isSingle(digits)
          && isBetter(Long.bitCount(digits), (long) UNIT + weights[each])) {
        take(each, Long.numberOfTrailingZeros(digits));
      }
    }
    if (bestCount > FEW) {
      for (int house = 0; house < boards.houseCount; house++) {
        chooseIn(candidates, house);
      }
    }
  }

  private void chooseIn(Candidates candidates, int house) {
    int words = boards.words;
    for (int each = 1; each <= boards.size; each++) {
      int count = 0;
      for (int word = 0; word < words; word++) {
        count += Long.bitCount(candidates.cells(each, word) & boards.houses[house * words + word]);
      }
      if (count == FEW) {
        compareTwo(candidates, house, each);
      }
    }
  }

  private void compareTwo(Candidates candidates, int house, int twice) {
    int words = boards.words;
    int first = -1;
    int last = -1;
    for (int word = 0; word < words; word++) {
      long cells = candidates.cells(twice, word) & boards.houses[house * words + word];
      if (cells != 0) {
        last = word * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(cells);
        first = first < 0 ? word * Long.SIZE + Long.numberOfTrailingZeros(cells) : first;
      }
    }
    if (isBetter(FEW, UNIT + ((long) weights[first] + weights[last]) / 2)) {
      take(weights[first] >= weights[last] ? first : last, twice);
    }
  }

  /** Returns whether a guess is better than the best one so far, and keeps its values if it is. */
  private boolean isBetter(long count, long weight) {
    if (count * count * bestWeight >= bestCount * bestCount * weight) {
      return false;
    }
    bestCount = count;
    bestWeight = weight;
    return true;
  }

  private void take(int newCell, int newDigit) {
    cell = newCell;
    digit = newDigit;
  }
}
