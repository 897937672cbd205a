package org.nonomino.app.menu;

import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.GeneratedPuzzle;
import org.nonomino.toolkit.RatedMaker;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.TextCaptions;

/** Generates a requested puzzle, draws it, waits for a key, and draws its solution. */
final class PuzzleMaking {
  private final Dialogue dialogue;
  private final Questions questions;
  private final Making making;
  private final Answering answering;
  private final Saving saving;
  private final TextStyle style;

  /**
   * The means of generating puzzles.
   *
   * @param seeds the source of a new seed for each puzzle
   */
  record Making(PuzzleGenerator generator, GridFiller filler, LongSupplier seeds) {}

  PuzzleMaking(
      Dialogue dialogue,
      Questions questions,
      Making making,
      Answering answering,
      Saving saving,
      TextStyle style) {
    this.dialogue = dialogue;
    this.questions = questions;
    this.making = making;
    this.answering = answering;
    this.saving = saving;
    this.style = style;
  }

  /**
   * Generates a puzzle, or prints the reason for a failure.
   *
   * @param again returns the line for a seed that shows how to generate the puzzle again
   */
  void make(GenerateRequest request, LongFunction<String> again) {
    try {
      long seed = making.seeds.getAsLong();
      SeededRandom random = SeededRandom.of(seed, 0);
      RatedMaker maker = maker(request.filledBy(making.filler));
      GeneratedPuzzle result =
          AnnouncedWork.run(
              dialogue,
              "Generating the puzzle",
              () -> maker.make(random, Deadline.in(AnnouncedWork.MAX_TIME)));
      if (result.generated() instanceof Generated.Made made) {
        show(made, again.apply(seed));
      } else {
        dialogue.say(result.whyNot() + "\n");
      }
    } catch (RequestException e) {
      dialogue.say(e.reason() + "\n");
    }
  }

  private RatedMaker maker(GenerateRequest request) throws RequestException {
    return new RatedMaker(
        making.generator,
        request.spec(),
        request.draft(),
        request.difficulty(),
        Optional.empty(),
        false);
  }

  private void show(Generated.Made made, String again) {
    Puzzle puzzle = made.puzzle();
    dialogue.say(TextPicture.draw(puzzle, style) + TextCaptions.constraints(puzzle.rules()));
    dialogue.say(again);
    saving.offer(puzzle);
    dialogue.say(Saving.HOW);
    Optional<String> line;
    do {
      line = questions.line("Press Enter for the solution ");
    } while (line.filter(saving::follow).isPresent());
    line.ifPresent(enter -> answering.answer(puzzle, made.solution()));
  }
}
