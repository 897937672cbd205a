package org.nonomino.core.text;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;

/**
 * A puzzle with what a text says of it.
 *
 * @param puzzle the puzzle; its givens do not contradict each other where it was read from a text
 * @param label a name or remark, empty if there is none
 * @param solution a full grid that the text calls the solution; nobody has checked it
 */
public record PuzzleEntry(Puzzle puzzle, String label, Optional<Grid> solution) {
  /** Returns an entry with nothing but a puzzle. */
  public static PuzzleEntry of(Puzzle puzzle) {
    return new PuzzleEntry(puzzle, "", Optional.empty());
  }
}
