package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.rate.RateOptions;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nonomino-spark rate}. */
@Command(
    name = "rate",
    description = "Rates how hard puzzles are for people, by the techniques they need.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The records are those of 'nonomino rate' with the same options, one per line unless --format says otherwise."
    })
final class SparkRateCommand implements Callable<Integer>, ItemCommand {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private PuzzleFileOptions inputs = new PuzzleFileOptions();

  @Mixin private RateOptions rating = new RateOptions();

  @Mixin private TableOptions table = new TableOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  @Option(
      names = "--stats",
      description =
          "Print to standard error: puzzles per level, the simple formula of older tools, and the time.")
  private boolean stats;

  private final Console console;
  private final Solvers solvers;
  private final Formats formats;

  @Inject
  SparkRateCommand(Console console, Solvers solvers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.formats = formats;
  }

  @Override
  public ItemWork work() throws UsageException, MalformedTextException {
    return new ItemWork(
        rating.settings(solvers, formats).work(true), inputs.reading(console, formats));
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    List<String> files = inputs.files();
    return new ItemJob(console, SparkMain.order(spec), work().as(table), output, stats)
        .run(files)
        .status();
  }
}
