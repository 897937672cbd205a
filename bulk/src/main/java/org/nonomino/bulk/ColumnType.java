package org.nonomino.bulk;

/** The type of the values of a column. */
public enum ColumnType {
  /** Strings. */
  TEXT,
  /** Booleans; {@code yes} and {@code no} in text. */
  YES_OR_NO,
  /** Integers of 32 bits. */
  NUMBER,
  /** Integers of 64 bits. */
  LARGE_NUMBER,
  /** Integers of 64 bits, or minimums of them. */
  COUNT,
  /** Decimals with one decimal place, or minimums of them. */
  RATING;

  /** Returns whether a value may be a {@link Column.Minimum}. */
  public boolean mayBeMinimum() {
    return this == COUNT || this == RATING;
  }
}
