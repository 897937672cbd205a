package org.nonomino.render;

import java.util.List;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Blocker;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;

/**
 * The parts of a step that a picture shows. Immutable.
 *
 * @param name the kind of step
 * @param evidence the houses, the pattern, the links and the constraints
 * @param deductions the conclusions; empty if the step is a contradiction
 * @param blockers the digits in the grid that close cells
 * @param crossed further candidates that are known to be impossible before the step
 */
public record ShownStep(
    String name,
    Evidence evidence,
    List<Deduction> deductions,
    List<Blocker> blockers,
    List<Candidate> crossed) {
  /** Copies the lists. */
  public ShownStep {
    deductions = List.copyOf(deductions);
    blockers = List.copyOf(blockers);
    crossed = List.copyOf(crossed);
  }

  /**
   * Returns the parts of a step of an explanation.
   *
   * @param board the board before the step
   */
  public static ShownStep of(Step step, Board board) {
    return new ShownStep(
        step.name(), step.evidence(), step.deductions(), step.blockers(board), List.of());
  }
}
