package org.nonomino.core.constraint;

import java.util.BitSet;
import java.util.Comparator;
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
 * Cages with equal sums: no digit occurs twice in a cage, and the digits of each cage add up to the
 * same, unknown sum.
 *
 * @param cages at least two, each 1 to n distinct cells; cages may overlap
 */
public record EqualCages(List<CellList> cages) implements Constraint {
  private static final Comparator<CellList> BY_COUNT = Comparator.comparingInt(CellList::count);

  /**
   * Throws an {@link InvalidConstraintException} if there are too few cages, too many cells, or a
   * cell twice in a cage.
   */
  public EqualCages {
    cages = List.copyOf(cages);
    if (cages.size() < 2) {
      throw new InvalidConstraintException("equal sums need at least two cages");
    }
    for (CellList cage : cages) {
      cage.requireDistinct().requireCount(1, cage.size());
    }
  }

  @Override
  public void requireFit(Symbols symbols) {
    CellList smallest = cages.stream().min(BY_COUNT).orElseThrow();
    CellList largest = cages.stream().max(BY_COUNT).orElseThrow();
    if (KillerCage.minSum(symbols, largest.count())
        > KillerCage.maxSum(symbols, smallest.count())) {
      throw new InvalidConstraintException(
          "different digits of the cages %s and %s cannot have equal sums"
              .formatted(smallest, largest));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.EQUAL_CAGES;
  }

  /** Returns the cells of the first cage, then those of the next one, and so on. */
  @Override
  public CellList cells() {
    return cages.stream().reduce(CellList::followedBy).orElseThrow();
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return cages.stream().allMatch(cage -> cage.hasDistinctDigits(full))
        && EqualSums.hold(cages, full, of);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    cages.forEach(into::allDifferent);
    EqualSums.lower(cages, into);
  }

  /** The digits of a visible part of a cage differ. */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return cells().isIn(lit)
        ? List.of(this)
        : cages.stream().flatMap(cage -> KillerCage.partsIn(cage, lit).stream()).toList();
  }
}
