package org.nonomino.solver;

/** The reason why a search ended. */
public enum StopReason {
  /** The whole space was searched, so all solutions were found. */
  EXHAUSTED,
  /** The requested number of solutions was found, and there may be more. */
  SOLUTION_LIMIT,
  /** One more node would have exceeded the limit. */
  NODE_LIMIT,
  /** The deadline had passed. */
  DEADLINE,
  /** The thread was interrupted. */
  INTERRUPTED
}
