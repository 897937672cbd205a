package org.nonomino.render.export;

import org.nonomino.render.DigitStyle;
import org.nonomino.render.Ink;
import org.nonomino.render.Theme;

/**
 * The look of pages, independent of their contents.
 *
 * @param shape the paper and its margins
 * @param fonts of all text
 * @param colours the colour space
 * @param theme the colours
 * @param labelled whether rows and columns are numbered
 * @param digits the notation of digits above 9
 * @param largePrint whether everything is drawn larger and bolder, for weak eyes
 * @param fillsPage whether pictures are as large as their place allows, however wide their cells
 */
public record PageLook(
    PageShape shape,
    PrintFonts fonts,
    PrintColours colours,
    Theme theme,
    boolean labelled,
    DigitStyle digits,
    boolean largePrint,
    boolean fillsPage) {
  private static final int WHITE = 0xFFFFFF;

  /** Returns this look with a different shape. */
  public PageLook with(PageShape other) {
    return new PageLook(other, fonts, colours, theme, labelled, digits, largePrint, fillsPage);
  }

  /** Returns whether the ground of the pages is coloured. */
  boolean hasGround() {
    return theme.colour(Ink.of(Ink.Kind.PAPER)) != WHITE;
  }

  /** Returns this look with different colours. */
  PageLook with(Theme other) {
    return new PageLook(shape, fonts, colours, other, labelled, digits, largePrint, fillsPage);
  }
}
