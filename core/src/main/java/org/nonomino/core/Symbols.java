package org.nonomino.core;

import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The characters that people read and write for the digits 1..n of a puzzle, and the values that
 * its sums and comparisons use. The usual ones are {@code 1}..{@code 9}, then {@code A} = 10 and so
 * on ({@link DigitSymbols}). If the first symbol is a figure, such as in {@code 012345678}, each
 * digit has the value that its symbol says. Letters, such as in {@code SUDOKWPZL}, have the values
 * 1..n. Immutable; equal if the characters are.
 */
public final class Symbols {
  private static final int LAST_FIGURE = 9;
  private static final Symbols[] USUAL =
      IntStream.rangeClosed(0, Grid.MAX_SIZE).mapToObj(Symbols::usualOf).toArray(Symbols[]::new);

  private final String characters;
  private final int offset;

  private Symbols(String characters, int offset) {
    this.characters = characters;
    this.offset = offset;
  }

  private static Symbols usualOf(int size) {
    return new Symbols(DigitSymbols.symbols((1L << size) - 1), 0);
  }

  /** Returns the usual symbols for the digits 1..n. */
  public static Symbols usual(int size) {
    return USUAL[size];
  }

  /**
   * Returns the symbols of n digits with successive values, such as 0 to 8; values above 9 are
   * letters.
   *
   * @param first the value of the digit 1, a figure 0..9
   * @throws IllegalArgumentException if the first value is no figure, or the last has no symbol
   */
  public static Symbols range(int first, int size) {
    if (first < 0 || first > LAST_FIGURE || first + size - 1 > Grid.MAX_SIZE || size < 1) {
      throw new IllegalArgumentException("no symbols for %d digits from %d".formatted(size, first));
    }
    if (first == 1) {
      return usual(size);
    }
    StringBuilder characters = new StringBuilder(size);
    for (int value = first; value < first + size; value++) {
      characters.append(value == 0 ? '0' : DigitSymbols.symbol(value));
    }
    return new Symbols(characters.toString(), first - 1);
  }

  /**
   * Returns the symbols for the digits 1..n, in this order.
   *
   * @param characters n different figures and letters {@code A}..{@code Z}, in either case: either
   *     successive ones that begin with a figure, or letters only
   * @throws IllegalArgumentException if they are not; see {@link #isLetter} and {@link #range}
   */
  public static Symbols of(String characters) {
    String upper = characters.toUpperCase(Locale.ROOT);
    int size = upper.length();
    if (size < 1 || size > Grid.MAX_SIZE) {
      throw new IllegalArgumentException("%d symbols".formatted(size));
    }
    char first = upper.charAt(0);
    if (first >= '0' && first <= '9') {
      Symbols range = range(first - '0', size);
      if (!range.characters.equals(upper)) {
        throw new IllegalArgumentException("not successive: " + characters);
      }
      return range;
    }
    for (int i = 0; i < size; i++) {
      if (!isLetter(upper.charAt(i)) || upper.indexOf(upper.charAt(i)) < i) {
        throw new IllegalArgumentException("not different letters: " + characters);
      }
    }
    return new Symbols(upper, 0);
  }

  /** Returns whether a character can be one of the symbols that are letters. */
  public static boolean isLetter(char character) {
    return (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z');
  }

  /** Returns n. */
  public int size() {
    return characters.length();
  }

  /** Returns whether these are the usual symbols, with the values 1..n. */
  public boolean areUsual() {
    return equals(USUAL[size()]);
  }

  /** Returns the symbols for the same values that do not depend on letters, for use as a key. */
  public Symbols sameValues() {
    return areLetters() ? USUAL[size()] : this;
  }

  /** Returns whether the symbols are letters, which have the values 1..n. */
  public boolean areLetters() {
    return isLetter(characters.charAt(0));
  }

  /** Returns the value of a digit minus the digit itself, 0 for most puzzles. */
  public int offset() {
    return offset;
  }

  /**
   * Returns the value of a digit, which sums and comparisons use.
   *
   * @param digit 1..n
   */
  public int value(int digit) {
    return digit + offset;
  }

  /** Returns the value of the first digit. */
  public int least() {
    return 1 + offset;
  }

  /** Returns the value of the last digit. */
  public int most() {
    return size() + offset;
  }

  /** Returns the sum of the values of all digits. */
  public int total() {
    return size() * (least() + most()) / 2;
  }

  /**
   * Returns the character for a digit, {@code .} for 0.
   *
   * @param digit 0..n
   */
  public char symbol(int digit) {
    return digit == 0 ? DigitSymbols.symbol(0) : characters.charAt(digit - 1);
  }

  /** Returns a digit as sentences show it, by its letter or by its value as a number. */
  public String name(int digit) {
    return areLetters() ? String.valueOf(symbol(digit)) : String.valueOf(value(digit));
  }

  /**
   * Returns the characters for several digits in ascending order.
   *
   * @param digits bit d−1 for digit d
   */
  public String text(long digits) {
    StringBuilder text = new StringBuilder(Long.bitCount(digits));
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      text.append(symbol(Long.numberOfTrailingZeros(rest) + 1));
    }
    return text.toString();
  }

  /** Returns the cells of a grid row by row, with {@code .} for blanks. */
  public String text(Grid grid) {
    String text = grid.toString();
    return areUsual() ? text : translate(text);
  }

  /** Translates usual symbols and blanks to these symbols. */
  private String translate(String usual) {
    StringBuilder text = new StringBuilder(usual.length());
    for (int i = 0; i < usual.length(); i++) {
      text.append(symbol(DigitSymbols.digit(usual.charAt(i))));
    }
    return text.toString();
  }

  /** Returns whether the character stands for a digit or a blank. */
  public boolean has(char character) {
    return characters.indexOf(Character.toUpperCase(character)) >= 0 || isBlank(character);
  }

  /** Returns whether the character stands for an empty cell; {@code 0} may be a digit instead. */
  public boolean isBlank(char character) {
    return DigitSymbols.isBlank(character) && characters.indexOf(character) < 0;
  }

  /**
   * Returns the digit for a character, 0 for a blank.
   *
   * @throws IllegalArgumentException if {@link #has} returns false for the character
   */
  public int digit(char character) {
    if (!has(character)) {
      throw new IllegalArgumentException("'" + character + "' is not a symbol of " + this);
    }
    return characters.indexOf(Character.toUpperCase(character)) + 1;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Symbols symbols && characters.equals(symbols.characters));
  }

  @Override
  public int hashCode() {
    return characters.hashCode();
  }

  /** The characters for the digits 1..n. */
  @Override
  public String toString() {
    return characters;
  }
}
