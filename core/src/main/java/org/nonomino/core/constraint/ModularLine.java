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
 * A modular line: the remainders of the digits take turns. With the modulus 3, one of three cells
 * that follow each other has 1, 4 or 7, one 2, 5 or 8, and one 3, 6 or 9.
 *
 * @param cells at least two cells, each touching the one before it; a cell may occur again
 * @param modulus 2 to n
 */
public record ModularLine(CellList cells, int modulus) implements Constraint {
  static final TakingTurns REMAINDERS = new TakingTurns((digit, modulus) -> digit % modulus);

  /**
   * Throws an {@link InvalidConstraintException} if the cells are no line, or if there are not so
   * many remainders.
   */
  public ModularLine {
    cells.requireCount(2, Integer.MAX_VALUE).requireLine();
    if (modulus < 2 || modulus > cells.size()) {
      throw new InvalidConstraintException(
          "the modulus %d is not in 2..%d".formatted(modulus, cells.size()));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.MODULAR_LINE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return REMAINDERS.holds(cells, modulus, modulus, full, of.symbols());
  }

  @Override
  public void lower(Rules of, Primitives into) {
    REMAINDERS.lower(cells, modulus, modulus, of.symbols(), into);
  }

  /** A visible part keeps the rule. */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return SeenParts.ofLine(cells, lit, 2, part -> new ModularLine(part, modulus));
  }
}
