package org.nonomino.spark.job;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.OptionalInt;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function2;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.spark.output.OutputFolder;
import org.nonomino.spark.output.OutputOptions;
import org.nonomino.spark.output.PartReport;
import org.nonomino.spark.storage.Storage;

/**
 * A run of a job, on the driver.
 *
 * @param order the words of the command
 * @param output its options
 * @param wanted the approximate number of parts; if empty, a number that fits the work
 * @param folder the folder for the results
 */
public record JobRun(
    Console console,
    WorkOrder order,
    OutputOptions output,
    OptionalInt wanted,
    JavaSparkContext session,
    Storage storage,
    OutputFolder folder) {

  /**
   * Begins to write, or resumes.
   *
   * @param more the part of the job's identity that its words lack
   * @throws UsageException if the folder has a different job
   */
  public void begin(String more) throws UsageException, IOException {
    folder.begin(order.described() + more, output.overwrites());
  }

  /**
   * Runs a task for each part, and returns their common report.
   *
   * @param parts in their order, at least one
   * @param task receives the number of a part, from 1, and the part
   */
  public <P> PartReport inParts(List<P> parts, Function2<Integer, P, PartReport> task) {
    return session
        .parallelize(parts, parts.size())
        .mapPartitionsWithIndex(
            (index, one) -> List.of(task.call(index + 1, one.next())).iterator(), false)
        .collect()
        .stream()
        .reduce(PartReport.empty(), PartReport::and);
  }

  /** Writes a part that needs no task, unless it is empty. */
  public void writePart(int part, String text) throws IOException {
    if (!text.isEmpty()) {
      folder.writePart(part, text);
    }
  }

  /** Writes to standard error. */
  public void print(String lines) {
    PrintWriter err = console.errWriter();
    err.print(lines);
    err.flush();
  }
}
