package org.nonomino.solver.sat;

import org.nonomino.core.Grid;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;

/**
 * The digits in cells during one run. Counts them as nodes, notifies the observer, and determines
 * when the run is over.
 *
 * <p>A digit is retracted only when another digit replaces it, or at the end. A digit that Sat4j
 * puts again in the same position, after a restart or for the next query, was never retracted and
 * is not a node.
 */
final class SatSteps {
  /*
   *   placed   [ v v v v v | v v v . . . ]
   *               current ^       ^ reported
   *
   * Below `current` are the digits that Sat4j holds now; from there to `reported` those that it has removed, but
   * whose retraction is not reported yet. Once stopped, nothing is reported or counted any more, although Sat4j
   * finishes its step and cleans up.
   */

  private final int size;
  private final SearchBudget budget;
  private final SearchObserver observer;
  private final boolean wantsSteps;
  private final boolean wantsSolutions;

  /** Variables n·cell + digit, in the order in which their digits were put. */
  private final int[] placed;

  private int current;
  private int reported;

  /** Whether each cell has one of the current digits. */
  private final boolean[] occupied;

  private boolean stopped;

  SatSteps(int size, SearchBudget budget, SearchObserver observer) {
    this.size = size;
    this.budget = budget;
    this.observer = observer;
    this.wantsSteps = observer.wantsSteps();
    this.wantsSolutions = observer.wantsSolutions();
    this.placed = new int[size * size];
    this.occupied = new boolean[size * size];
  }

  /** Returns whether the run is over because of the budget. */
  boolean isStopped() {
    return stopped;
  }

  /** Checks the clock and the thread's interrupt; returns false if the run is over. */
  boolean goesOn() {
    if (!stopped && budget.isStopped()) {
      stopped = true;
    }
    return !stopped;
  }

  /** Counts other work, as a search does; returns false if the run is over. */
  boolean goesOnAfter(long units) {
    if (!stopped && budget.isStoppedAfter(units)) {
      stopped = true;
    }
    return !stopped;
  }

  int count() {
    return current;
  }

  /**
   * Puts a digit unless its cell has one; Sat4j can put two digits into a cell before it finds the
   * conflict.
   */
  void put(int variable, boolean isGuess) {
    int cell = cellOf(variable);
    if (stopped || occupied[cell]) {
      return;
    }
    if (current == reported || placed[current] != variable) {
      if (!budget.spendNode()) {
        stopped = true;
        return;
      }
      if (isGuess) {
        budget.addGuess();
      }
      retractUnreported();
      placed[reported++] = variable;
      if (wantsSteps) {
        observer.onAssign(cell, digitOf(variable));
      }
    }
    occupied[cell] = true;
    current++;
  }

  /** Removes the latest digits until this many remain. */
  void takeBackTo(int count) {
    while (current > count) {
      occupied[cellOf(placed[--current])] = false;
    }
  }

  /**
   * Counts and reports a solution, unless the run is over.
   *
   * @param model a literal for each variable, where variables beyond n³ do not concern cells
   */
  void addSolution(Grid givens, int[] model) {
    if (stopped) {
      return;
    }
    retractUnreported();
    if (wantsSolutions) {
      int[] digits = givens.toArray();
      for (int literal : model) {
        if (literal > 0 && cellOf(literal) < digits.length) {
          digits[cellOf(literal)] = digitOf(literal);
        }
      }
      observer.onSolution(Grid.of(size, digits));
    }
    if (!budget.addSolution()) {
      stopped = true;
    }
  }

  /** Retracts all digits unless the run was stopped. */
  void finish() {
    if (!stopped) {
      takeBackTo(0);
      retractUnreported();
    }
  }

  private void retractUnreported() {
    while (reported > current) {
      int variable = placed[--reported];
      if (wantsSteps) {
        observer.onRetract(cellOf(variable), digitOf(variable));
      }
    }
  }

  private int cellOf(int variable) {
    return (variable - 1) / size;
  }

  private int digitOf(int variable) {
    return (variable - 1) % size + 1;
  }
}
