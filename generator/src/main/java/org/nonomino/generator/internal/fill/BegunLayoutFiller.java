package org.nonomino.generator.internal.fill;

import org.nonomino.core.Rules;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.LayoutFiller;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;

/** Puts random digits into some or all cells, and lets the solver complete the rest. */
final class BegunLayoutFiller implements LayoutFiller {
  /** A number of beginnings that is suitable if the solver has to complete them. */
  static final long DOUBT = 50;

  private final RandomFill fill;
  private final Completion completion;
  private final int[] beginning;
  private final long doubt;

  /**
   * @param search a solver's search for the rules
   * @param beginning the cells that get random digits, in this order
   * @param doubt the number of unsuccessful beginnings after which the solver checks whether there
   *     is a filling
   */
  BegunLayoutFiller(Rules rules, Search search, int[] beginning, long doubt) {
    this.fill = new RandomFill(rules);
    this.completion = new Completion(rules, search);
    this.beginning = beginning;
    this.doubt = doubt;
  }

  @Override
  public FillResult fill(SeededRandom random, Deadline deadline) {
    Attempts attempts = new Attempts(deadline);
    for (long attempt = 1; attempts.next(); attempt++) {
      if (fill.fillInOrder(beginning, random)) {
        FillResult result = completion.complete(fill.grid(), deadline);
        if (!(result instanceof FillResult.NoFilling)) {
          return attempts.sameAs(result);
        }
      }
      if (attempt == doubt
          && completion.completeEmptyGrid(deadline) instanceof FillResult.NoFilling none) {
        return attempts.sameAs(none);
      }
    }
    return attempts.undecided();
  }
}
