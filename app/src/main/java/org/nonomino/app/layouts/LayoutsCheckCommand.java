package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.nonomino.app.options.ResultFileOption;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.CheckOptions;
import org.nonomino.bulk.layouts.CheckWork;
import org.nonomino.bulk.options.EffortOptions;
import org.nonomino.bulk.options.LayoutInputs;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nonomino layouts check}. */
@Command(
    name = "check",
    description =
        "Checks whether layouts are well-formed and connected, searches for a solution grid, and draws it.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exit codes: 0 all have a solution grid; 1 some provably have none; 2 bad usage or malformed input;",
      "3 a limit was reached.",
      "",
      "Examples:",
      "  nonomino layouts check pinwheel-9",
      "  nonomino layouts check --format=csv masks.txt",
      "  nonomino layouts check --explain masks.txt            # why it cannot be filled"
    })
public final class LayoutsCheckCommand implements Callable<Integer> {
  @Mixin private CheckOptions checking = new CheckOptions();

  @Mixin private ResultFileOption output = new ResultFileOption();

  @Mixin private EffortOptions effort = new EffortOptions();

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  @Parameters(
      paramLabel = "RxC|NAME|FILE",
      arity = "1..*",
      description = "Layouts, and files with any number of them; '-' means standard input.")
  private List<String> words = List.of();

  private final Console console;
  private final Solvers solvers;

  @Inject
  LayoutsCheckCommand(Console console, Solvers solvers) {
    this.console = console;
    this.solvers = solvers;
  }

  @Override
  public Integer call() throws UsageException {
    CheckWork work = checking.work(solvers, output.name(), output.style(ascii, console));
    Effort workers = effort.effort();
    try (PuzzleInputs inputs = LayoutInputs.open(words, OptionalInt.empty(), console)) {
      return output.run(console, inputs, workers, false, run -> run.run(work));
    }
  }
}
