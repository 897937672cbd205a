package org.nonomino.spark.items;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.FileStatus;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.spark.input.InputPart;
import org.nonomino.spark.input.InputPlan;
import org.nonomino.spark.input.ItemReading;
import org.nonomino.spark.job.JobRun;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.job.WorkOrder;
import org.nonomino.spark.output.OutputFolder;
import org.nonomino.spark.output.PartReport;
import org.nonomino.spark.storage.Storage;
import org.nonomino.spark.table.Table;

/**
 * A job that does the same work on each item of files, and writes the records in their order.
 * Thread-safe.
 *
 * @param work the work on each item
 * @param reading how the items are read
 * @param files names as typed, at least one
 * @param table the table for the records; empty if they are written unchanged
 * @param stats whether statistics are printed at the end rather than a summary
 */
public record ItemJob(
    BulkWork<?> work, ItemReading reading, List<String> files, Optional<Table> table, boolean stats)
    implements SparkJob {

  public ItemJob {
    files = List.copyOf(files);
  }

  @Override
  public ExitCode run(JobRun run) throws IOException, UsageException {
    long start = System.nanoTime();
    if (new HashSet<>(files).size() < files.size()) {
      throw new UsageException("A file is named twice. Name each file once.");
    }
    WorkOrder order = run.order();
    Storage storage = run.storage();
    OutputFolder folder = run.folder();
    List<String> all = expanded(storage);
    String described = described(all, storage);
    List<InputPart> parts =
        new InputPlan(run.session(), storage, () -> order.job(ItemJob.class).reading())
            .parts(all, work.itemsAtOnce(), run.wanted());
    run.begin(described + parts.size() + " parts\n");
    if (table.isEmpty()) {
      run.writePart(0, work.header());
    }
    boolean leavesOut = work.sameness().isPresent();
    PartReport report =
        run.inParts(
            parts,
            (number, part) -> {
              ItemJob job = order.job(ItemJob.class);
              return folder.writeOnce(
                  // A complete part also needs forms, because other parts may have duplicates of
                  // them.
                  leavesOut ? OutputFolder.Stage.FORMS : job.stage(),
                  number,
                  files -> PartRunner.run(job, part, storage, files));
            });
    if (leavesOut) {
      report = FirstForms.write(run, parts.size());
    }
    if (table.isPresent()) {
      table.get().divide(run.session(), folder, parts.size());
    } else {
      run.writePart(parts.size() + 1, work.footer(report.counts()));
    }
    folder.end();
    double seconds = (System.nanoTime() - start) / 1e9;
    run.print(stats ? work.statistics(report.counts(), seconds) : work.summary(report.counts()));
    reportProblems(run, report.problems());
    return report.exitCode();
  }

  /** Returns the stage of a part whose records are final. */
  OutputFolder.Stage stage() {
    return table.map(Table::stage).orElse(OutputFolder.Stage.RECORDS);
  }

  /** Returns the files, with folders of tables replaced by their files. */
  private List<String> expanded(Storage storage) throws UsageException {
    List<String> all = new ArrayList<>();
    for (String word : files) {
      try {
        List<String> ofTable = reading.isFile(word) ? storage.parquetIn(word) : List.of();
        all.addAll(ofTable.isEmpty() ? List.of(word) : ofTable);
      } catch (IOException e) {
        throw new UsageException(PuzzleInputs.message(word, e));
      }
    }
    return all;
  }

  /** Returns the current state of the files, the part of the job's identity that its words lack. */
  private String described(List<String> all, Storage storage) throws UsageException {
    StringBuilder text = new StringBuilder();
    for (String file : all.stream().filter(reading::isFile).toList()) {
      try {
        FileStatus status = storage.require(file, reading.isOfPuzzles());
        text.append(file).append(": ").append(status.getLen());
        text.append(" bytes, changed at ").append(status.getModificationTime()).append('\n');
      } catch (IOException | UncheckedIOException e) {
        throw new UsageException(PuzzleInputs.message(file, e));
      }
    }
    return text.toString();
  }

  private static void reportProblems(JobRun run, long problems) {
    if (problems > 0) {
      run.console()
          .remark(
              (problems == 1 ? "1 record is" : problems + " records are")
                  + " in "
                  + run.folder().problems()
                  + ", with the reason.");
    }
  }
}
