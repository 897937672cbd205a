package org.nonomino.generator.internal.fill;

import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Rules;

/** The grid from which a solver looks for any filling. */
final class FirstDigits {
  private FirstDigits() {}

  /**
   * Returns the digits 1..n in one house if the rules treat all digits alike, and otherwise an
   * empty grid. If there is a filling, there is one with these digits, because digits may be
   * permuted. Without them a proof that there is none is repeated for each permutation.
   *
   * <p>The grid is empty for plain rules too. Their layouts nearly always have many fillings.
   */
  static Grid of(Rules rules) {
    Grid empty = Grid.empty(rules.size());
    if (rules.arePlain() || !rules.allowDigitPermutations()) {
      return empty;
    }
    Layout layout = rules.layout();
    int house = mostConnected(layout);
    int[] digits = empty.toArray();
    for (int position = 0; position < layout.size(); position++) {
      digits[layout.cell(house, position)] = position + 1;
    }
    return Grid.of(rules.size(), digits);
  }

  /** Returns the house whose cells are in the maximum number of houses (the last such house). */
  private static int mostConnected(Layout layout) {
    int best = 0;
    int most = 0;
    for (int house = 0; house < layout.houseCount(); house++) {
      int connections = 0;
      for (int position = 0; position < layout.size(); position++) {
        connections += layout.houseCountOf(layout.cell(house, position));
      }
      if (connections >= most) {
        most = connections;
        best = house;
      }
    }
    return best;
  }
}
