package org.nonomino.app.check;

import jakarta.inject.Inject;
import java.util.concurrent.Callable;
import org.nonomino.app.options.InputOptions;
import org.nonomino.app.options.ResultFileOption;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.check.PuzzleCheckOptions;
import org.nonomino.bulk.check.PuzzleCheckSettings;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nonomino check}. */
@Command(
    name = "check",
    description =
        "Checks puzzles: whether digits break a rule, and which; whether there is exactly one solution; and whether"
            + " entered digits and the solution that comes with the puzzle are right.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "With --format=line, each line is ok or the first of these: conflict (digits break a rule), none, several, wrong"
          + " (entered digits, or the solution that comes with the puzzle), limit, invalid.",
      "Exit codes: 0 all are ok; 1 something is not right with some puzzle; 2 bad usage or malformed input; 3 a limit was reached.",
      "",
      "Examples:",
      "  nonomino check puzzle.txt",
      "  nonomino check --format=line puzzles.txt"
    })
public final class CheckCommand implements Callable<Integer> {
  @Mixin private InputOptions inputs = new InputOptions();

  @Mixin private PuzzleCheckOptions checking = new PuzzleCheckOptions();

  @Mixin private VerboseOption verbose = new VerboseOption();

  @Mixin private ResultFileOption output = new ResultFileOption();

  private final Console console;
  private final Solvers solvers;
  private final Formats formats;

  @Inject
  CheckCommand(Console console, Solvers solvers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    PuzzleCheckSettings settings = checking.settings(solvers, output.name());
    RegionsOption.requireOtherOutput(output.name(), inputs.regions());
    int threads = inputs.threads();
    try (PuzzleInputs puzzles = inputs.openWithConflicts(console, formats)) {
      return output.run(
          console, puzzles, threads, false, run -> run.run(settings.isForPeople(), settings::work));
    }
  }
}
