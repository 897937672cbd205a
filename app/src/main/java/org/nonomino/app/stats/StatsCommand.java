package org.nonomino.app.stats;

import jakarta.inject.Inject;
import org.nonomino.app.options.PuzzleCommand;
import org.nonomino.app.options.ResultFileOption;
import org.nonomino.app.options.Toolbox;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.stats.StatsOptions;
import org.nonomino.bulk.stats.StatsWork;
import org.nonomino.text.MalformedTextException;
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
public final class StatsCommand extends PuzzleCommand {
  @Mixin private StatsOptions counting = new StatsOptions();

  @Mixin private ResultFileOption output = new ResultFileOption();

  @Mixin private VerboseOption verbose = new VerboseOption();

  @Inject
  StatsCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    StatsWork work = counting.work(solvers, output.name(), console.in());
    return run(output, false, run -> run.run(work));
  }
}
