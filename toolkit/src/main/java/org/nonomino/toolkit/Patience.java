package org.nonomino.toolkit;

/**
 * How long to wait for a puzzle with one more property than requested: for a number of refusals,
 * and for some times the judgements that the first puzzle as requested needed. So a property that
 * hardly exists does not take many times as long. Used by one thread, for one puzzle.
 */
final class Patience {
  private final int refusals;
  private final int times;

  /** How many puzzles as requested were refused. */
  private int refused;

  /** How many puzzles were judged, whether as requested or not. */
  private int judged;

  /** The number of judgements when the first puzzle as requested was found; 0 before. */
  private int judgedAtFirst;

  Patience(int refusals, int times) {
    this.refusals = refusals;
    this.times = times;
  }

  /** Counts a judgement of any puzzle. */
  void count() {
    judged++;
  }

  /** Notes that the puzzle that was counted last is as requested. */
  void meet() {
    judgedAtFirst = judgedAtFirst == 0 ? judged : judgedAtFirst;
  }

  /** Counts the refusal of a puzzle as requested. */
  void refuse() {
    refused++;
  }

  /** Returns how many puzzles as requested were refused. */
  int refused() {
    return refused;
  }

  /** Returns whether every puzzle as requested is good enough now. */
  boolean isOver() {
    return refused >= refusals || judged > times * judgedAtFirst;
  }

  /** Returns the part that is used up: 0 at the first puzzle as requested, 1 or more at the end. */
  double spent() {
    return Math.max(
        (double) refused / refusals, (double) (judged - judgedAtFirst) / (times * judgedAtFirst));
  }
}
