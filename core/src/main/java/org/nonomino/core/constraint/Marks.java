package org.nonomino.core.constraint;

import java.util.BitSet;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/** The pairs of neighbours that have marks of some kinds, for rules about the other pairs. */
final class Marks {
  private final int size;
  private final Symbols symbols;

  /**
   * By cell, two bits: whether the pair with the cell to the right is marked, and the one below.
   */
  private final BitSet marked = new BitSet();

  private Marks(Symbols symbols) {
    this.size = symbols.size();
    this.symbols = symbols;
  }

  /** Returns the pairs of neighbours that have, or may have, a mark of one of some kinds. */
  static Marks of(Rules rules, ConstraintKind... kinds) {
    Marks marks = new Marks(rules.symbols());
    if (!rules.areWhole()) {
      // Their mark cannot be seen, and they may have one.
      Moves.NEIGHBOUR.forEachPair(
          rules.size(),
          (first, second) -> {
            if (rules.isHidden(first) && rules.isHidden(second)) {
              marks.marked.set(pair(first, second));
            }
          });
    }
    for (Constraint constraint : rules.constraints()) {
      for (ConstraintKind kind : kinds) {
        if (constraint.kind() == kind) {
          CellList cells = constraint.cells();
          marks.marked.set(
              pair(Math.min(cells.get(0), cells.get(1)), Math.max(cells.get(0), cells.get(1))));
        }
      }
    }
    return marks;
  }

  private static int pair(int first, int second) {
    return 2 * first + (second == first + 1 ? 0 : 1);
  }

  private boolean has(int first, int second) {
    return marked.get(pair(first, second));
  }

  /** Returns whether the values of all pairs of neighbours without a mark pass a test. */
  boolean othersPass(Grid full, DigitTable.Test test) {
    return Moves.NEIGHBOUR.allPairs(
        size,
        (first, second) ->
            has(first, second)
                || test.allows(
                    symbols.value(full.digit(first)), symbols.value(full.digit(second))));
  }

  /** Relates the values of all pairs of neighbours without a mark. */
  void relateOthers(Primitives into, DigitTable.Test test) {
    DigitTable table =
        DigitTable.of(
            size, (first, second) -> test.allows(symbols.value(first), symbols.value(second)));
    Moves.NEIGHBOUR.forEachPair(
        size,
        (first, second) -> {
          if (!has(first, second)) {
            into.relate(first, second, table);
          }
        });
  }
}
