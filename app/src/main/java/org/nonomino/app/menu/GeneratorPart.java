package org.nonomino.app.menu;

import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.toolkit.GenerateRequest;

/** The part of the menu that generates a puzzle. */
final class GeneratorPart {
  private static final String DEMAND_QUESTION =
      "Solutions: 1 exactly one (Enter), 2 at least one, 3 any number, even none; or 4 exactly one, with more rules:\n";

  private final Dialogue dialogue;
  private final Questions questions;
  private final PuzzleMaking making;

  /** The answer to the latest question for constraints. */
  private Optional<RulesAnswer> rules = Optional.of(RulesAnswer.NONE);

  GeneratorPart(Dialogue dialogue, Questions questions, PuzzleMaking making) {
    this.dialogue = dialogue;
    this.questions = questions;
    this.making = making;
  }

  /** Asks for the properties of a puzzle, draws it, waits for a key, and draws its solution. */
  void run() {
    Optional<GenerateRequest> request = askRequest();
    if (request.isPresent()) {
      making.make(
          request.get(),
          seed ->
              "The seed is %d: 'generate --even%s --seed=%d' with the same clues, regions and solutions generates this puzzle again.\n"
                  .formatted(seed, rules.map(RulesAnswer::options).orElse(""), seed));
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
    GenerateRequest request = GenerateRequest.on(mask).solutions(solutions).even(true);
    RulesAnswer wanted = rules.orElseThrow();
    wanted.addTo(request);
    return wanted.hasCover() ? request : request.clues(clues);
  }
}
