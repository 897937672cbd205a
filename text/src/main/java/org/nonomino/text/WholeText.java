package org.nonomino.text;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;

/** Reads a text that holds one thing of a known size, and so has an end. */
final class WholeText {
  /** More than a grid of size 36 needs with borders, numbers and a page of remarks. */
  private static final int MOST_CHARACTERS = 1 << 18;

  private static final int BUFFER_SIZE = 1 << 13;

  private WholeText() {}

  /**
   * Returns the lines of a text.
   *
   * @param source the name of the text for messages
   * @param reader the text, not closed
   * @param advice what to give instead of a text that is too long, a sentence
   * @throws MalformedTextException if the text is longer than any grid, or not a text
   * @throws IOException if the text cannot be read
   */
  static LineReader read(String source, Reader reader, String advice)
      throws MalformedTextException, IOException {
    StringBuilder text = new StringBuilder();
    char[] buffer = new char[BUFFER_SIZE];
    for (int count = reader.read(buffer); count >= 0; count = reader.read(buffer)) {
      text.append(buffer, 0, count);
      if (text.length() > MOST_CHARACTERS) {
        throw new MalformedTextException(
            Place.ofText(source),
            ProblemCode.TOO_LONG.with("limit", MOST_CHARACTERS),
            "the text is longer than " + MOST_CHARACTERS + " characters",
            advice);
      }
    }
    LineReader lines = new LineReader(source, new StringReader(text.toString()));
    if (lines.isBinary()) {
      throw PuzzleReader.notText(source);
    }
    return lines;
  }
}
