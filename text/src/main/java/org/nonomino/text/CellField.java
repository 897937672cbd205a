package org.nonomino.text;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Grid;

/**
 * The n² cells of a grid or a mask matrix in the order of the input, row-major, each with its
 * place.
 */
public interface CellField {
  /** A blank, or the digit below 1 in puzzles that count from 0. */
  String ZERO = "0";

  /** Returns the number of cells. */
  int count();

  /** Returns the single character of a cell, or the figures of its number. */
  String text(int cell);

  /** Returns whether two cells have the same characters. */
  default boolean haveSameText(int first, int second) {
    return text(first).equals(text(second));
  }

  /**
   * Returns the digit that a cell's characters represent, 0 for a blank, whatever the size; empty
   * if they represent neither.
   */
  OptionalInt digit(int cell);

  /**
   * Returns the grid of the cells; empty if a cell holds neither a digit of 1..n nor a blank.
   *
   * @param size n, for n² cells
   */
  default Optional<Grid> grid(int size) {
    int[] digits = new int[count()];
    for (int cell = 0; cell < digits.length; cell++) {
      OptionalInt digit = digit(cell);
      if (digit.isEmpty() || digit.getAsInt() > size) {
        return Optional.empty();
      }
      digits[cell] = digit.getAsInt();
    }
    return Optional.of(Grid.of(size, digits));
  }

  /**
   * Returns the first cell with a blank that is not 0, if the field also contains 0; otherwise
   * empty.
   */
  default OptionalInt blankBesideZero() {
    boolean hasZero = false;
    int other = -1;
    for (int cell = count() - 1; cell >= 0; cell--) {
      boolean isZero = text(cell).equals(ZERO);
      hasZero |= isZero;
      if (!isZero && digit(cell).orElse(1) == 0) {
        other = cell;
      }
    }
    return hasZero && other >= 0 ? OptionalInt.of(other) : OptionalInt.empty();
  }

  /** Returns the place of a cell. */
  Place place(int cell);

  /** Returns all characters in a form that is equal for two fields only if they read the same. */
  String content();

  /**
   * Returns the field with one character per cell, side by side.
   *
   * @param start the place of the first character
   * @param characters the characters of all cells
   */
  static CellField ofCharacters(Place start, String characters) {
    return new CharacterField(start, characters);
  }

  /**
   * Returns the field whose cells may be at any place, each with one character or the figures of a
   * number.
   *
   * @param source the name of the input
   * @param cells all cells
   */
  static CellField ofTokens(String source, List<Token> cells) {
    return new TokenField(source, cells);
  }
}
