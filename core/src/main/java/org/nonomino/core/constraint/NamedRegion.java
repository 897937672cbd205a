package org.nonomino.core.constraint;

import java.util.Arrays;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/** An extra region of a 9×9 grid that has a name. */
public enum NamedRegion implements Constraint {
  /** The cells in the centres of the boxes. */
  CENTRE_DOT(ConstraintKind.CENTRE_DOT, "r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8"),
  /** Nine cells in the form of an asterisk. */
  ASTERISK(ConstraintKind.ASTERISK, "r2c5 r3c3 r3c7 r5c2 r5c5 r5c8 r7c3 r7c7 r8c5"),
  /** Nine cells in the form of a Catherine wheel. */
  GIRANDOLA(ConstraintKind.GIRANDOLA, "r1c1 r1c9 r2c5 r5c2 r5c5 r5c8 r8c5 r9c1 r9c9");

  /** The size of the grids that these regions belong to. */
  public static final int SIZE = 9;

  private final ConstraintKind kind;

  @SuppressWarnings("ImmutableEnumChecker")
  private final CellList cells;

  NamedRegion(ConstraintKind kind, String names) {
    this.kind = kind;
    this.cells =
        CellList.of(
            SIZE,
            Arrays.stream(names.split(" "))
                .mapToInt(name -> CellNames.cell(SIZE, name).orElseThrow())
                .toArray());
  }

  /** Returns this region; throws an {@link InvalidConstraintException} for other sizes. */
  NamedRegion requireSize(int size) {
    if (size != SIZE) {
      throw new InvalidConstraintException("it belongs to grids of 9×9");
    }
    return this;
  }

  @Override
  public ConstraintKind kind() {
    return kind;
  }

  @Override
  public CellList cells() {
    return cells;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return cells.hasDistinctDigits(full);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.allDifferent(cells);
  }
}
