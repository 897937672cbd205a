package org.nonomino.spark;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.function.Function;
import org.apache.spark.TaskContext;
import org.nonomino.bulk.ItemOutcome;
import org.nonomino.bulk.Numbered;

/** Makes the things of a range, on the thread of its task. */
final class RangeRunner {
  private static final int BUFFER_SIZE = 1 << 16;

  private RangeRunner() {}

  /**
   * Makes the records of a range, unless they are made already, and holds them until it is decided
   * which of them are kept. After a failure that ends the run no more are made, here and in later
   * ranges.
   */
  static void make(NumberRange range, long seed, WorkOrder order, OutputFolder folder)
      throws IOException {
    if (folder.hasReport(range.part()) || folder.isOverBefore(range.part())) {
      return;
    }
    Function<Long, Numbered<String>> maker = order.records().work().newMaker(seed);
    long attempt = TaskContext.get().taskAttemptId();
    ByteArrayOutputStream outcomes = new ByteArrayOutputStream();
    DataOutputStream outcomesOut = new DataOutputStream(outcomes);
    int count = 0;
    boolean isOver = false;
    try (OutputFolder.HeldFile held = folder.hold(range.part(), attempt)) {
      OutputStream records = new BufferedOutputStream(held.records(), BUFFER_SIZE);
      for (long k = range.from(); k < range.to() && !isOver; k++) {
        Numbered<String> made = maker.apply(k);
        if (Thread.currentThread().isInterrupted()) {
          // Spark ends the task: another attempt begins the range again.
          throw new InterruptedIOException("the task was ended");
        }
        byte[] record = made.thing().orElse("").getBytes(StandardCharsets.UTF_8);
        records.write(record);
        ItemOutcomes.write(outcomesOut, made.outcome(), record.length);
        count++;
        isOver = made.outcome() instanceof ItemOutcome.Failed failed && failed.isOver();
      }
      records.flush();
      ByteArrayOutputStream report = new ByteArrayOutputStream();
      ItemOutcomes.begin(new DataOutputStream(report), attempt, count);
      outcomes.writeTo(report);
      held.commit(report.toByteArray());
    }
    if (isOver) {
      folder.endAfter(range.part());
    }
  }

  /** Makes a part complete whose records are decided on, unless it is complete already. */
  static void publish(KeptRecords records, OutputFolder folder) throws IOException {
    int part = records.part();
    try (ItemOutcomes.Reader outcomes = new ItemOutcomes.Reader(folder.openReport(part))) {
      if (records.isWhole()) {
        folder.publishHeld(part, outcomes.attempt());
      } else if (folder.isHeld(part, outcomes.attempt())) {
        try (InputStream held = folder.openHeld(part, outcomes.attempt());
            OutputFolder.HeldFile rewritten =
                folder.rewrite(part, TaskContext.get().taskAttemptId())) {
          copy(held, rewritten.records(), outcomes, records.kept());
          rewritten.publish();
        }
        folder.dropHeld(part, outcomes.attempt());
      }
    }
  }

  private static void copy(
      InputStream held, OutputStream records, ItemOutcomes.Reader outcomes, BitSet kept)
      throws IOException {
    InputStream in = new BufferedInputStream(held, BUFFER_SIZE);
    OutputStream out = new BufferedOutputStream(records, BUFFER_SIZE);
    for (int i = 0; outcomes.hasNext(); i++) {
      outcomes.next();
      byte[] record = in.readNBytes(outcomes.length());
      if (kept.get(i)) {
        out.write(record);
      }
    }
    out.flush();
  }
}
