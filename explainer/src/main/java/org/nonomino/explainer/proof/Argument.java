package org.nonomino.explainer.proof;

/** The kind of argument of a step of a proof. */
public enum Argument {
  /**
   * Digits that can be exchanged are named after cells of one house; only as the first step of a
   * proof about parts that treat all digits alike.
   */
  NAMES,

  /** The assumption that a cell has a digit, either the digit in question or that of a case. */
  ASSUMPTION,

  /** A digit has only one place left in a house, or none. */
  ONLY_PLACE,

  /** A cell has only one candidate left, or none. */
  ONLY_DIGIT,

  /** All places of a digit in a house are together excluded by the same cell. */
  INTERSECTION,

  /** Some houses contain a digit more often than others, or as often, so their other cells do. */
  LEFTOVERS,

  /** Cells of a house have only as many candidates together as they are, or fewer. */
  NAKED_SET,

  /** Digits have only as many places together in a house as they are, or fewer. */
  HIDDEN_SET,

  /** Constraints, perhaps with houses, exclude digits whatever is chosen for their cells. */
  CONSTRAINT,

  /** One of the digits of a cell is assumed in each case. */
  CASES_OF_CELL,

  /** One of the places of a digit in a house is assumed in each case. */
  CASES_OF_PLACE
}
