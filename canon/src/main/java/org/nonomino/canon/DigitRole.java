package org.nonomino.canon;

import org.nonomino.core.DigitTable;
import org.nonomino.core.Relation;
import org.nonomino.core.Rules;

/** The replacements of digits that keep the rules of a puzzle. */
enum DigitRole {
  /** All permutations, because the digits are only names. */
  NAMES,
  /** Replacing each digit d by n + 1 − d, because only differences of digits matter. */
  REVERSIBLE,
  /** None, because the digits have values. */
  VALUES;

  /** Returns the role of the digits under some rules. */
  static DigitRole of(Rules rules) {
    if (rules.allowDigitPermutations()) {
      return NAMES;
    }
    return rules.conditions().relations().stream().map(Relation::table).allMatch(DigitRole::turns)
        ? REVERSIBLE
        : VALUES;
  }

  private static boolean turns(DigitTable table) {
    int size = table.size();
    return table.equals(
        DigitTable.of(size, (first, second) -> table.allows(size + 1 - first, size + 1 - second)));
  }

  /** Returns the replacement of each digit d by n + 1 − d; length n + 1, and 0 stays 0. */
  static int[] reversed(int size) {
    int[] digits = new int[size + 1];
    for (int digit = 1; digit <= size; digit++) {
      digits[digit] = size + 1 - digit;
    }
    return digits;
  }
}
