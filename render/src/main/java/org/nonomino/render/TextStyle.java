package org.nonomino.render;

/**
 * The style of a picture in text.
 *
 * @param ascii whether borders are drawn with {@code + - |} instead of box-drawing characters
 * @param colour whether givens and answers differ by the terminal's escape codes instead of by
 *     brackets
 * @param numbered whether columns are numbered above and rows at the left, from 1
 */
public record TextStyle(boolean ascii, boolean colour, boolean numbered) {
  /** Creates a style without numbers. */
  public TextStyle(boolean ascii, boolean colour) {
    this(ascii, colour, false);
  }
}
