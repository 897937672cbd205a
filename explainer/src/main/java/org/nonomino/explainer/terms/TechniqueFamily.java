package org.nonomino.explainer.terms;

import java.util.Locale;

/** Families of techniques with a common idea, roughly from the easiest to the hardest. */
public enum TechniqueFamily {
  /** A cell or a house with one possibility. */
  SINGLES("Singles"),
  /** Digits in the intersection of two houses. */
  INTERSECTIONS("Intersections"),
  /** Sets of cells with as many digits as cells. */
  SUBSETS("Subsets"),
  /** Digits that constraints beyond houses leave. */
  CONSTRAINTS("Constraints"),
  /** Lines and regions with the same digits outside their common cells. */
  LEFTOVERS("Leftovers"),
  /** One digit in equally many houses of two kinds. */
  FISH("Fish"),
  /** A few cells of few candidates around a pivot. */
  WINGS("Wings"),
  /** Patterns that would give two solutions. */
  UNIQUENESS("Uniqueness"),
  /** Candidates that are alternately true and false. */
  CHAINS("Chains"),
  /** Sets of cells with one more candidate than cells. */
  ALMOST_LOCKED_SETS("Almost locked sets"),
  /** Combinations of digits that are all excluded. */
  EXCLUSIONS("Exclusions"),
  /** Assumptions followed to their conclusions. */
  FORCING_CHAINS("Forcing chains");

  private final String words;

  TechniqueFamily(String words) {
    this.words = words;
  }

  /** Returns the name as people read it: {@code Almost locked sets}. */
  public String words() {
    return words;
  }

  /** The name as people type it: {@code almost-locked-sets}. */
  @Override
  public String toString() {
    return words.toLowerCase(Locale.ROOT).replace(' ', '-');
  }
}
