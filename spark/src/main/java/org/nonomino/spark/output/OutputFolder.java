package org.nonomino.spark.output;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.schema.MessageType;
import org.apache.spark.TaskContext;
import org.jspecify.annotations.Nullable;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.spark.storage.Storage;

/**
 * The folder that a job writes. The records are in {@code part-*}, in the order of these names. A
 * part exists as a whole or not at all. Names that begin with {@code _} belong to the job:
 *
 * <ul>
 *   <li>{@code _job}: the identity of the job, needed for resuming;
 *   <li>{@code _problems/part-*}: records that could not be read or written, with the reasons;
 *   <li>{@code _reports/part-*}: the report of each part, written after the part;
 *   <li>{@code _unfinished}: files that tasks are writing, and intermediate parts, such as those
 *       whose kept records are not decided yet;
 *   <li>{@code _SUCCESS}: exists when the job is complete.
 * </ul>
 *
 * Immutable, for any thread and any machine.
 */
public final class OutputFolder implements Serializable {
  private static final long serialVersionUID = 1;

  private static final String PART = "part-";
  private static final String JOB = "_job";
  private static final String PROBLEMS = "_problems";
  private static final String REPORTS = "_reports";
  private static final String UNFINISHED = "_unfinished";

  /** The folder with an empty file for each last part. */
  private static final String LAST_PARTS = UNFINISHED + "/last";

  private static final String SUCCESS = "_SUCCESS";

  /** The folder in which Spark creates a table in folders. */
  private static final String TABLE = UNFINISHED + "/table";

  private static final String PARQUET = ".parquet";

  /** The minimum number of digits in names, so that the names of large jobs are also sorted. */
  private static final int DIGITS = 5;

  /** The stage of a part during its job, and the place of its files. */
  public enum Stage {
    /** Records as text. */
    RECORDS("", ""),
    /** Records as rows of Parquet. */
    TABLE("", PARQUET),
    /** Rows for a table in folders. */
    ROWS(UNFINISHED + "/rows-", PARQUET),
    /** Records that still include duplicates. */
    FORMS(UNFINISHED + "/forms-", ""),
    /** Records for which it is not decided yet whether they are kept. */
    HELD(UNFINISHED + "/held-", "");

    private final String prefix;
    private final String suffix;

    Stage(String prefix, String suffix) {
      this.prefix = prefix;
      this.suffix = suffix;
    }

    private String name(int part) {
      return prefix + partName(part) + suffix;
    }

    private String report(int part) {
      return (this == FORMS ? UNFINISHED + "/forms-report-" : REPORTS + "/") + partName(part);
    }
  }

  /** Writes the files of a part, and returns its report. */
  @FunctionalInterface
  public interface Writing {
    PartReport write(PartFiles files) throws IOException;
  }

  /** The name of the folder, as typed. */
  private final String name;

  private final Storage storage;

  OutputFolder(String name, Storage storage) {
    this.name = name;
    this.storage = storage;
  }

  private Path path() {
    return storage.path(name);
  }

  private Path path(String inner) {
    return new Path(path(), inner);
  }

  private FileSystem files() throws IOException {
    return storage.of(path());
  }

  private static String partName(int part) {
    return PART + String.format(Locale.ROOT, "%0" + DIGITS + "d", part);
  }

  /**
   * Checks, before the job begins, that the folder may be written.
   *
   * @throws UsageException if it may not
   */
  void require(boolean overwrite, boolean resume) throws UsageException {
    try {
      boolean isThere = files().exists(path());
      if (isThere && !files().getFileStatus(path()).isDirectory()) {
        throw problem("this is a file. Name a folder.");
      }
      boolean isUsed = isThere && files().listStatus(path()).length > 0;
      boolean isOfJob = isUsed && files().exists(path(JOB));
      if (isUsed && !isOfJob) {
        throw problem("this folder has other files, and they are not changed. Name a new folder.");
      }
      if (isUsed && !overwrite && !resume) {
        throw problem(
            files().exists(path(SUCCESS))
                ? "this folder has the results of a job. To replace them, add --overwrite."
                : "this folder has the results of an unfinished job. To resume it, add --resume; to start again,"
                    + " --overwrite.");
      }
    } catch (IOException e) {
      throw broken(e);
    }
  }

  /** Returns the identity of the job in the folder, if it has a job. */
  public Optional<String> job() throws IOException {
    try (InputStream stream = files().open(path(JOB))) {
      return Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (FileNotFoundException e) {
      return Optional.empty();
    }
  }

  /**
   * Begins a job, or resumes it.
   *
   * @param job the identity of the job
   * @throws UsageException if the folder has a different job
   */
  public void begin(String job, boolean overwrite) throws UsageException, IOException {
    if (overwrite) {
      storage.delete(path());
    }
    Optional<String> begun = job();
    if (begun.isPresent()) {
      if (!job.equals(begun.get())) {
        throw problem(
            "--resume needs the same command on the same files, but the job in this folder has a different"
                + " command, or a file has changed. To start again, use --overwrite.");
      }
      return;
    }
    files().mkdirs(path(REPORTS));
    files().mkdirs(path(PROBLEMS));
    files().mkdirs(path(UNFINISHED));
    write(path(JOB), job);
  }

  private void write(Path file, String text) throws IOException {
    try (OutputStream stream = files().create(file, true)) {
      stream.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Writes a whole part that needs no task. */
  public void writePart(int part, String text) throws IOException {
    write(path(partName(part)), text);
  }

  /** Marks the job as complete, and removes the intermediate files. */
  public void end() throws IOException {
    write(path(SUCCESS), "");
    storage.delete(path(UNFINISHED));
  }

  /** Returns whether the job is complete. */
  public boolean isEnded() throws IOException {
    return files().exists(path(SUCCESS));
  }

  /** Begins to write a part. Each attempt of a task has its own files. */
  public PartFiles begin(Stage stage, int part) {
    return new PartFiles(
        storage,
        path(UNFINISHED + "/" + partName(part) + "-" + TaskContext.get().taskAttemptId()),
        path(stage.name(part)),
        path(PROBLEMS + "/" + partName(part)));
  }

  /** Completes a part, with its report. */
  public void end(Stage stage, int part, PartFiles files, byte[] report) throws IOException {
    files.publish(report, path(stage.report(part)));
  }

  /** Writes a part, unless it exists already, and returns its report. */
  public PartReport writeOnce(Stage stage, int part, Writing writing) throws IOException {
    Optional<PartReport> done = report(stage, part);
    if (done.isPresent()) {
      return done.get();
    }
    try (PartFiles files = begin(stage, part)) {
      PartReport report = writing.write(files);
      end(stage, part, files, report.text().getBytes(StandardCharsets.UTF_8));
      return report;
    }
  }

  /** Opens an existing part. */
  public InputStream open(Stage stage, int part) throws IOException {
    return files().open(path(stage.name(part)));
  }

  /** Opens the rows of a part for a table in folders. */
  public ParquetReader<List<@Nullable Object>> rows(int part, MessageType columns)
      throws IOException {
    return storage.rows(path(Stage.ROWS.name(part)), columns);
  }

  /** Returns whether a part exists, with or without a report. */
  public boolean has(Stage stage, int part) throws IOException {
    return files().exists(path(stage.name(part)));
  }

  /** Moves a part to another stage, unchanged. */
  public void move(int part, Stage from, Stage to) throws IOException {
    storage.publish(path(from.name(part)), path(to.name(part)));
  }

  /** Removes an intermediate part. */
  public void drop(Stage stage, int part) throws IOException {
    storage.delete(path(stage.name(part)));
  }

  /** Returns the report of a part, if it exists. */
  public Optional<PartReport> report(Stage stage, int part) throws IOException {
    try (InputStream stream = openReport(stage, part)) {
      return Optional.of(PartReport.read(stream));
    } catch (FileNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Opens the report of a part that exists. */
  public InputStream openReport(Stage stage, int part) throws IOException {
    return files().open(path(stage.report(part)));
  }

  /** Returns whether a part has a report. */
  public boolean hasReport(Stage stage, int part) throws IOException {
    return files().exists(path(stage.report(part)));
  }

  /** Returns the name of the folder in which Spark creates the table. The folder does not exist. */
  public String newTable() throws IOException {
    storage.delete(path(TABLE));
    return path(TABLE).toString();
  }

  /** Publishes the files of the table, with the folders they are in, under names of parts. */
  public void publishTable() throws IOException {
    publishTable(path(TABLE), path());
  }

  private void publishTable(Path from, Path to) throws IOException {
    for (FileStatus found : files().listStatus(from)) {
      String foundName = found.getPath().getName();
      if (found.isDirectory()) {
        Path folder = new Path(to, foundName);
        files().mkdirs(folder);
        publishTable(found.getPath(), folder);
      } else if (foundName.startsWith(PART)) {
        // After the number, Spark adds a suffix that distinguishes the jobs that write to one
        // folder.
        int end = foundName.indexOf('-', PART.length());
        int task = Integer.parseInt(foundName.substring(PART.length(), end));
        storage.publish(found.getPath(), new Path(to, partName(task + 1) + PARQUET));
      }
    }
  }

  /** Records that no part after an existing one is needed. */
  public void endAfter(int part) throws IOException {
    write(path(LAST_PARTS + "/" + partName(part)), "");
  }

  /** Returns whether a part is not needed. */
  public boolean isOverBefore(int part) throws IOException {
    return files().exists(path(LAST_PARTS))
        && Stream.of(files().listStatus(path(LAST_PARTS)))
            .anyMatch(last -> last.getPath().getName().compareTo(partName(part)) < 0);
  }

  /** Returns the folder of the problems, for messages. */
  public String problems() {
    return name + "/" + PROBLEMS;
  }

  private UsageException problem(String sentence) {
    return new UsageException("--output=" + name + ": " + sentence);
  }

  /** Returns the exception for a folder that cannot be written. */
  public UsageException broken(IOException e) {
    return problem("this folder cannot be written: " + e.getMessage() + ".");
  }
}
