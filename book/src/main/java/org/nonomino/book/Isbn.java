package org.nonomino.book;

import org.nonomino.text.MalformedTextException;

/**
 * Checks the numbers of books: ISBN-13 and ISBN-10, whose last character is a check digit (ISO
 * 2108, annexes A and C).
 */
final class Isbn {
  private static final int LONG = 13;
  private static final int SHORT = 10;

  private Isbn() {}

  /**
   * Returns the number as it is written in the plan.
   *
   * @throws MalformedTextException if it is no ISBN
   */
  static String require(PlanValue.Text value) throws MalformedTextException {
    String written = value.text().strip();
    String bare = written.replaceAll("[- ]", "");
    if (!bare.matches("97[89][0-9]{10}|[0-9]{9}[0-9Xx]")) {
      throw value.wrong(
          "'" + written + "' is not an ISBN",
          "Write 13 digits that begin with 978 or 979, or 10, with or without hyphens.");
    }
    char last = Character.toUpperCase(bare.charAt(bare.length() - 1));
    char right = bare.length() == LONG ? checkOfLong(bare) : checkOfShort(bare);
    if (last != right) {
      throw value.wrong(
          "the ISBN '" + written + "' ends with the check digit " + last + " instead of " + right,
          "Compare all its digits with those that you were given.");
    }
    return written;
  }

  private static char checkOfLong(String digits) {
    int sum = 0;
    for (int i = 0; i < LONG - 1; i++) {
      sum += (i % 2 == 0 ? 1 : 3) * (digits.charAt(i) - '0');
    }
    return (char) ('0' + (10 - sum % 10) % 10);
  }

  private static char checkOfShort(String digits) {
    int sum = 0;
    for (int i = 0; i < SHORT - 1; i++) {
      sum += (SHORT - i) * (digits.charAt(i) - '0');
    }
    int check = (11 - sum % 11) % 11;
    return check == 10 ? 'X' : (char) ('0' + check);
  }
}
