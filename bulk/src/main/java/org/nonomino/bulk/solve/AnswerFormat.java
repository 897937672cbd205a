package org.nonomino.bulk.solve;

import org.nonomino.bulk.RecordFormat;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/** A format for answers of {@code solve}, with the records of all solutions. */
interface AnswerFormat extends RecordFormat<SolvedPuzzle> {
  /** Returns whether the records show an answer to their reader. */
  default boolean tells(SolvedPuzzle answer) {
    return true;
  }

  /**
   * Returns whether a record has the time of its puzzle, so that it must be measured separately.
   */
  default boolean showsTimes() {
    return false;
  }

  /**
   * Returns one of all requested solutions.
   *
   * @param place the place of the puzzle in the input
   * @param number the number of the solution, from 1
   */
  String solution(Place place, PuzzleEntry entry, long number, Grid solution);

  /** Returns the text after the last of all solutions (by default, the record of the puzzle). */
  default String endOfSolutions(SolvedPuzzle answer) {
    return record(answer);
  }

  /** Returns the record of a malformed puzzle, in place of its solutions. */
  default String malformedAmongAll(MalformedTextException problem) {
    return malformed(problem);
  }
}
