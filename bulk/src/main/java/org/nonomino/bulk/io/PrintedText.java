package org.nonomino.bulk.io;

import java.util.OptionalInt;

/**
 * Makes messages safe to print on a terminal, whatever names and values they quote: characters that
 * would move the cursor, change colours or turn the direction of the text are shown as {@code �}.
 */
public final class PrintedText {
  private static final char SHOWN = '\uFFFD';

  private PrintedText() {}

  /** Returns text that stays on one line. */
  public static String line(String text) {
    return lines(text).replace('\n', SHOWN);
  }

  /** Returns text whose only control characters are tabs and line ends. */
  public static String lines(String text) {
    return text.chars().noneMatch(PrintedText::isUnsafe) ? text : cleaned(text);
  }

  /**
   * Returns the first character of a text that could hide or turn parts of it, such as a control
   * character; empty if there is none.
   */
  public static OptionalInt unsafeIn(String text) {
    return text.chars().filter(PrintedText::isUnsafe).findFirst();
  }

  private static String cleaned(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    text.chars().forEach(c -> clean.append(isUnsafe(c) ? SHOWN : (char) c));
    return clean.toString();
  }

  /**
   * Returns whether a character is unsafe. Format characters that join letters or emoji are
   * harmless.
   */
  private static boolean isUnsafe(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL -> c != '\n' && c != '\t';
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      case Character.FORMAT -> turnsDirection(c);
      default -> false;
    };
  }

  private static boolean turnsDirection(int c) {
    return c == '\u061C'
        || c == '\u200E'
        || c == '\u200F'
        || (c >= '\u202A' && c <= '\u202E')
        || (c >= '\u2066' && c <= '\u2069');
  }
}
