package org.nonomino.app.stats;

import jakarta.inject.Inject;
import java.util.concurrent.Callable;
import org.nonomino.app.options.InputOptions;
import org.nonomino.app.options.ResultFileOption;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.bulk.stats.StatsOptions;
import org.nonomino.bulk.stats.StatsWork;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nonomino stats}. */
@Command(
    name = "stats",
    description =
        "Shows statistics of a collection of puzzles: regions, clues, solutions, levels, ratings and techniques.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "ER is the rating of the hardest step. Puzzles beyond the techniques have none, but the techniques of the steps found"
          + " are counted. A technique is counted once per puzzle, and its steps one by one.",
      "With --format=csv, the columns are kind, value, puzzles and steps.",
      "Exit codes: 0 all puzzles have one solution; 1 some puzzle has none, or several; 2 bad usage or malformed input;"
          + " 3 a limit was reached.",
      "",
      "Examples:",
      "  nonomino stats puzzles.txt",
      "  nonomino stats --no-ratings -o table.csv puzzles.txt"
    })
public final class StatsCommand implements Callable<Integer> {
  @Mixin private InputOptions inputs = new InputOptions();

  @Mixin private StatsOptions counting = new StatsOptions();

  @Mixin private ResultFileOption output = new ResultFileOption();

  @Mixin private VerboseOption verbose = new VerboseOption();

  private final Console console;
  private final Solvers solvers;
  private final Formats formats;

  @Inject
  StatsCommand(Console console, Solvers solvers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    StatsWork work = counting.work(solvers, output.name(), console.in());
    RegionsOption.requireOtherOutput(output.name(), inputs.regions());
    Effort effort = inputs.effort();
    try (PuzzleInputs puzzles = inputs.open(console, formats)) {
      return output.run(console, puzzles, effort, false, run -> run.run(work));
    }
  }
}
