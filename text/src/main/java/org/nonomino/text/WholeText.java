package org.nonomino.text;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;

/** Reads an input that contains one thing of a known size, and so has an end. */
final class WholeText {
  /**
   * The maximum number of characters: more than a grid of size 36 needs with borders, numbers and a
   * page of remarks.
   */
  private static final int MAX_CHARACTERS = 1 << 18;

  private static final int BUFFER_SIZE = 1 << 13;

  private WholeText() {}

  /**
   * Returns the lines of the input.
   *
   * @param source the name of the input for messages
   * @param reader the input, not closed
   * @param advice what to give instead of an overlong input, a sentence
   * @throws MalformedTextException if the input is longer than any grid, or not text
   * @throws IOException if the input cannot be read
   */
  static LineReader read(String source, Reader reader, String advice)
      throws MalformedTextException, IOException {
    StringBuilder text = new StringBuilder();
    char[] buffer = new char[BUFFER_SIZE];
    for (int count = reader.read(buffer); count >= 0; count = reader.read(buffer)) {
      text.append(buffer, 0, count);
      if (text.length() > MAX_CHARACTERS) {
        throw new MalformedTextException(
            Place.ofText(source),
            ProblemCode.TOO_LONG.with("limit", MAX_CHARACTERS),
            "the text is longer than " + MAX_CHARACTERS + " characters",
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
