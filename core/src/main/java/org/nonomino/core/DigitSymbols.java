package org.nonomino.core;

import java.util.Arrays;

/**
 * The single characters that stand for digits and blanks: {@code 1}..{@code 9}, then {@code A} = 10
 * .. {@code Z} = 35, in either case, and {@code @} = 36; an empty cell is any of {@code . 0 - _ *
 * ?}.
 */
public final class DigitSymbols {
  private static final char BLANK = '.';
  private static final String SYMBOLS = BLANK + "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@";
  private static final char[] SYMBOL_OF_DIGIT = SYMBOLS.toCharArray();
  private static final String BLANKS = ".0-_*?";
  private static final int ASCII = 128;
  private static final byte UNKNOWN = Byte.MAX_VALUE;
  private static final byte[] DIGITS = digits();

  private DigitSymbols() {}

  private static byte[] digits() {
    byte[] digits = new byte[ASCII];
    Arrays.fill(digits, UNKNOWN);
    for (int digit = 1; digit < SYMBOLS.length(); digit++) {
      char symbol = SYMBOLS.charAt(digit);
      digits[symbol] = (byte) digit;
      digits[Character.toLowerCase(symbol)] = (byte) digit;
    }
    for (int i = 0; i < BLANKS.length(); i++) {
      digits[BLANKS.charAt(i)] = 0;
    }
    return digits;
  }

  /**
   * Returns the character for a digit, {@code .} for 0.
   *
   * @param digit 0..36
   */
  public static char symbol(int digit) {
    return SYMBOL_OF_DIGIT[digit];
  }

  /**
   * Returns the characters for several digits in ascending order.
   *
   * @param digits bit d−1 for digit d
   */
  public static String symbols(long digits) {
    StringBuilder symbols = new StringBuilder(Long.bitCount(digits));
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      symbols.append(symbol(Long.numberOfTrailingZeros(rest) + 1));
    }
    return symbols.toString();
  }

  /** Returns whether the character stands for a digit or a blank. */
  public static boolean isSymbol(char character) {
    return character < ASCII && DIGITS[character] != UNKNOWN;
  }

  /** Returns whether the character stands for an empty cell. */
  public static boolean isBlank(char character) {
    return character < ASCII && DIGITS[character] == 0;
  }

  /**
   * Returns the digit for a character, 0 for a blank; if the character is not a symbol, a number
   * above any size.
   */
  static byte digitOrTooLarge(char character) {
    return character < ASCII ? DIGITS[character] : UNKNOWN;
  }

  /**
   * Returns the digit for a character, 0 for a blank; up to 36, whatever the size of the grid.
   *
   * @throws IllegalArgumentException if {@link #isSymbol} returns false for the character
   */
  public static int digit(char symbol) {
    if (!isSymbol(symbol)) {
      throw new IllegalArgumentException("'" + symbol + "' is not a digit symbol");
    }
    return DIGITS[symbol];
  }
}
