package org.nonomino.solver.sat;

import org.nonomino.core.Grid;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;

/**
 * The digits in cells during one run: counts them as nodes, tells the observer, and knows when the
 * run is over.
 *
 * <p>A digit is taken back only when another one comes in its stead, or at the end: what Sat4j puts
 * once more just where it stood, after a restart or for the next question, has never been away and
 * is not a node.
 */
final class SatSteps {
  /*
   *   standing   [ v v v v v | v v v . . . ]
   *                 current ^       ^ told
   *
   * Below `current` is what Sat4j holds now; from there to `told` what it gave up and the observer still sees.
   * Once stopped, nothing is reported or counted any more, though Sat4j ends its step and cleans up.
   */

  private final int size;
  private final SearchBudget budget;
  private final SearchObserver observer;
  private final boolean wantsSteps;
  private final boolean wantsSolutions;

  /** Variables n·cell + digit, in the order in which their digits were put. */
  private final int[] standing;

  private int current;
  private int told;

  /** By cell, whether one of the current digits is there. */
  private final boolean[] occupied;

  private boolean stopped;

  SatSteps(int size, SearchBudget budget, SearchObserver observer) {
    this.size = size;
    this.budget = budget;
    this.observer = observer;
    this.wantsSteps = observer.wantsSteps();
    this.wantsSolutions = observer.wantsSolutions();
    this.standing = new int[size * size];
    this.occupied = new boolean[size * size];
  }

  /** Returns whether the run is over: the budget said so. */
  boolean isStopped() {
    return stopped;
  }

  /** Looks at the clock and the thread's interrupt; returns false if the run is over. */
  boolean goesOn() {
    if (!stopped && budget.isCalledOff()) {
      stopped = true;
    }
    return !stopped;
  }

  /** Returns the number of current digits. */
  int count() {
    return current;
  }

  /** Puts a digit, unless its cell has one: two can come into a cell before the clash is seen. */
  void put(int variable, boolean isGuess) {
    int cell = cellOf(variable);
    if (stopped || occupied[cell]) {
      return;
    }
    if (current == told || standing[current] != variable) {
      if (!budget.spendNode()) {
        stopped = true;
        return;
      }
      if (isGuess) {
        budget.addGuess();
      }
      retractUntold();
      standing[told++] = variable;
      if (wantsSteps) {
        observer.onAssign(cell, digitOf(variable));
      }
    }
    occupied[cell] = true;
    current++;
  }

  /** Gives up the latest digits until this many remain. */
  void takeBackTo(int count) {
    while (current > count) {
      occupied[cellOf(standing[--current])] = false;
    }
  }

  /**
   * Counts and tells a solution, unless the run is over.
   *
   * @param model a literal for each variable; those beyond n³ say nothing of a cell
   */
  void addSolution(Grid givens, int[] model) {
    if (stopped) {
      return;
    }
    retractUntold();
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

  /** Takes everything back where nothing is left to search. */
  void finish() {
    if (!stopped) {
      takeBackTo(0);
      retractUntold();
    }
  }

  private void retractUntold() {
    while (told > current) {
      int variable = standing[--told];
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
