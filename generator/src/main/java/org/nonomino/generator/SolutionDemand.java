package org.nonomino.generator;

/** The requirement on the solutions of a puzzle. */
public enum SolutionDemand {
  /** Exactly one. */
  UNIQUE,
  /** At least one: the clues are taken from a filled grid, and nothing more is proved. */
  ANY,
  /** Nothing: the clues break no rule, and that is all. */
  UNCHECKED
}
