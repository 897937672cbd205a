package org.nonomino.solver;

import org.nonomino.core.Grid;
import org.nonomino.core.Rules;

/**
 * The checks that all strategies share: checks the size, handles contradictory givens, and starts
 * the budget.
 */
public abstract class LayoutSearch implements Search {
  private final Rules rules;
  private final SearchBudget budget;

  /** Prepares a search for puzzles with these rules. */
  protected LayoutSearch(Rules rules) {
    this.rules = rules;
    this.budget = new SearchBudget(rules.size() * rules.size());
  }

  /** Returns the budget of the current run. */
  protected final SearchBudget budget() {
    return budget;
  }

  @Override
  public final SearchReport run(Grid givens, SearchLimits limits, SearchObserver observer) {
    budget.start(limits);
    if (!rules.hasConflict(givens) && !budget.isStopped()) {
      search(givens, budget, observer);
    }
    return budget.report();
  }

  /**
   * Searches until the space is exhausted or the budget stops the search.
   *
   * @param givens of the layout's size, without a conflict
   * @param budget counts nodes, guesses and solutions
   * @param observer is notified of the events that it requests
   */
  protected abstract void search(Grid givens, SearchBudget budget, SearchObserver observer);
}
