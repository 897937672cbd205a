package org.nonomino.generator.terms;

import java.util.Locale;

/** The requirement on the solutions of a puzzle. */
public enum SolutionDemand {
  /** Exactly one solution. */
  UNIQUE,
  /** One solution or more: the clues come from a filled grid, and uniqueness is not checked. */
  ANY,
  /** Nothing, except that the clues break no rule. */
  UNCHECKED;

  /** Returns the name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
