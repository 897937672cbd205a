package org.nonomino.bulk;

import org.nonomino.bulk.io.Verbosity;
import org.nonomino.core.Rules;
import org.nonomino.text.Place;
import org.nonomino.text.UndefinedRules;
import org.slf4j.LoggerFactory;

/** Details about the custom rules of puzzles, for the log. */
public final class RuleDetails {
  private RuleDetails() {}

  /**
   * Logs the digits for which formulas are undefined, if details are requested.
   *
   * @param place the place of the puzzle
   */
  public static void log(Place place, Rules rules) {
    if (Verbosity.isRaised()) {
      for (String sentence : UndefinedRules.sentences(rules)) {
        LoggerFactory.getLogger(RuleDetails.class).info("{}: {}.", place, sentence);
      }
    }
  }
}
