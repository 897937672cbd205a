package org.nonomino.formats;

import java.util.List;
import java.util.OptionalInt;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.text.CellField;
import org.nonomino.text.Place;

/**
 * A field of numbers, row-major. 0 is a blank where digits are meant, and {@link
 * RegionMask#NO_REGION} where regions are meant.
 *
 * @param cells the number and the place of each cell
 */
record NumberedCells(List<NumberedCell> cells) implements CellField {
  /** The number of a cell, and its place. */
  record NumberedCell(Place place, int number) {}

  @Override
  public int count() {
    return cells.size();
  }

  @Override
  public String text(int cell) {
    int number = cells.get(cell).number;
    return number == RegionMask.NO_REGION
        ? String.valueOf(RegionSymbols.BLANK)
        : Integer.toString(number);
  }

  @Override
  public boolean haveSameText(int first, int second) {
    return cells.get(first).number == cells.get(second).number;
  }

  @Override
  public OptionalInt digit(int cell) {
    return OptionalInt.of(cells.get(cell).number);
  }

  /** Returns empty, because 0 is the only blank. */
  @Override
  public OptionalInt blankBesideZero() {
    return OptionalInt.empty();
  }

  @Override
  public Place place(int cell) {
    return cells.get(cell).place;
  }

  @Override
  public String content() {
    StringBuilder content = new StringBuilder();
    cells.forEach(cell -> content.append(cell.number).append(' '));
    return content.toString();
  }
}
