package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.solve.SolveOptions;
import org.nonomino.bulk.solve.SolveWork;
import org.nonomino.render.TextStyle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.SolveTask;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nonomino-spark solve}. */
@Command(
    name = "solve",
    description = "Solves puzzles and reports whether the solution is unique.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The records are those of 'nonomino solve' with the same options, one per line unless --format says otherwise.",
      "To count solutions, use --count."
    })
final class SparkSolveCommand implements Callable<Integer>, ItemCommand {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private PuzzleFileOptions inputs = new PuzzleFileOptions();

  @Mixin private SolveOptions solving = new SolveOptions();

  @Mixin private TableOptions table = new TableOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  @Option(names = "--stats", description = "Print nodes, guesses and time to standard error.")
  private boolean stats;

  private final Console console;
  private final Solvers solvers;
  private final Formats formats;

  @Inject
  SparkSolveCommand(Console console, Solvers solvers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.formats = formats;
  }

  @Override
  public ItemWork work() throws UsageException, MalformedTextException {
    SolveWork work = solving.settings(solvers, formats, new TextStyle(false, false)).work(true);
    if (work.task().goal() == SolveTask.Goal.ALL) {
      throw new UsageException(
          "--all is not available here: the solutions of one puzzle would be one record. Use 'nonomino solve --all'.");
    }
    return new ItemWork(work, inputs.reading(console, formats));
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    List<String> files = inputs.files();
    return new ItemJob(console, SparkMain.order(spec), work().as(table), output, stats)
        .run(files)
        .status();
  }
}
