package org.nonomino.spark;

import jakarta.inject.Inject;
import java.io.InputStream;
import org.nonomino.bulk.generate.GenerateSettings;
import org.nonomino.bulk.generate.MadePuzzleOptions;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.NumberOptions;
import org.nonomino.render.TextStyle;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.numbers.NumberedJob;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.GenerationFailure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;

/** {@code nonomino-spark generate}. */
@Command(
    name = "generate",
    description = "Generates puzzles on any regions, by default with exactly one solution.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The records are those of 'nonomino generate' with the same options and seed.",
      "",
      "Examples:",
      "  nonomino-spark generate --number=1000000 --seed=1 -o puzzles",
      "  nonomino-spark generate --number=1000 --regions=random --seed=2 --parts=8 -o puzzles"
    })
final class SparkGenerateCommand extends JobCommand {
  @Mixin private MadePuzzleOptions making = new MadePuzzleOptions();

  @Mixin private NumberOptions numbers = new NumberOptions();

  @Inject
  SparkGenerateCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  OptionSpec adapted(OptionSpec shared) {
    return switch (shared.longestName()) {
      case "--position" -> OptionSpec.builder(shared).hidden(true).build();
      case "--format" ->
          OptionSpec.builder(shared)
              .description(
                  "Output format: picture, grid, line, csv, json, or a format from 'nonomino convert"
                      + " --list'. Default: picture for one puzzle, line for many.")
              .build();
      default -> shared;
    };
  }

  @Override
  SparkJob job() throws UsageException, MalformedTextException {
    GenerateSettings settings =
        making.settings(
            tools.solvers(), tools.fillers(), tools.formats(), InputStream.nullInputStream());
    long number = numbers.number();
    return new NumberedJob(
        making.records(settings, number == 1, new TextStyle(false, false), tools.formats()),
        number,
        numbers.seed(),
        GenerationFailure.rarity(settings.spec()));
  }
}
