package org.nonomino.core.rule;

import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/** The meaning of a custom rule for the digits of its cells. Immutable values. */
public sealed interface RuleForm
    permits PairForm, PatternForm, MachineForm, CountForm, DistinctForm, EitherForm {
  /**
   * Checks that the form makes sense on some cells.
   *
   * @param symbols for the values of the digits
   * @throws InvalidConstraintException if it does not, or if it would be too large to solve
   */
  void requireFit(CellList cells, Symbols symbols);

  /** Returns whether a full grid obeys the form, decided by its text alone. */
  boolean holds(CellList cells, Grid full, Rules of);

  /** Adds primitives that together allow exactly the full grids that obey the form. */
  void lower(CellList cells, Rules of, Primitives into);

  /**
   * Returns the values of digits that are not allowed because a formula is undefined for them:
   * pairs of digits, single digits that do not count, or the digits that a machine reads first. The
   * result for a machine has at most one list, of minimum length.
   */
  default List<List<Integer>> undefinedValues(CellList cells, Symbols symbols) {
    return List.of();
  }

  /** Returns whether the order of the cells matters to the rule. */
  boolean isOrdered(CellList cells, Symbols symbols);

  /** Returns the word with which texts of such forms begin, such as {@code pair}. */
  String word();

  /** Returns the formula, pattern or machine; the word if there is none. */
  default String text() {
    return word();
  }

  /** A form as it is written, whose meaning may depend on the cells. */
  @FunctionalInterface
  interface Source {
    /**
     * Returns the form for some cells.
     *
     * @throws InvalidConstraintException if it makes no sense on them
     */
    RuleForm on(CellList cells);
  }
}
