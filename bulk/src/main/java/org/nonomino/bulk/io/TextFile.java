package org.nonomino.bulk.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleReader;

/** Reads text files as a whole, in any encoding that puzzles may have. */
public final class TextFile {
  private TextFile() {}

  /**
   * Returns the text of a file.
   *
   * @throws java.nio.file.InvalidPathException if that is not a file name
   */
  public static String read(String name) throws IOException {
    try (InputStream stream = Files.newInputStream(Path.of(name))) {
      return read(PuzzleReader.decode(stream));
    }
  }

  /** Returns the rest of the text from a reader. */
  public static String read(Reader text) throws IOException {
    StringWriter rest = new StringWriter();
    text.transferTo(rest);
    return rest.toString();
  }

  /**
   * Parses text.
   *
   * @param <T> the result
   */
  @FunctionalInterface
  public interface Reading<T> {
    T read(Reader text) throws IOException, MalformedTextException;
  }

  /**
   * Returns the content of a file that an option names.
   *
   * @param option the beginning of messages: {@code --levels=}
   * @throws UsageException if the file cannot be read
   * @throws MalformedTextException if its content is malformed
   */
  public static <T> T ofOption(String option, String name, Reading<T> reading)
      throws UsageException, MalformedTextException {
    try (InputStream stream = Files.newInputStream(Path.of(name))) {
      return reading.read(PuzzleReader.decode(stream));
    } catch (IOException | InvalidPathException e) {
      throw new UsageException(
          option + name + ": " + UsageException.afterColon(PuzzleInputs.message(name, e)));
    }
  }
}
