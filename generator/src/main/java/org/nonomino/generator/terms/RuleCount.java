package org.nonomino.generator.terms;

import org.nonomino.core.rule.RuleTemplate;

/**
 * A custom rule to place on lines of the grid.
 *
 * @param rule the rule, which must make sense on any line
 * @param number how many lines to place, at least 1
 */
public record RuleCount(RuleTemplate rule, int number) {
  /** Throws an {@link IllegalArgumentException} if the number is below 1. */
  public RuleCount {
    if (number < 1) {
      throw new IllegalArgumentException(number + " lines of a rule");
    }
  }
}
