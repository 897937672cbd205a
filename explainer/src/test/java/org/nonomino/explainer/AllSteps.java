package org.nonomino.explainer;

import java.util.List;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;

/**
 * Takes all steps.
 *
 * @param steps where they go
 */
record AllSteps(List<FoundStep> steps) implements StepCollector {
  @Override
  public void add(FoundStep step) {
    steps.add(step);
  }

  @Override
  public boolean isDone() {
    return false;
  }
}
