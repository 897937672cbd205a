package org.nonomino.solver.testkit;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchObserver;

/** Follows the steps of a search and fails if they are inconsistent. */
final class StepChecker implements SearchObserver {
  private final Puzzle puzzle;

  /** The digit that the search put into each cell, 0 = none; givens are not included. */
  private final int[] digits;

  /** The cells that hold a digit, in the order in which it was put. */
  private final List<Integer> placed = new ArrayList<>();

  private final List<Grid> solutions = new ArrayList<>();
  private long assigned;
  private long retracted;

  StepChecker(Puzzle puzzle) {
    this.puzzle = puzzle;
    this.digits = new int[puzzle.givens().cellCount()];
  }

  @Override
  public boolean wantsSteps() {
    return true;
  }

  @Override
  public void onAssign(int cell, int digit) {
    if (digit < 1 || digit > puzzle.size()) {
      throw fault("puts " + digit + ", which is not a digit, into cell " + cell);
    }
    if (puzzle.givens().digit(cell) != 0 || digits[cell] != 0) {
      throw fault("puts " + digit + " into cell " + cell + ", which is not empty");
    }
    digits[cell] = digit;
    placed.add(cell);
    assigned++;
  }

  @Override
  public void onRetract(int cell, int digit) {
    if (placed.isEmpty() || placed.get(placed.size() - 1) != cell || digits[cell] != digit) {
      throw fault("retracts " + digit + " from cell " + cell + ", which is not the latest step");
    }
    placed.remove(placed.size() - 1);
    digits[cell] = 0;
    retracted++;
  }

  @Override
  public void onSolution(Grid solution) {
    for (int cell : placed) {
      if (solution.digit(cell) != digits[cell]) {
        throw fault("reports a solution that differs in cell " + cell + ": " + solution);
      }
    }
    solutions.add(solution);
  }

  private AssertionError fault(String what) {
    return new AssertionError(
        "the search " + what + " (placed: cells " + placed + "): " + PuzzleLine.format(puzzle));
  }

  /** Returns the number of times that a digit was put into a cell. */
  long assigned() {
    return assigned;
  }

  long retracted() {
    return retracted;
  }

  int standing() {
    return placed.size();
  }

  List<Grid> solutions() {
    return solutions;
  }
}
