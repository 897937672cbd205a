package org.nonomino.core.rule;

import java.util.Optional;
import org.nonomino.core.Automaton;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * How many different digits the cells have.
 *
 * @param from the least number
 * @param to the greatest number, or {@link CountForm#NO_LIMIT}
 */
public record DistinctForm(int from, int to) implements RuleForm {
  @Override
  public String word() {
    return "distinct";
  }

  @Override
  public void requireFit(CellList cells, Symbols symbols) {
    cells.requireDistinct();
    CountForm.requireRange(from, to, cells);
    if (!areAllDifferent(cells)) {
      automaton(cells);
    }
  }

  @Override
  public boolean isOrdered(CellList cells, Symbols symbols) {
    return false;
  }

  private boolean areAllDifferent(CellList cells) {
    return from == cells.count() && from <= cells.size();
  }

  private Automaton automaton(CellList cells) {
    return Reading.automaton(
        this,
        cells,
        0L,
        (seen, digit) ->
            Long.bitCount(seen | 1L << digit) > to
                ? Optional.empty()
                : Optional.of(seen | 1L << digit),
        seen -> Long.bitCount(seen) >= from);
  }

  @Override
  public boolean holds(CellList cells, Grid full, Rules of) {
    int count =
        Long.bitCount(cells.digits(full).mapToLong(d -> 1L << d).reduce(0, (a, b) -> a | b));
    return from <= count && count <= to;
  }

  @Override
  public void lower(CellList cells, Rules of, Primitives into) {
    if (areAllDifferent(cells)) {
      into.allDifferent(cells);
    } else {
      into.accept(cells, automaton(cells));
    }
  }
}
