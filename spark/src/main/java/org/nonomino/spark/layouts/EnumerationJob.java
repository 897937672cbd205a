package org.nonomino.spark.layouts;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.AllLayoutsWork;
import org.nonomino.generator.LayoutEnumeration;
import org.nonomino.spark.job.JobRun;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.job.WorkOrder;
import org.nonomino.spark.output.OutputFolder;
import org.nonomino.spark.output.PartFiles;
import org.nonomino.spark.output.PartReport;

/** A job that enumerates layouts, and writes the records in their order. */
public record EnumerationJob(AllLayoutsWork work) implements SparkJob {
  @Override
  public ExitCode run(JobRun run) throws IOException, UsageException {
    List<BranchPlan.Range> ranges = BranchPlan.ranges(work, run.wanted());
    run.begin(ranges.size() + " parts\n");
    run.writePart(0, work.header());
    WorkOrder order = run.order();
    OutputFolder folder = run.folder();
    PartReport report =
        run.inParts(
            ranges,
            (part, range) ->
                folder.writeOnce(
                    OutputFolder.Stage.RECORDS,
                    part,
                    files -> order.job(EnumerationJob.class).write(range, files)));
    run.writePart(ranges.size() + 1, work.footer(report.counts()));
    folder.end();
    run.print(work.summary(report.counts()));
    return report.exitCode();
  }

  /** Works through the branches of a part, on the thread of its task. */
  private PartReport write(BranchPlan.Range range, PartFiles files) throws IOException {
    Counts counts = new Counts();
    Iterator<LayoutEnumeration> branches = work.layouts().parts(range.regions());
    try (Writer records = files.text()) {
      // Skipping the branches before the first one takes at most seconds, even for 9×9.
      for (long at = 0; at < range.to(); at++) {
        LayoutEnumeration branch = branches.next();
        if (at >= range.from()) {
          counts.add(work.run(branch, Long.MAX_VALUE, record -> write(records, record)));
        }
        if (Thread.currentThread().isInterrupted()) {
          // Spark ended the task. Another attempt repeats the part.
          throw new InterruptedIOException("the task was ended");
        }
      }
    } catch (UncheckedIOException e) {
      throw new IOException(e.getCause());
    }
    return new PartReport(work.exitCode(counts), 0, counts);
  }

  private static void write(Writer records, String record) {
    try {
      records.write(record);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
