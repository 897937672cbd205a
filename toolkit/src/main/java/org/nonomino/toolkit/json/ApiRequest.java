package org.nonomino.toolkit.json;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Hinter;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.Solvers;

/**
 * A POST request with the readers of the fields that several endpoints have.
 *
 * @param fields the body
 * @param limit the time limit of the request
 * @param puzzles reads puzzles
 * @param support which puzzles the endpoint accepts
 * @param solvers the strategies, at least one
 */
record ApiRequest(
    JsonFields fields,
    TimeLimit limit,
    PuzzleField puzzles,
    ConstraintSupport support,
    Solvers solvers) {
  static final String SIZE = "size";
  static final String SOLVER = "solver";
  static final String SEED = "seed";

  /** The largest size of puzzles with steps and ratings. */
  static final int MAX_EXPLAINED_SIZE = Hinter.MAX_SIZE;

  /** 2^53 − 1, the largest integer that a script in a browser represents exactly. */
  private static final long MAX_SEED = (1L << 53) - 1;

  /** Generated seeds are short enough to be copied by hand. */
  private static final int GENERATED_SEEDS = 1_000_000_000;

  /** Answers the requests of one kind. */
  @FunctionalInterface
  interface Handler {
    /**
     * Returns the answer.
     *
     * @throws ProblemException if a field is wrong
     * @throws RequestException if the fields ask for something impossible
     */
    Reply answer(ApiRequest request) throws ProblemException, RequestException;
  }

  /**
   * Rejects all fields except these and the time limit.
   *
   * @throws ProblemException if there is another field
   */
  void allow(String... names) throws ProblemException {
    fields.allow(Stream.concat(Stream.of(names), Stream.of(TimeLimit.NAME)).toList());
  }

  /** Returns the fields for what should be generated. */
  RequestFields generating(LayoutField layouts) {
    return new RequestFields(
        fields.renamed("wiggle", RequestOption.IRREGULARITY.withHumps()), puzzles, layouts);
  }

  /**
   * Returns the puzzle with its progress and metadata.
   *
   * @throws ProblemException if the puzzle is missing, malformed, or has constraints that the
   *     endpoint does not support
   */
  PuzzleEntry entry() throws ProblemException {
    return entry(puzzles);
  }

  /**
   * Returns the puzzle, as {@link #entry()} does, and reports remarks on it.
   *
   * @throws ProblemException as {@link #entry()}
   */
  PuzzleEntry entry(PuzzleAssembler.RemarkListener listener) throws ProblemException {
    return entry(puzzles.remarking(listener));
  }

  private PuzzleEntry entry(PuzzleField reader) throws ProblemException {
    PuzzleEntry entry = reader.read(fields, PuzzleField.NAME);
    try {
      support.require(Place.ofText(PuzzleField.NAME), entry.puzzle().rules());
    } catch (MalformedTextException e) {
      throw fields.wrong(PuzzleField.NAME, e);
    }
    return entry;
  }

  Puzzle puzzle() throws ProblemException {
    return entry().puzzle();
  }

  /** Returns the strategy that the request names, or else the default. */
  Solver solver() throws ProblemException {
    List<String> names = solvers.all().stream().map(solver -> solver.name().value()).toList();
    return fields.choice(SOLVER, names).flatMap(solvers::named).orElseGet(this::defaultSolver);
  }

  Solver defaultSolver() {
    return solvers.defaultSolver().orElseThrow();
  }

  /** Returns the seed of the request, or a new one. */
  long seed() throws ProblemException {
    return fields
        .wholeLong(SEED, -MAX_SEED, MAX_SEED)
        .orElseGet(() -> new Random().nextInt(GENERATED_SEEDS));
  }

  /** Returns the remaining time. */
  Optional<Duration> timeout() throws ProblemException {
    return Optional.of(limit.rest(fields));
  }

  Deadline deadline() throws ProblemException {
    return limit.deadline(fields);
  }

  SearchLimits limits() throws ProblemException {
    return SearchLimits.NONE.withDeadline(deadline());
  }

  /** Checks that steps are available for a puzzle. */
  void requireExplainable(Puzzle puzzle) throws ProblemException {
    if (puzzle.size() > MAX_EXPLAINED_SIZE) {
      throw fields.wrong(
          PuzzleField.NAME,
          ProblemCode.NO_STEPS.with("size", puzzle.size()).with("limit", MAX_EXPLAINED_SIZE),
          Sentences.tooLargeForSteps(puzzle.size()));
    }
  }
}
