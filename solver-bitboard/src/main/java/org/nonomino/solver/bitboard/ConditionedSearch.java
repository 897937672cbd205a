package org.nonomino.solver.bitboard;

import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;

/**
 * Propagation on the candidates of cells, followed by a guess, for rules with conditions. A guess
 * is a node; its conclusions are not.
 *
 * <p>In the steady state only solutions allocate memory.
 */
final class ConditionedSearch extends LayoutSearch {
  /*
   * As in BitboardSearch, a guess copies the frame; the lower frame loses the guessed candidate, and the search continues
   * from there when it returns.
   */
  private final int size;
  private final Propagation propagation;
  private final Candidates candidates;
  private final GuessChoice choice;
  private final int[] digits;

  ConditionedSearch(Rules rules, CellBoards boards, Combinations.Table combinations) {
    super(rules);
    size = boards.size;
    propagation = new Propagation(rules, boards, combinations, budget());
    candidates = propagation.candidates;
    choice = propagation.choice;
    digits = new int[boards.cellCount];
  }

  @Override
  protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
    boolean wantsSteps = observer.wantsSteps();
    boolean wantsSolutions = observer.wantsSolutions();
    int depth = 0;
    boolean consistent = propagation.start(givens) && propagation.propagate();
    while (true) {
      if (consistent && !candidates.isFull()) {
        if (!budget.spendNode()) {
          return;
        }
        budget.addGuess();
        choice.choose(candidates);
        candidates.guess(depth, choice.cell(), choice.digit());
        if (wantsSteps) {
          observer.onAssign(choice.cell(), choice.digit());
        }
        depth++;
        consistent = propagation.propagate();
        if (!consistent) {
          choice.blame(choice.cell());
        }
      } else {
        if (consistent) {
          if (wantsSolutions) {
            observer.onSolution(solution());
          }
          if (!budget.addSolution()) {
            return;
          }
        }
        if (depth == 0 || budget.wasStopped()) {
          return;
        }
        depth--;
        if (wantsSteps) {
          observer.onRetract(candidates.guessedCell(depth), candidates.guessedDigit(depth));
        }
        consistent = candidates.comeBack(depth) && propagation.propagate();
      }
    }
  }

  private Grid solution() {
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = Long.numberOfTrailingZeros(candidates.digits(cell));
    }
    return Grid.of(size, digits);
  }
}
