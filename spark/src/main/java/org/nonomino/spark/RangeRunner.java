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
import org.nonomino.bulk.Fate;
import org.nonomino.bulk.Numbered;
import org.nonomino.bulk.NumberedWork;

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
    make(range, order.numbered(), seed, folder);
  }

  private static <T> void make(
      NumberRange range, NumberedWork<T> work, long seed, OutputFolder folder) throws IOException {
    Function<Long, Numbered<T>> maker = work.newMaker(seed);
    long attempt = TaskContext.get().taskAttemptId();
    ByteArrayOutputStream fates = new ByteArrayOutputStream();
    DataOutputStream fatesOut = new DataOutputStream(fates);
    int count = 0;
    boolean isOver = false;
    try (OutputFolder.HeldFile held = folder.hold(range.part(), attempt)) {
      OutputStream records = new BufferedOutputStream(held.records(), BUFFER_SIZE);
      for (long k = range.from(); k < range.to() && !isOver; k++) {
        Numbered<T> made = maker.apply(k);
        if (Thread.currentThread().isInterrupted()) {
          // Spark ends the task: another attempt begins the range again.
          throw new InterruptedIOException("the task was ended");
        }
        String text = made.thing().isPresent() ? work.take(made.thing().get()) : "";
        byte[] record = text.getBytes(StandardCharsets.UTF_8);
        records.write(record);
        FateList.write(fatesOut, made.fate(), record.length);
        count++;
        isOver = made.fate() instanceof Fate.Failed failed && failed.isOver();
      }
      records.flush();
      ByteArrayOutputStream report = new ByteArrayOutputStream();
      FateList.begin(new DataOutputStream(report), attempt, count);
      fates.writeTo(report);
      held.commit(report.toByteArray());
    }
    if (isOver) {
      folder.endAfter(range.part());
    }
  }

  /** Makes a part complete whose records are decided on, unless it is complete already. */
  static void publish(KeptRecords records, OutputFolder folder) throws IOException {
    int part = records.part();
    try (FateList.Reader fates = new FateList.Reader(folder.openReport(part))) {
      if (records.isWhole()) {
        folder.publishHeld(part, fates.attempt());
      } else if (folder.isHeld(part, fates.attempt())) {
        try (InputStream held = folder.openHeld(part, fates.attempt());
            OutputFolder.HeldFile rewritten =
                folder.rewrite(part, TaskContext.get().taskAttemptId())) {
          copy(held, rewritten.records(), fates, records.kept());
          rewritten.publish();
        }
        folder.dropHeld(part, fates.attempt());
      }
    }
  }

  private static void copy(
      InputStream held, OutputStream records, FateList.Reader fates, BitSet kept)
      throws IOException {
    InputStream in = new BufferedInputStream(held, BUFFER_SIZE);
    OutputStream out = new BufferedOutputStream(records, BUFFER_SIZE);
    for (int i = 0; fates.hasNext(); i++) {
      fates.next();
      byte[] record = in.readNBytes(fates.length());
      if (kept.get(i)) {
        out.write(record);
      }
    }
    out.flush();
  }
}
