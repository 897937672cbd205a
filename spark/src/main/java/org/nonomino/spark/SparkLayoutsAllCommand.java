package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.concurrent.Callable;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.AllLayoutsOptions;
import org.nonomino.bulk.layouts.AllLayoutsWork;
import org.nonomino.render.TextStyle;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code nonomino-spark layouts all}. */
@Command(
    name = "all",
    description = "Lists all layouts of a size whose regions are connected, each once.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "The records are those of 'nonomino layouts all' with the same options."})
final class SparkLayoutsAllCommand implements Callable<Integer>, EnumerationCommand {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private AllLayoutsOptions layouts = new AllLayoutsOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  private final Console console;
  private final Solvers solvers;

  @Inject
  SparkLayoutsAllCommand(Console console, Solvers solvers) {
    this.console = console;
    this.solvers = solvers;
  }

  @Override
  public AllLayoutsWork enumeration() throws UsageException {
    return layouts.work(solvers, new TextStyle(false, false));
  }

  @Override
  public Integer call() throws UsageException {
    return new EnumerationJob(console, SparkMain.order(spec), enumeration(), output).run().status();
  }
}
