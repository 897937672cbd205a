package org.nonomino.core.constraint;

import java.util.Optional;
import java.util.stream.IntStream;
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
  private static final NumberAutomata<Place> AUTOMATA =
      new NumberAutomata<>(
          Sandwich::maxSum, sum -> new Place(0, sum, false), Sandwich::after, Place::isClosed);

  /**
   * The state of a reader.
   *
   * @param crust the first crust (1 or n) that it has read, or 0
   * @param rest what the following digits before the second crust must add up to
   * @param isClosed whether it has read both
   */
  private record Place(int crust, int rest, boolean isClosed) {
    /** Spreads better than the usual hash, which would be the same for many states. */
    @Override
    public int hashCode() {
      return (crust << 10) + rest;
    }
  }

  /**
   * Throws an {@link InvalidConstraintException} if the row does not exist or the sum is not
   * possible.
   */
  public Sandwich {
    if (index < 0 || index >= size) {
      throw new InvalidConstraintException(
          "there is no %s %d".formatted(isRow ? "row" : "column", index + 1));
    }
    if (size < 2 || sum < 0 || sum > maxSum(size)) {
      throw new InvalidConstraintException(
          "the sum %d is not in 0..%d".formatted(sum, maxSum(size)));
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
    int first = IntStream.range(0, size).filter(i -> isCrust(size, digits[i])).min().orElseThrow();
    int last = IntStream.range(0, size).filter(i -> isCrust(size, digits[i])).max().orElseThrow();
    return IntStream.range(first + 1, last).map(i -> digits[i]).sum() == sum;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.accept(cells(), AUTOMATA.of(size, sum));
  }

  /** Returns the sum of all digits except 1 and n. */
  private static int maxSum(int size) {
    return Math.max(0, size * (size + 1) / 2 - size - 1);
  }

  private static Optional<Place> after(int size, Place place, int digit) {
    boolean isCrust = isCrust(size, digit);
    if (place.isClosed) {
      return isCrust ? Optional.empty() : Optional.of(place);
    }
    if (place.crust == 0) {
      return Optional.of(isCrust ? new Place(digit, place.rest, false) : place);
    }
    if (isCrust) {
      return digit != place.crust && place.rest == 0
          ? Optional.of(new Place(0, 0, true))
          : Optional.empty();
    }
    return digit <= place.rest
        ? Optional.of(new Place(place.crust, place.rest - digit, false))
        : Optional.empty();
  }

  private static boolean isCrust(int size, int digit) {
    return digit == 1 || digit == size;
  }
}
