package org.nonomino.explainer.internal.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;

/**
 * The steps that led to a board, the latest first. Immutable.
 *
 * @param before the steps before it
 * @param deductions the deductions of the latest step
 * @param evidence the pattern of the latest step; empty if it is unknown
 * @param number its number on the path, from 1
 */
record StepHistory(
    Optional<StepHistory> before,
    List<Deduction> deductions,
    Optional<Evidence> evidence,
    int number) {
  static Optional<StepHistory> after(
      Optional<StepHistory> before, List<Deduction> deductions, Optional<Evidence> evidence) {
    return Optional.of(
        new StepHistory(
            before, deductions, evidence, before.map(StepHistory::number).orElse(0) + 1));
  }

  /**
   * Returns the number of the last step with the same house, cells and digits as some evidence; 0
   * if no step had them.
   */
  static int numberOfStep(Optional<StepHistory> history, Evidence evidence) {
    for (Optional<StepHistory> at = history; at.isPresent(); at = at.get().before) {
      if (at.get().evidence.filter(before -> isSameSet(before, evidence)).isPresent()) {
        return at.get().number;
      }
    }
    return 0;
  }

  private static boolean isSameSet(Evidence one, Evidence other) {
    return one.links().isEmpty()
        && one.constraints().isEmpty()
        && one.houses().equals(other.houses())
        && one.cells().equals(other.cells())
        && digits(one).equals(digits(other));
  }

  private static Set<Integer> digits(Evidence evidence) {
    return evidence.candidates().stream().map(Candidate::digit).collect(Collectors.toSet());
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
