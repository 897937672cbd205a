package org.nonomino.solver.sat;

import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitSets;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.Relation;

/**
 * The digits that the cells of a puzzle with conditions can have. Cells with one digit and
 * relations narrow them, so that the formula becomes smaller.
 */
final class SatDomains {
  /** The possible digits of each cell, as bits 1..n; given cells have one. */
  private final long[] digits;

  private boolean isChanging;

  private SatDomains(long[] digits) {
    this.digits = digits;
  }

  /**
   * Returns the digits of all cells.
   *
   * @param open the digits of each blank cell as far as they are known; it is not changed
   * @param houses the cells of each house
   */
  static long[] of(Grid givens, long[] open, int[][] houses, Conditions conditions) {
    long[] digits = open.clone();
    for (int cell = 0; cell < digits.length; cell++) {
      int given = givens.digit(cell);
      digits[cell] = given == 0 ? digits[cell] & conditions.allowed(cell) : 1L << given;
    }
    SatDomains domains = new SatDomains(digits);
    domains.narrow(houses, conditions);
    return digits;
  }

  private void narrow(int[][] houses, Conditions conditions) {
    List<int[]> differing = conditions.differing().stream().map(CellList::toArray).toList();
    do {
      isChanging = false;
      for (int[] house : houses) {
        narrowDiffering(house);
      }
      for (int[] cells : differing) {
        narrowDiffering(cells);
      }
      for (Relation relation : conditions.relations()) {
        narrowRelation(relation);
      }
    } while (isChanging);
  }

  private void narrowDiffering(int[] cells) {
    for (int single : cells) {
      if (Long.bitCount(digits[single]) == 1) {
        for (int cell : cells) {
          if (cell != single) {
            keep(cell, ~digits[single]);
          }
        }
      }
    }
  }

  private void narrowRelation(Relation relation) {
    DigitTable table = relation.table();
    long first = 0;
    long second = 0;
    for (int digit = 1; digit <= table.size(); digit++) {
      if (DigitSets.has(digits[relation.first()], digit)) {
        long partners = table.allowed(digit) & digits[relation.second()];
        second |= partners;
        first |= partners == 0 ? 0 : 1L << digit;
      }
    }
    keep(relation.first(), first);
    keep(relation.second(), second);
  }

  private void keep(int cell, long kept) {
    if ((digits[cell] & ~kept) != 0) {
      digits[cell] &= kept;
      isChanging = true;
    }
  }
}
