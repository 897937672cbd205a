package org.nonomino.core.constraint;

import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * An indexer: its digit is the place of another digit. If a row indexer in row r and column c has
 * the digit v, row v has r in column c. If a column indexer there has v, column v has c in row r.
 * If a box indexer in the ith cell of its region has v, the vth cell of the region has i; the cells
 * of a region count row by row.
 *
 * @param what the digit is the number of this
 * @param cells one cell
 */
public record Indexer(What what, CellList cells) implements Constraint {
  /** A row, a column, or a cell of the region. */
  public enum What {
    ROW,
    COLUMN,
    CELL
  }

  /** Throws an {@link InvalidConstraintException} if there is not one cell. */
  public Indexer {
    cells.requireCount(1, 1);
  }

  @Override
  public ConstraintKind kind() {
    return switch (what) {
      case ROW -> ConstraintKind.ROW_INDEXER;
      case COLUMN -> ConstraintKind.COLUMN_INDEXER;
      case CELL -> ConstraintKind.BOX_INDEXER;
    };
  }

  /** Returns the cells to one of which the digit points. */
  private CellList house(Rules of) {
    int size = cells.size();
    int cell = cells.get(0);
    return switch (what) {
      case ROW -> new OutsideCell(size, -1, cell % size).line();
      case COLUMN -> new OutsideCell(size, cell / size, -1).line();
      case CELL ->
          CellList.of(
              size,
              IntStream.range(0, size * size)
                  .filter(other -> of.mask().region(other) == of.mask().region(cell))
                  .toArray());
    };
  }

  /** Returns the number of the indexer in the house: the digit of the other cell. */
  private int number(CellList house) {
    int index = 0;
    while (house.get(index) != cells.get(0)) {
      index++;
    }
    return index + 1;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    CellList house = house(of);
    return Indexes.holds(cells.get(0), house, number(house), full, of);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    CellList house = house(of);
    Indexes.lower(cells.get(0), house, number(house), of, into);
  }
}
