package org.nonomino.spark.items;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.spark.input.InputPart;
import org.nonomino.spark.input.ItemReading;
import org.nonomino.spark.output.PartFiles;
import org.nonomino.spark.output.PartReport;
import org.nonomino.spark.storage.Storage;

/**
 * Does the work on one part, on the thread of its task.
 *
 * @param <A> the answer for a puzzle
 */
final class PartRunner<A> {
  private final BulkWork<A> work;
  private final Records<A> records;
  private final PartFiles files;
  private final Counts counts = new Counts();
  private ExitCode exitCode = ExitCode.SOLVED;

  private PartRunner(BulkWork<A> work, Records<A> records, PartFiles files) {
    this.work = work;
    this.records = records;
    this.files = files;
  }

  /**
   * Accepts the records of a part in their order.
   *
   * @param <A> the answer for a puzzle
   */
  @FunctionalInterface
  private interface Records<A> {
    void write(Done<A> done) throws IOException;
  }

  /**
   * Does the work on a part and returns its report. If duplicates are left out, only writes the
   * forms; {@link FirstForms} then writes the records.
   */
  static PartReport run(ItemJob job, InputPart part, Storage storage, PartFiles files)
      throws IOException {
    try (ItemReading.Items items = job.reading().open(part, storage)) {
      return run(job, job.work(), items, files);
    }
  }

  private static <A> PartReport run(
      ItemJob job, BulkWork<A> work, ItemReading.Items items, PartFiles files) throws IOException {
    if (work.sameness().isPresent()) {
      BulkWork.Fingerprinting<A> sameness = work.sameness().get();
      try (DataOutputStream out = new DataOutputStream(files.create())) {
        Records<A> forms =
            done ->
                new Form(
                        done.answer().map(answer -> Form.Key.of(answer, sameness)),
                        RecordFile.record(done, work, job.table()))
                    .write(out);
        return new PartRunner<>(work, forms, files).take(items);
      }
    }
    try (RecordFile file = RecordFile.open(job.table(), files)) {
      Records<A> records = done -> file.write(RecordFile.record(done, work, job.table()));
      return new PartRunner<>(work, records, files).take(items);
    }
  }

  private PartReport take(ItemReading.Items items) throws IOException {
    BatchWorker<InputItem, Done<A>> worker = work.newWorker();
    List<InputItem> batch = new ArrayList<>();
    boolean isEnded = false;
    while (!isEnded) {
      batch.clear();
      while (!isEnded && batch.size() < work.itemsAtOnce()) {
        Optional<InputItem> item = items.source().next();
        item.ifPresent(batch::add);
        isEnded = item.isEmpty();
      }
      List<Done<A>> outcomes = worker.work(batch);
      if (outcomes.size() < batch.size() || Thread.currentThread().isInterrupted()) {
        // Spark ended the task. Another attempt repeats the part.
        throw new InterruptedIOException("the task was ended");
      }
      for (Done<A> outcome : outcomes) {
        take(outcome);
      }
    }
    return new PartReport(exitCode, files.problems(), counts);
  }

  private void take(Done<A> done) throws IOException {
    exitCode = exitCode.worse(done.exitCode());
    work.tally(done, counts);
    if (done.problem().isPresent()) {
      files.addProblem(ProblemLine.of(done.problem().get()));
    }
    if (done.kind() != Done.Kind.UNREADABLE) {
      records.write(done);
    }
  }
}
