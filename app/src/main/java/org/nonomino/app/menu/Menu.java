package org.nonomino.app.menu;

import java.util.Optional;

/** The interactive menu. */
final class Menu {
  private static final String WELCOME =
      """
      Welcome to Nonomino, the toolkit for Sudoku with any regions.
      At any question, q goes back; Ctrl-D ends the program.
      After a puzzle, type s and the name of a file to save it.
      """;

  private static final String CHOICES =
      """

      1 generator
      2 solver
      3 quit
      4 finish a draft
      """;

  private static final String QUIT = "3";

  private final Dialogue dialogue;
  private final Questions questions;
  private final GeneratorPart generator;
  private final SolverPart solver;
  private final DraftPart drafts;
  private final Saving saving;

  Menu(
      Dialogue dialogue,
      Questions questions,
      GeneratorPart generator,
      SolverPart solver,
      DraftPart drafts,
      Saving saving) {
    this.dialogue = dialogue;
    this.questions = questions;
    this.generator = generator;
    this.solver = solver;
    this.drafts = drafts;
    this.saving = saving;
  }

  /** Runs until the user quits or the input ends. */
  void run() {
    dialogue.say(WELCOME);
    while (!dialogue.hasEnded()) {
      dialogue.say(CHOICES);
      Optional<String> choice = questions.line().map(String::strip);
      if (choice.isEmpty() || choice.get().equals(QUIT)) {
        return;
      }
      follow(choice.get());
    }
  }

  private void follow(String choice) {
    switch (choice) {
      case "1" -> generator.run();
      case "2" -> solver.run();
      case "4" -> drafts.run();
      default -> {
        if (!saving.follow(choice)) {
          dialogue.say("'" + choice + "' is not one of the choices.\n");
        }
      }
    }
  }
}
