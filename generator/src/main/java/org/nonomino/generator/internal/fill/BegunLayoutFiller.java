package org.nonomino.generator.internal.fill;

import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.FillResult;
import org.nonomino.generator.LayoutFiller;
import org.nonomino.generator.SeededRandom;
import org.nonomino.solver.Deadline;

/** Puts random digits into some cells and lets the solver complete the rest. */
final class BegunLayoutFiller implements LayoutFiller {
  /** After this many beginnings without success, the solver is asked whether there is a filling. */
  private static final long DOUBT = 50;

  private final int size;
  private final RandomFill fill;
  private final Completion completion;
  private final int[] beginning;

  /**
   * @param beginning the cells that get random digits, in this order
   */
  BegunLayoutFiller(Rules rules, Completion completion, int[] beginning) {
    this.size = rules.size();
    this.fill = new RandomFill(rules);
    this.completion = completion;
    this.beginning = beginning;
  }

  @Override
  public FillResult fill(SeededRandom random, Deadline deadline) {
    Attempts attempts = new Attempts(deadline);
    for (long attempt = 1; attempts.next(); attempt++) {
      if (fill.fillInOrder(beginning, random)) {
        FillResult result = completion.complete(Grid.of(size, fill.digits()), deadline);
        if (!(result instanceof FillResult.NoFilling)) {
          return attempts.sameAs(result);
        }
      }
      if (attempt == DOUBT
          && completion.complete(Grid.empty(size), deadline) instanceof FillResult.NoFilling none) {
        return attempts.sameAs(none);
      }
    }
    return attempts.undecided();
  }
}
