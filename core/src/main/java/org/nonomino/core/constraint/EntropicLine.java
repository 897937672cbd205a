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
import org.nonomino.core.Symbols;

/**
 * An entropic line: any three successive cells have a low digit, a middle digit and a high digit.
 * On 9×9, these are 1 to 3, 4 to 6 and 7 to 9; on other sizes, thirds of the digits.
 *
 * @param cells at least three cells, each touching the one before it, on a grid of which n is
 *     divisible by 3
 */
public record EntropicLine(CellList cells) implements Constraint {
  private static final int THIRDS = 3;

  private static final TakingTurns TURNS = new TakingTurns((digit, third) -> (digit - 1) / third);

  /**
   * Throws an {@link InvalidConstraintException} if the digits have no thirds or the cells are no
   * such line.
   */
  public EntropicLine {
    if (cells.size() % THIRDS != 0) {
      throw new InvalidConstraintException(
          "%d digits have no thirds; entropic lines belong to sizes such as 6, 9 and 12"
              .formatted(cells.size()));
    }
    cells.requireCount(THIRDS, Integer.MAX_VALUE).requireLine();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.ENTROPIC_LINE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return TURNS.holds(cells, THIRDS, cells.size() / THIRDS, full, Symbols.usual(cells.size()));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    TURNS.lower(cells, THIRDS, cells.size() / THIRDS, Symbols.usual(cells.size()), into);
  }

  /** A visible part keeps the rule. */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return SeenParts.ofLine(cells, lit, THIRDS, EntropicLine::new);
  }
}
