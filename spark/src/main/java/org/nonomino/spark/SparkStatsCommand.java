package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.stats.StatsOptions;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code nonomino-spark stats}. */
@Command(
    name = "stats",
    description =
        "Shows what is in a collection of puzzles: regions, clues, solutions, levels, ratings and techniques.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "The table is that of 'nonomino stats' with the same options, in the last part."})
final class SparkStatsCommand implements Callable<Integer>, ItemCommand {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private PuzzleFileOptions inputs = new PuzzleFileOptions();

  @Mixin private StatsOptions counting = new StatsOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  private final Console console;
  private final Solvers solvers;
  private final Formats formats;

  @Inject
  SparkStatsCommand(Console console, Solvers solvers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.formats = formats;
  }

  @Override
  public ItemWork work() throws UsageException, MalformedTextException {
    return new ItemWork(counting.work(solvers), inputs.reading(console, formats));
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    List<String> files = inputs.files();
    return new ItemJob(console, SparkMain.order(spec), work(), output, false).run(files).status();
  }
}
