package org.nonomino.explainer;

import java.util.List;

/**
 * A choice of techniques, in the order in which they are tried, and so what ratings mean.
 * Immutable; thread-safe.
 */
public enum Scale {
  /** The techniques of Sudoku Explainer. */
  SE(List.of(new HiddenSingles(), new NakedSingles())),
  /** These, and the law of leftovers, which makes irregular regions easier for people. */
  NONOMINO(List.of(new HiddenSingles(), new NakedSingles()));

  private final List<Technique> techniques;

  Scale(List<Technique> techniques) {
    this.techniques = techniques;
  }

  /** Returns the techniques, the easiest first. */
  public List<Technique> techniques() {
    return techniques;
  }
}
