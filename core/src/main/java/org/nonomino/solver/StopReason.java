package org.nonomino.solver;

/** Why a search ended. */
public enum StopReason {
  /** The whole space was searched: what was found is all there is. */
  EXHAUSTED,
  /** As many solutions as requested were found; there may be more. */
  SOLUTION_LIMIT,
  /** The next node would have been one too many. */
  NODE_LIMIT,
  /** The deadline had passed. */
  DEADLINE,
  /** The thread was interrupted. */
  INTERRUPTED
}
