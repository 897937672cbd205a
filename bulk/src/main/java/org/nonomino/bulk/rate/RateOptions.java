package org.nonomino.bulk.rate;

import java.io.InputStream;
import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.ExplainerOptions;
import org.nonomino.bulk.options.FogOption;
import org.nonomino.bulk.options.LevelsOption;
import org.nonomino.bulk.options.WrittenFormat;
import org.nonomino.explainer.Scale;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code rate} for the work on each puzzle. */
public final class RateOptions {
  @Mixin private ExplainerOptions explaining = new ExplainerOptions();

  @Mixin private LevelsOption levels = new LevelsOption();

  @Mixin private FogOption fog = new FogOption();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: text, line, csv, json, or a format from 'convert --list' that has a field for a level. Default:"
              + " text for one puzzle, line for many.")
  private Optional<String> format = Optional.empty();

  /**
   * Returns the settings for the options.
   *
   * @param output the output file; its extension may name a format
   * @throws UsageException if they name something that does not exist, or exclude each other
   * @throws MalformedTextException if the file with levels is malformed
   */
  public RateSettings settings(
      Solvers solvers, Formats formats, Optional<String> output, InputStream standardInput)
      throws UsageException, MalformedTextException {
    levels.requireOtherOutput(output);
    if (fog.isRequested() && explaining.scale() == Scale.SCORE) {
      throw new UsageException("--fog is not for --scale=score.");
    }
    WrittenFormat<RatingFormat> written =
        WrittenFormat.chosen(format, output, RatingFormat.text, RatingFormat.line, formats);
    return new RateSettings(
        Chosen.usual(solvers),
        explaining.newExplainer(),
        levels.levels(standardInput),
        explaining.scale(),
        explaining.timeout(),
        fog,
        written);
  }
}
