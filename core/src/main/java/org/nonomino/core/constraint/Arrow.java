package org.nonomino.core.constraint;

import java.util.Arrays;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * An arrow: the digits along the shaft add up to the number in the circle. A circle of two or three
 * cells, a pill, holds the digits of a number of two or three places.
 *
 * @param circle 1 to 3 distinct cells, the highest place first, each touching the one before it; on
 *     grids larger than 9×9, one cell
 * @param shaft at least one cell; the first one touches the circle, and each touches the one before
 *     it
 */
public record Arrow(CellList circle, CellList shaft) implements Constraint {
  /** The largest size of grids on which a circle may have several cells. */
  public static final int LARGEST_WITH_PILLS = 9;

  private static final int MAX_PILL = 3;
  private static final int BASE = 10;

  /** Throws an {@link InvalidConstraintException} if the cells form no arrow. */
  public Arrow {
    circle.requireDistinct().requireCount(1, MAX_PILL);
    if (circle.count() > 1 && circle.size() > LARGEST_WITH_PILLS) {
      throw new InvalidConstraintException(
          "a circle of several cells has a meaning only on grids up to 9×9");
    }
    if (!circle.isLine()) {
      throw new InvalidConstraintException(
          "the cells of the circle, %s, do not touch".formatted(circle));
    }
    if (shaft.count() == 0) {
      throw new InvalidConstraintException("the arrow has no shaft");
    }
    shaft.requireLine();
    CellList reading = circle;
    if (shaft.stream().anyMatch(reading::contains)) {
      throw new InvalidConstraintException("a cell of the circle is on the shaft");
    }
    boolean begins =
        circle.stream().anyMatch(cell -> CellList.of(shaft.size(), cell, shaft.get(0)).isLine());
    if (!begins) {
      throw new InvalidConstraintException(
          "the shaft begins in %s, which does not touch the circle".formatted(shaft.name(0)));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.ARROW;
  }

  /** Returns the cells of the circle, then those of the shaft. */
  @Override
  public CellList cells() {
    return circle.followedBy(shaft);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int number = circle.digits(full).reduce(0, (sum, digit) -> BASE * sum + digit);
    return shaft.digits(full).sum() == number;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    int[] weights = new int[circle.count() + shaft.count()];
    Arrays.fill(weights, -1);
    int place = 1;
    for (int i = circle.count() - 1; i >= 0; i--) {
      weights[i] = place;
      place *= BASE;
    }
    into.sum(cells(), weights, 0, 0);
  }
}
