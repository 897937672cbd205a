package org.nonomino.render;

/**
 * How a drawn picture looks.
 *
 * @param theme the colours
 * @param labelled whether rows are numbered at the left and columns above, from 1
 * @param digits how digits above 9 are written
 * @param width of the whole picture in CSS pixels (96 to an inch); its height follows
 */
public record PictureStyle(Theme theme, boolean labelled, DigitStyle digits, double width) {
  /** The width of a cell where none is asked for, in CSS pixels. */
  public static final int WIDTH_OF_CELL = 48;

  /** Returns how a picture of n×n cells looks where nothing is asked for. */
  public static PictureStyle usual(int n) {
    return new PictureStyle(Theme.LIGHT, false, DigitStyle.LETTERS, WIDTH_OF_CELL * n);
  }
}
