package org.nonomino.spark;

import jakarta.inject.Inject;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.solve.SolveOptions;
import org.nonomino.bulk.solve.SolveWork;
import org.nonomino.render.TextStyle;
import org.nonomino.spark.input.PuzzleFileOptions;
import org.nonomino.spark.items.ItemJob;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.table.TableOptions;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.SolveTask;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino-spark solve}. */
@Command(
    name = "solve",
    description = "Solves puzzles and reports whether the solution is unique.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The records are those of 'nonomino solve' with the same options, one per line unless --format changes that.",
      "To count solutions, use --count."
    })
final class SparkSolveCommand extends JobCommand {
  @Mixin private PuzzleFileOptions inputs = new PuzzleFileOptions();

  @Mixin private SolveOptions solving = new SolveOptions();

  @Mixin private TableOptions table = new TableOptions();

  @Option(names = "--stats", description = "Print nodes, guesses and time to standard error.")
  private boolean stats;

  @Inject
  SparkSolveCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  SparkJob job() throws UsageException, MalformedTextException {
    SolveWork work =
        solving.settings(tools.solvers(), tools.formats(), new TextStyle(false, false)).work(true);
    if (work.task().goal() == SolveTask.Goal.ALL) {
      throw new UsageException(
          "--all is not available here: the solutions of one puzzle would be one record. Use 'nonomino solve --all'.");
    }
    return new ItemJob(
        work,
        inputs.reading(tools.console(), tools.formats()),
        inputs.files(),
        table.of(work),
        stats);
  }
}
