package org.nonomino.spark.storage;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;
import org.nonomino.bulk.io.PuzzleInputs;

/**
 * The files of a job: on disks that all machines see under the same names, or in any file system
 * that Hadoop supports ({@code hdfs://…}, {@code s3a://…}). Immutable, for any thread and any
 * machine.
 */
public final class Storage implements PuzzleInputs.Opener, Serializable {
  private static final long serialVersionUID = 1;

  private static final String PARQUET = ".parquet";

  /** The first characters of names of files that do not belong to a table. */
  private static final Set<Character> HIDDEN = Set.of('_', '.');

  private static final Pattern URI = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+:/.*");

  private final SerializableConfiguration configuration;

  /** The folder in which the driver runs. The tasks of a cluster run in other folders. */
  private final File folder = new File("").getAbsoluteFile();

  /** Creates a storage, on the driver, that finds files like the tasks of a session. */
  public Storage(JavaSparkContext session) {
    this.configuration = new SerializableConfiguration(session.hadoopConfiguration());
  }

  /**
   * Returns the path of a typed name. A name that is not a URI is a file of the system, relative to
   * the folder of the driver.
   */
  public Path path(String name) {
    return isUri(name) ? new Path(name) : new Path(absolute(folder, name).toURI());
  }

  /** Returns the file of a typed name. */
  public static File absolute(File folder, String name) {
    File file = new File(name);
    return file.isAbsolute() ? file : new File(folder, name);
  }

  /** Returns whether a name includes a file system. */
  public static boolean isUri(String name) {
    return URI.matcher(name).matches();
  }

  /** Returns whether a file is a Parquet file, by its name. */
  public static boolean isParquet(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(PARQUET);
  }

  /** Returns the file system of a path. */
  public FileSystem of(Path path) throws IOException {
    FileSystem found = path.getFileSystem(configuration.value());
    // Avoids an unrequested checksum file next to each file on a disk.
    found.setWriteChecksum(false);
    return found;
  }

  /** Opens a file. A Parquet file is read as the text of a table. */
  @Override
  public InputStream open(String name) throws IOException {
    return open(name, false);
  }

  /** Opens a file from a byte on. */
  public FSDataInputStream open(String name, long from) throws IOException {
    Path path = path(name);
    FSDataInputStream stream = of(path).open(path);
    try {
      stream.seek(from);
      return stream;
    } catch (IOException e) {
      stream.close();
      throw e;
    }
  }

  /**
   * Checks that a file can be read, and that a table has puzzles, or else layouts; returns the
   * status of the file.
   */
  public FileStatus require(String name, boolean ofPuzzles) throws IOException {
    Path path = path(name);
    if (!of(path).exists(path) && !isUri(name)) {
      // The message of nonomino for a missing file.
      throw new NoSuchFileException(name);
    }
    FileStatus status = status(name);
    if (status.isDirectory()) {
      throw new IOException("it is a folder without Parquet files");
    }
    try (InputStream stream = open(name, ofPuzzles)) {
      stream.read();
    }
    return status;
  }

  /** Returns the status of a file or folder. */
  public FileStatus status(String name) throws IOException {
    return of(path(name)).getFileStatus(path(name));
  }

  /** Returns the names of the Parquet files in a folder, in order; empty if it is not a folder. */
  public List<String> parquetIn(String folder) throws IOException {
    Path path = path(folder);
    if (!of(path).exists(path) || !status(folder).isDirectory()) {
      return List.of();
    }
    return Stream.of(of(path).listStatus(path))
        .filter(FileStatus::isFile)
        .map(file -> file.getPath().getName())
        .filter(name -> isParquet(name) && !HIDDEN.contains(name.charAt(0)))
        .sorted()
        .map(name -> folder + (folder.endsWith("/") ? "" : "/") + name)
        .toList();
  }

  private InputStream open(String name, boolean ofPuzzles) throws IOException {
    return isParquet(name)
        ? ParquetText.open(path(name), configuration.value(), ofPuzzles)
        : open(name, 0);
  }

  /** Opens the rows of a Parquet file. */
  public ParquetReader<List<@Nullable Object>> rows(Path file, MessageType columns)
      throws IOException {
    return ParquetRows.reader(file, configuration.value(), columns);
  }

  /** Returns a Parquet file that does not exist yet. */
  public OutputFile newParquet(Path file) throws IOException {
    of(file);
    return HadoopOutputFile.fromPath(file, configuration.value());
  }

  /** Removes a file or folder, if it exists. */
  public void delete(Path path) throws IOException {
    of(path).delete(path, true);
  }

  /** Gives a finished file its name, replacing a file of that name. */
  public void publish(Path from, Path to) throws IOException {
    FileSystem files = of(to);
    files.delete(to, false);
    if (!files.rename(from, to)) {
      throw new IOException(from + " cannot be renamed to " + to);
    }
  }
}
