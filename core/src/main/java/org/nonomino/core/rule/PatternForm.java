package org.nonomino.core.rule;

import org.nonomino.core.Automaton;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.formula.DigitPattern;

/**
 * A pattern that the digits of the cells fit, in their order.
 *
 * @param pattern fits the digits of all cells
 */
public record PatternForm(DigitPattern pattern) implements RuleForm {
  @Override
  public String word() {
    return "pattern";
  }

  @Override
  public String text() {
    return pattern.toString();
  }

  @Override
  public void requireFit(CellList cells, Symbols symbols) {
    automaton(cells);
  }

  @Override
  public boolean isOrdered(CellList cells, Symbols symbols) {
    return Reading.isOrdered(automaton(cells));
  }

  private Automaton automaton(CellList cells) {
    return Reading.automaton(this, cells, pattern.start(), pattern::after, pattern::accepts);
  }

  @Override
  public boolean holds(CellList cells, Grid full, Rules of) {
    return pattern.fits(cells.digits(full).toArray());
  }

  @Override
  public void lower(CellList cells, Rules of, Primitives into) {
    into.accept(cells, automaton(cells));
  }
}
