package org.nonomino.bulk.generate;

import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.Generated;
import org.nonomino.solver.Deadline;
import org.nonomino.toolkit.PositionSearch;
import org.nonomino.toolkit.TechniquePosition;

/**
 * The option for positions instead of puzzles.
 *
 * @param kind the kind of the next step
 * @param number the number of the position among those that need such a step, from 1
 */
public record PositionRequest(StepKind kind, int number) {
  /** Returns the task for the solver of the position. */
  public String title() {
    return "Find the " + kind.words();
  }

  /** Returns the position in a generated puzzle, which was accepted because it has enough. */
  TechniquePosition position(Generated.Made made) {
    return new PositionSearch(kind)
        .search(GeneratedFormats.entry(made), number, Deadline.NEVER)
        .positions()
        .get(number - 1);
  }
}
