package org.nonomino.explainer;

import org.nonomino.explainer.terms.Rating;

/**
 * The bounds of a level for puzzles whose path uses a technique for constraints. They replace the
 * bounds on ratings, because a look at a cage or a dot is rated between the plain techniques, but
 * the number of such looks makes the difference. Immutable.
 *
 * @param rating the highest rating of a step
 * @param effort the highest effort, see {@link StepPath#effort}
 */
public record ConstraintBounds(Rating rating, int effort) {
  /** Returns whether no path that keeps these bounds exceeds others. */
  public boolean isWithin(ConstraintBounds others) {
    return rating.compareTo(others.rating) <= 0 && effort <= others.effort;
  }

  /** Returns whether a path stays within the bounds. */
  boolean hold(StepPath path) {
    return path.rating().compareTo(rating) <= 0 && path.effort() <= effort;
  }
}
