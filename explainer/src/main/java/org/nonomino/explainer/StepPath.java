package org.nonomino.explainer;

import java.util.List;
import java.util.Optional;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;

/**
 * The steps of a puzzle from its givens.
 *
 * @param steps in their order
 * @param end the board after the last step
 * @param hardestTried the lowest rating that a step of the hardest technique can have
 * @param isStopped whether the deadline or an interrupt ended the path; if not, and the board is
 *     not full, the techniques are not enough
 */
public record StepPath(List<Step> steps, Board end, Rating hardestTried, boolean isStopped) {
  /** The highest rating of steps that need no effort. */
  private static final Rating GLANCE = StepKind.RULE_OF_45.lowestRating();

  /** The number of digits to which the effort is scaled. */
  private static final int DIGITS = 100;

  /** Copies the list. */
  public StepPath {
    steps = List.copyOf(steps);
  }

  /** Returns whether the steps lead to the solution. */
  public boolean isSolved() {
    return end.isFull();
  }

  /** Returns the first step with the highest rating; empty if there is no step. */
  public Optional<Step> hardest() {
    return steps.stream()
        .reduce((hardest, next) -> next.rating().compareTo(hardest.rating()) > 0 ? next : hardest);
  }

  /**
   * Returns the highest rating of a step: ER. If all techniques were tried without success, ER is
   * at least the lowest rating of the hardest technique.
   */
  public Rating rating() {
    Rating highest = steps.stream().map(Step::rating).reduce(Rating.NONE, Rating::max);
    return isBeyond() ? highest.max(hardestTried) : highest;
  }

  private boolean isBeyond() {
    return !isSolved() && !isStopped;
  }

  /**
   * Returns the sum of the costs of all steps, 0 for a puzzle without empty cells. This is the
   * total effort, whereas {@link #rating} measures only the hardest step.
   */
  public int score() {
    return steps.stream().mapToInt(step -> step.kind().cost()).sum();
  }

  /** Returns whether a step uses a technique for constraints. */
  public boolean usesConstraints() {
    return steps.stream().anyMatch(step -> step.kind().family() == TechniqueFamily.CONSTRAINTS);
  }

  /**
   * Returns how much the ratings of all steps exceed 2.0, in tenths per hundred digits that the
   * path places; 0 without such steps. A single innie of a house rates 2.0. So the effort counts
   * the steps that need more than a glance, and the harder ones several times. Puzzles of all sizes
   * can be compared.
   */
  public int effort() {
    int excess = 0;
    int placed = 0;
    for (Step step : steps) {
      excess += Math.max(0, step.rating().tenths() - GLANCE.tenths());
      placed += step.isPlacement() ? 1 : 0;
    }
    return excess * DIGITS / Math.max(1, placed);
  }

  /** Returns whether a step places a digit; if not, EP is only a lower bound. */
  public boolean hasPlacement() {
    return steps.stream().anyMatch(Step::isPlacement);
  }

  /**
   * Returns the highest rating up to the first placement: EP; the {@link #rating} if there is none.
   */
  public Rating pearl() {
    Rating highest = Rating.NONE;
    for (Step step : steps) {
      highest = highest.max(step.rating());
      if (step.isPlacement()) {
        return highest;
      }
    }
    return rating();
  }

  /** Returns the rating of the first step: ED; the {@link #rating} if there is none. */
  public Rating diamond() {
    return steps.isEmpty() ? rating() : steps.get(0).rating();
  }
}
