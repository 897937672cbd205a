package org.nonomino.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.generator.CellPattern;
import org.nonomino.generator.ClueDemand;
import org.nonomino.generator.Filler;
import org.nonomino.generator.Generated;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.LayoutChoice;
import org.nonomino.generator.PuzzleDemand;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.SeededRandom;
import org.nonomino.generator.SolutionDemand;
import org.nonomino.generator.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.StopReason;

/** {@code generate}: a puzzle with one solution. */
final class GenerateEndpoint implements Endpoint {
  private static final String RANDOM = "random";
  private static final String LAYOUT_SYMMETRY = "layoutSymmetry";
  private static final String CLUES = "clues";
  private static final String DIFFICULTY = "difficulty";
  private static final int USUAL_SIZE = 9;

  /** {@code generate} on the command line numbers its puzzles from 0: this is its first. */
  private static final long FIRST = 0;

  /** A rating that nobody asked for is given where it comes soon. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private final LayoutField layouts;
  private final PuzzleGenerator generator;
  private final Filler filler;
  private final Rater rater;
  private final Seeds seeds = new Seeds();

  GenerateEndpoint(LayoutField layouts, PuzzleGenerator generator, Filler filler, Rater rater) {
    this.layouts = layouts;
    this.generator = generator;
    this.filler = filler;
    this.rater = rater;
  }

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(
        LayoutField.REGIONS,
        RandomLayoutFields.SIZE,
        RandomLayoutFields.WIGGLE,
        LAYOUT_SYMMETRY,
        CLUES,
        "minimal",
        "symmetry",
        DIFFICULTY,
        "seed",
        "timeoutMillis");
    LayoutChoice layout = layout(fields);
    Optional<Level> level = level(fields, layout.size());
    GeneratorSpec spec = spec(fields, layout, level);
    Optional<LevelDemand> demand = level.map(wanted -> new LevelDemand(rater, wanted));
    long seed = seeds.read(fields);
    Deadline deadline = limit.deadline(fields);
    Generated generated =
        generator
            .prepare(spec, demand.<PuzzleDemand>map(wanted -> wanted).orElse(PuzzleDemand.NONE))
            .make(SeededRandom.of(seed, FIRST), deadline);
    if (!(generated instanceof Generated.Made made)) {
      throw trouble(fields, spec, generated);
    }
    Rated rated =
        demand
            .flatMap(wanted -> wanted.remembered(made.puzzle()))
            .orElseGet(() -> rated(made.puzzle(), limit));
    return Answer.json(json -> write(json, made, rated, seed));
  }

  private Rated rated(Puzzle puzzle, TimeLimit limit) {
    return ExplainedSizes.allow(puzzle.size())
        ? rater.rate(puzzle, limit.deadline(PATIENCE))
        : new Rated.Undecided(StopReason.DEADLINE);
  }

  private static void write(JsonGenerator json, Generated.Made made, Rated rated, long seed)
      throws IOException {
    PuzzleObject.writeFields(json, made.puzzle());
    PuzzleObject.writeGrid(json, PuzzleField.SOLUTION, made.solution().orElseThrow());
    json.writeNumberField(CLUES, made.puzzle().givens().filledCount());
    if (rated instanceof Rated.Solved solved) {
      StepObject.writeRating(json, "rating", solved.path().rating());
    }
    Optional<Level> level = Level.of(rated, made.puzzle().mask());
    if (level.isPresent()) {
      json.writeStringField("level", level.get().toString());
    }
    json.writeNumberField("seed", seed);
  }

  private LayoutChoice layout(JsonFields fields) throws ProblemException {
    if (fields.text(LayoutField.REGIONS).equals(Optional.of(RANDOM))) {
      return new LayoutChoice.Random(RandomLayoutFields.read(fields, LAYOUT_SYMMETRY));
    }
    for (String field : List.of(RandomLayoutFields.WIGGLE, LAYOUT_SYMMETRY)) {
      if (fields.has(field)) {
        throw fields.wrong(
            field,
            "The field '"
                + field
                + "' says what random regions shall look like, so it needs \"regions\": \"random\".");
      }
    }
    OptionalInt size = fields.whole(RandomLayoutFields.SIZE, 1, Grid.MAX_SIZE);
    if (fields.has(LayoutField.REGIONS)) {
      return new LayoutChoice.Fixed(layouts.read(fields, size));
    }
    int n = size.orElse(USUAL_SIZE);
    RegionMask boxes =
        RegionMask.standardBoxes(n)
            .orElseThrow(
                () ->
                    fields.wrong(
                        RandomLayoutFields.SIZE,
                        "There are no boxes of "
                            + n
                            + " cells. Name other regions in 'regions', for example random."));
    return new LayoutChoice.Fixed(boxes);
  }

  private static Optional<Level> level(JsonFields fields, int size) throws ProblemException {
    Optional<Level> level = fields.choice(DIFFICULTY, List.of(Level.values()));
    if (level.isPresent() && !ExplainedSizes.allow(size)) {
      throw fields.wrong(
          DIFFICULTY,
          "Puzzles above "
              + ExplainedSizes.LARGEST
              + "×"
              + ExplainedSizes.LARGEST
              + " are not rated: that takes too long. Leave the difficulty out.");
    }
    return level;
  }

  private GeneratorSpec spec(JsonFields fields, LayoutChoice layout, Optional<Level> level)
      throws ProblemException {
    int n = layout.size();
    // Two digits without a clue could change places.
    OptionalInt clues = fields.whole(CLUES, n - 1, n * n);
    Symmetry symmetry = fields.choice("symmetry", List.of(Symmetry.values())).orElse(Symmetry.NONE);
    CellPattern pattern = CellPattern.none(n);
    if (clues.isPresent() && !pattern.canGrowTo(clues.getAsInt(), symmetry)) {
      throw fields.wrong(CLUES, impossible(pattern, clues.getAsInt(), symmetry));
    }
    boolean few = level.isPresent() && level.get().compareTo(Level.FIENDISH) >= 0;
    return new GeneratorSpec(
        layout,
        filler,
        SolutionDemand.UNIQUE,
        new ClueDemand(clues, fields.flag("minimal"), few),
        false,
        List.of(symmetry),
        pattern);
  }

  private static String impossible(CellPattern pattern, int clues, Symmetry symmetry) {
    String nearest =
        pattern.nearestCounts(clues, symmetry).stream()
            .map(String::valueOf)
            .collect(Collectors.joining(" or "));
    return "The symmetry "
        + symmetry
        + " does not allow "
        + clues
        + " clues for "
        + pattern.size()
        + "×"
        + pattern.size()
        + ", but "
        + nearest
        + ".";
  }

  /** Says why there is no puzzle. */
  private static ProblemException trouble(
      JsonFields fields, GeneratorSpec spec, Generated generated) {
    if (generated instanceof Generated.NoFilling) {
      return fields.wrong(
          LayoutField.REGIONS,
          "These regions have no filling at all, which is proved: there is no puzzle on them.");
    }
    if (generated instanceof Generated.Refused refused) {
      return fields.wrong(
          DIFFICULTY,
          "No puzzle of this difficulty was found in time ("
              + refused.made()
              + (refused.made() == 1 ? " was" : " were")
              + " made). Try again, or ask for another difficulty.");
    }
    if (generated instanceof Generated.NotReached notReached) {
      return fields.wrong(CLUES, notReached(spec.clues(), notReached.nearestClues()));
    }
    return Problem.of(
            Problem.UNPROCESSABLE,
            "No grid was filled in time on such regions. Try again, or choose other regions.")
        .thrown();
  }

  private static String notReached(ClueDemand wanted, int nearest) {
    if (wanted.exactly().isEmpty()) {
      return "No such puzzle was ready in time. Try again"
          + (wanted.minimal() ? ", or do without 'minimal'." : ".");
    }
    int clues = wanted.exactly().getAsInt();
    String puzzle = (wanted.minimal() ? "A minimal puzzle with " : "A puzzle with ") + clues;
    return nearest == clues
        ? puzzle + " clues was not found in time. Try again, or do without 'minimal'."
        : puzzle
            + " clues was not found in time; the nearest had "
            + nearest
            + ". Ask for "
            + (nearest > clues ? "more" : "fewer")
            + " clues.";
  }
}
