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
import org.nonomino.app.bulk.BulkAnswer;
import org.nonomino.app.bulk.BulkWork;
import org.nonomino.app.bulk.Counts;
import org.nonomino.app.io.ExitCode;
import org.nonomino.app.io.InputItem;
import org.nonomino.app.io.OrderedPipeline.BatchWorker;
import org.nonomino.app.io.Outcome;
import org.nonomino.text.MalformedTextException;

/**
 * Does the work on one part, on the thread of its task.
 *
 * @param <A> what is found out about a puzzle
 */
final class PartRunner<A> {
  private static final int BUFFER_SIZE = 1 << 16;

  private final BulkWork<A> work;
  private final OutputStream records;
  private final ProblemList problems;
  private final Counts counts = new Counts();
  private ExitCode exitCode = ExitCode.SOLVED;

  private PartRunner(BulkWork<A> work, OutputStream records, ProblemList problems) {
    this.work = work;
    this.records = records;
    this.problems = problems;
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

  private static <A> PartReport run(
      BulkWork<A> work, ItemReading.Items items, OutputFolder.PartFiles files) throws IOException {
    OutputStream records = new BufferedOutputStream(files.records(), BUFFER_SIZE);
    ProblemList problems = new ProblemList(files.problems());
    PartRunner<A> runner = new PartRunner<>(work, records, problems);
    runner.take(items);
    records.flush();
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
      write(answer.record());
    } else if (outcome instanceof Outcome.Malformed<BulkAnswer<A>> malformed) {
      MalformedTextException problem = malformed.problem();
      exitCode = exitCode.worse(ExitCode.BAD_INPUT);
      counts.add(BulkWork.MALFORMED);
      problems.add(problem);
      write(work.malformed(problem));
    } else if (outcome instanceof Outcome.Unreadable<BulkAnswer<A>> unreadable) {
      exitCode = exitCode.worse(ExitCode.BAD_INPUT);
      problems.add(unreadable.message());
    }
  }

  private void write(String record) throws IOException {
    records.write(record.getBytes(StandardCharsets.UTF_8));
  }
}
