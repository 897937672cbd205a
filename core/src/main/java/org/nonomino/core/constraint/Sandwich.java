package org.nonomino.core.constraint;

import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * A sandwich: the digits between the smallest and the largest digit of a row or a column have a
 * sum.
 *
 * @param size n, at least 2
 * @param isRow whether it is a row; if not, it is a column
 * @param index the number of the row or column, 0..n−1
 * @param sum 0 or more
 */
public record Sandwich(int size, boolean isRow, int index, int sum) implements OutsideNumber {
  /** A number that is the value of no digit. */
  private static final int NO_CRUST = -1;

  private static final NumberAutomata<Place> AUTOMATA =
      new NumberAutomata<>(
          Sandwich::maxSum,
          sum -> new Place(NO_CRUST, sum, false),
          Sandwich::after,
          Place::isClosed);

  /**
   * The state of a reader.
   *
   * @param crust the value of the first crust that it has read, or {@link #NO_CRUST}
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

  /** Throws an {@link InvalidConstraintException} if the row does not exist. */
  public Sandwich {
    if (index < 0 || index >= size) {
      throw new InvalidConstraintException(
          "there is no %s %d".formatted(isRow ? "row" : "column", index + 1));
    }
  }

  @Override
  public void requireFit(Symbols symbols) {
    if (size < 2 || sum < 0 || sum > maxSum(symbols)) {
      throw new InvalidConstraintException(
          "the sum %d is not in 0..%d".formatted(sum, maxSum(symbols)));
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
    return IntStream.range(first + 1, last).map(i -> of.symbols().value(digits[i])).sum() == sum;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.accept(cells(), AUTOMATA.of(of.symbols(), sum));
  }

  /** Returns the sum of all digits except the smallest and the largest. */
  private static int maxSum(Symbols symbols) {
    return Math.max(0, symbols.total() - symbols.least() - symbols.most());
  }

  private static Optional<Place> after(Symbols symbols, Place place, int value) {
    boolean isCrust = value == symbols.least() || value == symbols.most();
    if (place.isClosed) {
      return isCrust ? Optional.empty() : Optional.of(place);
    }
    if (place.crust == NO_CRUST) {
      return Optional.of(isCrust ? new Place(value, place.rest, false) : place);
    }
    if (isCrust) {
      return value != place.crust && place.rest == 0
          ? Optional.of(new Place(NO_CRUST, 0, true))
          : Optional.empty();
    }
    return value <= place.rest
        ? Optional.of(new Place(place.crust, place.rest - value, false))
        : Optional.empty();
  }

  private static boolean isCrust(int size, int digit) {
    return digit == 1 || digit == size;
  }
}
