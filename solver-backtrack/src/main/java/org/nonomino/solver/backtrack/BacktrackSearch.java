package org.nonomino.solver.backtrack;

import java.util.Arrays;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;

/**
 * An iterative search over the free cells.
 *
 * <p>Its order is guaranteed, because {@code backtrack} is an honest baseline and its steps are
 * shown to people: cells and digits are not reordered. Only the check whether a digit fits is fast,
 * because it uses a set of the digits of each house.
 */
class BacktrackSearch extends LayoutSearch {
  /** The numbers of the houses of each cell. */
  private final int[][] housesOf;

  private final int size;

  /** Bits 1..n: the digits of a grid of this size. */
  final long allDigits;

  /** The givens and the digits of the search for each cell, 0 = empty. */
  final int[] digits;

  /** The cells without a given, ascending; only the first {@code freeCount} count. */
  private final int[] freeCells;

  private int freeCount;

  /** The digits in each house, bit d for digit d. */
  private final long[] digitsOfHouse;

  BacktrackSearch(Rules rules, BacktrackTables tables) {
    this(rules, tables.housesOf, tables.layout.houseCount());
  }

  /**
   * Prepares a search in which other sets of cells count as houses, too.
   *
   * @param housesOf the numbers of the sets of each cell that hold no digit twice
   * @param houseCount the number of these sets
   */
  BacktrackSearch(Rules rules, int[][] housesOf, int houseCount) {
    super(rules);
    this.housesOf = housesOf;
    this.size = rules.size();
    this.allDigits = ((1L << size) - 1) << 1;
    this.digits = new int[size * size];
    this.freeCells = new int[size * size];
    this.digitsOfHouse = new long[houseCount];
  }

  @Override
  protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
    boolean wantsSteps = observer.wantsSteps();
    boolean wantsSolutions = observer.wantsSolutions();
    start(givens);
    int depth = 0;
    while (depth >= 0 && !budget.wasStopped()) {
      if (depth == freeCount) {
        assert digitsFit() : "a house has a digit twice, or its set is wrong";
        if (wantsSolutions) {
          observer.onSolution(Grid.of(size, digits));
        }
        if (!budget.addSolution()) {
          return;
        }
        depth--;
        continue;
      }
      int cell = freeCells[depth];
      int tried = digits[cell];
      if (tried != 0) {
        toggle(cell, tried);
        digits[cell] = 0;
        if (wantsSteps) {
          observer.onRetract(cell, tried);
        }
      }
      long allowed = allowedDigits(cell);
      long untried = allowed & (-2L << tried);
      if (untried == 0) {
        depth--;
        continue;
      }
      if (!budget.spendNode()) {
        return;
      }
      if (allowed != Long.lowestOneBit(allowed)) {
        budget.addGuess();
      }
      int digit = Long.numberOfTrailingZeros(untried);
      toggle(cell, digit);
      digits[cell] = digit;
      if (wantsSteps) {
        observer.onAssign(cell, digit);
      }
      depth++;
    }
  }

  /** Returns whether the set of each house contains exactly the digits of its cells, each once. */
  private boolean digitsFit() {
    long[] found = new long[digitsOfHouse.length];
    for (int cell = 0; cell < digits.length; cell++) {
      for (int house : housesOf[cell]) {
        long bit = (1L << digits[cell]) & ~1L;
        if ((found[house] & bit) != 0) {
          return false;
        }
        found[house] |= bit;
      }
    }
    return Arrays.equals(found, digitsOfHouse);
  }

  private void start(Grid givens) {
    Arrays.fill(digitsOfHouse, 0);
    freeCount = 0;
    for (int cell = 0; cell < digits.length; cell++) {
      int given = givens.digit(cell);
      digits[cell] = given;
      if (given == 0) {
        freeCells[freeCount++] = cell;
      } else {
        toggle(cell, given);
      }
    }
  }

  /** Adds a digit to the houses of the cell, or removes it if it is in them. */
  private void toggle(int cell, int digit) {
    long bit = 1L << digit;
    for (int house : housesOf[cell]) {
      digitsOfHouse[house] ^= bit;
    }
  }

  /** Returns the digits that an empty cell may have next to the digits of the grid. */
  long allowedDigits(int cell) {
    long taken = 0;
    for (int house : housesOf[cell]) {
      taken |= digitsOfHouse[house];
    }
    return allDigits & ~taken;
  }
}
