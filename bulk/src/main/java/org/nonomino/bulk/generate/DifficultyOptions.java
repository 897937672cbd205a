package org.nonomino.bulk.generate;

import java.io.InputStream;
import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.LevelsOption;
import org.nonomino.bulk.options.OptionFields;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.explainer.Levels;
import org.nonomino.text.MalformedTextException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options of {@code generate} for the difficulty of the puzzles, read by {@link OptionFields}.
 */
@SuppressWarnings("unused")
final class DifficultyOptions {
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
}
