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
 * Cages with equal sums: no digit occurs twice in a cage, and the digits of each cage add up to the
 * same, unknown sum.
 *
 * @param cages at least two, each 1 to n distinct cells; cages may overlap
 */
public record EqualCages(List<CellList> cages) implements Constraint {
  /**
   * Throws an {@link InvalidConstraintException} if there are too few cages, too many cells, a cell
   * twice in a cage, or if cages of these sizes cannot have equal sums.
   */
  public EqualCages {
    cages = List.copyOf(cages);
    if (cages.size() < 2) {
      throw new InvalidConstraintException("equal sums need at least two cages");
    }
    CellList smallest = cages.get(0);
    CellList largest = cages.get(0);
    for (CellList cage : cages) {
      cage.requireDistinct().requireCount(1, cage.size());
      smallest = cage.count() < smallest.count() ? cage : smallest;
      largest = cage.count() > largest.count() ? cage : largest;
    }
    int size = largest.size();
    if (KillerCage.minSum(largest.count()) > KillerCage.maxSum(size, smallest.count())) {
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
        && EqualSums.hold(cages, full);
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
