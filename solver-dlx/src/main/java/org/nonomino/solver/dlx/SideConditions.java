package org.nonomino.solver.dlx;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Layout;
import org.nonomino.core.Linear;
import org.nonomino.core.Relation;
import org.nonomino.solver.SearchBudget;

/**
 * The conditions that are not part of the exact cover: allowed digits, relations except "not the
 * same digit", sums and automata. They remove candidates until none of them removes any more.
 */
final class SideConditions {
  private final Conditions conditions;
  private final List<SideCondition> sides = new ArrayList<>();

  SideConditions(Conditions conditions, Layout layout) {
    this.conditions = conditions;
    for (Relation relation : conditions.relations()) {
      if (!isDifferent(relation.table())) {
        sides.add(new RelationCondition(relation));
      }
    }
    for (Linear linear : conditions.linears()) {
      sides.add(new SumCondition(linear, conditions.differing(), layout));
    }
    for (AutomatonPath path : conditions.automata()) {
      sides.add(new PathCondition(path));
    }
  }

  /**
   * Returns the sets of cells that become secondary items: the sets that differ, and the pairs of
   * cells that only must not have the same digit.
   */
  static List<CellList> secondary(Conditions conditions, int size) {
    List<CellList> sets = new ArrayList<>(conditions.differing());
    for (Relation relation : conditions.relations()) {
      if (isDifferent(relation.table())) {
        sets.add(CellList.of(size, relation.first(), relation.second()));
      }
    }
    return sets;
  }

  /** Returns whether a relation forbids equal digits and nothing else. */
  private static boolean isDifferent(DigitTable table) {
    return table.equals(DigitTable.different(table.size()));
  }

  /**
   * Removes candidates that contradict a condition, until no condition removes any more.
   *
   * @param candidates by cell, bit d for digit d
   * @param budget counts the work
   * @return false if a cell has no candidate left, or the search is stopped
   */
  boolean narrow(long[] candidates, SearchBudget budget) {
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] &= conditions.allowed(cell);
      if (candidates[cell] == 0) {
        return false;
      }
    }
    boolean isChanging = true;
    while (isChanging) {
      isChanging = false;
      for (SideCondition side : sides) {
        if (side.isNew(candidates)) {
          side.remember(candidates);
          if (budget.isStoppedAfter(side.work()) || !side.narrow(candidates)) {
            side.forget();
            return false;
          }
          // A condition that removed something is asked again, because it may now remove more.
          isChanging |= side.isNew(candidates);
        }
      }
    }
    return true;
  }
}
