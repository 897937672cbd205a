package org.nonomino.explainer;

/** Which form of its kind a step has. */
enum Variant {
  /** The kind has one form, or this is its usual one. */
  PLAIN(""),
  /** One cell with extra candidates; see {@link ExtraCells} for this and the next three. */
  TYPE_1(" type 1"),
  /** One extra digit. */
  TYPE_2(" type 2"),
  /** The cells with extra candidates are part of a naked or hidden set. */
  TYPE_3(" type 3"),
  /** A digit that has no other places in a house than the cells with extra candidates. */
  TYPE_4(" type 4"),
  /** One extra digit in cells that share no house; else like type 2. */
  TYPE_5(" type 5"),
  /** Two opposite cells with extra candidates, one of which would bring about the rectangle. */
  TYPE_6(" type 6"),
  /** Chains with locked candidates, pairs and X-wings on the way. */
  WITH_PATTERNS(" (+)");

  private final String suffix;

  Variant(String suffix) {
    this.suffix = suffix;
  }

  /** Returns the name of the steps of a kind that have this form, as people read it. */
  String words(StepKind kind) {
    // The field counts the cells of this one, and has no number for its first type.
    return kind == StepKind.BUG && this == TYPE_1 ? "BUG+1" : kind.words() + suffix;
  }
}
