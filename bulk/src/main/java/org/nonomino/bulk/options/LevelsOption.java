package org.nonomino.bulk.options;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.explainer.Levels;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleReader;
import org.nonomino.toolkit.json.LevelsJson;
import picocli.CommandLine.Option;

/** The option that names the levels. */
public final class LevelsOption {
  @Option(
      names = "--levels",
      paramLabel = "FILE",
      description =
          "A JSON file with names and bounds of levels instead of the usual ones; docs/ratings.md shows one.")
  private Optional<String> file = Optional.empty();

  /** Returns whether a file is given. */
  public boolean isGiven() {
    return file.isPresent();
  }

  /**
   * Returns the levels.
   *
   * @throws UsageException if the file cannot be read
   * @throws MalformedTextException if there is something else in it
   */
  public Levels levels() throws UsageException, MalformedTextException {
    if (file.isEmpty()) {
      return Levels.STANDARD;
    }
    String name = file.get();
    try (InputStream stream = Files.newInputStream(Path.of(name))) {
      return LevelsJson.read(name, PuzzleReader.decode(stream));
    } catch (IOException | InvalidPathException e) {
      throw new UsageException("--levels=" + name + ": " + PuzzleInputs.message(name, e));
    }
  }
}
