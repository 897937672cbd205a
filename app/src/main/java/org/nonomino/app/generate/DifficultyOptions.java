package org.nonomino.app.generate;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.app.io.UsageException;
import org.nonomino.app.options.LevelsOption;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.StepKind;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.RatingRange;
import org.nonomino.toolkit.Wish;
import org.nonomino.toolkit.WishException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code generate} that say how hard the puzzles are to be for people. */
final class DifficultyOptions {
  @Option(
      names = "--difficulty",
      paramLabel = "LEVEL",
      description =
          "How hard for people: easy, medium, hard, fiendish, diabolical or extreme, or a level of --levels. Other puzzles"
              + " are discarded, until --timeout. Unless --clues, --blanks or --minimal is given, hard puzzles and harder"
              + " ones get as few clues as possible.")
  private Optional<String> difficulty = Optional.empty();

  @Mixin private LevelsOption levels = new LevelsOption();

  @Option(
      names = "--rating",
      paramLabel = "FROM..TO",
      description =
          "The rating of the hardest step: 3.0..4.4, ..2.5, 4.0.. or just 3.0. From 2.6 on, puzzles get"
              + " as few clues as possible.")
  private Optional<String> rating = Optional.empty();

  @Option(
      names = "--technique",
      paramLabel = "NAME",
      description =
          "A technique that the puzzle must require, such as x-wing: without it, the path would need a harder"
              + " step, or get stuck. Can be combined with --difficulty or --rating.")
  private Optional<String> technique = Optional.empty();

  /**
   * Returns what the options ask for, or empty if there is none of them.
   *
   * @param solver proves that there is one solution
   * @param known the levels, those of {@link #levels}
   * @throws UsageException if they ask for something that does not exist
   */
  Optional<Difficulty> difficulty(Solver solver, Levels known) throws UsageException {
    if (difficulty.isPresent() && rating.isPresent()) {
      throw new UsageException(
          "--difficulty="
              + difficulty.get()
              + " and --rating="
              + rating.get()
              + " are mutually exclusive.");
    }
    if (difficulty.isEmpty() && rating.isEmpty() && technique.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Difficulty(solver, known, level(known), range(), kind()));
  }

  /** Returns the option of a wish, as it was typed; empty if it was not. */
  Optional<String> option(Wish wish) {
    return switch (wish) {
      case DIFFICULTY -> difficulty.map(text -> "--difficulty=" + text);
      case RATING -> rating.map(text -> "--rating=" + text);
      case TECHNIQUE -> technique.map(text -> "--technique=" + text);
      default -> Optional.empty();
    };
  }

  /** Reads the levels. */
  Levels levels() throws UsageException, MalformedTextException {
    return levels.levels();
  }

  private Optional<Level> level(Levels known) throws UsageException {
    Optional<Level> level = difficulty.flatMap(known::named);
    if (difficulty.isPresent() && level.isEmpty()) {
      throw unknown("--difficulty", difficulty.get(), known.all().stream());
    }
    return level;
  }

  private Optional<RatingRange> range() throws UsageException {
    return rating.isPresent() ? Optional.of(parse(rating.get())) : Optional.empty();
  }

  private static RatingRange parse(String text) throws UsageException {
    try {
      return RatingRange.parse(text);
    } catch (WishException e) {
      throw UsageException.of(e, wish -> "--rating=" + text);
    }
  }

  private Optional<StepKind> kind() throws UsageException {
    if (technique.isEmpty()) {
      return Optional.empty();
    }
    Optional<StepKind> kind =
        StepKind.named(technique.get().toLowerCase(Locale.ROOT).replace(' ', '-'));
    if (kind.isEmpty()) {
      throw unknown("--technique", technique.get(), Stream.of(StepKind.values()));
    }
    return kind;
  }

  private static UsageException unknown(String option, String name, Stream<?> known) {
    return new UsageException(
        "There is no "
            + option
            + "="
            + name
            + ". Choose one of: "
            + known.map(Object::toString).collect(Collectors.joining(", "))
            + ".");
  }
}
