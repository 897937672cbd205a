package org.nonomino.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.io.OutputFile;
import org.nonomino.bulk.io.UsageException;

/**
 * The folder that a job writes. The records are in {@code part-*}, in the order of these names; a
 * part is there as a whole or not at all. What begins with {@code _} is about the job:
 *
 * <ul>
 *   <li>{@code _job}: what was asked for, by which a job is resumed;
 *   <li>{@code _problems/part-*}: records that could not be read or written, and why;
 *   <li>{@code _reports/part-*}: what each part came to; there once the part is;
 *   <li>{@code _unfinished}: what tasks are writing, parts of which it is not decided yet what is
 *       kept, and records of which a table will be made;
 *   <li>{@code _SUCCESS}: there when all is.
 * </ul>
 *
 * Immutable, for any thread and any machine.
 */
final class OutputFolder implements Serializable {
  private static final long serialVersionUID = 1;

  private static final String PART = "part-";
  private static final String JOB = "_job";
  private static final String PROBLEMS = "_problems";
  private static final String REPORTS = "_reports";
  private static final String UNFINISHED = "_unfinished";

  /** Has an empty file for each part that nothing comes after. */
  private static final String LAST_PARTS = UNFINISHED + "/last";

  private static final String SUCCESS = "_SUCCESS";

  /** Where forms are kept from which duplicates are not left out yet. */
  private static final String FORMS = UNFINISHED + "/forms-";

  private static final String FORMS_REPORTS = UNFINISHED + "/forms-report-";

  /** Where the records are kept of which a table will be made, and then the table. */
  private static final String RECORDS = UNFINISHED + "/records-";

  private static final String TABLE = UNFINISHED + "/table";

  private static final String TABLE_SUFFIX = ".parquet";

  /** Names have this many digits at least, so that those of large jobs are sorted, too. */
  private static final int DIGITS = 5;

  /** As a person typed it. */
  private final String name;

  private final Storage storage;

  /** What the paths of parts begin with. */
  private final String prefix;

  OutputFolder(String name, Storage storage) {
    this(name, storage, "");
  }

  private OutputFolder(String name, Storage storage, String prefix) {
    this.name = name;
    this.storage = storage;
    this.prefix = prefix;
  }

  /** Returns this folder, for a job whose parts will be made into a table. */
  OutputFolder forTable() {
    return new OutputFolder(name, storage, RECORDS);
  }

  private Path path(String inner) {
    return new Path(Storage.path(name), inner);
  }

  private Path partPath(int part) {
    return path(prefix + partName(part));
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
      boolean isThere = storage.exists(Storage.path(name));
      if (isThere && !storage.status(Storage.path(name)).isDirectory()) {
        throw problem("this is a file. Name a folder.");
      }
      boolean isUsed = isThere && storage.list(Storage.path(name)).length > 0;
      boolean isOfJob = isUsed && storage.exists(path(JOB));
      if (isUsed && !isOfJob) {
        throw problem(
            "this folder has other files in it, which are left alone. Name a new folder.");
      }
      if (isUsed && !overwrite && !resume) {
        throw problem(
            storage.exists(path(SUCCESS))
                ? "this folder has the results of a job. To replace them, add --overwrite."
                : "this folder has the results of an unfinished job. To go on with it, add --resume; to start again,"
                    + " --overwrite.");
      }
    } catch (IOException e) {
      throw broken(e);
    }
  }

  /** Returns what the job in the folder was asked for, if there is one. */
  Optional<String> job() throws IOException {
    return storage.exists(path(JOB)) ? Optional.of(text(path(JOB))) : Optional.empty();
  }

  /**
   * Begins a job, or goes on with it.
   *
   * @param job what is asked for
   * @throws UsageException if it is not the job that was begun
   */
  void begin(String job, boolean overwrite) throws UsageException, IOException {
    if (overwrite) {
      storage.delete(Storage.path(name));
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
    storage.makeFolder(path(REPORTS));
    storage.makeFolder(path(PROBLEMS));
    storage.makeFolder(path(UNFINISHED));
    write(path(JOB), job);
  }

  private String text(Path file) throws IOException {
    try (InputStream stream = storage.read(file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private void write(Path file, String text) throws IOException {
    try (OutputStream stream = storage.create(file)) {
      stream.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Writes a part as a whole that needs no task. */
  void writePart(int part, String text) throws IOException {
    write(partPath(part), text);
  }

  /** Says that the job has ended, and removes what is not needed any more. */
  void end() throws IOException {
    write(path(SUCCESS), "");
    storage.delete(path(UNFINISHED));
  }

  /** Returns whether the job has ended: nothing is left to be done. */
  boolean isEnded() throws IOException {
    return storage.exists(path(SUCCESS));
  }

  /** Opens the records of a part of which a table is made. */
  InputStream openRecords(int part) throws IOException {
    return storage.read(path(RECORDS + partName(part)));
  }

  private static String tablePartName(int part) {
    return partName(part) + TABLE_SUFFIX;
  }

  /** Returns whether a part of the table is complete. */
  boolean hasTablePart(int part) throws IOException {
    return storage.exists(path(tablePartName(part)));
  }

  private Path newTablePath(int part, long attempt) {
    return path(TABLE + "-" + partName(part) + "-" + attempt);
  }

  /** Begins to write a part of the table; each attempt of a task has a file of its own. */
  OutputFile newTablePart(int part, long attempt) throws IOException {
    return storage.newParquet(newTablePath(part, attempt));
  }

  /** Makes a part of the table complete, which is written. */
  void publishTablePart(int part, long attempt) throws IOException {
    storage.publish(newTablePath(part, attempt), path(tablePartName(part)));
  }

  /** Returns the name of the folder in which Spark makes the table, which is not there. */
  String newTable() throws IOException {
    storage.delete(path(TABLE));
    return path(TABLE).toString();
  }

  /** Publishes the files of the table, with the folders they are in, under names of parts. */
  void publishTable() throws IOException {
    publishTable(path(TABLE), Storage.path(name));
  }

  private void publishTable(Path from, Path to) throws IOException {
    for (FileStatus found : storage.list(from)) {
      String foundName = found.getPath().getName();
      if (found.isDirectory()) {
        Path folder = new Path(to, foundName);
        storage.makeFolder(folder);
        publishTable(found.getPath(), folder);
      } else if (foundName.startsWith(PART)) {
        // Spark adds to its number what tells the jobs apart that write to one folder.
        int end = foundName.indexOf('-', PART.length());
        int task = Integer.parseInt(foundName.substring(PART.length(), end));
        storage.publish(found.getPath(), new Path(to, tablePartName(task + 1)));
      }
    }
  }

  /** Returns what a part came to, if it is complete. */
  Optional<PartReport> report(int part) throws IOException {
    return report(path(REPORTS + "/" + partName(part)));
  }

  private Optional<PartReport> report(Path file) throws IOException {
    try (InputStream stream = storage.read(file)) {
      return Optional.of(PartReport.read(stream));
    } catch (FileNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Returns what a part came to of which all forms are there. */
  Optional<PartReport> formsReport(int part) throws IOException {
    return report(path(FORMS_REPORTS + partName(part)));
  }

  /** Opens the forms of a part, all of which are there. */
  InputStream readForms(int part) throws IOException {
    return storage.read(path(FORMS + partName(part)));
  }

  /** Begins to write a part; each attempt of a task has files of its own. */
  PartFiles open(int part, long attempt) throws IOException {
    return new PartFiles(part, attempt, partPath(part), path(REPORTS + "/" + partName(part)));
  }

  /** Begins to write the forms of a part, with its problems. */
  PartFiles openForms(int part, long attempt) throws IOException {
    return new PartFiles(
        part, attempt, path(FORMS + partName(part)), path(FORMS_REPORTS + partName(part)));
  }

  /** Begins to write a part of which it will be decided later what is kept. */
  HeldFile hold(int part, long attempt) throws IOException {
    return new HeldFile(part, held(part, attempt));
  }

  /** Begins to write what is kept of a part. */
  HeldFile rewrite(int part, long attempt) throws IOException {
    return new HeldFile(part, path(UNFINISHED + "/" + partName(part) + "-kept-" + attempt));
  }

  private Path held(int part, long attempt) {
    return path(UNFINISHED + "/" + partName(part) + "-" + attempt);
  }

  /** Returns whether it still has to be decided what is kept of a part. */
  boolean isHeld(int part, long attempt) throws IOException {
    return storage.exists(held(part, attempt));
  }

  /** Reads a part of which it is decided now what is kept. */
  InputStream openHeld(int part, long attempt) throws IOException {
    return storage.read(held(part, attempt));
  }

  /** Publishes a part of which all is kept, unless that was done before. */
  void publishHeld(int part, long attempt) throws IOException {
    if (isHeld(part, attempt)) {
      storage.publish(held(part, attempt), partPath(part));
    } else if (!storage.exists(partPath(part))) {
      throw new IOException(partName(part) + " is missing");
    }
  }

  /** Removes a part of which all is written elsewhere that is kept. */
  void dropHeld(int part, long attempt) throws IOException {
    storage.delete(held(part, attempt));
  }

  /** Returns whether a part was made, though perhaps not published. */
  boolean hasReport(int part) throws IOException {
    return storage.exists(path(REPORTS + "/" + partName(part)));
  }

  /** Reads what a part came to. */
  InputStream openReport(int part) throws IOException {
    return storage.read(path(REPORTS + "/" + partName(part)));
  }

  /** Says that no part after one that was made is needed. */
  void endAfter(int part) throws IOException {
    write(path(LAST_PARTS + "/" + partName(part)), "");
  }

  /** Returns whether a part is not needed. */
  boolean isOverBefore(int part) throws IOException {
    if (storage.exists(path(LAST_PARTS))) {
      for (FileStatus last : storage.list(path(LAST_PARTS))) {
        if (last.getPath().getName().compareTo(partName(part)) < 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns where the problems are, for messages. */
  String problems() {
    return name + "/" + PROBLEMS;
  }

  private UsageException problem(String sentence) {
    return new UsageException("--output=" + name + ": " + sentence);
  }

  /** Returns what is said where the folder cannot be written. */
  UsageException broken(IOException e) {
    return problem("this folder cannot be written: " + e.getMessage() + ".");
  }

  /** The files of a part while it is written. Belongs to one thread. */
  final class PartFiles implements AutoCloseable {
    private final Path recordsTarget;
    private final Path problemsTarget;
    private final Path reportTarget;
    private final Path recordsPath;
    private final Path problemsPath;
    private final OutputStream records;
    private final OutputStream problems;

    private PartFiles(int part, long attempt, Path recordsTarget, Path reportTarget)
        throws IOException {
      this.recordsTarget = recordsTarget;
      this.problemsTarget = path(PROBLEMS + "/" + partName(part));
      this.reportTarget = reportTarget;
      String mine = UNFINISHED + "/" + partName(part) + "-" + attempt;
      this.recordsPath = path(mine);
      this.problemsPath = path(mine + "-problems");
      this.records = storage.create(recordsPath);
      this.problems = storage.create(problemsPath);
    }

    /** Returns where the records go. */
    OutputStream records() {
      return records;
    }

    /** Returns where the problems go. */
    OutputStream problems() {
      return problems;
    }

    /** Makes the part complete. */
    void commit(PartReport report) throws IOException {
      problems.close();
      if (report.problems() > 0) {
        storage.publish(problemsPath, problemsTarget);
      }
      commitRecords(report);
    }

    /** Makes a part complete whose problems are there already. */
    void commitRecords(PartReport report) throws IOException {
      records.close();
      storage.publish(recordsPath, recordsTarget);
      // Last, as it says that the others are there.
      write(recordsPath, report.text());
      storage.publish(recordsPath, reportTarget);
    }

    @Override
    public void close() throws IOException {
      try (records;
          problems) {
        storage.delete(recordsPath);
        storage.delete(problemsPath);
      }
    }
  }

  /** A part while it is written, without problems. Belongs to one thread. */
  final class HeldFile implements AutoCloseable {
    private final int part;
    private final Path path;
    private final OutputStream records;
    private boolean isDone;

    private HeldFile(int part, Path path) throws IOException {
      this.part = part;
      this.path = path;
      this.records = storage.create(path);
    }

    /** Returns where the records go. */
    OutputStream records() {
      return records;
    }

    /** Keeps the records where they are; the report says that they are there. */
    void commit(byte[] report) throws IOException {
      records.close();
      Path reportPath = path.suffix("-report");
      try (OutputStream stream = storage.create(reportPath)) {
        stream.write(report);
      }
      storage.publish(reportPath, path(REPORTS + "/" + partName(part)));
      isDone = true;
    }

    /** Makes the part complete. */
    void publish() throws IOException {
      records.close();
      storage.publish(path, partPath(part));
      isDone = true;
    }

    @Override
    public void close() throws IOException {
      try (records) {
        if (!isDone) {
          storage.delete(path);
        }
      }
    }
  }
}
