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
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;
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
import org.nonomino.toolkit.techniques.KnownNames;

/** {@code generate}: a puzzle with one solution, perhaps from a draft. */
final class GenerateEndpoint {
  private static final String CLUES = "clues";
  private static final String MINIMAL = "minimal";
  private static final String SYMMETRY = "symmetry";
  private static final String DIFFICULTY = "difficulty";
  private static final String KNOWS = RequestOption.KNOWS.withHumps();
  private static final String FROM = RequestOption.FROM.withHumps();

  /** The fields for the regions. They do not apply to a draft, because it has regions. */
  private static final List<String> OF_LAYOUTS =
      List.of(
          LayoutFields.REGIONS,
          ApiRequest.SIZE,
          LayoutFields.WIGGLE,
          LayoutFields.STYLE,
          LayoutFields.LAYOUT_SYMMETRY);

  /** The number of the first puzzle, the same as for {@code generate} on the command line. */
  private static final long FIRST = 0;

  /** The maximum time for a rating that was not requested. */
  private static final Duration MAX_FOR_RATING = Duration.ofSeconds(1);

  private static final String[] ALLOWED =
      Stream.of(
              OF_LAYOUTS.stream(),
              Stream.of(FROM, CLUES, MINIMAL, SYMMETRY, DIFFICULTY, KNOWS, ApiRequest.SEED),
              ConstraintFields.names().stream())
          .flatMap(each -> each)
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
    GenerateRequest wanted = wanted(request);
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

  private GenerateRequest wanted(ApiRequest asked) throws ProblemException, RequestException {
    JsonFields fields = asked.fields();
    GenerateRequest request = begun(asked).filledBy(filler).minimal(fields.flag(MINIMAL));
    int n = request.size();
    fields.choice(SYMMETRY, List.of(Symmetry.values())).ifPresent(request::symmetry);
    fields.whole(CLUES, 0, n * n).ifPresent(request::clues);
    ConstraintFields.addTo(request, fields);
    Optional<Level> level = fields.choice(DIFFICULTY, Levels.STANDARD.all());
    Optional<String> knows = fields.text(KNOWS);
    if (level.isPresent() || knows.isPresent()) {
      if (n > ApiRequest.MAX_EXPLAINED_SIZE) {
        throw fields.wrong(
            level.isPresent() ? DIFFICULTY : KNOWS,
            ProblemCode.NO_RATING.with("limit", ApiRequest.MAX_EXPLAINED_SIZE),
            "Puzzles are rated only up to size " + ApiRequest.MAX_EXPLAINED_SIZE + ".");
      }
      Difficulty difficulty =
          new Difficulty(solver, Levels.STANDARD, level, Optional.empty(), Optional.empty());
      request.difficulty(
          knows.isPresent() ? difficulty.withKnown(KnownNames.parse(knows.get())) : difficulty);
    }
    return request;
  }

  private GenerateRequest begun(ApiRequest asked) throws ProblemException, RequestException {
    JsonFields fields = asked.fields();
    if (!fields.has(FROM)) {
      return GenerateRequest.on(layout(fields));
    }
    for (String field : OF_LAYOUTS) {
      if (fields.has(field)) {
        throw fields.conflict(
            field, FROM, "The draft has its own regions, so leave out the field '" + field + "'.");
      }
    }
    return GenerateRequest.defaults().from(asked.puzzles().read(fields, FROM).puzzle());
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
    if (puzzle.generated() instanceof Generated.NoSolution) {
      field = FROM;
    } else if (puzzle.generated() instanceof Generated.Refused) {
      field = fields.has(DIFFICULTY) ? DIFFICULTY : KNOWS;
    } else if (puzzle.generated() instanceof Generated.NotReached) {
      field = puzzle.spec().clues().exactly().isPresent() ? CLUES : MINIMAL;
    } else if (puzzle.generated() instanceof Generated.Undecided && fields.has(FROM)) {
      field = FROM;
    }
    return fields.wrong(field, puzzle.problem(), puzzle.whyNot());
  }
}
