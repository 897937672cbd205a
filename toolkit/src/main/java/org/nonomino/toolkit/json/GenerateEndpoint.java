package org.nonomino.toolkit.json;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
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

/** {@code generate}: a puzzle with one solution. */
final class GenerateEndpoint {
  private static final String CLUES = "clues";
  private static final String MINIMAL = "minimal";
  private static final String SYMMETRY = "symmetry";
  private static final String DIFFICULTY = "difficulty";

  /** The number of the first puzzle, which is also 0 for {@code generate} on the command line. */
  private static final long FIRST = 0;

  /** The maximum time for a rating that was not requested. */
  private static final Duration MAX_FOR_RATING = Duration.ofSeconds(1);

  private static final String[] ALLOWED =
      Stream.concat(
              Stream.of(
                  LayoutFields.REGIONS,
                  ApiRequest.SIZE,
                  LayoutFields.WIGGLE,
                  LayoutFields.STYLE,
                  LayoutFields.LAYOUT_SYMMETRY,
                  CLUES,
                  MINIMAL,
                  SYMMETRY,
                  DIFFICULTY,
                  ApiRequest.SEED),
              ConstraintFields.names().stream())
          .toArray(String[]::new);

  private final LayoutFields layouts;
  private final Solver solver;
  private final PuzzleGenerator generator;
  private final GridFiller filler;
  private final Rater rater;

  /**
   * @param solver proves that there is one solution
   * @param rater rates puzzles for which no difficulty was requested
   */
  GenerateEndpoint(LayoutFields layouts, Solver solver, GridFiller filler, Rater rater) {
    this.layouts = layouts;
    this.solver = solver;
    this.generator = new PuzzleGenerator(solver);
    this.filler = filler;
    this.rater = rater;
  }

  Reply answer(ApiRequest request) throws ProblemException, RequestException {
    request.allow(ALLOWED);
    GenerateRequest wanted = wanted(request.fields());
    GeneratorSpec spec = wanted.spec();
    boolean isRated = spec.layout().size() <= ApiRequest.MAX_EXPLAINED_SIZE;
    long seed = request.seed();
    Deadline deadline = request.deadline();
    GeneratedPuzzle puzzle =
        new RatedMaker(
                generator,
                spec,
                wanted.draft(),
                wanted.difficulty(),
                isRated ? Optional.of(rater) : Optional.empty(),
                true)
            .make(
                SeededRandom.of(seed, FIRST),
                deadline,
                () ->
                    wanted.difficulty().isPresent()
                        ? deadline
                        : request.limit().deadline(MAX_FOR_RATING));
    if (!(puzzle.generated() instanceof Generated.Made made)) {
      throw trouble(request.fields(), puzzle);
    }
    Rated rated = puzzle.rated().orElse(new Rated.Undecided(StopReason.DEADLINE));
    return Reply.json(
        json -> {
          PuzzleJson.writeRated(json, made, Optional.of(rated));
          json.writeNumberField(ApiRequest.SEED, seed);
        });
  }

  private GenerateRequest wanted(JsonFields fields) throws ProblemException, RequestException {
    LayoutChoice layout = layout(fields);
    int n = layout.size();
    GenerateRequest request =
        GenerateRequest.on(layout).filledBy(filler).minimal(fields.flag(MINIMAL));
    fields.choice(SYMMETRY, List.of(Symmetry.values())).ifPresent(request::symmetry);
    fields.whole(CLUES, 0, n * n).ifPresent(request::clues);
    ConstraintFields.addTo(request, fields);
    Optional<Level> level = fields.choice(DIFFICULTY, Levels.STANDARD.all());
    if (level.isPresent()) {
      if (n > ApiRequest.MAX_EXPLAINED_SIZE) {
        throw fields.wrong(
            DIFFICULTY,
            ProblemCode.NO_RATING.with("limit", ApiRequest.MAX_EXPLAINED_SIZE),
            "Puzzles are rated only up to size " + ApiRequest.MAX_EXPLAINED_SIZE + ".");
      }
      request.difficulty(Difficulty.of(solver, level.get()));
    }
    return request;
  }

  private LayoutChoice layout(JsonFields fields) throws ProblemException, RequestException {
    if (fields.text(LayoutFields.REGIONS).filter(Regions::areRandom).isPresent()) {
      return new LayoutChoice.Random(LayoutFields.random(fields));
    }
    for (String field :
        List.of(LayoutFields.WIGGLE, LayoutFields.STYLE, LayoutFields.LAYOUT_SYMMETRY)) {
      if (fields.has(field)) {
        throw fields.conflict(
            field,
            LayoutFields.REGIONS,
            "The field '" + field + "' is allowed only with \"regions\": \"random\".");
      }
    }
    OptionalInt size = fields.whole(ApiRequest.SIZE, 1, Grid.MAX_SIZE);
    return new LayoutChoice.Fixed(
        fields.has(LayoutFields.REGIONS)
            ? layouts.mask(fields, size)
            : Regions.standardBoxes(size.orElse(LayoutSpec.DEFAULT_SIZE)));
  }

  /** Returns the problem of a failed generation, for the field to change. */
  private static ProblemException trouble(JsonFields fields, GeneratedPuzzle puzzle) {
    String field =
        puzzle.generated() instanceof Generated.NoFilling clash && !clash.blamed().isEmpty()
            ? ConstraintFields.CONSTRAINTS
            : LayoutFields.REGIONS;
    if (puzzle.generated() instanceof Generated.Refused) {
      field = DIFFICULTY;
    } else if (puzzle.generated() instanceof Generated.NotReached) {
      field = puzzle.spec().clues().exactly().isPresent() ? CLUES : MINIMAL;
    }
    return fields.wrong(field, puzzle.problem(), puzzle.whyNot());
  }
}
