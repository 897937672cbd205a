package org.nonomino.render;

import org.nonomino.core.DigitSymbols;

/** The notation of digits above 9. */
public enum DigitStyle {
  /** {@code A} for 10, as in the text formats. */
  LETTERS,
  /** {@code 10}. */
  NUMBERS;

  /** Returns the symbol of a digit, 1..36. */
  public String text(int digit) {
    return this == NUMBERS ? String.valueOf(digit) : String.valueOf(DigitSymbols.symbol(digit));
  }

  /** Returns the separator of neighbouring digits. */
  String separator(int size) {
    return this == NUMBERS && size > 9 ? " " : "";
  }
}
