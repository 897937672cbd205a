package org.nonomino.solver;

import org.nonomino.core.Grid;
import org.nonomino.core.Rules;

/**
 * The checking shell that strategies put around their raw core: checks the size, answers
 * contradicting givens, starts the budget.
 */
public abstract class LayoutSearch implements Search {
  private final Rules rules;
  private final SearchBudget budget;

  /** Prepares a search for puzzles with these rules. */
  protected LayoutSearch(Rules rules) {
    this.rules = rules;
    this.budget = new SearchBudget(rules.size() * rules.size());
  }

  @Override
  public final SearchReport run(Grid givens, SearchLimits limits, SearchObserver observer) {
    budget.start(limits);
    if (!rules.hasConflict(givens) && !budget.isCalledOff()) {
      search(givens, budget, observer);
    }
    return budget.report();
  }

  /**
   * Searches until the space is exhausted or the budget says to stop.
   *
   * @param givens of the layout's size, without a conflict
   * @param budget counts nodes, guesses and solutions
   * @param observer is notified of what it asks for
   */
  protected abstract void search(Grid givens, SearchBudget budget, SearchObserver observer);
}
