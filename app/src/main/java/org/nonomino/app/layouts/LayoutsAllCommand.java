package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Interruption;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.RecordOutput;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.AllLayoutsOptions;
import org.nonomino.bulk.layouts.AllLayoutsRun;
import org.nonomino.bulk.options.EffortOptions;
import org.nonomino.bulk.options.OutputOption;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.render.TextStyle;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino layouts all}. */
@Command(
    name = "all",
    description = "Lists all layouts of a size whose regions are connected, each once.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "There are 1, 2, 10, 117, 4006, 451206, 158753814, 187497290034 and 706152947468301 layouts of the sizes 1 to 9."
          + " Their order is fixed: they are compared by the cells of the first region, starting with its first cell,"
          + " then by those of the second region, and so on.",
      "",
      "Exit codes: 0 done; 2 bad usage; 3 for some layouts, --timeout was too short to find out whether they have"
          + " a solution grid.",
      "",
      "Examples:",
      "  nonomino layouts all --size=4 --distinct",
      "  nonomino layouts all --size=5 --count"
    })
public final class LayoutsAllCommand implements Callable<Integer> {
  @Mixin private AllLayoutsOptions layouts = new AllLayoutsOptions();

  @Option(names = "--number", paramLabel = "K", description = "List only the first K.")
  private Optional<TypedNumber> number = Optional.empty();

  @Mixin private OutputOption output = new OutputOption();

  @Mixin private EffortOptions effort = new EffortOptions();

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  private final Console console;
  private final Solvers solvers;

  @Inject
  LayoutsAllCommand(Console console, Solvers solvers) {
    this.console = console;
    this.solvers = solvers;
  }

  @Override
  public Integer call() throws UsageException {
    if (layouts.counts() && number.isPresent()) {
      throw UsageException.exclusive("--count", "--number");
    }
    TextStyle look = new TextStyle(ascii, console.hasColour() && output.name().isEmpty());
    AllLayoutsRun run =
        new AllLayoutsRun(
            console, layouts.work(solvers, output.name(), look), max(), effort.effort());
    return Interruption.whileRunning(
            output.name(),
            () -> {
              try (RecordOutput out = OutputFile.open(output.name(), console)) {
                return run.run(out, output.name().isEmpty() && console.outIsTerminal());
              }
            })
        .status();
  }

  private long max() throws UsageException {
    return number.isPresent()
        ? number.get().whole("--number", 1, Long.MAX_VALUE, "give a whole number, 1 or more")
        : Long.MAX_VALUE;
  }
}
