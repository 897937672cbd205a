package org.nonomino.explainer;

import java.util.List;

/**
 * The steps from a puzzle on.
 *
 * @param steps in their order
 * @param end the board after the last step
 * @param isCalledOff whether the deadline or an interrupt ended the path; if not, and the board is
 *     not full, the techniques are not enough
 */
public record StepPath(List<Step> steps, Board end, boolean isCalledOff) {
  /** Copies the list. */
  public StepPath {
    steps = List.copyOf(steps);
  }

  /** Returns whether the steps lead to the solution. */
  public boolean isSolved() {
    return end.isFull();
  }

  /** Returns the highest rating of a step: ER. */
  public Rating rating() {
    return steps.stream().map(Step::rating).reduce(Rating.NONE, Rating::max);
  }

  /** Returns whether a step places a digit; if not, EP is only a lower bound. */
  public boolean hasPlacement() {
    return steps.stream().anyMatch(step -> step.deductions().get(0) instanceof Deduction.Placement);
  }

  /** Returns the highest rating up to the first placement: EP. */
  public Rating pearl() {
    Rating highest = Rating.NONE;
    for (Step step : steps) {
      highest = highest.max(step.rating());
      if (step.deductions().get(0) instanceof Deduction.Placement) {
        break;
      }
    }
    return highest;
  }

  /** Returns the rating of the first step: ED. */
  public Rating diamond() {
    return steps.isEmpty() ? Rating.NONE : steps.get(0).rating();
  }
}
