package org.nonomino.text;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * The name of a cell as people and programs write it, {@code r1c1} or {@code R1C1}, also of one
 * that no grid has. Immutable.
 *
 * @param row the written row, 0 or more
 * @param column the written column, 0 or more
 */
public record CellName(int row, int column) {
  /**
   * Reads a name; empty if the text is anything else.
   *
   * @param maxFigures the maximum number of figures of a row or a column
   */
  public static Optional<CellName> of(String text, int maxFigures) {
    int middle = Math.max(text.indexOf('c'), text.indexOf('C'));
    boolean hasLetters = middle > 0 && (text.charAt(0) == 'r' || text.charAt(0) == 'R');
    if (!hasLetters || middle - 1 > maxFigures || text.length() - middle - 1 > maxFigures) {
      return Optional.empty();
    }
    OptionalInt row = WholeNumber.of(text, 1, middle);
    OptionalInt column = WholeNumber.of(text, middle + 1, text.length());
    return row.isPresent() && column.isPresent()
        ? Optional.of(new CellName(row.getAsInt(), column.getAsInt()))
        : Optional.empty();
  }

  /** Returns the cell, row-major from 0; empty if a grid of this size has no such cell. */
  public OptionalInt cell(int size) {
    return row >= 1 && row <= size && column >= 1 && column <= size
        ? OptionalInt.of((row - 1) * size + column - 1)
        : OptionalInt.empty();
  }
}
