package org.nonomino.explainer;

/** Takes the steps that a technique finds. */
interface StepCollector {
  /** Takes a step. */
  void add(Step step);

  /** Returns whether the technique is to stop looking: enough was found, or time is up. */
  boolean isDone();

  /**
   * Returns whether the first step of a kind ends the search, so that only the easiest of what a
   * technique finds at once is of use; false where all steps are collected.
   */
  default boolean isEndedBy(StepKind kind) {
    return false;
  }
}
