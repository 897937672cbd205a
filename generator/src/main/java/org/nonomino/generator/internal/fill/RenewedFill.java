package org.nonomino.generator.internal.fill;

import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.SeededRandom;

/**
 * Turns a filling into another, random one: again and again, a few digits are taken out of all
 * their cells, and a solver places them again. Used by one thread.
 */
public final class RenewedFill {
  /** The number of digits placed again at once. */
  private static final int DIGITS = 5;

  private final Rules rules;
  private final Completion completion;

  /**
   * @param rules rules that do not distinguish digits
   */
  public RenewedFill(Rules rules, Completion completion) {
    this.rules = rules;
    this.completion = completion;
  }

  /**
   * Returns a filling, the same for the same random numbers unless the attempts are stopped.
   *
   * @param rounds how often each digit is placed again, on average
   */
  public Grid renew(Grid filling, int rounds, SeededRandom random, Attempts attempts) {
    Grid current = filling;
    for (int i = 0; i < rounds * rules.size() / DIGITS && attempts.next(); i++) {
      // A solver prefers low digits, so they are renamed each time.
      current = GridMove.ofDigits(rules, random).apply(current);
      if (completion.tryToComplete(withoutLowDigits(current), 1)
          instanceof FillResult.Filled filled) {
        current = filled.filling();
      }
    }
    return current;
  }

  private static Grid withoutLowDigits(Grid filling) {
    int[] digits = filling.toArray();
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] <= DIGITS) {
        digits[cell] = 0;
      }
    }
    return Grid.of(filling.size(), digits);
  }
}
