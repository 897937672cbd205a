package org.nonomino.core.constraint;

import java.util.Optional;
import java.util.stream.IntStream;
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
 * Each middle digit has the lowest digit directly above it or the highest directly below it. On
 * 9×9, these are 5, 1 and 9. If n is even, the lower of the two middle digits counts.
 *
 * @param size n, at least 3
 */
public record DutchFlatmates(int size) implements Constraint {
  private static final int SMALLEST = 3;

  private static final BoundedCache<Integer, Automaton> AUTOMATA = new BoundedCache<>(36);

  /** The state of a reader of a column, after its latest digit. */
  private enum Place {
    AFTER_ANY,
    AFTER_LOWEST,
    BEFORE_HIGHEST
  }

  /** Throws an {@link InvalidConstraintException} if there is no digit between 1 and n. */
  public DutchFlatmates {
    if (size < SMALLEST) {
      throw new InvalidConstraintException("no digit lies between the lowest and the highest");
    }
  }

  /** Returns the digit that needs a flatmate. */
  public static int middle(int size) {
    return (size + 1) / 2;
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.DUTCH_FLATMATES;
  }

  @Override
  public CellList cells() {
    return CellList.all(size);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return IntStream.range(0, size * size)
        .filter(cell -> full.digit(cell) == middle(size))
        .allMatch(
            cell ->
                (cell >= size && full.digit(cell - size) == 1)
                    || (cell < size * (size - 1) && full.digit(cell + size) == size));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    Automaton automaton =
        AUTOMATA.get(
            size,
            n ->
                Automaton.of(
                    n,
                    Place.AFTER_ANY,
                    (place, digit) -> after(n, place, digit),
                    place -> place != Place.BEFORE_HIGHEST));
    for (int column = 0; column < size; column++) {
      into.accept(new OutsideCell(size, -1, column).line(), automaton);
    }
  }

  private static Optional<Place> after(int size, Place place, int digit) {
    if (place == Place.BEFORE_HIGHEST && digit != size) {
      return Optional.empty();
    }
    if (digit == 1) {
      return Optional.of(Place.AFTER_LOWEST);
    }
    return Optional.of(
        digit == middle(size) && place != Place.AFTER_LOWEST
            ? Place.BEFORE_HIGHEST
            : Place.AFTER_ANY);
  }
}
