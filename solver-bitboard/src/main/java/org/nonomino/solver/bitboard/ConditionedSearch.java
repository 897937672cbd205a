package org.nonomino.solver.bitboard;

import java.util.Arrays;
import org.nonomino.core.Conditions;
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
   * Work is done in the order of its cost. Placed cells come before relations, hidden singles, the propagators of sums,
   * sets and automata, locked candidates, and pairs. Each looks only at what changed since its last call.
   *
   * As in BitboardSearch, a guess copies the frame; the lower frame loses the guessed candidate, and the search continues
   * from there when it returns.
   */
  private final int size;
  private final CellBoards boards;
  private final Conditions conditions;
  private final Candidates candidates;
  private final CellRelations relations;
  private final HouseSingles houses;
  private final Propagator[] propagators;

  /** The work of each propagator. */
  private final long[] work;

  private final GuessChoice choice;
  private final int[] digits;

  ConditionedSearch(Rules rules, CellBoards boards, Combinations.Table combinations) {
    super(rules);
    this.boards = boards;
    size = boards.size;
    conditions = rules.conditions();
    ConditionPropagators made = new ConditionPropagators(boards, conditions, combinations);
    relations = made.relations;
    houses = new HouseSingles(boards, made.peers, relations);
    propagators = made.propagators;
    work = Arrays.stream(propagators).mapToLong(Propagator::work).toArray();
    candidates = new Candidates(boards, relations.related, propagators);
    choice = new GuessChoice(boards);
    digits = new int[boards.cellCount];
  }

  @Override
  protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
    boolean wantsSteps = observer.wantsSteps();
    boolean wantsSolutions = observer.wantsSolutions();
    int depth = 0;
    boolean consistent = start(givens) && propagate();
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
        consistent = propagate();
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
        consistent = candidates.comeBack(depth) && propagate();
      }
    }
  }

  private Grid solution() {
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = Long.numberOfTrailingZeros(candidates.digits(cell));
    }
    return Grid.of(size, digits);
  }

  private boolean start(Grid givens) {
    candidates.start(boards, propagators.length);
    choice.start(propagators);
    for (int cell = 0; cell < digits.length; cell++) {
      int digit = givens.digit(cell);
      long allowed = conditions.allowed(cell);
      if (!candidates.keep(cell, digit == 0 ? allowed : allowed & 1L << digit)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Draws all conclusions. Returns false if there is a contradiction, and notes who had a part;
   * also if the search is stopped.
   */
  private boolean propagate() {
    while (true) {
      int propagator = settleCells() ? candidates.firstPending() : Candidates.FAILED;
      if (propagator == Candidates.FAILED) {
        if (candidates.emptied() != Candidates.NONE) {
          choice.blame(candidates.emptied());
        }
        choice.countContradiction();
        return false;
      }
      if (propagator != Candidates.NONE) {
        if (budget().isStoppedAfter(work[propagator])) {
          return false;
        }
        boolean consistent = propagators[propagator].propagate(candidates);
        candidates.done(propagator);
        if (!consistent) {
          choice.blame(propagators[propagator].cells());
          choice.countContradiction();
          return false;
        }
      } else {
        int digit = candidates.digitForLocked();
        int cell = digit == Candidates.NONE ? candidates.takeWithTwo() : Candidates.NONE;
        if (digit == Candidates.NONE && cell == Candidates.NONE) {
          return true;
        }
        if (!(cell == Candidates.NONE ? findLocked(digit) : houses.findPairs(candidates, cell))) {
          choice.blame(candidates.emptied());
          choice.countContradiction();
          return false;
        }
      }
    }
  }

  /** Draws the conclusions from one house in which a digit has few places left. */
  private boolean findLocked(int digit) {
    int house = candidates.takeHouseForLocked(digit);
    return house == Candidates.NONE || houses.findLocked(candidates, digit, house);
  }

  /** Draws the conclusions from placed cells, relations and hidden singles; false if it fails. */
  private boolean settleCells() {
    while (true) {
      int cell = candidates.takePlaced();
      if (cell != Candidates.NONE) {
        if (!houses.place(candidates, cell)) {
          return false;
        }
        continue;
      }
      cell = candidates.takeRelated();
      if (cell != Candidates.NONE) {
        if (!relations.propagate(candidates, cell)) {
          return false;
        }
        continue;
      }
      int digit = candidates.takeDigitForSingles();
      if (digit == Candidates.NONE) {
        return true;
      }
      if (!houses.findSingles(candidates, digit)) {
        return false;
      }
    }
  }
}
