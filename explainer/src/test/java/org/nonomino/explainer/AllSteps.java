package org.nonomino.explainer;

import java.util.List;

/**
 * Takes all steps.
 *
 * @param steps where they go
 */
record AllSteps(List<Step> steps) implements StepCollector {
  @Override
  public void add(Step step) {
    steps.add(step);
  }

  @Override
  public boolean isDone() {
    return false;
  }
}
