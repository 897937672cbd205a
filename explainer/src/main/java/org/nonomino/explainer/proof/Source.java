package org.nonomino.explainer.proof;

/** The origin of a known claim. */
sealed interface Source {
  /** A step concluded the claim. */
  record OfStep(Derivation step) implements Source {}

  /** The part is a given. */
  record OfGiven(int part) implements Source {}

  /** A digit in another cell and one part exclude the claim's digit. */
  record Seen(int cell, int digit, int part) implements Source {}

  /** The cell has another digit. */
  record Occupied(int digit) implements Source {}
}
