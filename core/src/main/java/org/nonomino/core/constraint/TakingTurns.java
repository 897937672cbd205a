package org.nonomino.core.constraint;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Symbols;

/**
 * Lines along which some classes of digits, such as odd and even ones, take turns: as many cells
 * that follow each other as there are classes, or all cells of a shorter line, have different ones.
 */
final class TakingTurns {
  private final Classes classes;
  private final Tables different;
  private final Tables same;

  TakingTurns(Classes classes) {
    this.classes = classes;
    this.different = new Tables((first, second, number) -> !areSame(first, second, number));
    this.same = new Tables(this::areSame);
  }

  /** Divides the digits into classes. */
  @FunctionalInterface
  interface Classes {
    /** Returns the class of the value of a digit in the division that a number selects. */
    int of(int value, int number);
  }

  private boolean areSame(int first, int second, int number) {
    return classes.of(first, number) == classes.of(second, number);
  }

  /** Returns whether {@code count} classes take turns along a line. */
  boolean holds(CellList cells, int count, int number, Grid full, Symbols symbols) {
    int[] values = cells.digits(full).map(symbols::value).toArray();
    int length = Math.min(count, values.length);
    return IntStream.rangeClosed(length, values.length)
        .allMatch(
            end ->
                IntStream.range(end - length, end)
                        .mapToObj(i -> classes.of(values[i], number))
                        .collect(Collectors.toSet())
                        .size()
                    == length);
  }

  /** Relates also cells that are {@code count} steps apart, because their classes are the same. */
  void lower(CellList cells, int count, int number, Symbols symbols, Primitives into) {
    DigitTable notSame = different.ofValues(symbols, number);
    DigitTable again = same.ofValues(symbols, number);
    for (int i = 1; i < cells.count(); i++) {
      for (int steps = 1; steps <= Math.min(i, count); steps++) {
        into.relate(cells.get(i - steps), cells.get(i), steps == count ? again : notSame);
      }
    }
  }
}
