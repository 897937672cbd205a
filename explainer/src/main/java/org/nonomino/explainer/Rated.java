package org.nonomino.explainer;

import java.util.List;
import java.util.Optional;
import org.nonomino.solver.StopReason;

/** The result of rating a puzzle. */
public sealed interface Rated {
  /**
   * The path leads to the solution.
   *
   * @param level empty if the ratings of this scale have no levels
   */
  record Solved(StepPath path, Optional<Level> level) implements Rated {}

  /**
   * No technique finds a step after the last of the path, so the puzzle is harder than all of them.
   *
   * @param level the highest; empty if the ratings of this scale have no levels
   */
  record Beyond(StepPath path, Optional<Level> level) implements Rated {}

  /** Returns the rating from a path that the deadline or an interrupt ended. */
  static Undecided stopped(StepPath path) {
    return new Undecided(
        Thread.currentThread().isInterrupted() ? StopReason.INTERRUPTED : StopReason.DEADLINE,
        path.steps());
  }

  /** There is no solution, so there is no difficulty. */
  record NoSolution() implements Rated {}

  /** There are several solutions, and logic cannot single out one of them. */
  record SeveralSolutions() implements Rated {}

  /**
   * A limit ended the search.
   *
   * @param reason the limit
   * @param steps the steps found before, or an empty list if the search for solutions was ended
   */
  record Undecided(StopReason reason, List<Step> steps) implements Rated {
    /** Copies the list. */
    public Undecided {
      steps = List.copyOf(steps);
    }

    /** Creates a result without steps. */
    public Undecided(StopReason reason) {
      this(reason, List.of());
    }
  }

  /**
   * Returns the path of steps to the solution, or as far as the techniques lead; empty if there is
   * no path.
   */
  default Optional<StepPath> foundPath() {
    if (this instanceof Solved solved) {
      return Optional.of(solved.path);
    }
    return this instanceof Beyond beyond ? Optional.of(beyond.path) : Optional.empty();
  }

  /** Returns all steps that were found, whether they lead to the solution or not. */
  default List<Step> foundSteps() {
    return this instanceof Undecided undecided
        ? undecided.steps
        : foundPath().map(StepPath::steps).orElse(List.of());
  }

  /** Returns the level, if there is a path and its scale has levels. */
  default Optional<Level> foundLevel() {
    if (this instanceof Solved solved) {
      return solved.level;
    }
    return this instanceof Beyond beyond ? beyond.level : Optional.empty();
  }
}
