package org.nonomino.core.constraint;

import java.util.Optional;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * An X-sum: the first X digits of a row or a column, seen from the number, add up to it. X is the
 * first of these digits.
 *
 * @param start where the number is
 * @param value the sum, 1 to the sum of all digits
 */
public record XSum(OutsideCell start, int value) implements OutsideClue {
  private static final NumberAutomata<Place> AUTOMATA =
      new NumberAutomata<>(
          size -> size * (size + 1) / 2,
          sum -> new Place(-1, sum),
          XSum::after,
          place -> place.digits == 0);

  /**
   * Where a reader is in the line.
   *
   * @param digits how many digits still belong to the sum; −1 before the first digit
   * @param rest what they must add up to
   */
  private record Place(int digits, int rest) {
    /** Spreads better than the usual hash, which would be the same for many of 24,000 states. */
    @Override
    public int hashCode() {
      return (digits << 10) + rest;
    }
  }

  /**
   * Throws an {@link InvalidConstraintException} if there is no line or the sum is not possible.
   */
  public XSum {
    OutsideClue.require(start, value, start.size() * (start.size() + 1) / 2, "the sum");
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.X_SUM;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int count = full.digit(cells().get(0));
    return cells().part(0, count).digits(full).sum() == value;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.accept(cells(), AUTOMATA.of(start.size(), value));
  }

  private static Optional<Place> after(int size, Place place, int digit) {
    if (place.digits == 0) {
      return Optional.of(place);
    }
    int digits = (place.digits < 0 ? digit : place.digits) - 1;
    int rest = place.rest - digit;
    boolean isPossible = rest >= digits && rest <= digits * size;
    return isPossible ? Optional.of(new Place(digits, rest)) : Optional.empty();
  }
}
