package org.nonomino.explainer;

import org.nonomino.solver.StopReason;

/** What is to be said of the difficulty of a puzzle. */
public sealed interface Rated {
  /** The path leads to the solution. */
  record Solved(StepPath path) implements Rated {}

  /**
   * No technique finds a step after the last of the path: the puzzle is harder than all of them.
   */
  record Beyond(StepPath path) implements Rated {}

  /** Returns what a path says of its puzzle, which has exactly one solution. */
  static Rated of(StepPath path) {
    if (path.isSolved()) {
      return new Solved(path);
    }
    return path.isCalledOff()
        ? new Undecided(
            Thread.currentThread().isInterrupted() ? StopReason.INTERRUPTED : StopReason.DEADLINE)
        : new Beyond(path);
  }

  /** There is no solution, so there is no difficulty. */
  record NoSolution() implements Rated {}

  /** There are several solutions: no logic leads to one of them. */
  record SeveralSolutions() implements Rated {}

  /**
   * A limit came first.
   *
   * @param reason which one
   */
  record Undecided(StopReason reason) implements Rated {}
}
