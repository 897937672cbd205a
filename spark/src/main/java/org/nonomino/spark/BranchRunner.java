package org.nonomino.spark;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.layouts.AllLayoutsWork;
import org.nonomino.generator.LayoutEnumeration;

/** Works through the branches of a part, on the thread of its task. */
final class BranchRunner {
  private static final int BUFFER_SIZE = 1 << 16;

  private BranchRunner() {}

  /** Writes the records of a part, unless it is complete already; returns what it came to. */
  static PartReport run(BranchRange range, WorkOrder order, OutputFolder folder)
      throws IOException {
    Optional<PartReport> done = folder.report(range.part());
    if (done.isPresent()) {
      return done.get();
    }
    AllLayoutsWork work = order.enumeration();
    try (OutputFolder.PartFiles files =
        folder.open(range.part(), TaskContext.get().taskAttemptId())) {
      OutputStream records = new BufferedOutputStream(files.records(), BUFFER_SIZE);
      Counts counts = run(range, work, records);
      records.flush();
      PartReport report = new PartReport(work.exitCode(counts), 0, counts);
      files.commit(report);
      return report;
    }
  }

  private static Counts run(BranchRange range, AllLayoutsWork work, OutputStream records)
      throws IOException {
    Counts counts = new Counts();
    Iterator<LayoutEnumeration> branches = work.layouts().parts(range.regions());
    // To find the first branch, those before are walked over: at most seconds, even of 9×9.
    for (long at = 0; at < range.to(); at++) {
      LayoutEnumeration branch = branches.next();
      if (at >= range.from()) {
        try {
          counts.add(work.run(branch, Long.MAX_VALUE, record -> write(records, record)));
        } catch (UncheckedIOException e) {
          throw new IOException(e.getCause());
        }
      }
      if (Thread.currentThread().isInterrupted()) {
        // Spark ends the task: another attempt begins the part again.
        throw new InterruptedIOException("the task was ended");
      }
    }
    return counts;
  }

  private static void write(OutputStream records, String record) {
    try {
      records.write(record.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
