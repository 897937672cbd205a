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
  /** Chains with locked candidates, pairs and X-wings on the way. */
  WITH_PATTERNS(" (+)");

  private final String suffix;

  Variant(String suffix) {
    this.suffix = suffix;
  }

  /** Returns the name of the steps of a kind that have this form, as people read it. */
  String words(StepKind kind) {
    return kind.words() + suffix;
  }
}
