package org.nonomino.reading.wording;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the files of wordings in the package of this class. The web app replaces it. */
final class WordingFiles {
  private static final class English {
    static final Wordings WORDINGS = Wordings.parse(text("wordings-en.txt"));
  }

  private WordingFiles() {}

  static Wordings english() {
    return English.WORDINGS;
  }

  private static String text(String name) {
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
