package org.nonomino.explainer.internal.board;

import java.util.List;
import java.util.Optional;
import org.nonomino.explainer.Deduction;

/**
 * The steps that led to a board, the latest first. Immutable.
 *
 * @param before the steps before it
 * @param deductions the deductions of the latest step
 * @param number its number on the path, from 1
 */
record StepHistory(Optional<StepHistory> before, List<Deduction> deductions, int number) {
  static Optional<StepHistory> after(Optional<StepHistory> before, List<Deduction> deductions) {
    return Optional.of(
        new StepHistory(before, deductions, before.map(StepHistory::number).orElse(0) + 1));
  }

  /** Returns the number of the step that eliminated a candidate; 0 if no step did. */
  static int numberOfStep(Optional<StepHistory> history, int cell, int digit) {
    Deduction elimination = new Deduction.Elimination(cell, digit);
    for (Optional<StepHistory> at = history; at.isPresent(); at = at.get().before) {
      if (at.get().deductions.contains(elimination)) {
        return at.get().number;
      }
    }
    return 0;
  }
}
