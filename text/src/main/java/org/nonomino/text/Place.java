package org.nonomino.text;

import java.io.Serializable;

/**
 * A place in an input.
 *
 * @param source the name of the input, such as the path of a file
 * @param line from 1; 0 for the input as a whole
 * @param column from 1, in characters; 0 for the whole line
 * @param lineText the line, or its beginning if it is very long
 */
public record Place(String source, long line, int column, String lineText) implements Serializable {
  /** Returns the place for an input as a whole. */
  public static Place ofText(String source) {
    return new Place(source, 0, 0, "");
  }

  /** Returns the place that is a number of columns further right in the same line. */
  public Place plusColumns(int columns) {
    return new Place(source, line, column + columns, lineText);
  }

  /** Returns the place as compilers print it: {@code file:line:column}. */
  @Override
  public String toString() {
    return source + (line > 0 ? ":" + line : "") + (column > 0 ? ":" + column : "");
  }
}
