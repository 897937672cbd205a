package org.nonomino.bulk.generate;

import java.util.Optional;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.StepKind;
import org.nonomino.generator.Generated;
import org.nonomino.toolkit.TechniquePosition;

/**
 * The option for positions instead of puzzles.
 *
 * @param kind of the step that comes next
 * @param number which step of this kind it is, from 1
 */
public record PositionRequest(StepKind kind, int number) {
  /** Returns what there is to do. */
  public String title() {
    return "Find the " + kind.words();
  }

  /**
   * Returns the position in a puzzle that was made.
   *
   * @param rated whose path has this many steps of the kind
   */
  TechniquePosition position(Generated.Made made, Optional<Rated> rated) {
    Rated.Solved solved = (Rated.Solved) rated.orElseThrow();
    return TechniquePosition.before(kind, number, GeneratedFormats.entry(made), solved.path())
        .orElseThrow();
  }
}
