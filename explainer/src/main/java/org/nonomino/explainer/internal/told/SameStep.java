package org.nonomino.explainer.internal.told;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.terms.Deduction;

/**
 * Looks for a step again on a board with more candidates. The step that is found has the same kind,
 * at most the same rating, and all conclusions of the old step. Its further conclusions must be
 * among those of the steps that were left out before it.
 */
final class SameStep implements StepCollector {
  private final FoundStep step;
  private final Set<Deduction> deductions;
  private final BoardState now;
  private final BoardState after;
  private final BooleanSupplier isStopped;
  private Optional<FoundStep> found = Optional.empty();

  /**
   * @param now the board with more candidates
   * @param after the board after the step on its own path
   */
  SameStep(FoundStep step, BoardState now, BoardState after, BooleanSupplier isStopped) {
    this.now = now;
    this.step = step;
    this.deductions = new HashSet<>(step.deductions());
    this.after = after;
    this.isStopped = isStopped;
  }

  @Override
  public void add(FoundStep added) {
    boolean isPlacement = step.isPlacement();
    FoundStep other = isPlacement ? added.told(now) : added;
    if (found.isEmpty()
        && other.kind() == step.kind()
        && other.rating().compareTo(step.rating()) <= 0
        && isLike(other)) {
      found = Optional.of(other);
    }
  }

  private boolean isLike(FoundStep other) {
    int same = 0;
    for (Deduction deduction : other.deductions()) {
      if (deductions.contains(deduction)) {
        same++;
      } else if (deduction instanceof Deduction.Placement
          || after.isCandidate(deduction.cell(), deduction.digit())) {
        return false;
      }
    }
    return same == deductions.size();
  }

  @Override
  public boolean isDone() {
    return found.isPresent() || isStopped.getAsBoolean();
  }

  /** Returns the step, if it was found. */
  Optional<FoundStep> found() {
    return found;
  }
}
