package org.nonomino.core.constraint;

import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * The digits of some cells, each times its factor, have a sum in a range, such as {@code r1c1 + 2
 * r1c2 − r3c3 = 5}. Digits may repeat.
 *
 * @param cells distinct, in any order
 * @param factors one per cell, −{@link #MAX_FACTOR}..{@link #MAX_FACTOR} without 0
 * @param from the smallest allowed sum
 * @param to the largest allowed sum
 */
public record WeightedSum(CellList cells, List<Integer> factors, int from, int to)
    implements Constraint {
  /** The largest factor. */
  public static final int MAX_FACTOR = 100;

  /** Throws an {@link InvalidConstraintException} if the parts do not fit together. */
  public WeightedSum {
    factors = List.copyOf(factors);
    cells.requireCount(1, Integer.MAX_VALUE).requireDistinct();
    if (factors.size() != cells.count()) {
      throw new InvalidConstraintException(
          "there are %d cells and %d factors".formatted(cells.count(), factors.size()));
    }
    for (int factor : factors) {
      if (factor == 0 || Math.abs(factor) > MAX_FACTOR) {
        throw new InvalidConstraintException(
            "the factor %d is 0, or not in %d..%d".formatted(factor, -MAX_FACTOR, MAX_FACTOR));
      }
    }
    if (from > to) {
      throw new InvalidConstraintException("%d is more than %d".formatted(from, to));
    }
  }

  @Override
  public void requireFit(Symbols symbols) {
    int least = extreme(symbols.least(), symbols.most());
    int most = extreme(symbols.most(), symbols.least());
    if (to < least || from > most) {
      throw new InvalidConstraintException(
          "the sum %d is not in %d..%d, the possible sums"
              .formatted(to < least ? to : from, least, most));
    }
  }

  /**
   * Returns the same sum with bounds that are possible sums.
   *
   * @throws InvalidConstraintException if no possible sum is allowed
   */
  public WeightedSum within(Symbols symbols) {
    requireFit(symbols);
    return new WeightedSum(
        cells,
        factors,
        Math.max(from, extreme(symbols.least(), symbols.most())),
        Math.min(to, extreme(symbols.most(), symbols.least())));
  }

  /** Returns the sum with one value where the factor is positive, and another one elsewhere. */
  private int extreme(int positive, int negative) {
    return factors.stream().mapToInt(factor -> factor * (factor > 0 ? positive : negative)).sum();
  }

  /** Returns the terms for people: {@code r1c1 + 2 r1c2 - r3c3}. */
  public String terms() {
    StringBuilder terms = new StringBuilder();
    for (int i = 0; i < cells.count(); i++) {
      int factor = factors.get(i);
      terms.append(i == 0 ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + ");
      if (Math.abs(factor) != 1) {
        terms.append(Math.abs(factor)).append(' ');
      }
      terms.append(cells.name(i));
    }
    return terms.toString();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.WEIGHTED_SUM;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int sum = 0;
    int[] values = of.values(cells, full).toArray();
    for (int i = 0; i < values.length; i++) {
      sum += factors.get(i) * values[i];
    }
    return from <= sum && sum <= to;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.sum(cells, factors.stream().mapToInt(Integer::intValue).toArray(), from, to);
  }
}
