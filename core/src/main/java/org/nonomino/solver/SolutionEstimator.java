package org.nonomino.solver;

import org.nonomino.core.Puzzle;

/**
 * Estimates how many solutions a puzzle has, if they are too many to count. Implementations are
 * thread-safe.
 */
public interface SolutionEstimator {
  /** The usual seed, so that a puzzle has the same estimate each time. */
  long SEED = 1;

  /**
   * An estimate of the number of solutions.
   *
   * @param solutions the estimated number, at least 0; infinite if it is above 10³⁰⁸
   * @param error half of the width of a 95 % confidence interval, as a share of the number; 0 if
   *     the number is exact, infinite if nothing is known about it
   * @param probes the number of random probes
   */
  record Estimate(double solutions, double error, long probes) {
    /** Half of the width of a 95 % interval of a normal distribution, in standard deviations. */
    public static final double DEVIATIONS = 1.96;

    /** Returns whether this is the number of solutions, and not only close to it. */
    public boolean isExact() {
      return error == 0;
    }
  }

  /**
   * Estimates the number of solutions until the error is small enough or time is over.
   *
   * @param wantedError the error at which to stop, as a share of the number: 0.05 for 5 %
   * @param seed the same seed gives the same probes
   */
  Estimate estimate(Puzzle puzzle, double wantedError, long seed, Deadline deadline);
}
