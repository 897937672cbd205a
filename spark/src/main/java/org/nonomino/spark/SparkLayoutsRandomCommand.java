package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.concurrent.Callable;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.RandomLayoutOptions;
import org.nonomino.bulk.options.NumberOptions;
import org.nonomino.render.TextStyle;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code nonomino-spark layouts random}. */
@Command(
    name = "random",
    description = "Generates random layouts: all different, connected, and with a solution grid.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The records are those of 'nonomino layouts random' with the same options and seed."
    })
final class SparkLayoutsRandomCommand implements Callable<Integer>, NumberedCommand {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private RandomLayoutOptions layouts = new RandomLayoutOptions();

  @Mixin private NumberOptions numbers = new NumberOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  private final Console console;
  private final Solvers solvers;

  @Inject
  SparkLayoutsRandomCommand(Console console, Solvers solvers) {
    this.console = console;
    this.solvers = solvers;
  }

  @Override
  public NumberedWork<?> numbered() throws UsageException {
    return layouts.work(solvers, new TextStyle(false, false));
  }

  @Override
  public Integer call() throws UsageException {
    return new NumberedJob(console, SparkMain.order(spec), numbered(), numbers, output)
        .run()
        .status();
  }
}
