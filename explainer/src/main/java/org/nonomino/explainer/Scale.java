package org.nonomino.explainer;

import java.util.Locale;

/** What ratings mean: which techniques they belong to. */
public enum Scale {
  /** The techniques of Sudoku Explainer, and nothing else. */
  SE,
  /** These, and the law of leftovers, which makes irregular regions easier for people. */
  NONOMINO;

  /** The name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
