package org.nonomino.core.constraint;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * A cage: no digit occurs twice, and if there is a sum, the digits add up to it. Its cells need not
 * touch, and cages may overlap.
 *
 * @param cells 1 to n distinct cells
 * @param sum possible for so many different digits, if there is one
 */
public record KillerCage(CellList cells, OptionalInt sum) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if there are too many cells, or one twice. */
  public KillerCage {
    cells.requireDistinct().requireCount(1, cells.size());
  }

  @Override
  public void requireFit(Symbols symbols) {
    if (sum.isPresent()) {
      int count = cells.count();
      int min = minSum(symbols, count);
      int max = maxSum(symbols, count);
      if (sum.getAsInt() < min || sum.getAsInt() > max) {
        throw new InvalidConstraintException(
            "the sum %d is not in %d..%d, the sums of %d different digits"
                .formatted(sum.getAsInt(), min, max, count));
      }
    }
  }

  /** Returns the smallest sum of so many different digits. */
  static int minSum(Symbols symbols, int count) {
    return count * (2 * symbols.least() + count - 1) / 2;
  }

  /** Returns the largest sum of so many different digits. */
  static int maxSum(Symbols symbols, int count) {
    return count * (2 * symbols.most() + 1 - count) / 2;
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.KILLER_CAGE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return cells.hasDistinctDigits(full)
        && (sum.isEmpty() || of.values(cells, full).sum() == sum.getAsInt());
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.allDifferent(cells);
    sum.ifPresent(total -> into.sum(cells, total));
  }

  /**
   * The digits of a visible part differ. The sum counts only if it is certain where the cage ends.
   */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return cells.isIn(lit) ? List.of(this) : partsIn(cells, lit);
  }

  /** Returns cages without sums for the visible parts of a cage. */
  static List<Constraint> partsIn(CellList cage, BitSet lit) {
    return SeenParts.ofCage(cage, lit, part -> new KillerCage(part, OptionalInt.empty()));
  }
}
