package org.nonomino.core.constraint;

import java.util.Optional;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * A skyscraper clue: the digits of a row or a column are heights of buildings, and the number says
 * how many can be seen from there. A building hides all lower ones behind it.
 *
 * @param start where the number is
 * @param value how many are visible, 1 to n
 */
public record Skyscraper(OutsideCell start, int value) implements OutsideClue {
  /** Lower than any height. */
  private static final int NO_BUILDING = -1;

  private static final NumberAutomata<View> AUTOMATA =
      new NumberAutomata<>(
          Symbols::size,
          visible -> new View(NO_BUILDING, visible),
          Skyscraper::after,
          view -> view.missing == 0);

  /**
   * The state of an automaton after some cells of the line.
   *
   * @param highest the highest building, {@link #NO_BUILDING} if there is none
   * @param missing how many more must be visible
   */
  private record View(int highest, int missing) {}

  /** Throws an {@link InvalidConstraintException} if there is no line or the number is wrong. */
  public Skyscraper {
    start.requireLine();
    OutsideClue.require(value, 1, start.size(), "the number");
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.SKYSCRAPER;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int visible = 0;
    int highest = 0;
    for (int digit : cells().digits(full).toArray()) {
      if (digit > highest) {
        visible++;
        highest = digit;
      }
    }
    return visible == value;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.accept(cells(), AUTOMATA.of(of.symbols(), value));
  }

  private static Optional<View> after(Symbols symbols, View view, int height) {
    if (height <= view.highest) {
      return Optional.of(view);
    }
    return view.missing > 0 ? Optional.of(new View(height, view.missing - 1)) : Optional.empty();
  }
}
