package org.nonomino.app.rate;

import jakarta.inject.Inject;
import org.nonomino.app.options.PuzzleCommand;
import org.nonomino.app.options.ResultFileOption;
import org.nonomino.app.options.Toolbox;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.rate.RateOptions;
import org.nonomino.bulk.rate.RateSettings;
import org.nonomino.text.MalformedTextException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino rate}. */
@Command(
    name = "rate",
    description = "Rates how hard puzzles are for people, by the techniques they need.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "ER is the rating of the hardest step, EP of the hardest step up to the first placement, ED of the first step.",
      "With --scale=score, each step has a cost, from 4 (the last cell of a house) to some hundreds (chains). The score is"
          + " their sum. The numbers of steps, of first moves to choose from, and of bottlenecks (only one way on) are also given.",
      "With --format=line, each line is ER/EP/ED, or score/steps/first moves/bottlenecks, and the level: easy, medium, hard,"
          + " fiendish, diabolical or extreme; or one of: none, several, beyond (too hard for all known techniques), limit, invalid.",
      "Exit codes: 0 all were rated; 1 some puzzle has no solution, or several; 2 bad usage or malformed input;"
          + " 3 a limit was reached.",
      "",
      "Examples:",
      "  nonomino rate puzzle.txt",
      "  nonomino rate --format=csv -o ratings.csv puzzles.txt",
      "  nonomino rate --scale=score --stats puzzles.txt"
    })
public final class RateCommand extends PuzzleCommand {
  @Mixin private RateOptions rating = new RateOptions();

  @Mixin private VerboseOption verbose = new VerboseOption();

  @Mixin private ResultFileOption output = new ResultFileOption();

  @Option(
      names = "--stats",
      description =
          "Print to standard error: puzzles per level, the simple formula of older tools, and the time.")
  private boolean stats;

  @Inject
  RateCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    RateSettings settings = rating.settings(solvers, formats, output.name(), console.in());
    return run(output, stats, run -> run.run(settings.format().isForPeople(), settings::work));
  }
}
