package org.nonomino.solver.backtrack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Linear;
import org.nonomino.core.Relation;
import org.nonomino.core.Rules;

/**
 * The same search for rules with conditions. A digit must also fit to the conditions of its cell:
 * each by itself, with any digit 1..n in the cells that are still empty.
 */
final class ConditionedSearch extends BacktrackSearch {
  private record Neighbour(int cell, DigitTable table) {}

  private final int size;
  private final Conditions conditions;

  /** The relations of each cell; tables have the digit of the neighbour first. */
  private final List<List<Neighbour>> neighboursOf;

  private final List<List<Linear>> linearsOf;
  private final List<List<AutomatonPath>> pathsOf;

  ConditionedSearch(Rules rules, BacktrackTables tables) {
    super(
        rules,
        withDiffering(tables, rules.conditions().differing()),
        tables.layout.houseCount() + rules.conditions().differing().size());
    this.size = rules.size();
    this.conditions = rules.conditions();
    this.neighboursOf = emptyLists(size * size);
    this.linearsOf = emptyLists(size * size);
    this.pathsOf = emptyLists(size * size);
    for (Relation relation : conditions.relations()) {
      DigitTable table = relation.table();
      neighboursOf.get(relation.second()).add(new Neighbour(relation.first(), table));
      neighboursOf.get(relation.first()).add(new Neighbour(relation.second(), table.transposed()));
    }
    for (Linear linear : conditions.linears()) {
      for (int i = 0; i < linear.count(); i++) {
        linearsOf.get(linear.cell(i)).add(linear);
      }
    }
    for (AutomatonPath path : conditions.automata()) {
      new LinkedHashSet<>(path.cells().stream().boxed().toList())
          .forEach(cell -> pathsOf.get(cell).add(path));
    }
  }

  private static <T> List<List<T>> emptyLists(int count) {
    List<List<T>> lists = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      lists.add(new ArrayList<>());
    }
    return lists;
  }

  /** Returns the houses of each cell, and after them the sets of fewer cells that differ. */
  private static int[][] withDiffering(BacktrackTables tables, List<CellList> differing) {
    int[][] houses = tables.housesOf.clone();
    int number = tables.layout.houseCount();
    for (CellList cells : differing) {
      for (int i = 0; i < cells.count(); i++) {
        int[] fewer = houses[cells.get(i)];
        int[] more = Arrays.copyOf(fewer, fewer.length + 1);
        more[fewer.length] = number;
        houses[cells.get(i)] = more;
      }
      number++;
    }
    return houses;
  }

  @Override
  long allowedDigits(int cell) {
    if (budget().isStoppedAfter(size)) {
      return 0;
    }
    long allowed = super.allowedDigits(cell) & conditions.allowed(cell);
    for (Neighbour neighbour : neighboursOf.get(cell)) {
      int digit = digits[neighbour.cell];
      if (digit != 0) {
        allowed &= neighbour.table.allowed(digit);
      }
    }
    for (Linear linear : linearsOf.get(cell)) {
      allowed &= inRange(linear, cell);
    }
    for (AutomatonPath path : pathsOf.get(cell)) {
      allowed = accepted(path, cell, allowed);
    }
    return allowed;
  }

  /** Returns the digits of an empty cell that an automaton can accept; none if stopped. */
  private long accepted(AutomatonPath path, int cell, long allowed) {
    long[] choices = new long[path.cells().count()];
    long accepted = 0;
    for (long untried = allowed; untried != 0; untried &= untried - 1) {
      if (budget().isStoppedAfter((long) choices.length * path.automaton().stateCount())) {
        return 0;
      }
      long tried = Long.lowestOneBit(untried);
      for (int i = 0; i < choices.length; i++) {
        int each = path.cells().get(i);
        choices[i] = each == cell ? tried : digits[each] == 0 ? allDigits : 1L << digits[each];
      }
      if (AutomatonPath.accepts(path.automaton(), choices)) {
        accepted |= tried;
      }
    }
    return accepted;
  }

  /** Returns the digits of an empty cell with which the sum can come into its range. */
  private long inRange(Linear linear, int cell) {
    int low = 0;
    int high = 0;
    int own = 0;
    for (int i = 0; i < linear.count(); i++) {
      int weight = linear.weight(i);
      int digit = digits[linear.cell(i)];
      if (linear.cell(i) == cell) {
        own = weight;
      } else if (digit != 0) {
        low += weight * digit;
        high += weight * digit;
      } else {
        low += weight > 0 ? weight : weight * size;
        high += weight > 0 ? weight * size : weight;
      }
    }
    long inRange = 0;
    for (int digit = 1; digit <= size; digit++) {
      if (low + own * digit <= linear.to() && high + own * digit >= linear.from()) {
        inRange |= 1L << digit;
      }
    }
    return inRange;
  }
}
