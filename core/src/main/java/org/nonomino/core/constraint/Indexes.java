package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * Digits whose value is the number, from 1, of the cell of a house with a digit of a certain value.
 * A value that is not the number of a cell, such as 0, points nowhere and keeps no such rule.
 */
final class Indexes {
  /** How many numbers a pair of a place and a wanted value needs. */
  private static final int BASE = Grid.MAX_SIZE + 1;

  /** The first cell names a place if and only if the cell at the place has the wanted value. */
  private static final Tables TABLES =
      new Tables(
          (value, atPlace, number) -> (value == number / BASE) == (atPlace == number % BASE));

  private Indexes() {}

  /** Returns whether the value of a cell is the number of a cell with the wanted value. */
  static boolean holds(int cell, CellList house, int wanted, Grid full, Rules of) {
    int number = of.symbols().value(full.digit(cell));
    return number >= 1
        && number <= house.count()
        && of.symbols().value(full.digit(house.get(number - 1))) == wanted;
  }

  /** Relates a cell to each cell of the house, because only one of these has the value. */
  static void lower(int cell, CellList house, int wanted, Rules of, Primitives into) {
    Symbols symbols = of.symbols();
    boolean isDigit = wanted >= symbols.least() && wanted <= symbols.most();
    into.allow(
        cell,
        DigitSets.of(
            symbols.size(),
            digit ->
                isDigit && symbols.value(digit) >= 1 && symbols.value(digit) <= house.count()));
    for (int i = 0; i < house.count(); i++) {
      into.relate(cell, house.get(i), TABLES.ofValues(symbols, (i + 1) * BASE + wanted));
    }
  }
}
