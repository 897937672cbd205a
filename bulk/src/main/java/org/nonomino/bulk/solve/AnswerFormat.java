package org.nonomino.bulk.solve;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/** How answers are written. Immutable, for any thread; each text comes with its line ends. */
interface AnswerFormat {
  /** Returns what comes before the first record. */
  default String header() {
    return "";
  }

  /** Returns what comes after the last record. */
  default String footer() {
    return "";
  }

  /** Returns why a puzzle cannot be written at all, as a sentence; empty if it can. */
  default Optional<String> refusal(PuzzleEntry entry) {
    return Optional.empty();
  }

  /** Returns whether a reader of the records learns of an answer. */
  default boolean tells(SolvedPuzzle answer) {
    return true;
  }

  /** Returns whether a record has the time of its puzzle, which must be taken alone then. */
  default boolean showsTimes() {
    return false;
  }

  /** Returns the record of a puzzle, if not all solutions are requested. */
  String answer(SolvedPuzzle answer);

  /**
   * Returns the record of an item that is not a puzzle; may be empty, as the error is reported on
   * standard error.
   */
  String malformed(MalformedTextException problem);

  /**
   * Returns one of all requested solutions.
   *
   * @param place where the puzzle is in the input
   * @param number which solution this is, from 1
   */
  String solution(Place place, PuzzleEntry entry, long number, Grid solution);

  /** Returns what comes after the last of all solutions. */
  String endOfSolutions(SolvedPuzzle answer);
}
