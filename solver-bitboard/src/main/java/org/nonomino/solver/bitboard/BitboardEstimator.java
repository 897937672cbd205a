package org.nonomino.solver.bitboard;

import org.nonomino.core.Puzzle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionEstimator;

/**
 * Counts as many solutions as are found quickly, and estimates the number of more by random probes
 * of the search tree. Thread-safe.
 */
public final class BitboardEstimator implements SolutionEstimator {
  /** The number of solutions up to which they are counted. */
  private static final long MOST_COUNTED = 100_000;

  /** The number of nodes after which counting ends. With many constraints they take seconds. */
  private static final long MOST_NODES = 100_000;

  /** The fewest probes from which an error is computed. Fewer easily miss a rare large number. */
  private static final long FEWEST_PROBES = 1000;

  private final BitboardSolver solver = new BitboardSolver();

  /** Creates an estimator with its own cache of layouts. */
  public BitboardEstimator() {}

  @Override
  public Estimate estimate(Puzzle puzzle, double wantedError, long seed, Deadline deadline) {
    SearchLimits limits = new SearchLimits(MOST_COUNTED, MOST_NODES, deadline);
    SearchReport counted =
        solver.prepare(puzzle.rules()).run(puzzle.givens(), limits, SearchObserver.NONE);
    if (counted.exhausted()) {
      return new Estimate(counted.solutions(), 0, 0);
    }
    Probes probes = solver.probes(puzzle, SearchLimits.NONE.withDeadline(deadline), seed);
    Mean mean = new Mean();
    while (!deadline.isPast() && (mean.count < FEWEST_PROBES || mean.error() > wantedError)) {
      double logarithm = probes.next();
      if (probes.isStopped()) {
        break;
      }
      mean.add(logarithm);
    }
    double least = counted.solutions();
    return mean.estimate() < least
        ? new Estimate(least, Double.POSITIVE_INFINITY, mean.count)
        : new Estimate(mean.estimate(), mean.error(), mean.count);
  }

  /** The mean of numbers that are too large for sums, relative to the largest so far. */
  private static final class Mean {
    private long count;
    private double largest = Double.NEGATIVE_INFINITY;

    /** The sums of x and of x² for x = number / largest number. */
    private double sum;

    private double squares;

    void add(double logarithm) {
      count++;
      if (logarithm > largest) {
        double factor = StrictMath.exp(largest - logarithm);
        sum *= factor;
        squares *= factor * factor;
        largest = logarithm;
      }
      if (logarithm != Double.NEGATIVE_INFINITY) {
        double share = StrictMath.exp(logarithm - largest);
        sum += share;
        squares += share * share;
      }
    }

    double estimate() {
      return sum == 0 ? 0 : StrictMath.exp(largest + StrictMath.log(sum / count));
    }

    double error() {
      if (sum == 0 || count < 2) {
        return Double.POSITIVE_INFINITY;
      }
      double mean = sum / count;
      double variance = Math.max(0, squares / count - mean * mean) / (count - 1);
      return Estimate.DEVIATIONS * Math.sqrt(variance) / mean;
    }
  }
}
