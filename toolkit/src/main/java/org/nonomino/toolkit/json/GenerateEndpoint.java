package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.generator.Generated;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.GridFiller;
import org.nonomino.generator.LayoutChoice;
import org.nonomino.generator.LayoutSpec;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.SeededRandom;
import org.nonomino.generator.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.GeneratedPuzzle;
import org.nonomino.toolkit.RatedMaker;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;

/** {@code generate}: a puzzle with one solution. */
final class GenerateEndpoint implements Endpoint {
  private static final String CLUES = "clues";
  private static final String MINIMAL = "minimal";
  private static final String SYMMETRY = "symmetry";
  private static final String DIFFICULTY = "difficulty";

  /** {@code generate} on the command line numbers its puzzles from 0: this is its first. */
  private static final long FIRST = 0;

  /** A rating that was not requested is given if it takes no longer. */
  private static final Duration MOST_FOR_RATING = Duration.ofSeconds(1);

  private final LayoutField layouts;
  private final Solver solver;
  private final PuzzleGenerator generator;
  private final GridFiller filler;
  private final Rater rater;
  private final Seeds seeds = new Seeds();

  /**
   * @param solver proves that there is one solution
   * @param rater rates puzzles for which no difficulty was requested
   */
  GenerateEndpoint(LayoutField layouts, Solver solver, GridFiller filler, Rater rater) {
    this.layouts = layouts;
    this.solver = solver;
    this.generator = new PuzzleGenerator(solver);
    this.filler = filler;
    this.rater = rater;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(
        LayoutField.NAME,
        RandomLayoutFields.SIZE,
        RandomLayoutFields.WIGGLE,
        RandomLayoutFields.STYLE,
        RandomLayoutFields.LAYOUT_SYMMETRY,
        CLUES,
        MINIMAL,
        SYMMETRY,
        DIFFICULTY,
        Seeds.NAME,
        TimeLimit.NAME);
    GenerateRequest request = request(fields);
    GeneratorSpec spec;
    try {
      spec = request.spec();
    } catch (RequestException e) {
      throw RequestProblem.of(e, fields);
    }
    boolean isRated = ExplainedSizes.allow(spec.layout().size());
    long seed = seeds.read(fields);
    Deadline deadline = limit.deadline(fields);
    GeneratedPuzzle puzzle =
        new RatedMaker(
                generator,
                spec,
                request.difficulty(),
                isRated ? Optional.of(rater) : Optional.empty(),
                true)
            .make(
                SeededRandom.of(seed, FIRST),
                deadline,
                () ->
                    request.difficulty().isPresent() ? deadline : limit.deadline(MOST_FOR_RATING));
    if (!(puzzle.generated() instanceof Generated.Made made)) {
      throw trouble(fields, puzzle);
    }
    Rated rated = puzzle.rated().orElse(new Rated.Undecided(StopReason.DEADLINE));
    return Reply.json(json -> write(json, made, rated, seed));
  }

  private static void write(JsonGenerator json, Generated.Made made, Rated rated, long seed)
      throws IOException {
    GeneratedJson.writeFields(json, made, Optional.of(rated));
    json.writeNumberField(Seeds.NAME, seed);
  }

  private GenerateRequest request(JsonFields fields) throws ProblemException {
    LayoutChoice layout = layout(fields);
    int n = layout.size();
    GenerateRequest request =
        GenerateRequest.on(layout).filledBy(filler).minimal(fields.flag(MINIMAL));
    fields.choice(SYMMETRY, List.of(Symmetry.values())).ifPresent(request::symmetry);
    OptionalInt clues = fields.whole(CLUES, 0, n * n);
    if (clues.isPresent()) {
      request.clues(clues.getAsInt());
    }
    Optional<Level> level = fields.choice(DIFFICULTY, Levels.STANDARD.all());
    if (level.isPresent()) {
      if (!ExplainedSizes.allow(n)) {
        throw fields.wrong(
            DIFFICULTY,
            ProblemCode.NO_RATING.with("limit", ExplainedSizes.LARGEST),
            "Puzzles are rated only up to size " + ExplainedSizes.LARGEST + ".");
      }
      request.difficulty(
          new Difficulty(solver, Levels.STANDARD, level, Optional.empty(), Optional.empty()));
    }
    return request;
  }

  private LayoutChoice layout(JsonFields fields) throws ProblemException {
    if (fields.text(LayoutField.NAME).equals(Optional.of(Regions.RANDOM))) {
      return new LayoutChoice.Random(RandomLayoutFields.read(fields));
    }
    for (String field :
        List.of(
            RandomLayoutFields.WIGGLE,
            RandomLayoutFields.STYLE,
            RandomLayoutFields.LAYOUT_SYMMETRY)) {
      if (fields.has(field)) {
        throw fields.wrong(
            field,
            ProblemCode.FIELDS_CONFLICT.with("fields", List.of(field, LayoutField.NAME)),
            "The field '" + field + "' is allowed only with \"regions\": \"random\".");
      }
    }
    OptionalInt size = fields.whole(RandomLayoutFields.SIZE, 1, Grid.MAX_SIZE);
    return new LayoutChoice.Fixed(
        fields.has(LayoutField.NAME) ? layouts.read(fields, size) : boxes(fields, size));
  }

  private static RegionMask boxes(JsonFields fields, OptionalInt size) throws ProblemException {
    try {
      return Regions.standardBoxes(size.orElse(LayoutSpec.DEFAULT_SIZE));
    } catch (RequestException e) {
      throw RequestProblem.of(e, fields);
    }
  }

  /** Says why there is no puzzle, at the field that one would change. */
  private static ProblemException trouble(JsonFields fields, GeneratedPuzzle puzzle) {
    if (puzzle.generated() instanceof Generated.Refused) {
      return fields.wrong(DIFFICULTY, puzzle.problem(), puzzle.whyNot());
    }
    if (puzzle.generated() instanceof Generated.NotReached) {
      boolean isNumber = puzzle.spec().clues().exactly().isPresent();
      return fields.wrong(
          (isNumber ? RequestOption.CLUES : RequestOption.MINIMAL).withHumps(),
          puzzle.problem(),
          puzzle.whyNot());
    }
    return fields.wrong(LayoutField.NAME, puzzle.problem(), puzzle.whyNot());
  }
}
