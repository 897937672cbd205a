package org.nonomino.bulk.options;

import java.io.InputStream;
import java.util.Optional;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.TextFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.explainer.Levels;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.json.LevelsJson;
import picocli.CommandLine.Option;

/** The option that names the levels. */
public final class LevelsOption {
  @Option(
      names = "--levels",
      paramLabel = "FILE",
      description =
          "A JSON file with names and bounds of levels instead of the default levels; docs/ratings.md shows one.")
  private Optional<String> file = Optional.empty();

  private Optional<Levels> read = Optional.empty();

  /** Returns whether a file is given. */
  public boolean isGiven() {
    return file.isPresent();
  }

  /**
   * Checks that the file would not be overwritten.
   *
   * @throws UsageException if it is also the output
   */
  public void requireOtherOutput(Optional<String> output) throws UsageException {
    OutputFile.requireOther(output, file, "--levels");
  }

  /**
   * Returns the levels. The file is read only once, because it may be standard input.
   *
   * @throws UsageException if the file cannot be read
   * @throws MalformedTextException if the file is malformed
   */
  public Levels levels(InputStream standardInput) throws UsageException, MalformedTextException {
    if (file.isPresent() && read.isEmpty()) {
      read =
          Optional.of(
              TextFile.ofOption(
                  "--levels=",
                  file.get(),
                  standardInput,
                  text -> LevelsJson.read(file.get(), text)));
    }
    return read.orElse(Levels.STANDARD);
  }
}
