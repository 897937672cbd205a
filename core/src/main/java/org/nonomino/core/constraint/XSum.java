package org.nonomino.core.constraint;

import java.util.Optional;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * An X-sum: the first X digits of a row or a column, seen from the number, add up to it. X is the
 * first of these digits; an X above n has no sum.
 *
 * @param start where the number is
 * @param value the sum, at most that of all digits; 0 only if X can be 0
 */
public record XSum(OutsideCell start, int value) implements OutsideClue {
  private static final NumberAutomata<Place> AUTOMATA =
      new NumberAutomata<>(
          Symbols::total, sum -> new Place(-1, sum), XSum::after, place -> place.digits == 0);

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

  /** Throws an {@link InvalidConstraintException} if there is no line. */
  public XSum {
    start.requireLine();
  }

  @Override
  public void requireFit(Symbols symbols) {
    OutsideClue.require(value, Math.min(1, symbols.least()), symbols.total(), "the sum");
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.X_SUM;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int count = of.values(cells(), full).findFirst().orElseThrow();
    return count <= start.size() && of.values(cells().part(0, count), full).sum() == value;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.accept(cells(), AUTOMATA.of(of.symbols(), value));
  }

  private static Optional<Place> after(Symbols symbols, Place place, int read) {
    if (place.digits == 0) {
      return Optional.of(place);
    }
    if (place.digits < 0 && read == 0) {
      // The sum of no digits.
      return place.rest == 0 ? Optional.of(new Place(0, 0)) : Optional.empty();
    }
    int digits = (place.digits < 0 ? read : place.digits) - 1;
    int rest = place.rest - read;
    boolean isPossible =
        digits < symbols.size()
            && rest >= digits * symbols.least()
            && rest <= digits * symbols.most();
    return isPossible ? Optional.of(new Place(digits, rest)) : Optional.empty();
  }
}
