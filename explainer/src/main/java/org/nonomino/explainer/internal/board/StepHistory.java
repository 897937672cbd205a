package org.nonomino.explainer.internal.board;

import org.nonomino.explainer.Deduction;
import org.nonomino.explainer.internal.step.FoundStep;
import java.util.Optional;

/**
 * The steps that led to a board, the latest first. Immutable.
 *
 * @param before the steps before it
 * @param step the latest
 * @param number which step of the path it is, from 1
 */
record StepHistory(Optional<StepHistory> before, FoundStep step, int number) {
  static Optional<StepHistory> after(Optional<StepHistory> before, FoundStep step) {
    return Optional.of(
        new StepHistory(before, step, before.map(StepHistory::number).orElse(0) + 1));
  }

  /** Returns the number of the step that eliminated a candidate; 0 if none did. */
  static int numberOfStep(Optional<StepHistory> history, int cell, int digit) {
    Deduction elimination = new Deduction.Elimination(cell, digit);
    for (Optional<StepHistory> at = history; at.isPresent(); at = at.get().before) {
      if (at.get().step.deductions().contains(elimination)) {
        return at.get().number;
      }
    }
    return 0;
  }
}
