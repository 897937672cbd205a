package org.nonomino.explainer;

import java.util.Locale;

/** The measures for rating puzzles. */
public enum Scale {
  /** The hardest step, with only the techniques of Sudoku Explainer. */
  SE,
  /**
   * The hardest step, including the law of leftovers, which makes irregular regions easier for
   * people.
   */
  NONOMINO,
  /** The sum of the costs of all steps, with all techniques that have names. */
  SCORE;

  /** Returns the default preference between steps. */
  public Preference usualPreference() {
    return this == SCORE ? Preference.NAMES : Preference.SE;
  }

  /** Returns the name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
