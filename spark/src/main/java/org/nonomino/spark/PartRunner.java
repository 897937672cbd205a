package org.nonomino.spark;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;

/**
 * Does the work on one part, on the thread of its task.
 *
 * @param <A> what is found out about a puzzle
 */
final class PartRunner<A> {
  private static final int BUFFER_SIZE = 1 << 16;

  private final BulkWork<A> work;
  private final Records<A> records;
  private final ProblemList problems;
  private final Counts counts = new Counts();
  private ExitCode exitCode = ExitCode.SOLVED;

  private PartRunner(BulkWork<A> work, Records<A> records, ProblemList problems) {
    this.work = work;
    this.records = records;
    this.problems = problems;
  }

  /**
   * Takes the records of a part in their order.
   *
   * @param <A> what is found out about a puzzle
   */
  @FunctionalInterface
  private interface Records<A> {
    void write(Done<A> done) throws IOException;
  }

  /** Does the work on a part, unless it is complete already; returns what it came to. */
  static PartReport run(
      int number, InputPart part, WorkOrder order, Storage storage, OutputFolder folder)
      throws IOException {
    Optional<PartReport> done = folder.report(number);
    if (done.isPresent()) {
      return done.get();
    }
    ItemWork work = order.work();
    try (OutputFolder.PartFiles files = folder.open(number, TaskContext.get().taskAttemptId());
        ItemReading.Items items = work.reading().open(part, storage)) {
      PartReport report = run(work.work(), items, files);
      files.commit(report);
      return report;
    }
  }

  /**
   * Does the work on a part, unless its forms are there already; returns what it came to, and
   * leaves the duplicates to others.
   */
  static PartReport runToForms(
      int number, InputPart part, WorkOrder order, Storage storage, OutputFolder folder)
      throws IOException {
    // Also of a part that is complete: others may have duplicates of its forms.
    Optional<PartReport> made = folder.formsReport(number);
    if (made.isPresent()) {
      return made.get();
    }
    ItemWork work = order.work();
    try (OutputFolder.PartFiles files =
            folder.openForms(number, TaskContext.get().taskAttemptId());
        ItemReading.Items items = work.reading().open(part, storage)) {
      PartReport report = runToForms(work.work(), items, files);
      files.commit(report);
      return report;
    }
  }

  private static <A> PartReport runToForms(
      BulkWork<A> work, ItemReading.Items items, OutputFolder.PartFiles files) throws IOException {
    BulkWork.Fingerprinting<A> sameness = work.sameness().orElseThrow();
    FormFile.Writer forms =
        new FormFile.Writer(new BufferedOutputStream(files.records(), BUFFER_SIZE));
    Records<A> records =
        done -> {
          if (done.answer().isPresent()) {
            forms.write(FormKey.of(done.answer().get(), sameness), done.record());
          } else {
            forms.write(done.record());
          }
        };
    PartReport report = run(work, items, records, new ProblemList(files.problems()));
    forms.end();
    return report;
  }

  private static <A> PartReport run(
      BulkWork<A> work, ItemReading.Items items, OutputFolder.PartFiles files) throws IOException {
    OutputStream stream = new BufferedOutputStream(files.records(), BUFFER_SIZE);
    Records<A> records = done -> stream.write(done.record().getBytes(StandardCharsets.UTF_8));
    PartReport report = run(work, items, records, new ProblemList(files.problems()));
    stream.flush();
    return report;
  }

  private static <A> PartReport run(
      BulkWork<A> work, ItemReading.Items items, Records<A> records, ProblemList problems)
      throws IOException {
    PartRunner<A> runner = new PartRunner<>(work, records, problems);
    runner.take(items);
    problems.flush();
    return new PartReport(runner.exitCode, problems.count(), runner.counts);
  }

  private void take(ItemReading.Items items) throws IOException {
    BatchWorker<InputItem, Done<A>> worker = work.newWorker();
    List<InputItem> batch = new ArrayList<>();
    boolean isEnded = false;
    while (!isEnded) {
      batch.clear();
      while (!isEnded && batch.size() < work.itemsAtOnce()) {
        Optional<InputItem> item = items.next();
        item.ifPresent(batch::add);
        isEnded = item.isEmpty();
      }
      List<Done<A>> outcomes = worker.work(batch);
      if (outcomes.size() < batch.size() || Thread.currentThread().isInterrupted()) {
        // Spark ends the task: another attempt begins the part again.
        throw new InterruptedIOException("the task was ended");
      }
      for (Done<A> outcome : outcomes) {
        take(outcome);
      }
    }
  }

  private void take(Done<A> done) throws IOException {
    exitCode = exitCode.worse(done.exitCode());
    work.tally(done, counts);
    if (done.problem().isPresent()) {
      problems.add(done.problem().get());
    }
    if (done.kind() != Done.Kind.UNREADABLE) {
      records.write(done);
    }
  }
}
