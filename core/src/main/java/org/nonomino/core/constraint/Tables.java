package org.nonomino.core.constraint;

import org.nonomino.core.BoundedCache;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Symbols;

/**
 * The tables of one relation between two digits, by size and perhaps a number, such as the sum of
 * the digits. All constraints share them. Thread-safe.
 */
final class Tables {
  static final Tables EQUAL = new Tables((first, second, number) -> first == second);
  static final Tables LESS = new Tables((first, second, number) -> first < second);
  static final Tables GREATER = new Tables((first, second, number) -> first > second);

  /** The maximum number of rows to keep: enough for n² tables of the largest size. */
  private static final long MAX_ROWS = 1 << 16;

  private final Test test;
  private final BoundedCache<Key, DigitTable> tables =
      new BoundedCache<>(MAX_ROWS, DigitTable::size);

  /** Takes a test without side effects. */
  Tables(Test test) {
    this.test = test;
  }

  /** Decides about two digits. */
  @FunctionalInterface
  interface Test {
    /** Returns whether the first cell may have {@code first} if the second has {@code second}. */
    boolean allows(int first, int second, int number);
  }

  private record Key(int size, int number, int offset) {}

  /** Returns the table of a relation without a number. */
  DigitTable of(int size) {
    return of(size, 0);
  }

  /** Returns the table of a number. */
  DigitTable of(int size, int number) {
    return tables.get(new Key(size, number, 0), this::create);
  }

  /** Returns the table of a number, in which the test gets the values of the digits. */
  DigitTable ofValues(Symbols symbols, int number) {
    return tables.get(new Key(symbols.size(), number, symbols.offset()), this::create);
  }

  private DigitTable create(Key key) {
    int offset = key.offset;
    return DigitTable.of(
        key.size, (first, second) -> test.allows(first + offset, second + offset, key.number));
  }
}
