package org.nonomino.explainer.internal.constraints;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.explainer.Deduction;
import org.nonomino.explainer.internal.board.BoardState;

/** Placements that eliminations amount to. */
final class Placements {
  private Placements() {}

  /**
   * Returns the placement in the first cell in which eliminations leave one digit, or else the
   * eliminations. The others follow in later steps, because the cells of the constraint have
   * changed.
   */
  static List<Deduction> orElse(List<Deduction> eliminations, BoardState board) {
    Map<Integer, Long> left = new LinkedHashMap<>();
    for (Deduction each : eliminations) {
      long before = left.getOrDefault(each.cell(), board.candidates(each.cell()));
      left.put(each.cell(), before & ~(1L << (each.digit() - 1)));
    }
    for (Map.Entry<Integer, Long> cell : left.entrySet()) {
      if (Long.bitCount(cell.getValue()) == 1) {
        int digit = ScopeSums.lowest(cell.getValue());
        return List.of(new Deduction.Placement(cell.getKey(), digit));
      }
    }
    return eliminations;
  }
}
