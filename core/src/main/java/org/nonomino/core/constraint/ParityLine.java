package org.nonomino.core.constraint;

import java.util.BitSet;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A parity line: odd and even digits alternate.
 *
 * @param cells at least two cells, each touching the one before it; a cell may occur again
 */
public record ParityLine(CellList cells) implements Constraint {
  private static final int PARITIES = 2;

  /** Throws an {@link InvalidConstraintException} if the cells are no line. */
  public ParityLine {
    cells.requireCount(2, Integer.MAX_VALUE).requireLine();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.PARITY_LINE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return ModularLine.REMAINDERS.holds(cells, PARITIES, PARITIES, full, of.symbols());
  }

  @Override
  public void lower(Rules of, Primitives into) {
    ModularLine.REMAINDERS.lower(cells, PARITIES, PARITIES, of.symbols(), into);
  }

  /** A visible part keeps the rule. */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return SeenParts.ofLine(cells, lit, 2, ParityLine::new);
  }
}
