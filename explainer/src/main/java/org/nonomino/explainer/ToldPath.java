package org.nonomino.explainer;

import java.util.List;
import org.nonomino.explainer.terms.Rating;

/**
 * A path in the form for a person. It leads as far as the rated path. A step can join several. See
 * {@link Step#parts}. Immutable.
 *
 * @param steps the told steps in their order
 * @param leftOut the steps that were left out because no digit rests on them, in their order
 * @param rated the path that gives the rating, with all its steps
 */
public record ToldPath(List<ToldStep> steps, List<Step> leftOut, StepPath rated) {
  /** Copies the lists. */
  public ToldPath {
    steps = List.copyOf(steps);
    leftOut = List.copyOf(leftOut);
  }

  /** Returns the highest rating of a told step. It may be lower than that of the path. */
  public Rating highest() {
    Rating highest = Rating.NONE;
    for (ToldStep told : steps) {
      highest = highest.max(told.step().rating());
    }
    return highest;
  }
}
