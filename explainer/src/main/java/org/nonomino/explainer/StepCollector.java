package org.nonomino.explainer;

/** Takes the steps that a technique finds. */
interface StepCollector {
  /** Takes a step. */
  void add(Step step);

  /** Returns whether the technique is to stop looking: enough was found, or time is up. */
  boolean isDone();
}
