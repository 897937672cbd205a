package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import java.util.concurrent.Callable;
import org.nonomino.bulk.GenerationRun;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.RandomLayoutOptions;
import org.nonomino.bulk.options.BulkOptions;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nonomino layouts random}. */
@Command(
    name = "random",
    description = "Generates random layouts: all different, connected, and with a solution grid.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The same options and seed give the same layouts, whatever the number of threads; the first K are"
          + " those of --number=K.",
      "Exit codes: 0 all were generated; 1 some were not; 2 bad usage.",
      "",
      "Examples:",
      "  nonomino layouts random --size=9 --style=flowing",
      "  nonomino layouts random --layout-symmetry=rotate180 --number=5 --format=line -o layouts.txt"
    })
public final class LayoutsRandomCommand implements Callable<Integer> {
  @Mixin private RandomLayoutOptions layouts = new RandomLayoutOptions();

  @Mixin private BulkOptions bulk = new BulkOptions();

  private final Console console;
  private final Solvers solvers;

  @Inject
  LayoutsRandomCommand(Console console, Solvers solvers) {
    this.console = console;
    this.solvers = solvers;
  }

  @Override
  public Integer call() throws UsageException {
    GenerationRun<String> run =
        new GenerationRun<>(
            console,
            layouts.work(solvers, bulk.output(), bulk.style(console)),
            bulk.number(),
            bulk.threads());
    return bulk.run(console, (out, seed) -> run.run(seed, out, bulk.outIsTerminal(console)));
  }
}
