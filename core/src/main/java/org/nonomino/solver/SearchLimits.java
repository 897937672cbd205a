package org.nonomino.solver;

import java.time.Duration;

/**
 * The limits at which a search stops early. Immutable. An interrupt of the thread also stops every
 * search.
 *
 * @param maxSolutions stop after this many solutions, at least 1
 * @param maxNodes stop before exceeding this many nodes, at least 0 (see {@link
 *     SearchReport#nodes})
 * @param deadline stop when it has passed
 */
public record SearchLimits(long maxSolutions, long maxNodes, Deadline deadline) {
  /** No limits. */
  public static final SearchLimits NONE =
      new SearchLimits(Long.MAX_VALUE, Long.MAX_VALUE, Deadline.NEVER);

  /** Throws an {@link IllegalArgumentException} if a number is out of range. */
  public SearchLimits {
    if (maxSolutions < 1) {
      throw new IllegalArgumentException(
          "the maximum number of solutions must be at least 1, not " + maxSolutions);
    }
    if (maxNodes < 0) {
      throw new IllegalArgumentException(
          "the maximum number of nodes must be at least 0, not " + maxNodes);
    }
  }

  /** Returns limits with only a number of solutions. */
  public static SearchLimits solutions(long maxSolutions) {
    return NONE.withSolutions(maxSolutions);
  }

  /** Returns a copy with a different number of solutions. */
  public SearchLimits withSolutions(long newMaxSolutions) {
    return new SearchLimits(newMaxSolutions, maxNodes, deadline);
  }

  /** Returns a copy with a different number of nodes. */
  public SearchLimits withNodes(long newMaxNodes) {
    return new SearchLimits(maxSolutions, newMaxNodes, deadline);
  }

  /** Returns a copy with a different deadline. */
  public SearchLimits withDeadline(Deadline newDeadline) {
    return new SearchLimits(maxSolutions, maxNodes, newDeadline);
  }

  /** Returns a copy with a deadline this far from now. */
  public SearchLimits withTimeout(Duration timeout) {
    return withDeadline(Deadline.in(timeout));
  }
}
