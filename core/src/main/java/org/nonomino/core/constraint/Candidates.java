package org.nonomino.core.constraint;

import java.util.List;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A cell with one of some given digits.
 *
 * @param cells one cell
 * @param digits at least one digit of 1..n: bit d for digit d
 */
public record Candidates(CellList cells, long digits) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if there is not one cell, or no digit. */
  public Candidates {
    cells.requireCount(1, 1);
    if (digits == 0) {
      throw new InvalidConstraintException("no digit is left for " + cells.name(0));
    }
    if ((digits & ~DigitSets.all(cells.size())) != 0) {
      throw new InvalidConstraintException("a digit is not in 1.." + cells.size());
    }
  }

  /** Returns the constraint that a cell has one of some digits. */
  static Candidates of(CellList cell, List<Integer> digits) {
    return new Candidates(
        cell, digits.stream().mapToLong(digit -> 1L << digit).reduce(0, (a, b) -> a | b));
  }

  /** Returns the digits, ascending. */
  public List<Integer> digitList() {
    return IntStream.rangeClosed(1, size())
        .filter(digit -> DigitSets.has(digits, digit))
        .boxed()
        .toList();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.CANDIDATES;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return DigitSets.has(digits, full.digit(cells.get(0)));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.allow(cells.get(0), digits);
  }
}
