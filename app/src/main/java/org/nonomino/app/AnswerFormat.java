package org.nonomino.app;

import org.nonomino.core.Grid;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.core.text.Place;
import org.nonomino.core.text.PuzzleEntry;

/** How answers are written. Immutable; each text comes with its line ends. */
interface AnswerFormat {
  /** Returns what stands before the first record. */
  default String header() {
    return "";
  }

  /** Returns the record of a puzzle, where not all solutions are wanted. */
  String answer(Answer answer);

  /**
   * Returns the record of an item that is no puzzle; may be empty, as the trouble is told on
   * standard error.
   */
  String malformed(MalformedTextException problem);

  /**
   * Returns one of all solutions that are wanted.
   *
   * @param place where the puzzle stands in the input
   * @param number which solution this is, from 1
   */
  String solution(Place place, PuzzleEntry entry, long number, Grid solution);

  /** Returns what stands behind the last of all solutions. */
  String endOfSolutions(Answer answer);
}
