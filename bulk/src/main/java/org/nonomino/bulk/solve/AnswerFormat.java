package org.nonomino.bulk.solve;

import org.nonomino.bulk.RecordFormat;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/** How answers of {@code solve} are written, with the records of all solutions. */
interface AnswerFormat extends RecordFormat<SolvedPuzzle> {
  /** Returns whether a reader of the records learns of an answer. */
  default boolean tells(SolvedPuzzle answer) {
    return true;
  }

  /** Returns whether a record has the time of its puzzle, which must be taken alone then. */
  default boolean showsTimes() {
    return false;
  }

  /**
   * Returns one of all requested solutions.
   *
   * @param place where the puzzle is in the input
   * @param number which solution this is, from 1
   */
  String solution(Place place, PuzzleEntry entry, long number, Grid solution);

  /** Returns what comes after the last of all solutions: by default, what is said of the puzzle. */
  default String endOfSolutions(SolvedPuzzle answer) {
    return record(answer);
  }

  /** Returns the record of an item that is not a puzzle, in place of its solutions. */
  default String malformedAmongAll(MalformedTextException problem) {
    return malformed(problem);
  }
}
