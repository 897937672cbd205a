package org.nonomino.explainer.internal.step;

import org.nonomino.explainer.terms.StepKind;

/** The forms of a kind of steps. */
public enum Variant {
  /** The only form of the kind, or its default form. */
  PLAIN(""),
  /** One cell with extra candidates. */
  TYPE_1(" type 1"),
  /** One extra digit. */
  TYPE_2(" type 2"),
  /** The cells with extra candidates are part of a naked or hidden set. */
  TYPE_3(" type 3"),
  /** A digit without other places in a house than the cells with extra candidates. */
  TYPE_4(" type 4"),
  /** One extra digit in cells that share no house; otherwise like type 2. */
  TYPE_5(" type 5"),
  /** Two opposite cells with extra candidates, one of which would complete the rectangle. */
  TYPE_6(" type 6"),
  /** Chains with locked candidates, pairs and X-wings inside. */
  WITH_PATTERNS(" (+)"),
  /** Chains that also have static chains inside. */
  WITH_CHAINS(" (+ Forcing Chains)"),
  /** Chains that also have multiple chains inside. */
  WITH_MULTIPLE_CHAINS(" (+ Multiple Forcing Chains)"),
  /** Chains that also have dynamic chains inside. */
  WITH_DYNAMIC_CHAINS(" (+ Dynamic Forcing Chains)"),
  /** Chains whose ends exclude each other. */
  LOOP(" (loop)"),
  /** Fish with places outside their covers. */
  FINNED("Finned ", ""),
  // The other names of chains of the scale of Sudoku Explainer.
  SKYSCRAPER(StepKind.SKYSCRAPER),
  TWO_STRING_KITE(StepKind.TWO_STRING_KITE),
  W_WING(StepKind.W_WING),
  REMOTE_PAIRS(StepKind.REMOTE_PAIRS),
  XY_CHAIN(StepKind.XY_CHAIN),
  AIC(StepKind.AIC);

  private final String prefix;
  private final String suffix;

  Variant(String suffix) {
    this("", suffix);
  }

  Variant(StepKind other) {
    this(" (" + other.words() + ")");
  }

  Variant(String prefix, String suffix) {
    this.prefix = prefix;
    this.suffix = suffix;
  }

  /** Returns the name of the steps of a kind with this form, as people read it. */
  public String words(StepKind kind) {
    // The first type is called BUG+1, after the number of its cells.
    return kind == StepKind.BUG && this == TYPE_1 ? "BUG+1" : prefix + kind.words() + suffix;
  }
}
