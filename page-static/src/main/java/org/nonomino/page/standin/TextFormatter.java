package org.nonomino.page.standin;

import java.util.Locale;

/**
 * Replaces {@code String.format}, because the compiler's own formatter brings decimal formats and
 * the names of all countries with it. The module page-compiler directs all calls here. Has only the
 * conversions that our messages use: {@code %s}, {@code %d}, {@code %X}, {@code %n} and {@code %%},
 * with a minimum width, which may begin with a zero. The module page-compiler refuses others.
 */
public final class TextFormatter {
  private static final int HEX = 16;

  private TextFormatter() {}

  /**
   * Returns a text with values in it.
   *
   * @param format the text, with a conversion for each value
   * @throws IllegalArgumentException if there are too few values, or the text has an unknown
   *     conversion
   */
  public static String format(String format, Object[] values) {
    StringBuilder text = new StringBuilder();
    int used = 0;
    int from = 0;
    for (int at = format.indexOf('%'); at >= 0; at = format.indexOf('%', from)) {
      text.append(format, from, at);
      int end = at + 1;
      while (end < format.length() && Character.isDigit(format.charAt(end))) {
        end++;
      }
      if (end == format.length()) {
        throw unknown(format);
      }
      char conversion = format.charAt(end);
      if (conversion == '%') {
        text.append('%');
      } else if (conversion == 'n') {
        text.append('\n');
      } else if (used == values.length) {
        throw unknown(format);
      } else {
        appendPadded(
            text, converted(conversion, values[used], format), format.substring(at + 1, end));
        used++;
      }
      from = end + 1;
    }
    text.append(format, from, format.length());
    return text.toString();
  }

  private static String converted(char conversion, Object value, String format) {
    return switch (conversion) {
      case 's', 'd' -> String.valueOf(value);
      case 'X' -> Integer.toString(((Number) value).intValue(), HEX).toUpperCase(Locale.ROOT);
      default -> throw unknown(format);
    };
  }

  /** Appends a text, after as many spaces or zeros as its minimum width needs. */
  private static void appendPadded(StringBuilder text, String shown, String width) {
    if (!width.isEmpty()) {
      char padding = width.charAt(0) == '0' ? '0' : ' ';
      for (int length = shown.length(); length < Integer.parseInt(width); length++) {
        text.append(padding);
      }
    }
    text.append(shown);
  }

  private static IllegalArgumentException unknown(String format) {
    return new IllegalArgumentException("cannot format '" + format + "'");
  }
}
