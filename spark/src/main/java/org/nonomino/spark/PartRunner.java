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
import org.nonomino.bulk.BulkAnswer;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.bulk.io.Outcome;
import org.nonomino.text.MalformedTextException;

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
  private interface Records<A> {
    void write(A answer, String record) throws IOException;

    /** Takes the record of a text that is not a puzzle. */
    void write(String record) throws IOException;
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
    BulkWork.Sameness<A> sameness = work.sameness().orElseThrow();
    FormFile.Writer forms =
        new FormFile.Writer(new BufferedOutputStream(files.records(), BUFFER_SIZE));
    Records<A> records =
        new Records<>() {
          @Override
          public void write(A answer, String record) throws IOException {
            forms.write(FormKey.of(answer, sameness), record);
          }

          @Override
          public void write(String record) throws IOException {
            forms.write(record);
          }
        };
    PartReport report = run(work, items, records, new ProblemList(files.problems()));
    forms.end();
    return report;
  }

  private static <A> PartReport run(
      BulkWork<A> work, ItemReading.Items items, OutputFolder.PartFiles files) throws IOException {
    OutputStream stream = new BufferedOutputStream(files.records(), BUFFER_SIZE);
    Records<A> records =
        new Records<>() {
          @Override
          public void write(A answer, String record) throws IOException {
            write(record);
          }

          @Override
          public void write(String record) throws IOException {
            stream.write(record.getBytes(StandardCharsets.UTF_8));
          }
        };
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
    BatchWorker<InputItem, Outcome<BulkAnswer<A>>> worker = work.newWorker();
    List<InputItem> batch = new ArrayList<>();
    boolean isEnded = false;
    while (!isEnded) {
      batch.clear();
      while (!isEnded && batch.size() < work.itemsAtOnce()) {
        Optional<InputItem> item = items.next();
        item.ifPresent(batch::add);
        isEnded = item.isEmpty();
      }
      List<Outcome<BulkAnswer<A>>> outcomes = worker.work(batch);
      if (outcomes.size() < batch.size() || Thread.currentThread().isInterrupted()) {
        // Spark ends the task: another attempt begins the part again.
        throw new InterruptedIOException("the task was ended");
      }
      for (Outcome<BulkAnswer<A>> outcome : outcomes) {
        take(outcome);
      }
    }
  }

  private void take(Outcome<BulkAnswer<A>> outcome) throws IOException {
    if (outcome instanceof Outcome.Answered<BulkAnswer<A>> answered) {
      BulkAnswer<A> answer = answered.answer();
      exitCode = exitCode.worse(answer.exitCode());
      work.count(answer.answer(), counts);
      if (answer.refusal().isPresent()) {
        problems.add(answer.refusal().get());
      }
      records.write(answer.answer(), answer.record());
    } else if (outcome instanceof Outcome.Malformed<BulkAnswer<A>> malformed) {
      MalformedTextException problem = malformed.problem();
      exitCode = exitCode.worse(ExitCode.BAD_INPUT);
      counts.add(BulkWork.MALFORMED);
      problems.add(problem);
      records.write(work.malformed(problem));
    } else if (outcome instanceof Outcome.Unreadable<BulkAnswer<A>> unreadable) {
      exitCode = exitCode.worse(ExitCode.BAD_INPUT);
      problems.add(unreadable.message());
    }
  }
}
