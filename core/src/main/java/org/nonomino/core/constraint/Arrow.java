package org.nonomino.core.constraint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * An arrow: the digits along the shaft add up to the number in the circle. A circle of two or three
 * cells, a pill, holds the digits of a number of two or three places.
 *
 * @param circle 1 to 3 distinct cells, the highest place first, each touching the one before it; on
 *     grids larger than 9×9, one cell
 * @param shaft at least one cell; the first one touches the circle, and each touches the one before
 *     it
 * @param unseen the minimum number of further cells of the shaft, if only a part of the arrow can
 *     be seen; the circle then has no cells if it cannot be seen
 */
public record Arrow(CellList circle, CellList shaft, OptionalInt unseen) implements Constraint {
  /** The largest size of grids on which a circle may have several cells. */
  public static final int LARGEST_WITH_PILLS = 9;

  private static final int MAX_PILL = 3;
  private static final int BASE = 10;

  /** Throws an {@link InvalidConstraintException} if the cells form no arrow. */
  public Arrow {
    boolean hasCircle = circle.count() > 0;
    circle.requireDistinct().requireCount(unseen.isPresent() ? 0 : 1, MAX_PILL);
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
    this(circle, shaft, OptionalInt.empty());
  }

  @Override
  public void requireFit(Symbols symbols) {
    if (circle.count() > 1 && symbols.most() >= BASE) {
      throw new InvalidConstraintException(
          "a circle of several cells has a meaning only for digits up to 9");
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
    int sum = of.values(shaft, full).sum();
    int number = of.values(circle, full).reduce(0, (before, value) -> BASE * before + value);
    if (unseen.isEmpty()) {
      return sum == number;
    }
    return sum + unseen.getAsInt() * of.symbols().least()
        <= (circle.count() == 0 ? of.symbols().most() : number);
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
    // A circle that cannot be seen has any digit, and each cell that cannot be seen any other.
    int most = of.symbols().most();
    int least = unseen.orElse(0) * of.symbols().least() - (circle.count() == 0 ? most : 0);
    into.sum(cells(), weights, least, unseen.isPresent() ? most * place : 0);
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
      seen.add(isWhole ? this : new Arrow(circle, shaft.part(0, begun), OptionalInt.of(0)));
    }
    int from = begun;
    for (int to = begun; to <= shaft.count() && circle.count() == 1; to++) {
      if (to == shaft.count() || !lit.get(shaft.get(to))) {
        if (to - from > 1) {
          // A visible part that is not the end of the shaft is followed by hidden cells.
          OptionalInt more = OptionalInt.of(to == shaft.count() ? 0 : 1);
          seen.add(new Arrow(circle.part(0, 0), shaft.part(from, to), more));
        }
        from = to + 1;
      }
    }
    return seen;
  }
}
