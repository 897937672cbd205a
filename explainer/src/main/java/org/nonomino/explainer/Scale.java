package org.nonomino.explainer;

import java.util.Locale;

/** How puzzles are rated. */
public enum Scale {
  /** By the hardest step, with the techniques of Sudoku Explainer and nothing else. */
  SE,
  /** By the hardest step; the law of leftovers makes irregular regions easier for people. */
  NONOMINO,
  /** By the sum of the costs of all steps, with all techniques that have names. */
  SCORE;

  /** Returns which steps are taken where nobody chose. */
  public Preference usualPreference() {
    return this == SCORE ? Preference.NAMES : Preference.SE;
  }

  /** The name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
