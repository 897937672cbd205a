package org.nonomino.bulk.generate;

import java.util.Optional;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.StepKind;
import org.nonomino.generator.Generated;
import org.nonomino.toolkit.TechniquePosition;

/**
 * The option for positions instead of puzzles.
 *
 * @param kind the kind of the next step
 * @param number the number of the step among the steps of this kind, from 1
 */
public record PositionRequest(StepKind kind, int number) {
  /** Returns the task for the solver of the position. */
  public String title() {
    return "Find the " + kind.words();
  }

  /**
   * Returns the position in a generated puzzle.
   *
   * @param rated the rating, whose path has enough steps of the kind
   */
  TechniquePosition position(Generated.Made made, Optional<Rated> rated) {
    Rated.Solved solved = (Rated.Solved) rated.orElseThrow();
    return TechniquePosition.before(kind, number, GeneratedFormats.entry(made), solved.path())
        .orElseThrow();
  }
}
