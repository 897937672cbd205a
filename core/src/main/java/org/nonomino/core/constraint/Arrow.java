package org.nonomino.core.constraint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
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
 * @param isOpen whether only a part of the arrow can be seen, so that the shaft may have other
 *     cells; the circle then has no cells if it cannot be seen
 */
public record Arrow(CellList circle, CellList shaft, boolean isOpen) implements Constraint {
  /** The largest size of grids on which a circle may have several cells. */
  public static final int LARGEST_WITH_PILLS = 9;

  private static final int MAX_PILL = 3;
  private static final int BASE = 10;

  /** Throws an {@link InvalidConstraintException} if the cells form no arrow. */
  public Arrow {
    boolean hasCircle = circle.count() > 0;
    circle.requireDistinct().requireCount(isOpen ? 0 : 1, MAX_PILL);
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
    if (hasCircle && !begins) {
      throw new InvalidConstraintException(
          "the shaft begins in %s, which does not touch the circle".formatted(shaft.name(0)));
    }
  }

  /**
   * Creates a whole arrow.
   *
   * @throws InvalidConstraintException if the cells form no arrow
   */
  public Arrow(CellList circle, CellList shaft) {
    this(circle, shaft, false);
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
    int sum = shaft.digits(full).sum();
    return isOpen ? sum <= (circle.count() == 0 ? shaft.size() : number) : sum == number;
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
    // A circle that cannot be seen has any digit.
    int low = isOpen && circle.count() == 0 ? -shaft.size() : 0;
    into.sum(cells(), weights, low, isOpen ? shaft.size() * place : 0);
  }

  /**
   * The circle is at least the sum of the visible beginning of the shaft. Other visible parts of
   * the shaft add up to a digit at most, if the circle holds one.
   */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    List<Constraint> seen = new ArrayList<>();
    int begun = 0;
    if (circle.isIn(lit)) {
      begun = 1;
      while (begun < shaft.count()
          && (lit.get(shaft.get(begun - 1)) || lit.get(shaft.get(begun)))) {
        begun++;
      }
      boolean isWhole = begun == shaft.count() && lit.get(shaft.last());
      seen.add(isWhole ? this : new Arrow(circle, shaft.part(0, begun), true));
    }
    int from = begun;
    for (int to = begun; to <= shaft.count() && circle.count() == 1; to++) {
      if (to == shaft.count() || !lit.get(shaft.get(to))) {
        if (to - from > 1) {
          seen.add(new Arrow(circle.part(0, 0), shaft.part(from, to), true));
        }
        from = to + 1;
      }
    }
    return seen;
  }
}
