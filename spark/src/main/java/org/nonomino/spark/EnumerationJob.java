package org.nonomino.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.OptionalInt;
import org.apache.spark.api.java.JavaSparkContext;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.AllLayoutsWork;

/** A job that enumerates layouts, and writes the records in the order of these. */
final class EnumerationJob {
  private final Console console;
  private final WorkOrder order;
  private final AllLayoutsWork work;
  private final OutputOptions output;

  /**
   * @param order the words of the command
   * @param work what they mean
   */
  EnumerationJob(Console console, WorkOrder order, AllLayoutsWork work, OutputOptions output) {
    this.console = console;
    this.order = order;
    this.work = work;
    this.output = output;
  }

  /**
   * Runs the job.
   *
   * @return the worst that happened
   * @throws UsageException if the folder cannot be written
   */
  ExitCode run() throws UsageException {
    OptionalInt wanted = output.parts();
    return JobSession.run(
        console, order, output, (session, storage, folder) -> run(session, folder, wanted));
  }

  private ExitCode run(JavaSparkContext session, OutputFolder folder, OptionalInt wanted)
      throws IOException, UsageException {
    List<BranchRange> ranges = BranchPlan.ranges(work, wanted);
    folder.begin(order.described() + ranges.size() + " parts\n", output.overwrites());
    if (!work.header().isEmpty()) {
      folder.writePart(0, work.header());
    }
    WorkOrder words = order;
    PartReport report =
        session
            .parallelize(ranges, ranges.size())
            .map(range -> BranchRunner.run(range, words, folder))
            .collect()
            .stream()
            .reduce(PartReport.empty(), PartReport::and);
    String footer = work.footer(report.counts());
    if (!footer.isEmpty()) {
      folder.writePart(ranges.size() + 1, footer);
    }
    folder.end();
    PrintWriter err = console.errWriter();
    err.print(work.summary(report.counts()));
    err.flush();
    return report.exitCode();
  }
}
