package org.nonomino.reading.wording;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the files of wordings in the package of this class. The web app replaces it. */
final class WordingFiles {
  private WordingFiles() {}

  /**
   * Returns a file as a string.
   *
   * @throws IllegalStateException if there is no such file
   */
  static String text(String name) {
    try (InputStream stream = WordingFiles.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("the file of wordings '" + name + "' is missing");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
