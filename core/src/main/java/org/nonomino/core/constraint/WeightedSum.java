package org.nonomino.core.constraint;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
    int least = least(symbols);
    int most = most(symbols);
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
        cells, factors, Math.max(from, least(symbols)), Math.min(to, most(symbols)));
  }

  /**
   * Returns the sum for people, without its number: {@code r1c1 + 2 r1c2 - r3c3}, or {@code r1c1 +
   * r1c2 = r2c1} if two sides are equal.
   */
  public String words() {
    return isEquation() ? terms(1) + " = " + terms(-1) : terms();
  }

  /** Returns the terms for people: {@code r1c1 + 2 r1c2 - r3c3}. */
  public String terms() {
    StringBuilder terms = new StringBuilder();
    for (int i = 0; i < cells.count(); i++) {
      int factor = factors.get(i);
      terms.append(i == 0 ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + ");
      terms.append(term(i));
    }
    return terms.toString();
  }

  /** Returns the terms of one side of an equation, all of them added: {@code r1c1 + 2 r1c2}. */
  public String terms(int sign) {
    return indices(sign).mapToObj(this::term).collect(Collectors.joining(" + "));
  }

  private String term(int index) {
    int factor = Math.abs(factors.get(index));
    return (factor == 1 ? "" : factor + " ") + cells.name(index);
  }

  /** The numbers of a range that exclude possible sums, so that a player needs to know them. */
  public enum Bounds {
    BOTH,
    LEAST,
    MOST
  }

  /** Returns which of the two numbers exclude sums in a puzzle with these symbols. */
  public Bounds bounds(Symbols symbols) {
    if (from < to && to >= most(symbols)) {
      return Bounds.LEAST;
    }
    return from < to && from <= least(symbols) ? Bounds.MOST : Bounds.BOTH;
  }

  /** Returns whether some factors are positive and others negative. */
  public boolean hasTwoSides() {
    return side(1).count() > 0 && side(-1).count() > 0;
  }

  /** Returns whether two sides must have the same sum. */
  public boolean isEquation() {
    return from == 0 && to == 0 && hasTwoSides();
  }

  /**
   * Returns the cells whose factors have a sign.
   *
   * @param sign 1 or −1
   */
  public CellList side(int sign) {
    return CellList.of(cells.size(), indices(sign).map(cells::get).toArray());
  }

  private IntStream indices(int sign) {
    return IntStream.range(0, cells.count()).filter(i -> Integer.signum(factors.get(i)) == sign);
  }

  /** Returns the number as a short label: {@code 5}, {@code 3–7}, {@code ≥3} or {@code =}. */
  public String label(Symbols symbols) {
    return switch (bounds(symbols)) {
      case LEAST -> "≥" + from;
      case MOST -> "≤" + to;
      case BOTH -> isEquation() ? "=" : from == to ? String.valueOf(from) : from + "–" + to;
    };
  }

  /**
   * Returns the factor of a cell as a short label, such as {@code 2×}; empty if it is 1. On both
   * sides of an equation, factors count as positive.
   */
  public String factorLabel(int index) {
    int factor = factors.get(index);
    String sign = factor < 0 && !isEquation() ? "−" : "";
    return Math.abs(factor) == 1 ? sign : sign + Math.abs(factor) + "×";
  }

  private int least(Symbols symbols) {
    return extreme(symbols.least(), symbols.most());
  }

  private int most(Symbols symbols) {
    return extreme(symbols.most(), symbols.least());
  }

  /** Returns the sum with one value in cells with positive factors, and another in all others. */
  private int extreme(int positive, int negative) {
    return factors.stream().mapToInt(factor -> factor * (factor > 0 ? positive : negative)).sum();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.WEIGHTED_SUM;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int[] values = of.values(cells, full).toArray();
    int sum = IntStream.range(0, values.length).map(i -> factors.get(i) * values[i]).sum();
    return from <= sum && sum <= to;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.sum(cells, factors.stream().mapToInt(Integer::intValue).toArray(), from, to);
  }
}
