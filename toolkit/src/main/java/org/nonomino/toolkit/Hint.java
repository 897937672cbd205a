package org.nonomino.toolkit;

import org.nonomino.explainer.Board;
import org.nonomino.explainer.Mistake;
import org.nonomino.explainer.Step;
import org.nonomino.solver.Verdict;

/** Help for a person who is solving a puzzle. */
public sealed interface Hint {
  /**
   * The next step.
   *
   * @param board the board before the step
   */
  record Next(Step step, Board board) implements Hint {}

  /** An entered digit is wrong. Until it is corrected, no step leads to the solution. */
  record Wrong(Mistake mistake) implements Hint {}

  /** The grid is full and correct. */
  record Complete() implements Hint {}

  /**
   * The puzzle has no solution or several, or this could not be determined in time.
   *
   * @param verdict not {@link Verdict.Unique}
   */
  record NotUnique(Verdict verdict) implements Hint {}

  /** No technique finds a step in what can be seen, and some cells are in fog. */
  record InFog() implements Hint {}

  /** No technique finds a step. */
  record Beyond() implements Hint {}

  /** The deadline or an interrupt came before a step was found. */
  record OutOfTime() implements Hint {}
}
