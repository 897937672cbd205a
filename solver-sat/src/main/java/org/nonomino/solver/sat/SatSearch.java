package org.nonomino.solver.sat;

import java.util.Optional;
import org.nonomino.core.Conditions;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;

/**
 * Queries a formula for solutions until there are no more.
 *
 * <p>Without any given, the first query fixes the first row as 1..n, because every filling can be
 * relabelled to have this row. So if the query fails, there is no filling.
 */
final class SatSearch extends LayoutSearch {
  /*
   * Further solutions: a clause against each found solution would slow the search down and finally exhaust the memory.
   * Instead, the space is searched by halves, as in a search of digits. The literals of the path are assumptions. After a
   * solution, the decisions that led to it are appended to the path, which then allows only this solution. Then the last
   * literal not negated yet is negated; the literals before it stay, those after it are dropped. Only the path records
   * which part has been searched, and the learnt clauses hold in the whole space.
   * Everything is created again in each run, so a stopped run leaves nothing behind.
   */

  private final SatTables tables;
  private final Conditions conditions;

  /** Whether digits can be relabelled, so that the first row of an empty grid may be fixed. */
  private final boolean isRelabelling;

  SatSearch(Rules rules, SatTables tables) {
    super(rules);
    this.tables = tables;
    this.conditions = rules.conditions();
    this.isRelabelling = rules.arePlain();
  }

  @Override
  protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
    SatSteps steps = new SatSteps(givens.size(), budget, observer);
    if (givens.filledCount() == 0 && isRelabelling) {
      searchLayout(givens, steps);
    } else {
      walk(givens, new SatPath(), steps);
    }
    steps.finish();
  }

  private void searchLayout(Grid empty, SatSteps steps) {
    Grid numbered = empty;
    SatPath path = new SatPath();
    for (int cell = 0; cell < empty.size(); cell++) {
      int digit = cell + 1;
      int variable = empty.size() * cell + digit;
      numbered = numbered.with(cell, digit);
      steps.put(variable, true);
      path.append(variable);
    }
    Optional<SatFormula> formula = SatFormula.of(tables, conditions, numbered, steps);
    if (formula.isEmpty() || !formula.get().solve(new SatPath())) {
      return;
    }
    path.append(formula.get().solutionDecisions());
    steps.takeBackTo(0);
    if (path.next()) {
      walk(empty, path, steps);
    }
  }

  /** Finds the solutions on the path and on all later paths. */
  private void walk(Grid givens, SatPath path, SatSteps steps) {
    Optional<SatFormula> made = SatFormula.of(tables, conditions, givens, steps);
    if (made.isEmpty()) {
      return;
    }
    SatFormula formula = made.get();
    do {
      if (formula.solve(path)) {
        path.append(formula.solutionDecisions());
      }
    } while (!steps.isStopped() && path.next());
  }
}
