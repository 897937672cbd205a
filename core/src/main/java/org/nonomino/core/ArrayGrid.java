package org.nonomino.core;

import java.util.Arrays;
import java.util.Optional;

/** A grid backed by a private array. A digit fits in a byte because {@link Grid#MAX_SIZE} is 36. */
final class ArrayGrid implements Grid {
  private final int size;
  private final byte[] digits;
  private final int filledCount;

  /**
   * The rules for which this grid was last found to have no conflict, so that the check is not
   * repeated. Deliberately unsynchronised: threads may see different values, all of them correct.
   */
  private Optional<Rules> consistentWith = Optional.empty();

  private ArrayGrid(int size, byte[] digits) {
    this.size = size;
    this.digits = digits;
    int filled = 0;
    for (byte digit : digits) {
      // Adds 1 for each digit without a branch, because branches on the filled cells are
      // unpredictable.
      filled += -digit >>> 31;
    }
    this.filledCount = filled;
  }

  static ArrayGrid copyOf(int size, int[] digits) {
    requireLength(size, digits.length);
    byte[] copy = new byte[digits.length];
    for (int cell = 0; cell < copy.length; cell++) {
      copy[cell] = requireDigit(size, cell, digits[cell]);
    }
    return new ArrayGrid(size, copy);
  }

  static Optional<Grid> ofSymbols(int size, String symbols) {
    requireLength(size, symbols.length());
    byte[] digits = new byte[size * size];
    for (int cell = 0; cell < digits.length; cell++) {
      byte digit = DigitSymbols.digitOrTooLarge(symbols.charAt(cell));
      if (digit > size) {
        return Optional.empty();
      }
      digits[cell] = digit;
    }
    return Optional.of(new ArrayGrid(size, digits));
  }

  private static void requireLength(int size, int length) {
    Grid.requireSize(size);
    if (length != size * size) {
      throw new IllegalArgumentException(
          "a grid of size " + size + " needs " + size * size + " digits, not " + length);
    }
  }

  private static byte requireDigit(int size, int cell, int digit) {
    if (digit < 0 || digit > size) {
      throw new IllegalArgumentException(
          "digit " + digit + " in " + CellNames.name(size, cell) + " is not in 0.." + size);
    }
    return (byte) digit;
  }

  /** Returns whether this grid was found to have no conflict under equal rules. */
  boolean isKnownConsistentWith(Rules rules) {
    Optional<Rules> known = consistentWith;
    return known.isPresent() && known.get().equals(rules);
  }

  /** Records that this grid has no conflict under the rules. */
  void keepConsistentWith(Rules rules) {
    consistentWith = Optional.of(rules);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int digit(int cell) {
    return digits[cell];
  }

  @Override
  public int filledCount() {
    return filledCount;
  }

  @Override
  public int[] toArray() {
    int[] copy = new int[digits.length];
    for (int cell = 0; cell < copy.length; cell++) {
      copy[cell] = digits[cell];
    }
    return copy;
  }

  @Override
  public Grid with(int cell, int digit) {
    byte checked = requireDigit(size, cell, digit);
    byte[] copy = digits.clone();
    copy[cell] = checked;
    return new ArrayGrid(size, copy);
  }

  @Override
  public boolean equals(Object other) {
    if (other instanceof ArrayGrid grid) {
      return size == grid.size && Arrays.equals(digits, grid.digits);
    }
    return other instanceof Grid grid
        && size == grid.size()
        && Arrays.equals(toArray(), grid.toArray());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(digits);
  }

  /**
   * Returns the digits in the characters of the line format, so that you can paste a puzzle from
   * the output of a failing test.
   */
  @Override
  public String toString() {
    char[] symbols = new char[digits.length];
    for (int cell = 0; cell < symbols.length; cell++) {
      symbols[cell] = DigitSymbols.symbol(digits[cell]);
    }
    return new String(symbols);
  }
}
