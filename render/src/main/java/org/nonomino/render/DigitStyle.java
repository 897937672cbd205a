package org.nonomino.render;

import org.nonomino.core.Symbols;

/** The notation of digits above 9. */
public enum DigitStyle {
  /** {@code A} for 10, as in the text formats. */
  LETTERS,
  /** {@code 10}. */
  NUMBERS;

  private static final int LAST_FIGURE = 9;

  /** Returns the symbol of a digit, or its number if it has one. */
  public String text(int digit, Symbols symbols) {
    return this == NUMBERS ? symbols.name(digit) : String.valueOf(symbols.symbol(digit));
  }

  /** Returns the separator of neighbouring digits. */
  String separator(Symbols symbols) {
    return this == NUMBERS && !symbols.areLetters() && symbols.most() > LAST_FIGURE ? " " : "";
  }
}
