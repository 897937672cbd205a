package org.nonomino.generator.terms;

/** The requirement on the solutions of a puzzle. */
public enum SolutionDemand {
  /** Exactly one solution. */
  UNIQUE,
  /** One solution or more: the clues come from a filled grid, and uniqueness is not checked. */
  ANY,
  /** Nothing, except that the clues break no rule. */
  UNCHECKED
}
