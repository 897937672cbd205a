package org.nonomino.bulk.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleReader;

/**
 * Reads whole files up to a limit, checked while reading. Text may have any encoding that puzzles
 * may have.
 */
public final class TextFile {
  /** More characters than a plan or a list of words needs. */
  private static final int MAX_CHARACTERS = 1 << 20;

  private static final int BUFFER_SIZE = 1 << 13;

  private TextFile() {}

  /**
   * Returns the text of a file.
   *
   * @throws java.nio.file.InvalidPathException if that is not a file name
   * @throws MalformedTextException if it is too long
   */
  public static String read(String name) throws IOException, MalformedTextException {
    try (InputStream stream = Files.newInputStream(FileName.toRead(name))) {
      return read(name, PuzzleReader.decode(stream));
    }
  }

  /**
   * Returns the remaining characters of a reader.
   *
   * @param source its name, for messages
   * @throws MalformedTextException if it is too long
   */
  public static String read(String source, Reader text) throws IOException, MalformedTextException {
    StringBuilder rest = new StringBuilder();
    char[] buffer = new char[BUFFER_SIZE];
    for (int count = text.read(buffer); count >= 0; count = text.read(buffer)) {
      rest.append(buffer, 0, count);
      if (rest.length() > MAX_CHARACTERS) {
        throw new MalformedTextException(
            Place.ofText(source),
            "the text is longer than " + MAX_CHARACTERS + " characters",
            "Choose another file, or shorten it.");
      }
    }
    return rest.toString();
  }

  /**
   * Returns the bytes of a file.
   *
   * @param max the largest size that is read
   * @throws IOException if the file cannot be read, or is larger
   */
  public static byte[] bytes(Path file, int max) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] bytes = stream.readNBytes(max);
      if (stream.read() >= 0) {
        throw new IOException("it is larger than " + max + " bytes");
      }
      return bytes;
    }
  }

  /**
   * Opens a file that an option names. Standard input stays open when the stream is closed.
   *
   * @param name a path, or {@value PuzzleInputs#STANDARD_INPUT}
   * @throws InvalidPathException if that is not a file name
   */
  public static InputStream open(String name, InputStream standardInput) throws IOException {
    return name.equals(PuzzleInputs.STANDARD_INPUT)
        ? new FilterInputStream(standardInput) {
          @Override
          public void close() {}
        }
        : Files.newInputStream(FileName.toRead(name));
  }

  /**
   * Converts text to a result.
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
   * @param name a path, or {@value PuzzleInputs#STANDARD_INPUT}
   * @throws UsageException if the file cannot be read
   * @throws MalformedTextException if its content is malformed
   */
  public static <T> T ofOption(
      String option, String name, InputStream standardInput, Reading<T> reading)
      throws UsageException, MalformedTextException {
    try (InputStream stream = open(name, standardInput)) {
      return reading.read(PuzzleReader.decode(stream));
    } catch (IOException | InvalidPathException e) {
      throw new UsageException(
          option + name + ": " + UsageException.afterColon(PuzzleInputs.message(name, e)));
    }
  }
}
