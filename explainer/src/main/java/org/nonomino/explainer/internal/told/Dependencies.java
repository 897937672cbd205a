package org.nonomino.explainer.internal.told;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Premise;

/**
 * The earlier steps of a path that each step rests on, because they eliminated its premises. Digits
 * in the grid are not counted. Mutable, belongs to one thread.
 */
public final class Dependencies {
  private static final int NONE = -1;

  private final int size;

  /** The index of the step that eliminated each candidate, by cell · n + digit − 1. */
  private final int[] eliminatedBy;

  private int count;

  /**
   * @param size n
   */
  public Dependencies(int size) {
    this.size = size;
    eliminatedBy = new int[size * size * size];
    Arrays.fill(eliminatedBy, NONE);
  }

  /**
   * Adds the next step; returns the indices from 0 of the steps that it rests on, ascending.
   *
   * @param board the board on which it was found
   */
  public List<Integer> add(FoundStep step, BoardState board) {
    TreeSet<Integer> restsOn = new TreeSet<>();
    for (Premise premise : step.premises(board)) {
      int by = eliminatedBy[premise.cell() * size + premise.digit() - 1];
      if (by != NONE) {
        restsOn.add(by);
      }
    }
    for (Deduction deduction : step.deductions()) {
      if (deduction instanceof Deduction.Elimination) {
        eliminatedBy[deduction.cell() * size + deduction.digit() - 1] = count;
      }
    }
    count++;
    return List.copyOf(restsOn);
  }

  /** Returns whether a step so far eliminated a candidate. */
  boolean isEliminated(int cell, int digit) {
    return eliminatedBy[cell * size + digit - 1] != NONE;
  }
}
