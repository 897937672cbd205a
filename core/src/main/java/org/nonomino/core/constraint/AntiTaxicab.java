package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * No digit occurs again at its own distance: so many steps away from cell to cell, up, down, left
 * and right.
 */
public record AntiTaxicab(int size) implements Constraint {
  private static final Tables TABLES =
      new Tables((first, second, distance) -> first != distance || second != distance);

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.ANTI_TAXICAB;
  }

  @Override
  public CellList cells() {
    return CellList.all(size);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    boolean[] failed = new boolean[1];
    forEachPair(
        of.symbols(),
        (first, second) ->
            failed[0] |=
                full.digit(first) == full.digit(second)
                    && of.symbols().value(full.digit(first)) == distance(first, second));
    return !failed[0];
  }

  @Override
  public void lower(Rules of, Primitives into) {
    forEachPair(
        of.symbols(),
        (first, second) ->
            into.relate(first, second, TABLES.ofValues(of.symbols(), distance(first, second))));
  }

  /** Calls a consumer for pairs in different rows and columns whose distance can be a digit. */
  private void forEachPair(Symbols symbols, Moves.PairConsumer consumer) {
    for (int first = 0; first < size * size; first++) {
      for (int second = (first / size + 1) * size; second < size * size; second++) {
        if (second % size != first % size && distance(first, second) <= symbols.most()) {
          consumer.accept(first, second);
        }
      }
    }
  }

  private int distance(int first, int second) {
    return Math.abs(first / size - second / size) + Math.abs(first % size - second % size);
  }
}
