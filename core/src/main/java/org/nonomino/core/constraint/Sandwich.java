package org.nonomino.core.constraint;

import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.Automaton;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.CellList;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A sandwich: the digits between the 1 and the n of a row or a column have a sum.
 *
 * @param size n, at least 2
 * @param isRow whether it is a row; if not, it is a column
 * @param index the number of the row or column, 0..n−1
 * @param sum 0 or more
 */
public record Sandwich(int size, boolean isRow, int index, int sum) implements OutsideNumber {
  /** The key is the sandwich of row 1 with the same sum, because all lines share an automaton. */
  private static final BoundedCache<Sandwich, Automaton> AUTOMATA = new BoundedCache<>(64);

  /** The state of a reader: the first crust (1 or n) that it has read, and the sum since then. */
  private record Place(int crust, int sum, boolean isClosed) {}

  /**
   * Throws an {@link InvalidConstraintException} if the row does not exist or the sum is not
   * possible.
   */
  public Sandwich {
    if (index < 0 || index >= size) {
      throw new InvalidConstraintException(
          "there is no %s %d".formatted(isRow ? "row" : "column", index + 1));
    }
    int max = size * (size + 1) / 2 - size - 1;
    if (size < 2 || sum < 0 || sum > max) {
      throw new InvalidConstraintException(
          "the sum %d is not in 0..%d".formatted(sum, Math.max(0, max)));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.SANDWICH;
  }

  /** Returns the place of the number, to the left of the row or above the column. */
  @Override
  public OutsideCell start() {
    return new OutsideCell(size, isRow ? index : -1, isRow ? -1 : index);
  }

  @Override
  public int number() {
    return sum;
  }

  @Override
  public CellList cells() {
    return start().line();
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int[] digits = cells().digits(full).toArray();
    int first = IntStream.range(0, size).filter(i -> isCrust(digits[i])).min().orElseThrow();
    int last = IntStream.range(0, size).filter(i -> isCrust(digits[i])).max().orElseThrow();
    return IntStream.range(first + 1, last).map(i -> digits[i]).sum() == sum;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.accept(cells(), AUTOMATA.get(new Sandwich(size, true, 0, sum), Sandwich::automaton));
  }

  private Automaton automaton() {
    return Automaton.of(size, new Place(0, 0, false), this::after, Place::isClosed);
  }

  private Optional<Place> after(Place place, int digit) {
    if (place.isClosed) {
      return isCrust(digit) ? Optional.empty() : Optional.of(place);
    }
    if (place.crust == 0) {
      return Optional.of(isCrust(digit) ? new Place(digit, 0, false) : place);
    }
    if (isCrust(digit)) {
      return digit != place.crust && place.sum == sum
          ? Optional.of(new Place(place.crust, sum, true))
          : Optional.empty();
    }
    return place.sum + digit <= sum
        ? Optional.of(new Place(place.crust, place.sum + digit, false))
        : Optional.empty();
  }

  private boolean isCrust(int digit) {
    return digit == 1 || digit == size;
  }
}
