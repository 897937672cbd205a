package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.CheckOptions;
import org.nonomino.render.TextStyle;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nonomino-spark layouts check}. */
@Command(
    name = "check",
    description =
        "Checks whether layouts are well-formed and connected, and whether they have a solution grid.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "The records are those of 'nonomino layouts check' with the same options."})
final class SparkLayoutsCheckCommand implements Callable<Integer>, ItemCommand {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private CheckOptions checking = new CheckOptions();

  @Mixin private TableOptions table = new TableOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  @Parameters(
      paramLabel = "RxC|NAME|FILE",
      arity = "1..*",
      description =
          "Layouts, and files with any number of them; all machines must see the files under the same names.")
  private List<String> words = new ArrayList<>();

  private final Console console;
  private final Solvers solvers;

  @Inject
  SparkLayoutsCheckCommand(Console console, Solvers solvers) {
    this.console = console;
    this.solvers = solvers;
  }

  @Override
  public ItemWork work() throws UsageException {
    return new ItemWork(
        checking.work(solvers, new TextStyle(false, false)),
        LayoutReading.of(PuzzleFileOptions.divisible(words), console));
  }

  @Override
  public Integer call() throws UsageException {
    return new ItemJob(console, SparkMain.order(spec), work().as(table), output, false)
        .run(List.copyOf(words))
        .status();
  }
}
