package org.nonomino.app.menu;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.Generated;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.GridFiller;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.SeededRandom;
import org.nonomino.generator.SolutionDemand;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.GeneratedPuzzle;
import org.nonomino.toolkit.RatedMaker;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.TextCaptions;

/** The part of the menu that generates a puzzle. */
final class GeneratorPart {
  private static final String DEMAND_QUESTION =
      "Solutions: 1 exactly one (Enter), 2 at least one, 3 any number, even none; or 4 exactly one, with more rules:\n";

  private final Dialogue dialogue;
  private final Questions questions;
  private final Making making;
  private final Answering answering;
  private final Saving saving;
  private final TextStyle style;

  /** The answer to the latest question for constraints. */
  private Optional<RulesAnswer> rules = Optional.of(RulesAnswer.NONE);

  /**
   * The means of generating puzzles.
   *
   * @param seeds the source of a new seed for each puzzle
   */
  record Making(PuzzleGenerator generator, GridFiller filler, LongSupplier seeds) {}

  GeneratorPart(
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

  /** Asks for the properties of a puzzle, draws it, waits for a key, and draws its solution. */
  void run() {
    Optional<GenerateRequest> request = askRequest();
    if (request.isPresent()) {
      make(request.get());
    }
  }

  private Optional<GenerateRequest> askRequest() {
    ClueQuestion clueQuestion = new ClueQuestion(dialogue, questions);
    Optional<Integer> clues = clueQuestion.ask();
    Optional<RegionMask> mask =
        clues.flatMap(number -> new MaskQuestion(questions).ask(clueQuestion.size()));
    Optional<Demand> demand =
        mask.flatMap(regions -> questions.until(DEMAND_QUESTION, GeneratorPart::demand));
    rules = Optional.of(RulesAnswer.NONE);
    if (demand.filter(Demand::hasRules).isPresent()) {
      rules = questions.until(RulesAnswer.QUESTION, RulesAnswer::read);
    }
    return rules.isEmpty()
        ? Optional.empty()
        : demand.map(each -> request(clues.orElseThrow(), mask.orElseThrow(), each.solutions()));
  }

  /**
   * The requirement on the solutions.
   *
   * @param hasRules whether the user wants constraints
   */
  private record Demand(SolutionDemand solutions, boolean hasRules) {}

  private static Optional<Demand> demand(String line) throws UsageException {
    return Optional.of(
        switch (line.strip()) {
          case "", "1" -> new Demand(SolutionDemand.UNIQUE, false);
          case "2" -> new Demand(SolutionDemand.ANY, false);
          case "3" -> new Demand(SolutionDemand.UNCHECKED, false);
          case "4" -> new Demand(SolutionDemand.UNIQUE, true);
          default -> throw new UsageException("Type 1, 2, 3 or 4");
        });
  }

  /** The puzzle is even, because players prefer evenly spread blanks. */
  private GenerateRequest request(int clues, RegionMask mask, SolutionDemand solutions) {
    GenerateRequest request =
        GenerateRequest.on(mask).filledBy(making.filler).solutions(solutions).even(true);
    RulesAnswer wanted = rules.orElseThrow();
    wanted.addTo(request);
    return wanted.isKiller() ? request : request.clues(clues);
  }

  private void make(GenerateRequest request) {
    try {
      GeneratorSpec spec = request.spec();
      long seed = making.seeds.getAsLong();
      SeededRandom random = SeededRandom.of(seed, 0);
      GeneratedPuzzle result =
          AnnouncedWork.run(
              dialogue,
              "Generating the puzzle",
              () ->
                  RatedMaker.unrated(making.generator, spec)
                      .make(random, Deadline.in(AnnouncedWork.MAX_TIME)));
      if (result.generated() instanceof Generated.Made made) {
        show(made, seed);
      } else {
        dialogue.say(result.whyNot() + "\n");
      }
    } catch (RequestException e) {
      dialogue.say(e.getMessage() + "\n");
    }
  }

  private void show(Generated.Made made, long seed) {
    Puzzle puzzle = made.puzzle();
    dialogue.say(TextPicture.draw(puzzle, style) + TextCaptions.constraints(puzzle.rules()));
    dialogue.say(
        "The seed is %d: 'generate --even%s --seed=%d' with the same clues, regions and solutions generates this puzzle again.\n"
            .formatted(seed, rules.map(RulesAnswer::options).orElse(""), seed));
    saving.offer(puzzle);
    dialogue.say(Saving.HOW);
    Optional<String> line;
    do {
      line = questions.line("Press Enter for the solution ");
    } while (line.filter(saving::follow).isPresent());
    line.ifPresent(enter -> answering.answer(puzzle, made.solution()));
  }
}
