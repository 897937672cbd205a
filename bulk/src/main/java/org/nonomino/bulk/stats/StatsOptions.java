package org.nonomino.bulk.stats;

import java.io.InputStream;
import java.util.Optional;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.ExplainerOptions;
import org.nonomino.bulk.options.LevelsOption;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code stats} for the counts and their output. */
public final class StatsOptions {
  @Mixin private ExplainerOptions explaining = new ExplainerOptions();

  @Mixin private LevelsOption levels = new LevelsOption();

  @Option(
      names = "--no-ratings",
      description = "Count only regions, clues and solutions, many times faster.")
  private boolean noRatings;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "Output format: ${COMPLETION-CANDIDATES} (default: text).")
  private Optional<StatsFormat> format = Optional.empty();

  @Option(names = "--ascii", description = "Draw bars with - only.")
  private boolean ascii;

  /**
   * Returns the work on each puzzle.
   *
   * @param output the output file; its extension may name a format
   * @throws UsageException if they name something that does not exist, or exclude each other
   * @throws MalformedTextException if the file with levels is malformed
   */
  public StatsWork work(Solvers solvers, Optional<String> output, InputStream standardInput)
      throws UsageException, MalformedTextException {
    levels.requireOtherOutput(output);
    StatsFormat written = FileFormat.chosen(format, output, StatsFormat.text);
    return new StatsWork(
        Chosen.usual(solvers), explaining.timeout(), rating(standardInput), written, ascii);
  }

  private Optional<StatsWork.Rating> rating(InputStream standardInput)
      throws UsageException, MalformedTextException {
    if (noRatings) {
      requireNothingOfRatings();
      return Optional.empty();
    }
    return Optional.of(
        new StatsWork.Rating(
            explaining.newExplainer(), levels.levels(standardInput), explaining.scale()));
  }

  private void requireNothingOfRatings() throws UsageException {
    Optional<String> given =
        explaining
            .firstGiven()
            .or(() -> levels.isGiven() ? Optional.of("--levels") : Optional.empty());
    if (given.isPresent()) {
      throw UsageException.exclusive("--no-ratings", given.get());
    }
  }
}
