package org.nonomino.bulk.generate;

import java.io.InputStream;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.LevelsOption;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.core.SimilarNames;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.KnownTechniques;
import org.nonomino.toolkit.RatingRange;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.techniques.KnownNames;
import org.nonomino.toolkit.techniques.TechniqueNames;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code generate} for the difficulty of the puzzles. */
final class DifficultyOptions {
  private static final int MAX_MOVES = 1000;

  /** The maximum for a number of steps of one kind. Paths have fewer. */
  private static final int MAX_STEPS = 1000;

  @Option(
      names = "--difficulty",
      paramLabel = "LEVEL",
      description =
          "How hard for people: easy, medium, hard, fiendish, diabolical or extreme, or a level of"
              + " --levels. Other puzzles are discarded, until --timeout. Unless --clues, --blanks"
              + " or --minimal is given, hard and harder puzzles get as few clues as possible.")
  private Optional<String> difficulty = Optional.empty();

  @Mixin private LevelsOption levels = new LevelsOption();

  @Option(
      names = "--rating",
      paramLabel = "FROM..TO",
      description =
          "The rating of the hardest step: 3.0..4.4, ..2.5, 4.0.. or just 3.0. With a lower bound"
              + " of at least 2.6, puzzles get as few clues as possible.")
  private Optional<String> rating = Optional.empty();

  @Option(
      names = "--technique",
      paramLabel = "NAME",
      description =
          "A technique that the puzzle must require, such as x-wing: without it, the path would"
              + " need a harder step, or get stuck. Can be combined with --difficulty or --rating.")
  private Optional<String> technique = Optional.empty();

  @Option(
      names = "--knows",
      paramLabel = "NAMES",
      description =
          "Techniques or families that must be enough to solve the puzzle: singles,pointing or"
              + " singles,-naked-single. Can be combined with --difficulty, --rating or"
              + " --technique.")
  private Optional<String> knows = Optional.empty();

  @Option(
      names = "--first-moves",
      paramLabel = "K",
      description =
          "With --difficulty, --rating, --technique or --knows: at least K different steps to begin"
              + " with, none harder than a naked single or the first step of the path.")
  private Optional<TypedNumber> firstMoves = Optional.empty();

  @Option(
      names = "--position",
      arity = "0..1",
      fallbackValue = "1",
      paramLabel = "N",
      description =
          "To practise: with --technique, write the first position that needs such a step, or the"
              + " N-th, with the digits entered so far and all candidates. A PDF is a booklet"
              + " with the steps as its answers.")
  private Optional<TypedNumber> position = Optional.empty();

  /**
   * Returns the requested difficulty; empty without such options.
   *
   * @param solver proves that there is one solution
   * @param names the levels, those of {@link #levels}
   * @throws UsageException if the options name something that does not exist
   */
  Optional<Difficulty> difficulty(Solver solver, Levels names) throws UsageException {
    if (difficulty.isPresent() && rating.isPresent()) {
      throw UsageException.exclusive(
          "--difficulty=" + difficulty.get(), "--rating=" + rating.get());
    }
    Optional<PositionRequest> practised = position();
    int moves = firstMoves.isPresent() ? firstMoves.get().whole("--first-moves", 0, MAX_MOVES) : 0;
    Optional<KnownTechniques> known = known();
    if (practised.isPresent() && known.isPresent()) {
      throw UsageException.exclusive("--position", "--knows=" + knows.orElseThrow());
    }
    if (difficulty.isEmpty() && rating.isEmpty() && technique.isEmpty() && known.isEmpty()) {
      if (moves > 0) {
        throw new UsageException(
            "--first-moves="
                + moves
                + " needs --difficulty, --rating, --technique or --knows, which limit their"
                + " difficulty.");
      }
      return Optional.empty();
    }
    Difficulty wanted =
        new Difficulty(solver, names, level(names), range(), kind()).withFirstMoves(moves);
    Difficulty practising =
        practised.map(PositionRequest::number).map(wanted::withPosition).orElse(wanted);
    return Optional.of(known.map(practising::withKnown).orElse(practising));
  }

  private Optional<KnownTechniques> known() throws UsageException {
    if (knows.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(KnownNames.parse(knows.get()));
    } catch (RequestException e) {
      throw UsageException.of(e, option -> "--knows=" + knows.get());
    }
  }

  /**
   * Returns the requested kind of positions, if positions are requested instead of puzzles.
   *
   * @throws UsageException if no technique is named, or there is no such position
   */
  Optional<PositionRequest> position() throws UsageException {
    if (position.isEmpty()) {
      return Optional.empty();
    }
    Optional<StepKind> kind = kind();
    if (kind.isEmpty()) {
      throw new UsageException(
          "--position needs --technique=NAME, which names the kind of step after the position.");
    }
    int number = position.get().whole("--position", 1, MAX_STEPS);
    return Optional.of(new PositionRequest(kind.get(), number));
  }

  /**
   * Checks that no file with levels would be overwritten.
   *
   * @throws UsageException if the output is that file
   */
  void requireOtherOutput(Optional<String> output) throws UsageException {
    levels.requireOtherOutput(output);
  }

  /** Reads the levels. */
  Levels levels(InputStream standardInput) throws UsageException, MalformedTextException {
    return levels.levels(standardInput);
  }

  private Optional<Level> level(Levels known) throws UsageException {
    Optional<Level> level =
        difficulty.flatMap(name -> SimilarNames.inAnyCase(name, known.all(), Level::name));
    if (difficulty.isPresent() && level.isEmpty()) {
      throw UsageException.noSuch(
          "--difficulty=" + difficulty.get(),
          known.all().stream().map(Level::name).collect(Collectors.joining(", ")));
    }
    return level;
  }

  private Optional<RatingRange> range() throws UsageException {
    return rating.isPresent() ? Optional.of(parse(rating.get())) : Optional.empty();
  }

  private static RatingRange parse(String text) throws UsageException {
    try {
      return RatingRange.parse(text);
    } catch (RequestException e) {
      throw UsageException.of(e, option -> "--rating=" + text);
    }
  }

  private Optional<StepKind> kind() throws UsageException {
    if (technique.isEmpty()) {
      return Optional.empty();
    }
    Optional<StepKind> kind = TechniqueNames.find(technique.get());
    if (kind.isEmpty()) {
      throw new UsageException(
          "--technique="
              + technique.get()
              + ": there is no such technique. "
              + TechniqueNames.advice(technique.get()));
    }
    return kind;
  }
}
