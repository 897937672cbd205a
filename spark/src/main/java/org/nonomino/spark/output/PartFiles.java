package org.nonomino.spark.output;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.io.OutputFile;
import org.nonomino.spark.storage.Storage;

/**
 * The files of a part while an attempt of a task writes them, under the attempt's own names.
 * Belongs to one thread. Opened files must be closed before the part is published.
 */
public final class PartFiles implements Closeable {
  private static final int BUFFER_SIZE = 1 << 16;

  private final Storage storage;
  private final Path records;
  private final Path recordsTarget;
  private final Path problems;
  private final Path problemsTarget;
  private Optional<OutputStream> problemsOut = Optional.empty();
  private long problemsCount;

  /**
   * @param records the place of the records until the part is published
   */
  PartFiles(Storage storage, Path records, Path recordsTarget, Path problemsTarget) {
    this.storage = storage;
    this.records = records;
    this.recordsTarget = recordsTarget;
    this.problems = records.suffix("-problems");
    this.problemsTarget = problemsTarget;
  }

  /** Opens the records. */
  public OutputStream create() throws IOException {
    return new BufferedOutputStream(storage.of(records).create(records, true), BUFFER_SIZE);
  }

  /** Opens the file of the records for text. */
  public Writer text() throws IOException {
    return new OutputStreamWriter(create(), StandardCharsets.UTF_8);
  }

  /** Returns the file of the records, for writing Parquet. */
  public OutputFile parquet() throws IOException {
    return storage.newParquet(records);
  }

  /**
   * Records that a record is missing.
   *
   * @param line the reason, with its line end
   */
  public void addProblem(String line) throws IOException {
    if (problemsOut.isEmpty()) {
      problemsOut = Optional.of(storage.of(problems).create(problems, true));
    }
    problemsOut.get().write(line.getBytes(StandardCharsets.UTF_8));
    problemsCount++;
  }

  /** Returns the number of missing records. */
  public long problems() {
    return problemsCount;
  }

  /** Gives the files their final names. */
  public void publish() throws IOException {
    if (problemsOut.isPresent()) {
      problemsOut.get().close();
      storage.publish(problems, problemsTarget);
    }
    storage.publish(records, recordsTarget);
  }

  /** Gives the files their final names, and then writes a report. */
  void publish(byte[] report, Path reportTarget) throws IOException {
    publish();
    try (OutputStream out = storage.of(records).create(records, true)) {
      out.write(report);
    }
    storage.publish(records, reportTarget);
  }

  @Override
  public void close() throws IOException {
    if (problemsOut.isPresent()) {
      problemsOut.get().close();
      storage.delete(problems);
    }
    storage.delete(records);
  }
}
