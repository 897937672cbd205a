package org.nonomino.text;

import java.io.Serializable;

/**
 * A place in a text.
 *
 * @param source the name of the text, such as the path of a file
 * @param line from 1; 0 if the text as a whole is meant
 * @param column from 1, in characters; 0 if the whole line is meant
 * @param lineText the line, or its beginning if it is very long
 */
public record Place(String source, long line, int column, String lineText) implements Serializable {
  /** Returns the place that stands for a whole text. */
  public static Place ofText(String source) {
    return new Place(source, 0, 0, "");
  }

  /** Returns the place that lies further on in the same line. */
  public Place plusColumns(int columns) {
    return new Place(source, line, column + columns, lineText);
  }

  /** The place as compilers print it: {@code file:line:column}. */
  @Override
  public String toString() {
    return source + (line > 0 ? ":" + line : "") + (column > 0 ? ":" + column : "");
  }
}
