package org.nonomino.explainer;

import java.util.List;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.terms.Blocker;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.Reason;
import org.nonomino.explainer.terms.StepKind;

/** One conclusion that a person can draw. Immutable. */
public final class Step {
  private final FoundStep found;

  /** Creates a step from the finding of a technique. */
  Step(FoundStep found) {
    this.found = found;
  }

  /** Returns the finding of the technique. */
  FoundStep found() {
    return found;
  }

  /** Returns the kind of the technique. */
  public StepKind kind() {
    return found.kind();
  }

  /**
   * Returns the name of the kind with its form, as people read it: {@code Hidden Pair}, {@code
   * Unique Rectangle type 3}.
   */
  public String name() {
    return found.name();
  }

  /** Returns the difficulty. */
  public Rating rating() {
    return found.rating();
  }

  /** Returns the conclusions, at least one; a placement only if it is immediate. */
  public List<Deduction> deductions() {
    return found.deductions();
  }

  /** Returns whether the step places a digit. */
  public boolean isPlacement() {
    return found.isPlacement();
  }

  /**
   * Returns the steps that are told together as this step, because a person sees them at one look.
   * Each holds on the board after those before it. Usually there is only the step itself.
   */
  public List<Step> parts() {
    List<FoundStep> parts = found.parts();
    return parts.size() == 1 ? List.of(this) : parts.stream().map(Step::new).toList();
  }

  /** Returns the pattern behind the step. */
  public Evidence evidence() {
    return found.evidence();
  }

  /**
   * Returns the explanation in one or two sentences, for a person familiar with the technique:
   * {@code In column 9, the 2s in r4c3 and r8c7 leave only r2c9.}
   *
   * @param board the board on which the step was found, preferably created by {@link Board#after},
   *     because it then records the steps whose eliminations this step needs
   */
  public String explain(Board board) {
    return found.explain(board.state());
  }

  /**
   * Returns the step in the notation of solvers, with its name: {@code Naked Pair: 2,5 in r1c1,r6c1
   * => -2 r3c1, -5 r4c1}; chains as alternating inferences.
   *
   * @param board as for {@link #explain}
   */
  public String notation(Board board) {
    return found.notation(board.state());
  }

  /**
   * Returns the explanation in paragraphs, for a person new to the technique, with a numbered
   * paragraph for each link of a chain.
   *
   * @param board as for {@link #explain}
   */
  public List<String> explainInFull(Board board) {
    return found.explainInFull(board.state());
  }

  /**
   * Returns the explanation at all lengths, with the meaning of its phrases: the cells, houses and
   * candidates to highlight while it is read.
   *
   * @param board as for {@link #explain}
   */
  public Reason reason(Board board) {
    return found.reason(board.state());
  }

  /**
   * Returns the candidates that must be absent for this step, and that no digit in the grid
   * excludes. May contain candidates that are not needed.
   *
   * @param board the board on which the step was found
   */
  public List<Premise> premises(Board board) {
    return found.premises(board.state());
  }

  /**
   * Returns the digits in the grid that leave only one place or one digit for a single; empty for
   * other steps.
   *
   * @param board as for {@link #explain}
   */
  public List<Blocker> blockers(Board board) {
    return found.blockers(board.state());
  }

  /** Returns the name and the rating. */
  @Override
  public String toString() {
    return found.toString();
  }
}
