package org.nonomino.render.export;

import org.nonomino.render.DigitStyle;
import org.nonomino.render.Theme;

/**
 * How pages look, whatever is on them.
 *
 * @param shape the paper and what is left white
 * @param fonts of all texts
 * @param colours how colours are written
 * @param theme the colours
 * @param labelled whether rows and columns are numbered
 * @param digits how digits above 9 are written
 * @param largePrint whether all is drawn larger and bolder, for weak eyes
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
  /** Returns this look on other pages. */
  public PageLook with(PageShape other) {
    return new PageLook(other, fonts, colours, theme, labelled, digits, largePrint, fillsPage);
  }

  /** Returns this look in other colours. */
  PageLook with(Theme other) {
    return new PageLook(shape, fonts, colours, other, labelled, digits, largePrint, fillsPage);
  }
}
