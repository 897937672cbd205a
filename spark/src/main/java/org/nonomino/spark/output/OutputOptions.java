package org.nonomino.spark.output;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.spark.storage.Storage;
import picocli.CommandLine.Option;

/** The output options of all jobs. */
public final class OutputOptions {
  private static final int MAX_PARTS = 50_000;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      required = true,
      description =
          "Write to this new folder: the records to part-*, in the order of the input; unreadable records,"
              + " with their places, to _problems.")
  private String output = "";

  @Option(
      names = "--overwrite",
      description = "Replace the results of an earlier job in the folder.")
  private boolean overwrite;

  @Option(
      names = "--resume",
      description =
          "Resume the interrupted job in the folder (same command); completed parts are kept.")
  private boolean resume;

  @Option(
      names = "--parts",
      paramLabel = "N",
      description =
          "Divide the work into about N parts. Default: parts of some seconds. The results do not depend on N.")
  private Optional<TypedNumber> parts = Optional.empty();

  /**
   * Returns the folder after checking that it may be written.
   *
   * @throws UsageException if it may not, or options exclude each other
   */
  public OutputFolder folder(Storage storage) throws UsageException {
    if (output.isBlank()) {
      throw new UsageException("--output=: the name of the folder is missing.");
    }
    if (overwrite && resume) {
      throw new UsageException("--overwrite and --resume are mutually exclusive.");
    }
    OutputFolder folder = new OutputFolder(output, storage);
    folder.require(overwrite, resume);
    return folder;
  }

  /** Returns whether results of an earlier job are deleted. */
  public boolean overwrites() {
    return overwrite;
  }

  /** Returns whether an interrupted job is resumed. */
  public boolean resumes() {
    return resume;
  }

  /** Returns the requested number of parts, if it was given. The actual number may differ. */
  public OptionalInt parts() throws UsageException {
    return parts.isPresent()
        ? OptionalInt.of(parts.get().whole("--parts", 1, MAX_PARTS))
        : OptionalInt.empty();
  }
}
