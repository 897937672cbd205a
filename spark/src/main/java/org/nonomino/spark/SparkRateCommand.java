package org.nonomino.spark;

import jakarta.inject.Inject;
import java.io.InputStream;
import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.rate.RateOptions;
import org.nonomino.spark.input.PuzzleFileOptions;
import org.nonomino.spark.items.ItemJob;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.table.TableOptions;
import org.nonomino.text.MalformedTextException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino-spark rate}. */
@Command(
    name = "rate",
    description = "Rates how hard puzzles are for people, by the techniques they need.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The records are those of 'nonomino rate' with the same options, one per line unless --format says otherwise.",
      "",
      "Examples:",
      "  nonomino-spark rate --format=csv -o rated puzzles.txt",
      "  nonomino-spark rate --format=parquet --partition-by=level -o rated puzzles.txt"
    })
final class SparkRateCommand extends JobCommand {
  @Mixin private PuzzleFileOptions inputs = new PuzzleFileOptions();

  @Mixin private RateOptions rating = new RateOptions();

  @Mixin private TableOptions table = new TableOptions();

  @Option(
      names = "--stats",
      description =
          "Print to standard error: puzzles per level, the simple formula of older tools, and the time.")
  private boolean stats;

  @Inject
  SparkRateCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  SparkJob job() throws UsageException, MalformedTextException {
    BulkWork<?> work =
        rating
            .settings(
                tools.solvers(), tools.formats(), Optional.empty(), InputStream.nullInputStream())
            .work(true);
    return new ItemJob(
        work,
        inputs.reading(tools.console(), tools.formats()),
        inputs.files(),
        table.of(work),
        stats);
  }
}
