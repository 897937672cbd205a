package org.nonomino.explainer.internal.constraints;

import java.util.List;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.terms.Deduction;

/** Placements that eliminations amount to. */
final class Placements {
  private Placements() {}

  /**
   * Returns the placement in the first cell in which eliminations leave one digit, or else the
   * eliminations. The others follow in later steps, because the cells of the constraint have
   * changed.
   */
  static List<Deduction> orElse(List<Deduction> eliminations, BoardState board) {
    int cell = -1;
    for (Deduction each : eliminations) {
      if (each.cell() != cell) {
        cell = each.cell();
        long left = board.candidates(cell) & ~digits(cell, eliminations);
        if (Long.bitCount(left) == 1) {
          return List.of(new Deduction.Placement(cell, ScopeSums.lowest(left)));
        }
      }
    }
    return eliminations;
  }

  /** Returns the eliminated digits of a cell, bit d − 1 for digit d. */
  private static long digits(int cell, List<Deduction> eliminations) {
    long digits = 0;
    for (Deduction each : eliminations) {
      digits |= each.cell() == cell ? 1L << (each.digit() - 1) : 0;
    }
    return digits;
  }
}
