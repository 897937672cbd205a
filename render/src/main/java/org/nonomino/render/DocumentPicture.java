package org.nonomino.render;

import java.util.Collections;
import java.util.List;
import org.nonomino.core.Drawings;
import org.nonomino.core.Symbols;

/**
 * The contents of a picture of a grid that is not a puzzle, because it is not square or not divided
 * into regions: what its setter drew, without any meaning.
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param givens row-major; 0 for an empty cell
 * @param regions row-major; equal numbers for the cells of a region, and for those without one
 * @param title a name for people who cannot see the picture; if blank, the size is the name
 * @param drawings what the setter drew
 */
public record DocumentPicture(
    int rows,
    int columns,
    List<Integer> givens,
    List<Integer> regions,
    String title,
    Drawings drawings)
    implements Picture {

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if a list has another length than the grid
   */
  public DocumentPicture {
    givens = List.copyOf(givens);
    regions = List.copyOf(regions);
    if (rows < 1 || givens.size() != rows * columns || regions.size() != givens.size()) {
      throw new IllegalArgumentException(
          "%d givens and %d regions for %d×%d cells"
              .formatted(givens.size(), regions.size(), rows, columns));
    }
  }

  GridShape shape() {
    return new GridShape(
        rows, columns, Symbols.usual(Math.max(Math.max(rows, columns), Collections.max(givens))));
  }

  OutsideRoom room() {
    return OutsideRoom.NONE.with(drawings, shape());
  }

  @Override
  public boolean hasCandidates() {
    return false;
  }

  @Override
  public double cellsAcross() {
    return room().cellsAcross(columns);
  }

  @Override
  public double longerSide() {
    OutsideRoom room = room();
    return Math.max(room.cellsAcross(columns), room.cellsDown(rows));
  }
}
