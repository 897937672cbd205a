package org.nonomino.text;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Grid;

/**
 * The n² cells of a grid or a mask matrix as they are in a text, row-major, each with its place.
 */
public interface CellField {
  /** A blank, or the digit below 1 of those who count from 0. */
  String ZERO = "0";

  /** Returns the number of cells. */
  int count();

  /** Returns the characters of a cell: one, or the figures of a number. */
  String text(int cell);

  /** Returns whether two cells have the same characters. */
  default boolean haveSameText(int first, int second) {
    return text(first).equals(text(second));
  }

  /**
   * Returns the digit that a cell's characters stand for, 0 for a blank, whatever the size; empty
   * if for none.
   */
  OptionalInt digit(int cell);

  /**
   * Returns the grid of the cells; empty if one holds no digit of 1..n and no blank.
   *
   * @param size n, where there are n² cells
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
   * Returns the first cell with a blank other than 0, if 0 is here as well; empty if only one of
   * them is, or none.
   */
  default OptionalInt blankBesideZero() {
    if (content().indexOf('0') < 0) {
      return OptionalInt.empty();
    }
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

  /** Returns where a cell stands. */
  Place place(int cell);

  /** Returns all characters in a form that two fields share only if they read the same. */
  String content();

  /**
   * Returns the field with one character a cell, side by side.
   *
   * @param start the place of the first character
   * @param characters all of them
   */
  static CellField ofCharacters(Place start, String characters) {
    return new CharacterField(start, characters);
  }

  /**
   * Returns the field whose cells stand anywhere, each one character or the figures of a number.
   *
   * @param source the name of the text
   * @param cells all of them
   */
  static CellField ofTokens(String source, List<Token> cells) {
    return new TokenField(source, cells);
  }
}
