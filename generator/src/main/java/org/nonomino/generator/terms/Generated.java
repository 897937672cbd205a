package org.nonomino.generator.terms;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.StopReason;

/** The result of generating a puzzle. */
public sealed interface Generated {
  /**
   * A puzzle as requested.
   *
   * @param puzzle the givens and the regions
   * @param solution a solution, the unique one on request; empty if none was searched
   */
  record Made(Puzzle puzzle, Optional<Grid> solution) implements Generated {}

  /**
   * The deadline came before such a puzzle was found.
   *
   * @param nearestClues the number of clues of the nearest puzzle
   */
  record NotReached(int nearestClues) implements Generated {}

  /**
   * No puzzle was found that met the demand.
   *
   * @param made the number of generated puzzles that meet all other requirements, at least 1
   * @param nearest the nearest of these puzzles; the first of several
   * @param isInVain whether the search ended because the grid is so small that more time is of no
   *     use, rather than at the deadline
   */
  record Refused(long made, Puzzle nearest, boolean isInVain) implements Generated {}

  /**
   * The draft to complete provably has no solution.
   *
   * @param blamed a few givens and constraints of the draft that have none together, as a puzzle;
   *     empty if no few of them were found in time
   */
  record NoSolution(Optional<Puzzle> blamed) implements Generated {}

  /**
   * The layout with its constraints provably has no filling.
   *
   * @param blamed constraints that have no filling together, as few as could be found in time;
   *     empty if the layout alone has none
   */
  record NoFilling(List<Constraint> blamed) implements Generated {
    /** Copies the list. */
    public NoFilling {
      blamed = List.copyOf(blamed);
    }
  }

  /**
   * Some constraints of the puzzle would have a different meaning with the values of the requested
   * symbols, or of the symbols of the draft.
   */
  record OtherValues() implements Generated {}

  /**
   * The deadline or an interrupt came before there was a filling, or an interrupt came later.
   *
   * @param reason the deadline or the interrupt
   */
  record Undecided(StopReason reason) implements Generated {}
}
