package org.nonomino.solver.bitboard;

import java.util.Arrays;
import java.util.Optional;
import org.nonomino.core.DigitTable;

/**
 * Cells that differ pairwise and together hold one of a few sets of digits, such as a renban line.
 * Belongs to one search.
 */
final class SetPropagator implements Propagator {
  /** The largest part of all sets of digits that is worth a propagator. */
  private static final int LARGEST_PART = 2;

  private final DistinctCells group;
  private final long[] sets;

  private SetPropagator(DistinctCells group, long[] sets) {
    this.group = group;
    this.sets = sets;
  }

  /**
   * Returns the propagator of cells that differ and of which every two are related by the same
   * table; empty if the table allows too many sets of digits.
   */
  static Optional<Propagator> of(
      DistinctCells group, DigitTable table, Optional<Combinations> combinations) {
    if (combinations.isEmpty()) {
      return Optional.empty();
    }
    long[] all = combinations.get().sets;
    long[] sets = Arrays.stream(all).filter(set -> areRelated(set, table)).toArray();
    return LARGEST_PART * sets.length <= all.length
        ? Optional.of(new SetPropagator(group, sets))
        : Optional.empty();
  }

  private static boolean areRelated(long set, DigitTable table) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      if ((set & ~(1L << digit) & ~table.allowed(digit)) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int[] cells() {
    return group.cells;
  }

  @Override
  public boolean propagate(Candidates candidates) {
    group.clear();
    for (int cell : group.cells) {
      group.add(cell, candidates.digits(cell));
    }
    return group.support(sets, 0, sets.length) && group.keepSupported(candidates);
  }
}
