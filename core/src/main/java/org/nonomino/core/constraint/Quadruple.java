package org.nonomino.core.constraint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Automaton;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A quadruple: some digits occur in a square of 2×2 cells, a digit listed twice at least twice.
 *
 * @param cells the four cells of a square of 2×2, row by row
 * @param digits 1 to 4 digits of 1..n, ascending
 */
public record Quadruple(CellList cells, List<Integer> digits) implements Constraint {
  private static final int CELLS = 4;

  /** The automata of digits, shared by all squares. */
  private static final BoundedCache<Wanted, Automaton> AUTOMATA = new BoundedCache<>(256);

  /** The key of an automaton, whose states are the digits that are still missing. */
  private record Wanted(int size, List<Integer> digits) {
    Automaton automaton() {
      return Automaton.of(size, digits, Quadruple::without, List::isEmpty);
    }
  }

  /**
   * Throws an {@link InvalidConstraintException} if the cells are no square or a digit is wrong.
   */
  public Quadruple {
    cells.requireCount(CELLS, CELLS);
    int corner = cells.get(0);
    int size = cells.size();
    if (corner % size == size - 1
        || !cells.equals(CellList.of(size, corner, corner + 1, corner + size, corner + size + 1))) {
      throw new InvalidConstraintException("the cells " + cells + " are not a square of 2×2");
    }
    if (digits.isEmpty() || digits.size() > CELLS) {
      throw new InvalidConstraintException(
          "there are %d digits, but 1 to %d are possible".formatted(digits.size(), CELLS));
    }
    for (int digit : digits) {
      if (digit < 1 || digit > size) {
        throw new InvalidConstraintException("the digit %d is not in 1..%d".formatted(digit, size));
      }
    }
    digits = digits.stream().sorted().toList();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.QUADRUPLE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    List<Integer> found = cells.digits(full).boxed().toList();
    return digits.stream()
        .allMatch(
            digit -> Collections.frequency(found, digit) >= Collections.frequency(digits, digit));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.accept(cells, AUTOMATA.get(new Wanted(cells.size(), digits), Wanted::automaton));
  }

  private static Optional<List<Integer>> without(List<Integer> missing, int digit) {
    List<Integer> rest = new ArrayList<>(missing);
    rest.remove(Integer.valueOf(digit));
    return Optional.of(List.copyOf(rest));
  }
}
