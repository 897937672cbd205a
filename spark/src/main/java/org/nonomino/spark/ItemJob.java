package org.nonomino.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.hadoop.fs.FileStatus;
import org.apache.spark.api.java.JavaSparkContext;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import scala.Tuple2;

/** A job that does the same to each item of files, and writes the records in their order. */
final class ItemJob {
  private final long start = System.nanoTime();
  private final Console console;
  private final WorkOrder order;
  private final BulkWork<?> work;
  private final ItemReading reading;
  private final Optional<Table> table;
  private final OutputOptions output;
  private final boolean stats;

  /**
   * @param order the words of the command
   * @param work what they mean
   * @param stats whether statistics are printed at the end rather than a summary
   */
  ItemJob(Console console, WorkOrder order, ItemWork work, OutputOptions output, boolean stats) {
    this.console = console;
    this.order = order;
    this.work = work.work();
    this.reading = work.reading();
    this.table = work.table();
    this.output = output;
    this.stats = stats;
  }

  /**
   * Runs the job.
   *
   * @param files names as they were typed, at least one
   * @return the worst that happened
   * @throws UsageException if a file cannot be read, or the folder not written
   */
  ExitCode run(List<String> files) throws UsageException {
    OptionalInt wanted = output.parts();
    if (new LinkedHashSet<>(files).size() < files.size()) {
      throw new UsageException("A file is named twice. Name each file once.");
    }
    return JobSession.run(
        console,
        order,
        output,
        (session, storage, folder) -> {
          List<String> all = expanded(files, storage);
          return run(session, storage, folder, described(all, storage), all, wanted);
        });
  }

  private ExitCode run(
      JavaSparkContext session,
      Storage storage,
      OutputFolder folder,
      String described,
      List<String> files,
      OptionalInt wanted)
      throws Exception {
    List<InputPart> parts = new InputPlan(session, storage, order).parts(files, wanted);
    folder.begin(described + parts.size() + " parts\n", output.overwrites());
    PartReport report =
        table.isPresent()
            ? writeTable(table.get(), session, storage, folder, parts)
            : write(session, storage, folder, parts);
    folder.end();
    tell(report, folder);
    return report.exitCode();
  }

  private PartReport write(
      JavaSparkContext session, Storage storage, OutputFolder folder, List<InputPart> parts)
      throws IOException {
    if (!work.header().isEmpty()) {
      folder.writePart(0, work.header());
    }
    PartReport report = report(session, storage, folder, parts);
    String footer = work.footer(report.counts());
    if (!footer.isEmpty()) {
      folder.writePart(parts.size() + 1, footer);
    }
    return report;
  }

  private PartReport writeTable(
      Table made,
      JavaSparkContext session,
      Storage storage,
      OutputFolder folder,
      List<InputPart> parts)
      throws IOException {
    PartReport report = report(session, storage, folder.forTable(), parts);
    if (!folder.isEnded()) {
      made.write(session, folder, parts.size());
    }
    return report;
  }

  private PartReport report(
      JavaSparkContext session, Storage storage, OutputFolder folder, List<InputPart> parts) {
    List<Tuple2<Integer, InputPart>> numbered = new ArrayList<>();
    for (InputPart part : parts) {
      numbered.add(new Tuple2<>(numbered.size() + 1, part));
    }
    WorkOrder words = order;
    boolean leavesOut = work.sameness().isPresent();
    PartReport report =
        session
            .parallelize(numbered, parts.size())
            .map(
                part ->
                    leavesOut
                        ? PartRunner.runToForms(part._1(), part._2(), words, storage, folder)
                        : PartRunner.run(part._1(), part._2(), words, storage, folder))
            .collect()
            .stream()
            .reduce(PartReport.empty(), PartReport::and);
    return leavesOut ? new FirstForms(session, folder, parts.size()).write() : report;
  }

  /** Returns the words with the files of tables in the place of their folders. */
  private List<String> expanded(List<String> words, Storage storage) throws UsageException {
    List<String> files = new ArrayList<>();
    for (String word : words) {
      try {
        List<String> ofTable = reading.isFile(word) ? storage.parquetIn(word) : List.of();
        files.addAll(ofTable.isEmpty() ? List.of(word) : ofTable);
      } catch (IOException e) {
        throw new UsageException(PuzzleInputs.message(word, e));
      }
    }
    return files;
  }

  /** Returns what a job is known by: the command, and the files as they are now. */
  private String described(List<String> files, Storage storage) throws UsageException {
    StringBuilder text = new StringBuilder(order.described());
    for (String file : files.stream().filter(reading::isFile).toList()) {
      try {
        if (!storage.exists(Storage.path(file)) && !Storage.isUri(file)) {
          // The words that nonomino has for it.
          throw new java.nio.file.NoSuchFileException(file);
        }
        FileStatus status = storage.status(Storage.path(file));
        if (status.isDirectory()) {
          throw new IOException("it is a folder without Parquet files");
        }
        storage.require(file, reading.isOfPuzzles());
        text.append(file)
            .append(": ")
            .append(status.getLen())
            .append(" bytes, changed at ")
            .append(status.getModificationTime())
            .append('\n');
      } catch (IOException | UncheckedIOException e) {
        throw new UsageException(PuzzleInputs.message(file, e));
      }
    }
    return text.toString();
  }

  private void tell(PartReport report, OutputFolder folder) {
    double seconds = (System.nanoTime() - start) / 1e9;
    PrintWriter err = console.errWriter();
    err.print(stats ? work.statistics(report.counts(), seconds) : work.summary(report.counts()));
    err.flush();
    if (report.problems() > 0) {
      console.remark(
          (report.problems() == 1 ? "1 record is" : report.problems() + " records are")
              + " in "
              + folder.problems()
              + ", with what is wrong.");
    }
  }
}
