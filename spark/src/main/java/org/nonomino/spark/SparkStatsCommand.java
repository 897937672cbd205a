package org.nonomino.spark;

import jakarta.inject.Inject;
import java.io.InputStream;
import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.stats.StatsOptions;
import org.nonomino.spark.input.PuzzleFileOptions;
import org.nonomino.spark.items.ItemJob;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.text.MalformedTextException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nonomino-spark stats}. */
@Command(
    name = "stats",
    description =
        "Shows statistics of a collection of puzzles: regions, clues, solutions, levels, ratings and techniques.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The table is that of 'nonomino stats' with the same options, in the last part.",
      "",
      "Examples:",
      "  nonomino-spark stats -o table puzzles.txt",
      "  nonomino-spark stats --no-ratings --format=csv -o table puzzles.txt"
    })
final class SparkStatsCommand extends JobCommand {
  @Mixin private PuzzleFileOptions inputs = new PuzzleFileOptions();

  @Mixin private StatsOptions counting = new StatsOptions();

  @Inject
  SparkStatsCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  SparkJob job() throws UsageException, MalformedTextException {
    return new ItemJob(
        counting.work(tools.solvers(), Optional.empty(), InputStream.nullInputStream()),
        inputs.reading(tools.console(), tools.formats()),
        inputs.files(),
        Optional.empty(),
        false);
  }
}
