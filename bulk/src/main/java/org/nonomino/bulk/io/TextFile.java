package org.nonomino.bulk.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.nonomino.text.PuzzleReader;

/** Reads files of text as a whole, in any encoding that puzzles may have. */
public final class TextFile {
  private TextFile() {}

  /**
   * Returns the text of a file.
   *
   * @throws java.nio.file.InvalidPathException if that is not a file name
   */
  public static String read(String name) throws IOException {
    try (InputStream stream = Files.newInputStream(Path.of(name))) {
      StringWriter text = new StringWriter();
      PuzzleReader.decode(stream).transferTo(text);
      return text.toString();
    }
  }
}
