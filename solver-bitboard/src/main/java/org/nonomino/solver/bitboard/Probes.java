package org.nonomino.solver.bitboard;

import java.util.Arrays;
import java.util.Random;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchLimits;

/**
 * Random descents of the search tree. Each gives a number whose expected value is the number of
 * solutions: 0 at a contradiction, and at a solution the product of 1 / probability of all choices.
 * Not thread-safe.
 *
 * <p>Before each choice, all candidates of a cell are tried. Those that fail at once are not
 * chosen, and the others the more often, the more candidates are left with them (importance
 * sampling), which keeps the products close to each other.
 *
 * <p>Source: D. E. Knuth, "Estimating the efficiency of backtrack programs", Mathematics of
 * Computation 29, 1975.
 */
final class Probes {
  /**
   * How much a choice depends on the candidates that are left with it: its share is proportional to
   * this power of the product of their numbers. 0.15 to 0.25 needed the fewest probes on boxes,
   * Latin squares and jigsaws; 0 needed 4 times, 1 a hundred times as many.
   */
  private static final double EXPONENT = 0.2;

  private static final int FEW = 2;

  private final Propagation propagation;
  private final Candidates candidates;
  private final Random random;
  private final boolean isConsistent;
  private final int size;
  private final SearchBudget budget;

  private final double[] logarithms;

  /** How often each digit is drawn for the latest cell, relative to the others. */
  private final double[] shares;

  /**
   * @param limits only the deadline counts
   */
  Probes(
      Rules rules,
      CellBoards boards,
      Combinations.Table combinations,
      Grid givens,
      SearchLimits limits,
      long seed) {
    budget = new SearchBudget(boards.cellCount);
    budget.start(limits);
    propagation = new Propagation(rules, boards, combinations, budget);
    candidates = propagation.candidates;
    random = new Random(seed);
    size = boards.size;
    shares = new double[size + 1];
    logarithms = new double[size + 1];
    Arrays.setAll(logarithms, StrictMath::log);
    isConsistent = propagation.start(givens) && propagation.propagate();
  }

  /** Returns whether the deadline has ended the latest descent, so that its number is invalid. */
  boolean isStopped() {
    return budget.wasStopped();
  }

  /** Returns the logarithm of the number that one descent gives; negative infinity for 0. */
  double next() {
    if (!isConsistent) {
      return Double.NEGATIVE_INFINITY;
    }
    double logarithm = 0;
    int depth = 0;
    while (!candidates.isFull() && budget.spendNode()) {
      int cell = cellWithFewest();
      double total = tryAll(depth, cell);
      if (total == 0) {
        logarithm = Double.NEGATIVE_INFINITY;
        break;
      }
      int digit = drawn(total);
      logarithm += StrictMath.log(total / shares[digit]);
      candidates.guess(depth, cell, digit);
      depth++;
      propagation.propagate();
    }
    if (depth > 0) {
      candidates.returnTo(0);
    }
    return logarithm;
  }

  private int cellWithFewest() {
    int best = 0;
    int fewest = Integer.MAX_VALUE;
    for (int cell = 0; cell < candidates.cellCount && fewest > FEW; cell++) {
      int count = Long.bitCount(candidates.digits(cell));
      if (count > 1 && count < fewest) {
        best = cell;
        fewest = count;
      }
    }
    return best;
  }

  /** Sets the share of each digit of a cell, 0 if it fails at once, and returns their sum. */
  private double tryAll(int depth, int cell) {
    long digits = candidates.digits(cell);
    double highest = Double.NEGATIVE_INFINITY;
    for (int digit = 1; digit <= size; digit++) {
      shares[digit] = Double.NEGATIVE_INFINITY;
      if ((digits >>> digit & 1) != 0) {
        candidates.guess(depth, cell, digit);
        if (propagation.propagate()) {
          shares[digit] = EXPONENT * freedom();
          highest = Math.max(highest, shares[digit]);
        }
        candidates.returnTo(depth);
      }
    }
    if (highest == Double.NEGATIVE_INFINITY) {
      return 0;
    }
    double total = 0;
    for (int digit = 1; digit <= size; digit++) {
      shares[digit] = StrictMath.exp(shares[digit] - highest);
      total += shares[digit];
    }
    return total;
  }

  /** Returns the sum of the logarithms of the numbers of candidates. */
  private double freedom() {
    double sum = 0;
    for (int cell = 0; cell < candidates.cellCount; cell++) {
      sum += logarithms[Long.bitCount(candidates.digits(cell))];
    }
    return sum;
  }

  /** Returns a random digit, each with its share. */
  private int drawn(double total) {
    double rest = random.nextDouble() * total;
    int last = 0;
    for (int digit = 1; digit <= size; digit++) {
      if (shares[digit] > 0) {
        last = digit;
        rest -= shares[digit];
        if (rest < 0) {
          break;
        }
      }
    }
    return last;
  }
}
