package org.nonomino.explainer;

import java.util.List;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;

/**
 * Collects all steps.
 *
 * @param steps the list that receives them
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
