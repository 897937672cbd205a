package org.nonomino.toolkit;

import org.nonomino.explainer.Board;
import org.nonomino.explainer.Mistake;
import org.nonomino.explainer.Step;
import org.nonomino.solver.Verdict;

/** What helps a person on who solves a puzzle. */
public sealed interface Hint {
  /**
   * The next step.
   *
   * @param board as it was before the step
   */
  record Next(Step step, Board board) implements Hint {}

  /** A digit that was entered is wrong: before that is corrected, no step leads anywhere. */
  record Wrong(Mistake mistake) implements Hint {}

  /** The grid is full, and correct. */
  record Complete() implements Hint {}

  /**
   * The puzzle has no solution, or several, or that was not known in time.
   *
   * @param verdict not {@link Verdict.Unique}
   */
  record NotUnique(Verdict verdict) implements Hint {}

  /** No technique finds a step. */
  record Beyond() implements Hint {}

  /** The deadline or an interrupt came before a step was found. */
  record OutOfTime() implements Hint {}
}
