package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.canon.CanonOptions;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.spark.input.ItemReading;
import org.nonomino.spark.input.PuzzleFileOptions;
import org.nonomino.spark.items.ItemJob;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.table.TableOptions;
import org.nonomino.text.MalformedTextException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino-spark canon}. */
@Command(
    name = "canon",
    description =
        "Writes the canonical form of puzzles, solution grids or layouts: the same for all puzzles that become equal by reordering"
            + " rows and columns, transposing, and relabelling digits.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The records are those of 'nonomino canon' with the same options.",
      "",
      "Examples:",
      "  nonomino-spark canon --distinct -o forms puzzles.txt",
      "  nonomino-spark canon --layout --format=csv -o forms masks.txt"
    })
final class SparkCanonCommand extends JobCommand {
  @Mixin private PuzzleFileOptions inputs = new PuzzleFileOptions();

  @Option(
      names = "--layout",
      description =
          "Read layouts instead of puzzles: RxC boxes, names from 'nonomino layouts list', and files with any number of"
              + " masks.")
  private boolean layout;

  @Mixin private CanonOptions writing = new CanonOptions();

  @Mixin private TableOptions table = new TableOptions();

  @Inject
  SparkCanonCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  SparkJob job() throws UsageException, MalformedTextException {
    BulkWork<?> work = writing.work(layout, Optional.empty());
    ItemReading reading =
        layout
            ? inputs.readingOfLayouts("--layout", tools.console())
            : inputs.reading(tools.console(), tools.formats());
    return new ItemJob(work, reading, inputs.files(), table.of(work), false);
  }
}
