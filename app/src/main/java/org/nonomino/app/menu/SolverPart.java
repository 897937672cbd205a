package org.nonomino.app.menu;

import java.util.Optional;

/** The part of the menu that solves a typed puzzle. */
final class SolverPart {
  private static final String QUESTION =
      "The grid, one row per line, with - _ . or 0 for a blank; or all of it in one line:\n";

  private final PuzzleQuestion puzzles;
  private final Answering answering;
  private final Saving saving;

  SolverPart(PuzzleQuestion puzzles, Answering answering, Saving saving) {
    this.puzzles = puzzles;
    this.answering = answering;
    this.saving = saving;
  }

  /** Asks for a puzzle and draws its solution. */
  void run() {
    puzzles
        .ask(QUESTION)
        .ifPresent(
            puzzle -> {
              answering.answer(puzzle, Optional.empty());
              saving.offer(puzzle);
            });
  }
}
