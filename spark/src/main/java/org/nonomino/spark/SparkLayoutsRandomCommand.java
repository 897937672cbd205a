package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.RandomLayoutOptions;
import org.nonomino.bulk.options.NumberOptions;
import org.nonomino.render.TextStyle;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.numbers.NumberedJob;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nonomino-spark layouts random}. */
@Command(
    name = "random",
    description = "Generates random layouts: all different, connected, and with a solution grid.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The records are those of 'nonomino layouts random' with the same options and seed.",
      "",
      "Examples:",
      "  nonomino-spark layouts random --number=100000 --seed=1 --format=line -o layouts",
      "  nonomino-spark layouts random --style=compact --number=1000 -o layouts"
    })
final class SparkLayoutsRandomCommand extends JobCommand {
  @Mixin private RandomLayoutOptions layouts = new RandomLayoutOptions();

  @Mixin private NumberOptions numbers = new NumberOptions();

  @Inject
  SparkLayoutsRandomCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  SparkJob job() throws UsageException {
    return new NumberedJob(
        layouts.work(tools.solvers(), Optional.empty(), new TextStyle(false, false)),
        numbers.number(),
        numbers.seed(),
        Optional.empty());
  }
}
