package org.nonomino.generator.internal.fill;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Relation;
import org.nonomino.core.Rules;

/**
 * The digits that the conditions of some rules still allow in each cell, while {@link RandomFill}
 * enters digits. Sums and automata are not supported and must be checked at the end. Used by one
 * thread.
 */
final class Narrowing {
  /*
   * Sets of digits have bit d for digit d + 1, as in RandomFill. A cell that must differ from another cell is related to it
   * by the table of different digits. Each change of a cell is kept on a trail with the set before it, and removes at least
   * one digit, so the trail is never longer than all digits of all cells.
   */
  private static final int[] NO_CELLS = new int[0];

  /**
   * A cell with more candidates hardly ever excludes a digit of a related one: non-consecutive
   * digits need at most three.
   */
  private static final int MOST_SUPPORTERS = 3;

  /** The digits that the conditions allow in each cell at the start. */
  private final long[] initial;

  private final long[] allowed;

  /** The cells that a cell is related to. */
  private final int[][] othersOf;

  /** The digits that each related cell may have, by the digit of this cell less 1. */
  private final long[][][] tablesOf;

  private final int[] trailCells;
  private final long[] trailSets;
  private int trailCount;

  Narrowing(Rules rules) {
    Conditions conditions = rules.conditions();
    int size = rules.size();
    int cells = conditions.isEmpty() ? 0 : size * size;
    initial = new long[cells];
    for (int cell = 0; cell < cells; cell++) {
      initial[cell] = conditions.allowed(cell) >>> 1;
    }
    allowed = new long[cells];
    othersOf = new int[cells][];
    tablesOf = new long[cells][][];
    trailCells = new int[cells * size];
    trailSets = new long[cells * size];
    relate(conditions, size);
  }

  private void relate(Conditions conditions, int size) {
    Map<DigitTable, long[]> rows = new LinkedHashMap<>();
    List<List<Integer>> others = new ArrayList<>();
    List<List<long[]>> tables = new ArrayList<>();
    for (int cell = 0; cell < othersOf.length; cell++) {
      others.add(new ArrayList<>());
      tables.add(new ArrayList<>());
    }
    for (Relation relation : conditions.relations()) {
      others.get(relation.first()).add(relation.second());
      tables.get(relation.first()).add(rows.computeIfAbsent(relation.table(), Narrowing::rows));
      others.get(relation.second()).add(relation.first());
      tables
          .get(relation.second())
          .add(rows.computeIfAbsent(relation.table().transposed(), Narrowing::rows));
    }
    long[] different = rows(DigitTable.different(size));
    for (CellList cells : conditions.differing()) {
      for (int i = 0; i < cells.count(); i++) {
        for (int j = 0; j < cells.count(); j++) {
          if (i != j) {
            others.get(cells.get(i)).add(cells.get(j));
            tables.get(cells.get(i)).add(different);
          }
        }
      }
    }
    for (int cell = 0; cell < othersOf.length; cell++) {
      othersOf[cell] =
          others.get(cell).isEmpty()
              ? NO_CELLS
              : others.get(cell).stream().mapToInt(Integer::intValue).toArray();
      tablesOf[cell] = tables.get(cell).toArray(new long[0][]);
    }
  }

  private static long[] rows(DigitTable table) {
    long[] rows = new long[table.size()];
    for (int digit = 1; digit <= rows.length; digit++) {
      rows[digit - 1] = table.allowed(digit) >>> 1;
    }
    return rows;
  }

  /** Returns to the empty grid. */
  void clear() {
    System.arraycopy(initial, 0, allowed, 0, initial.length);
    trailCount = 0;
  }

  long allowed(int cell) {
    return allowed[cell];
  }

  /** Returns a state to which {@link #takeBack} can return. */
  int mark() {
    return trailCount;
  }

  /** Undoes all exclusions since a state. */
  void takeBack(int mark) {
    while (trailCount > mark) {
      trailCount--;
      allowed[trailCells[trailCount]] = trailSets[trailCount];
    }
  }

  /** Excludes what does not go together with a digit. */
  void put(int cell, long bit) {
    int digit = Long.numberOfTrailingZeros(bit);
    int[] others = othersOf[cell];
    long[][] tables = tablesOf[cell];
    for (int i = 0; i < others.length; i++) {
      restrict(others[i], tables[i][digit]);
    }
  }

  /** Excludes what goes together with none of the candidates of a cell, if these are few. */
  void support(int cell, long candidates) {
    if (Long.bitCount(candidates) > MOST_SUPPORTERS) {
      return;
    }
    int[] others = othersOf[cell];
    long[][] tables = tablesOf[cell];
    for (int i = 0; i < others.length; i++) {
      long supported = 0;
      for (long rest = candidates; rest != 0; rest &= rest - 1) {
        supported |= tables[i][Long.numberOfTrailingZeros(rest)];
      }
      restrict(others[i], supported);
    }
  }

  private void restrict(int cell, long digits) {
    long before = allowed[cell];
    if ((before & ~digits) != 0) {
      trailCells[trailCount] = cell;
      trailSets[trailCount] = before;
      trailCount++;
      allowed[cell] = before & digits;
    }
  }
}
