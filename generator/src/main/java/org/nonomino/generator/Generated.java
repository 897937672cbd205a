package org.nonomino.generator;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.StopReason;

/** The result of generating a puzzle. */
public sealed interface Generated {
  /**
   * A puzzle as requested.
   *
   * @param puzzle the givens and the regions
   * @param solution a solution, the only one if that was requested; empty if none was to be looked
   *     for
   */
  record Made(Puzzle puzzle, Optional<Grid> solution) implements Generated {}

  /**
   * The deadline came before there was such a puzzle.
   *
   * @param nearestClues the number of clues of the puzzle that came nearest
   */
  record NotReached(int nearestClues) implements Generated {}

  /**
   * The deadline came before there was a puzzle that the {@link PuzzleDemand} accepts.
   *
   * @param made how many were made that meet everything else, at least 1
   * @param nearest of these the one that came nearest; the first of several
   */
  record Refused(long made, Puzzle nearest) implements Generated {}

  /** It is proved that the layout has no filling. */
  record NoFilling() implements Generated {}

  /**
   * The deadline or an interrupt came before there was a filling, or an interrupt at any time.
   *
   * @param reason which of them
   */
  record Undecided(StopReason reason) implements Generated {}
}
