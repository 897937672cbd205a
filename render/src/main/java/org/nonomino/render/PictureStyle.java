package org.nonomino.render;

/**
 * The style of a drawn picture.
 *
 * @param theme the colours
 * @param labelled whether rows are numbered at the left and columns above, from 1
 * @param digits the notation of digits above 9
 * @param width of the whole picture in CSS pixels (96 to an inch); its height follows
 * @param hasLargeMarks whether candidates and sums are as large as their places allow, for small
 *     pictures and for weak eyes
 */
public record PictureStyle(
    Theme theme, boolean labelled, DigitStyle digits, double width, boolean hasLargeMarks) {
  /** The default width of a cell, in CSS pixels. */
  public static final int WIDTH_OF_CELL = 48;

  /** Creates the style of a picture with marks of the usual size. */
  public PictureStyle(Theme theme, boolean labelled, DigitStyle digits, double width) {
    this(theme, labelled, digits, width, false);
  }

  /** Returns this style with a different width. */
  PictureStyle withWidth(double other) {
    return new PictureStyle(theme, labelled, digits, other, hasLargeMarks);
  }

  /** Returns the default style of a picture, with cells of the default width. */
  public static PictureStyle usual(Picture picture) {
    return new PictureStyle(Theme.LIGHT, false, DigitStyle.LETTERS, usualWidth(picture, false));
  }

  /**
   * Returns the default width of a picture, a whole number of pixels.
   *
   * @param labelled whether rows are numbered; this takes the room of one more cell
   */
  public static int usualWidth(Picture picture, boolean labelled) {
    double cells = picture.cellsAcross() + (labelled ? 1 : 0);
    return (int) Math.round(WIDTH_OF_CELL * cells);
  }
}
