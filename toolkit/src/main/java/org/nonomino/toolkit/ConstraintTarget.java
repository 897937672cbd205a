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
  private static final double REFUSALS = 60;

  /** Any share is also accepted after this many times the judgements that the first puzzle took. */
  private static final double PATIENCE = 5;

  private int refused;
  private int judged;
  private int judgedAtFirst;

  /** Counts a judgement of any puzzle. */
  void count() {
    judged++;
  }

  /** Judges a puzzle that meets all other requests. Each refusal allows a smaller share. */
  Judgement judge(ConstraintUse use) {
    judgedAtFirst = judgedAtFirst == 0 ? judged : judgedAtFirst;
    double spent =
        Math.max(refused / REFUSALS, (judged - judgedAtFirst) / (PATIENCE * judgedAtFirst));
    if (use.percent() >= PERCENT * (1 - spent)) {
      return Judgement.MET;
    }
    refused++;
    return new Judgement(Judgement.Kind.TOO_EASY, PERCENT - use.percent());
  }
}
