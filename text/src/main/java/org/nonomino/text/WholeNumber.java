package org.nonomino.text;

import java.util.OptionalInt;

/** Whole numbers in texts that people write. */
public final class WholeNumber {
  private static final int MAX_FIGURES = 9;

  private WholeNumber() {}

  /** Returns a number of at most nine figures; empty if the text is anything else. */
  public static OptionalInt of(String text) {
    boolean isNumber =
        !text.isEmpty()
            && text.length() <= MAX_FIGURES
            && text.chars().allMatch(c -> c >= '0' && c <= '9');
    return isNumber ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
  }
}
