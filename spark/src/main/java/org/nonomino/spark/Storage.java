package org.nonomino.spark;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.io.OutputFile;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.SerializableConfiguration;
import org.nonomino.bulk.io.PuzzleInputs;

/**
 * The files of a job: on disks that all machines see under the same names, or wherever Hadoop finds
 * them ({@code hdfs://…}, {@code s3a://…}). Immutable, for any thread and any machine.
 */
final class Storage implements PuzzleInputs.Opener, Serializable {
  private static final long serialVersionUID = 1;

  /** What the names of files begin with that are no part of a table. */
  private static final Set<Character> HIDDEN = Set.of('_', '.');

  private static final Pattern URI = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+:/.*");

  private final SerializableConfiguration configuration;

  Storage(JavaSparkContext session) {
    this.configuration = new SerializableConfiguration(session.hadoopConfiguration());
  }

  /** Returns the path of a name that a person typed: what is not a URI is a file of the system. */
  static Path path(String name) {
    return isUri(name) ? new Path(name) : new Path(new File(name).toURI());
  }

  /** Returns whether a name says itself where it is found. */
  static boolean isUri(String name) {
    return URI.matcher(name).matches();
  }

  private FileSystem fileSystem(Path path) throws IOException {
    FileSystem found = path.getFileSystem(configuration.value());
    // On a disk there would be a file beside each file that nobody asked for.
    found.setWriteChecksum(false);
    return found;
  }

  /** Opens a file; one of Parquet gives the text of a table. */
  @Override
  public InputStream open(String name) throws IOException {
    Path path = path(name);
    return ParquetTable.isNamedSo(name) ? table(path, false) : fileSystem(path).open(path);
  }

  private InputStream table(Path path, boolean isOfPuzzles) throws IOException {
    fileSystem(path).getFileStatus(path);
    return ParquetTable.open(path, configuration.value(), isOfPuzzles);
  }

  /** Checks that a file can be opened, and that a table has puzzles, or else layouts. */
  void require(String name, boolean ofPuzzles) throws IOException {
    Path path = path(name);
    try (InputStream stream =
        ParquetTable.isNamedSo(name) ? table(path, ofPuzzles) : fileSystem(path).open(path)) {
      stream.read();
    }
  }

  /** Opens a file from a byte on. */
  FSDataInputStream open(String name, long from) throws IOException {
    Path path = path(name);
    FSDataInputStream stream = fileSystem(path).open(path);
    try {
      stream.seek(from);
      return stream;
    } catch (IOException e) {
      stream.close();
      throw e;
    }
  }

  /** Returns what is known of a file or folder. */
  FileStatus status(Path path) throws IOException {
    return fileSystem(path).getFileStatus(path);
  }

  /** Returns whether a name means a file, rather than a folder or nothing. */
  boolean isFile(String name) throws IOException {
    Path path = path(name);
    return fileSystem(path).exists(path) && fileSystem(path).getFileStatus(path).isFile();
  }

  boolean exists(Path path) throws IOException {
    return fileSystem(path).exists(path);
  }

  /** Returns the files and folders in a folder. */
  FileStatus[] list(Path folder) throws IOException {
    return fileSystem(folder).listStatus(folder);
  }

  /**
   * Returns the names of the files of Parquet in a folder, in their order; none if it is not a
   * folder.
   */
  List<String> parquetIn(String folder) throws IOException {
    Path path = path(folder);
    if (!exists(path) || !status(path).isDirectory()) {
      return List.of();
    }
    return Stream.of(list(path))
        .filter(FileStatus::isFile)
        .map(file -> file.getPath().getName())
        .filter(name -> ParquetTable.isNamedSo(name) && !HIDDEN.contains(name.charAt(0)))
        .sorted()
        .map(name -> folder + (folder.endsWith("/") ? "" : "/") + name)
        .toList();
  }

  void makeFolder(Path folder) throws IOException {
    if (!fileSystem(folder).mkdirs(folder)) {
      throw new IOException(folder + " cannot be created");
    }
  }

  void delete(Path path) throws IOException {
    fileSystem(path).delete(path, true);
  }

  /** Creates a file, or replaces it. */
  OutputStream create(Path file) throws IOException {
    return fileSystem(file).create(file, true);
  }

  /** Returns a file of Parquet that is not there yet. */
  OutputFile newParquet(Path file) throws IOException {
    fileSystem(file);
    return HadoopOutputFile.fromPath(file, configuration.value());
  }

  /** Opens a file of the job. */
  InputStream read(Path file) throws IOException {
    return fileSystem(file).open(file);
  }

  /** Gives a finished file its name, in the place of what has it. */
  void publish(Path from, Path to) throws IOException {
    FileSystem files = fileSystem(to);
    files.delete(to, false);
    if (!files.rename(from, to)) {
      throw new IOException(from + " cannot be renamed to " + to);
    }
  }
}
