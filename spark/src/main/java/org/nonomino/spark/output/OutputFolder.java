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
 * The folder that a job writes. The records are in {@code part-*}, in the order of these names; a
 * part is there as a whole or not at all. What begins with {@code _} is about the job:
 *
 * <ul>
 *   <li>{@code _job}: what was asked for, by which a job is resumed;
 *   <li>{@code _problems/part-*}: records that could not be read or written, and why;
 *   <li>{@code _reports/part-*}: what each part came to; there once the part is;
 *   <li>{@code _unfinished}: what tasks are writing, and parts that are not what they will be, such
 *       as those of which it is not decided yet what is kept;
 *   <li>{@code _SUCCESS}: there when all is.
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

  /** Has an empty file for each part that nothing comes after. */
  private static final String LAST_PARTS = UNFINISHED + "/last";

  private static final String SUCCESS = "_SUCCESS";

  /** Where Spark makes a table in folders. */
  private static final String TABLE = UNFINISHED + "/table";

  private static final String PARQUET = ".parquet";

  /** Names have this many digits at least, so that those of large jobs are sorted, too. */
  private static final int DIGITS = 5;

  /** The stage of a part during its job, and the place of its files. */
  public enum Stage {
    /** Records as texts. */
    RECORDS("", ""),
    /** Records as rows of Parquet. */
    TABLE("", PARQUET),
    /** Rows of which a table in folders will be made. */
    ROWS(UNFINISHED + "/rows-", PARQUET),
    /** Records from which duplicates are not left out yet. */
    FORMS(UNFINISHED + "/forms-", ""),
    /** Records of which it is not decided yet which are kept. */
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

  /** Writes the files of a part, and returns what it came to. */
  @FunctionalInterface
  public interface Writing {
    PartReport write(PartFiles files) throws IOException;
  }

  /** As a person typed it. */
  private final String name;

  private final Storage storage;

  OutputFolder(String name, Storage storage) {
    this.name = name;
    this.storage = storage;
  }

  private Path path() {
    return Storage.path(name);
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
   * Checks that the folder may be written, before anything is begun.
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
        throw problem(
            "this folder has other files in it, which are left alone. Name a new folder.");
      }
      if (isUsed && !overwrite && !resume) {
        throw problem(
            files().exists(path(SUCCESS))
                ? "this folder has the results of a job. To replace them, add --overwrite."
                : "this folder has the results of an unfinished job. To go on with it, add --resume; to start again,"
                    + " --overwrite.");
      }
    } catch (IOException e) {
      throw broken(e);
    }
  }

  /** Returns what the job in the folder was asked for, if there is one. */
  public Optional<String> job() throws IOException {
    try (InputStream stream = files().open(path(JOB))) {
      return Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (FileNotFoundException e) {
      return Optional.empty();
    }
  }

  /**
   * Begins a job, or goes on with it.
   *
   * @param job what is asked for
   * @throws UsageException if it is not the job that was begun
   */
  public void begin(String job, boolean overwrite) throws UsageException, IOException {
    if (overwrite) {
      storage.delete(path());
    }
    Optional<String> begun = job();
    if (begun.isPresent()) {
      if (!job.equals(begun.get())) {
        throw problem(
            "--resume goes on with the same command on the same files, but this folder was begun with another"
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

  /** Writes a part as a whole that needs no task. */
  public void writePart(int part, String text) throws IOException {
    write(path(partName(part)), text);
  }

  /** Says that the job has ended, and removes what is not needed any more. */
  public void end() throws IOException {
    write(path(SUCCESS), "");
    storage.delete(path(UNFINISHED));
  }

  /** Returns whether the job has ended: nothing is left to be done. */
  public boolean isEnded() throws IOException {
    return files().exists(path(SUCCESS));
  }

  /** Begins to write a part; each attempt of a task has files of its own. */
  public PartFiles begin(Stage stage, int part) {
    return new PartFiles(
        storage,
        path(UNFINISHED + "/" + partName(part) + "-" + TaskContext.get().taskAttemptId()),
        path(stage.name(part)),
        path(PROBLEMS + "/" + partName(part)));
  }

  /** Ends a part, which is there from now on, with its report. */
  public void end(Stage stage, int part, PartFiles files, byte[] report) throws IOException {
    files.publish(report, path(stage.report(part)));
  }

  /** Writes a part, unless it is there already; returns what it came to. */
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

  /** Opens a part that is there. */
  public InputStream open(Stage stage, int part) throws IOException {
    return files().open(path(stage.name(part)));
  }

  /** Opens the rows of a part of which a table in folders is made. */
  public ParquetReader<List<@Nullable Object>> rows(int part, MessageType columns)
      throws IOException {
    return storage.rows(path(Stage.ROWS.name(part)), columns);
  }

  /** Returns whether a part is there, with or without a report. */
  public boolean has(Stage stage, int part) throws IOException {
    return files().exists(path(stage.name(part)));
  }

  /** Moves a part on as it is. */
  public void move(int part, Stage from, Stage to) throws IOException {
    storage.publish(path(from.name(part)), path(to.name(part)));
  }

  /** Removes a part that is not needed any more. */
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

  /** Returns the name of the folder in which Spark makes the table, which is not there. */
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
        // Spark adds to its number what tells the jobs apart that write to one folder.
        int end = foundName.indexOf('-', PART.length());
        int task = Integer.parseInt(foundName.substring(PART.length(), end));
        storage.publish(found.getPath(), new Path(to, partName(task + 1) + PARQUET));
      }
    }
  }

  /** Says that no part after one that was made is needed. */
  public void endAfter(int part) throws IOException {
    write(path(LAST_PARTS + "/" + partName(part)), "");
  }

  /** Returns whether a part is not needed. */
  public boolean isOverBefore(int part) throws IOException {
    return files().exists(path(LAST_PARTS))
        && Stream.of(files().listStatus(path(LAST_PARTS)))
            .anyMatch(last -> last.getPath().getName().compareTo(partName(part)) < 0);
  }

  /** Returns where the problems are, for messages. */
  public String problems() {
    return name + "/" + PROBLEMS;
  }

  private UsageException problem(String sentence) {
    return new UsageException("--output=" + name + ": " + sentence);
  }

  /** Returns what is said where the folder cannot be written. */
  public UsageException broken(IOException e) {
    return problem("this folder cannot be written: " + e.getMessage() + ".");
  }
}
