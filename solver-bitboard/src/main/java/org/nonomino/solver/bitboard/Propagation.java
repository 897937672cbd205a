package org.nonomino.solver.bitboard;

import org.nonomino.core.Conditions;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchBudget;

/**
 * All conclusions from the candidates of cells, without guesses. Belongs to one search.
 *
 * <p>In the steady state nothing is allocated.
 */
final class Propagation {
  /*
   * Work is done in the order of its cost. Placed cells come before relations, hidden singles, the propagators of sums,
   * sets and automata, locked candidates, pairs, and automata whose cells differ. Each looks only at what changed since its
   * last call.
   */
  private final CellBoards boards;
  private final Conditions conditions;
  private final CellRelations relations;
  private final HouseSingles houses;
  private final Propagator[] propagators;

  /** The number of propagators that are called before houses are examined further. */
  private final int firstLate;

  /** The work of each propagator. */
  private final long[] work;

  private final SearchBudget budget;

  /** The candidates, which guesses change. */
  final Candidates candidates;

  /** The choice of guesses, which learns from contradictions. */
  final GuessChoice choice;

  /**
   * @param budget ends long work
   */
  Propagation(
      Rules rules, CellBoards boards, Combinations.Table combinations, SearchBudget budget) {
    this.boards = boards;
    this.budget = budget;
    conditions = rules.conditions();
    ConditionPropagators made = new ConditionPropagators(boards, conditions, combinations);
    relations = made.relations;
    houses = new HouseSingles(boards, made.peers, relations);
    propagators = made.propagators;
    firstLate = made.firstLate;
    work = new long[propagators.length];
    for (int i = 0; i < work.length; i++) {
      work[i] = propagators[i].work();
    }
    candidates = new Candidates(boards, relations.related, propagators);
    choice = new GuessChoice(boards);
  }

  /** Begins with some givens; returns false if they contradict the rules at once. */
  boolean start(Grid givens) {
    candidates.start(boards, propagators.length);
    choice.start(propagators);
    for (int cell = 0; cell < boards.cellCount; cell++) {
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
  boolean propagate() {
    while (true) {
      int propagator = settleCells() ? candidates.firstPending() : Candidates.FAILED;
      if (propagator == Candidates.FAILED) {
        if (candidates.emptied() != Candidates.NONE) {
          choice.blame(candidates.emptied());
        }
        choice.countContradiction();
        return false;
      }
      if (propagator != Candidates.NONE && (propagator < firstLate || !candidates.hasHouses())) {
        if (budget.isStoppedAfter(work[propagator])) {
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
