package org.nonomino.text;

import java.util.OptionalInt;

/** Whole numbers in texts that people write. */
public final class WholeNumber {
  private static final int MAX_FIGURES = 9;

  private WholeNumber() {}

  /** Returns a number of at most nine figures; empty if the text is anything else. */
  public static OptionalInt of(String text) {
    return of(text, 0, text.length());
  }

  /**
   * Returns a number of at most nine figures; empty if a part of a text is anything else.
   *
   * @param from the index of its first character
   * @param to the index after that of its last character
   */
  public static OptionalInt of(String text, int from, int to) {
    if (from >= to || to - from > MAX_FIGURES) {
      return OptionalInt.empty();
    }
    int number = 0;
    for (int i = from; i < to; i++) {
      int figure = text.charAt(i) - '0';
      if (figure < 0 || figure > 9) {
        return OptionalInt.empty();
      }
      number = 10 * number + figure;
    }
    return OptionalInt.of(number);
  }
}
