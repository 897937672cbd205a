package org.nonomino.explainer;

import java.util.Locale;

/** The choice between several possible steps. */
public enum Preference {
  /**
   * The order and only the techniques of Sudoku Explainer, so that ratings agree with its ratings.
   */
  SE,
  /** Techniques with names before unnamed chains, the easiest first. */
  NAMES,
  /**
   * Named techniques first; of several steps that are about as hard, the step with the fewest
   * candidates.
   */
  SHORT;

  /** Returns the name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
