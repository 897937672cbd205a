package org.nonomino.core.constraint;

import java.util.HashSet;
import java.util.Set;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/** The pairs of neighbours that have marks of some kinds, for rules about the other pairs. */
final class Marks {
  private final int size;
  private final Set<Integer> marked = new HashSet<>();

  private Marks(int size) {
    this.size = size;
  }

  /** Returns the pairs of neighbours that have a mark of one of some kinds. */
  static Marks of(Rules rules, ConstraintKind... kinds) {
    Marks marks = new Marks(rules.size());
    for (Constraint constraint : rules.constraints()) {
      for (ConstraintKind kind : kinds) {
        if (constraint.kind() == kind) {
          CellList cells = constraint.cells();
          marks.marked.add(
              marks.pair(
                  Math.min(cells.get(0), cells.get(1)), Math.max(cells.get(0), cells.get(1))));
        }
      }
    }
    return marks;
  }

  private int pair(int first, int second) {
    return first * size * size + second;
  }

  private boolean has(int first, int second) {
    return marked.contains(pair(first, second));
  }

  /** Returns whether all pairs of neighbours without a mark pass a test. */
  boolean othersPass(Moves.PairTest test) {
    return Moves.NEIGHBOUR.allPairs(
        size, (first, second) -> has(first, second) || test.allows(first, second));
  }

  /** Relates all pairs of neighbours without a mark. */
  void relateOthers(Primitives into, DigitTable.Test test) {
    DigitTable table = DigitTable.of(size, test);
    Moves.NEIGHBOUR.forEachPair(
        size,
        (first, second) -> {
          if (!has(first, second)) {
            into.relate(first, second, table);
          }
        });
  }
}
