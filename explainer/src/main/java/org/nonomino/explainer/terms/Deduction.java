package org.nonomino.explainer.terms;

/** A conclusion of a step. */
public sealed interface Deduction {
  /** Returns the cell, row-major from 0. */
  int cell();

  /** Returns the digit, 1..n. */
  int digit();

  /** The cell has the digit. */
  record Placement(int cell, int digit) implements Deduction {}

  /** The cell does not have the digit. */
  record Elimination(int cell, int digit) implements Deduction {}
}
