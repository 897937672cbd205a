package org.nonomino.toolkit;

import org.nonomino.explainer.ConstraintUse;
import org.nonomino.generator.terms.Judgement;

/**
 * How far the path of a puzzle with placed constraints should rest on them. Used by one thread, for
 * one puzzle.
 */
final class ConstraintTarget {
  /** The wanted share of the placements, unless it is hard to reach. */
  private static final int PERCENT = 34;

  /** After this many refusals, any share is accepted. */
  private static final int REFUSALS = 60;

  /** Any share is also accepted after this many times the judgements that the first puzzle took. */
  private static final int TIMES = 5;

  private final Patience patience = new Patience(REFUSALS, TIMES);

  /** Counts a judgement of any puzzle. */
  void count() {
    patience.count();
  }

  /**
   * Judges a puzzle that meets all other requests. The wanted share falls with the patience that is
   * spent.
   */
  Judgement judge(ConstraintUse use) {
    patience.meet();
    if (use.percent() >= PERCENT * (1 - patience.spent())) {
      return Judgement.MET;
    }
    patience.refuse();
    return new Judgement(Judgement.Kind.TOO_EASY, PERCENT - use.percent());
  }
}
