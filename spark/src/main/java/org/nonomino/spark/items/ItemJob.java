package org.nonomino.spark.items;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
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
import org.nonomino.spark.output.PartFiles;
import org.nonomino.spark.output.PartReport;
import org.nonomino.spark.storage.Storage;
import org.nonomino.spark.table.Table;

/**
 * A job that does the same to each item of files, and writes the records in their order. For any
 * thread.
 *
 * @param work what is done to each
 * @param reading how they are read
 * @param files names as they were typed, at least one
 * @param table what becomes of the records, if they are not written as they are
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
                  // Also of a part that is complete: others may have duplicates of its forms.
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
    tellOfProblems(run, report.problems());
    return report.exitCode();
  }

  /** Returns where a part goes once it is decided what is in it. */
  OutputFolder.Stage stage() {
    return table.map(Table::stage).orElse(OutputFolder.Stage.RECORDS);
  }

  /** Opens the records of such a part. */
  Writer open(PartFiles part) throws IOException {
    return table.isPresent() ? table.get().open(part.parquet()) : part.text();
  }

  /** Returns the files, with those of tables in the place of their folders. */
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

  /** Returns the part of the job's identity that its words lack: the current state of the files. */
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

  private static void tellOfProblems(JobRun run, long problems) {
    if (problems > 0) {
      run.console()
          .remark(
              (problems == 1 ? "1 record is" : problems + " records are")
                  + " in "
                  + run.folder().problems()
                  + ", with what is wrong.");
    }
  }
}
