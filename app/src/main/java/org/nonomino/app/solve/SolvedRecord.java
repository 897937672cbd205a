package org.nonomino.app.solve;

import java.util.Optional;

/**
 * An answer with its record.
 *
 * @param answer what was found out
 * @param refusal why the format cannot hold the puzzle, as a sentence; empty if it can
 * @param record what is written, with its line ends; empty where it is refused
 */
record SolvedRecord(SolvedPuzzle answer, Optional<String> refusal, String record) {
  static SolvedRecord of(SolvedPuzzle answer, AnswerFormat format) {
    Optional<String> refusal = format.refusal(answer.entry());
    return new SolvedRecord(answer, refusal, refusal.isPresent() ? "" : format.answer(answer));
  }
}
