package org.nonomino.text;

/**
 * A cell of a document.
 *
 * @param kind what the cell holds
 * @param token its characters and their place
 * @param digits its digit, or its candidates: bit d−1 for digit d; 0 for other kinds
 */
record DocumentCell(Kind kind, Token token, long digits) {
  /** The kinds of contents. */
  enum Kind {
    /** Nothing. */
    BLANK,
    /** A digit of the puzzle. */
    GIVEN,
    /** A digit that a player has entered. */
    ENTERED,
    /**
     * Several digits, one of which belongs in the cell, or a single one that is not yet written.
     */
    CANDIDATES,
    /** Characters without a meaning in a cell. */
    UNKNOWN
  }

  /** Returns this cell with a digit that a player has entered. */
  DocumentCell entered() {
    return new DocumentCell(Kind.ENTERED, token, digits);
  }

  /** Returns the digit of a cell with one digit; 0 for other kinds. */
  int digit() {
    return kind == Kind.GIVEN || kind == Kind.ENTERED ? Long.numberOfTrailingZeros(digits) + 1 : 0;
  }
}
