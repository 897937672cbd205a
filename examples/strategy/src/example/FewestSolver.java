package example;

import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** Backtracking that continues in an empty cell with the fewest candidates. Thread-safe. */
public final class FewestSolver implements Solver {
  @Override
  public SolverName name() {
    return new SolverName("fewest");
  }

  @Override
  public String description() {
    return "backtracking: an empty cell with the fewest candidates first";
  }

  @Override
  public Search prepare(Rules rules) {
    return new FewestSearch(rules);
  }

  /** A search for one layout; not thread-safe. */
  private static final class FewestSearch extends LayoutSearch {
    private final Layout layout;

    /** Digits by cell, 0 for an empty one. */
    private int[] digits = {};

    FewestSearch(Rules rules) {
      super(rules);
      layout = rules.layout();
    }

    @Override
    protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
      digits = givens.toArray();
      goOn(budget, observer);
    }

    /** Returns whether the search continues. */
    private boolean goOn(SearchBudget budget, SearchObserver observer) {
      int best = -1;
      long candidatesOfBest = 0;
      for (int cell = 0; cell < digits.length; cell++) {
        if (digits[cell] == 0) {
          long candidates = candidates(cell);
          if (best < 0 || Long.bitCount(candidates) < Long.bitCount(candidatesOfBest)) {
            best = cell;
            candidatesOfBest = candidates;
          }
        }
      }
      if (best < 0) {
        if (observer.wantsSolutions()) {
          observer.onSolution(Grid.of(layout.size(), digits));
        }
        return budget.addSolution();
      }
      if (Long.bitCount(candidatesOfBest) > 1) {
        budget.addGuess();
      }
      boolean goesOn = true;
      for (long rest = candidatesOfBest; goesOn && rest != 0; rest &= rest - 1) {
        goesOn = budget.spendNode();
        if (goesOn) {
          int digit = Long.numberOfTrailingZeros(rest);
          digits[best] = digit;
          if (observer.wantsSteps()) {
            observer.onAssign(best, digit);
          }
          goesOn = goOn(budget, observer);
          digits[best] = 0;
          if (observer.wantsSteps()) {
            observer.onRetract(best, digit);
          }
        }
      }
      return goesOn;
    }

    /** Returns the digits that no peer of a cell has, with bit d for digit d. */
    private long candidates(int cell) {
      long taken = 0;
      for (int peer : layout.peers(cell)) {
        taken |= 1L << digits[peer];
      }
      return ~taken & ((1L << layout.size()) - 1) << 1;
    }
  }
}
