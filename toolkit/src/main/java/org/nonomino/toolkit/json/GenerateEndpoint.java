package org.nonomino.toolkit.json;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.GeneratedPuzzle;
import org.nonomino.toolkit.RatedMaker;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;
import org.nonomino.toolkit.request.RequestReader;

/** {@code generate}: a puzzle with one solution, perhaps from a draft. */
final class GenerateEndpoint {
  /** The number of the first puzzle, the same as for {@code generate} on the command line. */
  private static final long FIRST = 0;

  /** The maximum time for a rating that was not requested. */
  private static final Duration MAX_FOR_RATING = Duration.ofSeconds(1);

  private final LayoutField layouts;
  private final Solver solver;
  private final PuzzleGenerator generator;
  private final GridFiller filler;
  private final Rater rater;

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

  Reply answer(ApiRequest request) throws ProblemException, RequestException {
    RequestFields fields = request.generating(layouts);
    fields.allow(
        Stream.of(RequestOption.values()).filter(RequestOption::isInJson),
        List.of(ApiRequest.SEED));
    GenerateRequest wanted = RequestReader.read(fields, solver, Levels.STANDARD).filledBy(filler);
    requireRatable(wanted, fields.json());
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
      throw trouble(fields, puzzle);
    }
    Rated rated = puzzle.rated().orElse(new Rated.Undecided(StopReason.DEADLINE));
    return Reply.json(
        json -> {
          PuzzleJson.writeRated(json, made, Optional.of(rated));
          json.writeNumberField(ApiRequest.SEED, seed);
        });
  }

  private static void requireRatable(GenerateRequest wanted, JsonFields fields)
      throws ProblemException {
    if (wanted.difficulty().isPresent() && wanted.size() > ApiRequest.MAX_EXPLAINED_SIZE) {
      throw fields.wrong(
          wanted.difficulty().get().option().withHumps(),
          ProblemCode.NO_RATING.with("limit", ApiRequest.MAX_EXPLAINED_SIZE),
          "Puzzles are rated only up to size " + ApiRequest.MAX_EXPLAINED_SIZE + ".");
    }
  }

  /** Returns the problem of a failed generation, for the field to change. */
  private static ProblemException trouble(RequestFields fields, GeneratedPuzzle puzzle) {
    RequestOption option =
        puzzle.generated() instanceof Generated.NoFilling clash && !clash.blamed().isEmpty()
            ? RequestOption.CONSTRAINTS
            : RequestOption.REGIONS;
    if (puzzle.generated() instanceof Generated.NoSolution) {
      option = RequestOption.FROM;
    } else if (puzzle.generated() instanceof Generated.Refused) {
      option = puzzle.difficulty().orElseThrow().option();
    } else if (puzzle.generated() instanceof Generated.OtherValues) {
      option = fields.has(RequestOption.SYMBOLS) ? RequestOption.SYMBOLS : RequestOption.FROM;
    } else if (puzzle.generated() instanceof Generated.NotReached) {
      option =
          puzzle.spec().clues().exactly().isPresent() ? RequestOption.CLUES : RequestOption.MINIMAL;
    } else if (puzzle.generated() instanceof Generated.Undecided
        && fields.has(RequestOption.FROM)) {
      option = RequestOption.FROM;
    }
    return fields.json().wrong(option.withHumps(), puzzle.problem(), puzzle.whyNot());
  }
}
