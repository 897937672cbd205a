package org.nonomino.bulk.solve;

import java.util.List;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.Place;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.SolveResult;

/**
 * A puzzle of the input with the result of a search.
 *
 * @param place the place of the puzzle in the input
 * @param entry the puzzle
 * @param result the result of the search
 */
public record SolvedPuzzle(Place place, PuzzleEntry entry, SolveResult result) {
  SolutionStatus verdict() {
    return result.verdict();
  }

  List<Grid> found() {
    return result.found();
  }

  /** Returns whether the whole requested result is known. */
  private boolean isDecided() {
    return result.candidates().map(found -> found.undecidedCount() == 0).orElse(true);
  }

  ExitCode exitCode() {
    if (!isDecided()) {
      return ExitCode.LIMIT;
    }
    return switch (verdict()) {
      case NONE -> ExitCode.NO_SOLUTION;
      case LIMIT -> ExitCode.LIMIT;
      case INVALID -> ExitCode.BAD_INPUT;
      case UNIQUE, SEVERAL, SOME -> ExitCode.SOLVED;
    };
  }
}
