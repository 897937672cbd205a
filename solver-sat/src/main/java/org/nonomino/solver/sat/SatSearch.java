package org.nonomino.solver.sat;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;

/**
 * Asks for solutions of a formula until there are no more.
 *
 * <p>Without any given, the first question fixes the first row as 1..n, since each filling is one
 * of these with its digits relabelled: a no proves that there is no filling.
 */
final class SatSearch extends LayoutSearch {
  /*
   * Further solutions: a clause against each one found would fill the memory in the end, and slows the search down
   * before. Instead the space is walked by halves, as in a search of digits. The literals of the path are assumptions.
   * After a solution, the decisions that led there are appended to the path: they leave this one solution. Then the
   * last literal not yet turned round is turned round; what came before it stays, what came after it goes. Nothing but
   * the path tells what was searched, and the learnt clauses hold for all of it.
   * All is made anew in each run; nothing is left of one that was stopped.
   */

  private final SatTables tables;

  /** Whether digits can be relabelled, so that the first row of an empty grid may be numbered. */
  private final boolean isRelabelling;

  SatSearch(Rules rules, SatTables tables) {
    super(rules);
    this.tables = tables;
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
    Optional<SatFormula> formula = SatFormula.of(tables, numbered, steps);
    if (formula.isEmpty() || !formula.get().solve(new SatPath())) {
      return;
    }
    path.append(formula.get().solutionDecisions());
    steps.takeBackTo(0);
    if (path.next()) {
      walk(empty, path, steps);
    }
  }

  /** Finds the solutions on the path and all that come after it. */
  private void walk(Grid givens, SatPath path, SatSteps steps) {
    Optional<SatFormula> made = SatFormula.of(tables, givens, steps);
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
