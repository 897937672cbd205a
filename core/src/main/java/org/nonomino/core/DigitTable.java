package org.nonomino.core;

import java.util.Arrays;
import java.util.Optional;

/**
 * A relation between the digits of two cells: for each digit of the first cell, the digits that the
 * second cell may have. Sets of digits have bit d for digit d. Immutable.
 */
public final class DigitTable {
  private static final BoundedCache<Integer, DigitTable> DIFFERENT =
      new BoundedCache<>(Grid.MAX_SIZE);

  /** The digits of the second cell for each digit of the first, 0..n; the entry of 0 is empty. */
  private final long[] allowed;

  /** Computed on first use; 0 before that. */
  private int hash;

  /** Computed on first use. A second thread may compute it again and gets an equal table. */
  private volatile Optional<DigitTable> transposed = Optional.empty();

  private DigitTable(long[] allowed) {
    this.allowed = allowed;
  }

  /** Decides whether two cells may have two digits. */
  @FunctionalInterface
  public interface Test {
    /** Returns whether the first cell may have {@code first} if the second has {@code second}. */
    boolean allows(int first, int second);
  }

  /** Returns the table of the pairs of digits 1..n that pass a test. */
  public static DigitTable of(int size, Test test) {
    long[] allowed = new long[size + 1];
    for (int first = 1; first <= size; first++) {
      for (int second = 1; second <= size; second++) {
        if (test.allows(first, second)) {
          allowed[first] |= 1L << second;
        }
      }
    }
    return new DigitTable(allowed);
  }

  /** Returns the table of the pairs of different digits 1..n. */
  public static DigitTable different(int size) {
    return DIFFERENT.get(size, n -> of(n, (first, second) -> first != second));
  }

  /** Returns n. */
  public int size() {
    return allowed.length - 1;
  }

  /**
   * Returns the digits that the second cell may have.
   *
   * @param first the digit of the first cell, 1..n
   */
  public long allowed(int first) {
    return allowed[first];
  }

  /** Returns whether two digits may occur together. */
  public boolean allows(int first, int second) {
    return (allowed[first] >>> second & 1) != 0;
  }

  /** Returns whether all pairs of digits may occur. */
  public boolean allowsAll() {
    long all = DigitSets.all(size());
    for (int first = 1; first < allowed.length; first++) {
      if (allowed[first] != all) {
        return false;
      }
    }
    return true;
  }

  /** Returns the same relation with the cells exchanged. */
  public DigitTable transposed() {
    Optional<DigitTable> seen = transposed;
    if (seen.isEmpty()) {
      seen = Optional.of(of(size(), (first, second) -> allows(second, first)));
      transposed = seen;
    }
    return seen.get();
  }

  /** Returns the pairs that both tables allow. */
  public DigitTable and(DigitTable other) {
    long[] both = allowed.clone();
    for (int digit = 0; digit < both.length; digit++) {
      both[digit] &= other.allowed[digit];
    }
    return new DigitTable(both);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof DigitTable table && Arrays.equals(allowed, table.allowed));
  }

  @Override
  public int hashCode() {
    if (hash == 0) {
      hash = Arrays.hashCode(allowed);
    }
    return hash;
  }

  /** The allowed pairs, such as {@code 12 13 23}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int first = 1; first < allowed.length; first++) {
      for (int second = 1; second < allowed.length; second++) {
        if (allows(first, second)) {
          text.append(text.isEmpty() ? "" : " ")
              .append(DigitSymbols.symbol(first))
              .append(DigitSymbols.symbol(second));
        }
      }
    }
    return text.toString();
  }
}
