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
 * The files of a job: on disks that all machines see under the same names, or wherever Hadoop finds
 * them ({@code hdfs://…}, {@code s3a://…}). Immutable, for any thread and any machine.
 */
public final class Storage implements PuzzleInputs.Opener, Serializable {
  private static final long serialVersionUID = 1;

  private static final String PARQUET = ".parquet";

  /** What the names of files begin with that are no part of a table. */
  private static final Set<Character> HIDDEN = Set.of('_', '.');

  private static final Pattern URI = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+:/.*");

  private final SerializableConfiguration configuration;

  /** Finds files as the tasks of a session do. */
  public Storage(JavaSparkContext session) {
    this.configuration = new SerializableConfiguration(session.hadoopConfiguration());
  }

  /** Returns the path of a name that a person typed: what is not a URI is a file of the system. */
  public static Path path(String name) {
    return isUri(name) ? new Path(name) : new Path(new File(name).toURI());
  }

  /** Returns whether a name says itself where it is found. */
  public static boolean isUri(String name) {
    return URI.matcher(name).matches();
  }

  /** Returns whether a name says that a file is one of Parquet. */
  public static boolean isParquet(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(PARQUET);
  }

  /** Returns the file system of a path. */
  public FileSystem of(Path path) throws IOException {
    FileSystem found = path.getFileSystem(configuration.value());
    // On a disk there would be a file beside each file that nobody asked for.
    found.setWriteChecksum(false);
    return found;
  }

  /** Opens a file; one of Parquet gives the text of a table. */
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
   * Checks that a file can be read, and that a table has puzzles, or else layouts; returns what is
   * known of the file.
   */
  public FileStatus require(String name, boolean ofPuzzles) throws IOException {
    Path path = path(name);
    if (!of(path).exists(path) && !isUri(name)) {
      // The words that nonomino has for it.
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

  /** Returns what is known of a file or folder. */
  public FileStatus status(String name) throws IOException {
    return of(path(name)).getFileStatus(path(name));
  }

  /**
   * Returns the names of the files of Parquet in a folder, in their order; none if it is not a
   * folder.
   */
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

  /** Opens the rows of a file of Parquet. */
  public ParquetReader<List<@Nullable Object>> rows(Path file, MessageType columns)
      throws IOException {
    return ParquetRows.reader(file, configuration.value(), columns);
  }

  /** Returns a file of Parquet that is not there yet. */
  public OutputFile newParquet(Path file) throws IOException {
    of(file);
    return HadoopOutputFile.fromPath(file, configuration.value());
  }

  /** Removes a file or folder, if it is there. */
  public void delete(Path path) throws IOException {
    of(path).delete(path, true);
  }

  /** Gives a finished file its name, in the place of what has it. */
  public void publish(Path from, Path to) throws IOException {
    FileSystem files = of(to);
    files.delete(to, false);
    if (!files.rename(from, to)) {
      throw new IOException(from + " cannot be renamed to " + to);
    }
  }
}
