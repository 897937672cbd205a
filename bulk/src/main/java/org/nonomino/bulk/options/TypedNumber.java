package org.nonomino.bulk.options;

import java.math.BigDecimal;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.nonomino.bulk.io.UsageException;

/**
 * The number of an option as typed. Only the digits 0 to 9 count, with a minus before them if
 * negative numbers are possible. {@code +5} and the digits of other scripts are refused.
 *
 * @param text the argument of the option, in any form
 */
public record TypedNumber(String text) {
  private static final Pattern WHOLE = Pattern.compile("-?[0-9]+");
  private static final Pattern DECIMAL = Pattern.compile("-?[0-9]+(\\.[0-9]+)?|-?\\.[0-9]+");

  /**
   * The maximum number of digits: longer numbers exceed all ranges here, and would take long to
   * read.
   */
  private static final int MAX_DIGITS = 100;

  /** Returns a number as a person would type it. */
  public static TypedNumber of(Number number) {
    return new TypedNumber(number.toString());
  }

  /** Returns the integer; empty if the text is not an integer, or does not fit a long. */
  public OptionalLong whole() {
    if (text.length() > MAX_DIGITS || !WHOLE.matcher(text).matches()) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      return OptionalLong.empty();
    }
  }

  /**
   * Returns the integer.
   *
   * @param option the beginning of the message: {@code --threads}
   * @param range the rest of it: {@code give a whole number from 1 to 1024}
   * @throws UsageException if it is not from {@code min} to {@code max}
   */
  public int whole(String option, int min, int max, String range) throws UsageException {
    return (int) whole(option, (long) min, (long) max, range);
  }

  /** Returns the integer, with a message that names the range. */
  public int whole(String option, int min, int max) throws UsageException {
    return (int) whole(option, (long) min, (long) max);
  }

  /** Returns the integer as a {@code long}, with a message that names the range. */
  public long whole(String option, long min, long max) throws UsageException {
    return whole(option, min, max, "give a whole number from " + min + " to " + max);
  }

  /** Returns the integer as a {@code long}. */
  public long whole(String option, long min, long max, String range) throws UsageException {
    OptionalLong number = whole();
    if (number.isEmpty() || number.getAsLong() < min || number.getAsLong() > max) {
      throw outside(option, range);
    }
    return number.getAsLong();
  }

  /**
   * Returns the number with its decimals, if any.
   *
   * @param option the beginning of the message: {@code --irregularity}
   * @param range the rest of it: {@code give a number from 0 to 1}
   * @throws UsageException if it is not from {@code min} to {@code max}
   */
  double decimal(String option, double min, double max, String range) throws UsageException {
    if (text.length() > MAX_DIGITS || !DECIMAL.matcher(text).matches()) {
      throw outside(option, range);
    }
    double number = new BigDecimal(text).doubleValue();
    if (number < min || number > max) {
      throw outside(option, range);
    }
    return number;
  }

  private UsageException outside(String option, String range) {
    return new UsageException(option + "=" + text + ": " + range + ".");
  }

  /** Returns the text as typed. */
  @Override
  public String toString() {
    return text;
  }
}
