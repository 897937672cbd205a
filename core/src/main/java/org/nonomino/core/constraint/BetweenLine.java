package org.nonomino.core.constraint;

import java.util.Optional;
import org.nonomino.core.Automaton;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A between line: the digits between its ends are greater than the one end and smaller than the
 * other.
 *
 * @param cells at least three cells, each touching the one before it, the ends first and last; the
 *     line may cross itself, but not come back to its ends
 */
public record BetweenLine(CellList cells) implements Constraint {
  /** The automaton of a size, which is the same for all lines. */
  private static final BoundedCache<Integer, Automaton> AUTOMATA = new BoundedCache<>(4);

  /** The digits of the ends, as far as they are known: 0 is unknown. */
  private record Bounds(int low, int high) {
    boolean hasBoth() {
      return low > 0 && high > 0;
    }
  }

  /** Throws an {@link InvalidConstraintException} if the cells are no such line. */
  public BetweenLine {
    LineEnds.require(cells, LineEnds.COUNT + 1);
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.BETWEEN_LINE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int first = full.digit(cells.get(0));
    int last = full.digit(cells.last());
    return LineEnds.between(cells)
        .digits(full)
        .allMatch(digit -> Math.min(first, last) < digit && digit < Math.max(first, last));
  }

  /** The automaton reads the ends before the cells between them. */
  @Override
  public void lower(Rules of, Primitives into) {
    CellList ends = LineEnds.of(cells);
    into.accept(
        ends.followedBy(LineEnds.between(cells)),
        AUTOMATA.get(cells.size(), BetweenLine::automaton));
    into.relate(ends.get(0), ends.get(1), apart());
  }

  private static Automaton automaton(int size) {
    return Automaton.of(size, new Bounds(0, 0), BetweenLine::after, Bounds::hasBoth);
  }

  private DigitTable apart() {
    return DigitTable.of(cells.size(), (first, last) -> Math.abs(first - last) > 1);
  }

  private static Optional<Bounds> after(Bounds bounds, int digit) {
    if (bounds.low == 0) {
      return Optional.of(new Bounds(digit, 0));
    }
    if (bounds.high == 0) {
      return Math.abs(bounds.low - digit) > 1
          ? Optional.of(new Bounds(Math.min(bounds.low, digit), Math.max(bounds.low, digit)))
          : Optional.empty();
    }
    return bounds.low < digit && digit < bounds.high ? Optional.of(bounds) : Optional.empty();
  }
}
