package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.CheckOptions;
import org.nonomino.render.TextStyle;
import org.nonomino.spark.input.LayoutReading;
import org.nonomino.spark.input.PuzzleFileOptions;
import org.nonomino.spark.items.ItemJob;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.table.TableOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code nonomino-spark layouts check}. */
@Command(
    name = "check",
    description =
        "Checks whether layouts are well-formed and connected, and whether they have a solution grid.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The records are those of 'nonomino layouts check' with the same options.",
      "",
      "Examples:",
      "  nonomino-spark layouts check --format=csv -o checked masks.txt",
      "  nonomino-spark layouts check --timeout=2m -o checked masks.txt"
    })
final class SparkLayoutsCheckCommand extends JobCommand {
  @Mixin private CheckOptions checking = new CheckOptions();

  @Mixin private TableOptions table = new TableOptions();

  @Parameters(
      paramLabel = "RxC|NAME|FILE",
      arity = "1..*",
      description =
          "Layouts, and files with any number of them; all machines must see the files under the same names.")
  private List<String> words = new ArrayList<>();

  @Inject
  SparkLayoutsCheckCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  SparkJob job() throws UsageException {
    BulkWork<?> work =
        checking.work(tools.solvers(), Optional.empty(), new TextStyle(false, false));
    List<String> all = PuzzleFileOptions.divisible(words);
    return new ItemJob(work, LayoutReading.of(all, tools.console()), all, table.of(work), false);
  }
}
