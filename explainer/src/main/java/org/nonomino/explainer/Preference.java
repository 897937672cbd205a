package org.nonomino.explainer;

import java.util.Locale;

/** Which of several steps people are shown. */
public enum Preference {
  /** The order of Sudoku Explainer, and only its techniques: ratings are those that people know. */
  SE,
  /** Techniques with names of their own before chains without one, the easiest first. */
  NAMES,
  /** As with names; of steps that are about as hard, the one with the fewest candidates. */
  SHORT;

  /** The name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
