package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.AllLayoutsOptions;
import org.nonomino.render.TextStyle;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.layouts.EnumerationJob;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nonomino-spark layouts all}. */
@Command(
    name = "all",
    description = "Lists all layouts of a size whose regions are connected, each once.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The records are those of 'nonomino layouts all' with the same options.",
      "",
      "Examples:",
      "  nonomino-spark layouts all --size=5 --count -o count",
      "  nonomino-spark layouts all --size=5 --distinct --format=line -o layouts"
    })
final class SparkLayoutsAllCommand extends JobCommand {
  @Mixin private AllLayoutsOptions layouts = new AllLayoutsOptions();

  @Inject
  SparkLayoutsAllCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  SparkJob job() throws UsageException {
    return new EnumerationJob(
        layouts.work(tools.solvers(), Optional.empty(), new TextStyle(false, false)));
  }
}
