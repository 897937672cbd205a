package org.nonomino.render.export;

/**
 * The trim size, the margins, and the bleed of the pages.
 *
 * @param trim the trimmed page
 * @param margins the white margins
 * @param bleed the width of a coloured ground beyond the cut at each side, in points; 0 for none
 */
public record PageShape(PageSize trim, Margins margins, double bleed) {
  /**
   * The white margins, in points. Pages are mirrored: the inner margin is at the left of pages with
   * odd numbers, the right-hand pages of an open book.
   *
   * @param inner at the binding
   * @param outer at the opposite side
   */
  public record Margins(double inner, double outer, double top, double bottom) {
    /** Returns four equal margins. */
    public static Margins all(double margin) {
      return new Margins(margin, margin, margin, margin);
    }
  }

  /** Returns this shape with a different trim size. */
  public PageShape with(PageSize other) {
    return new PageShape(other, margins, bleed);
  }

  /** Returns the area for the content of a page. */
  Frame room(int number) {
    double left = number % 2 == 1 ? margins.inner : margins.outer;
    return new Frame(
        left,
        margins.top,
        trim.width() - margins.inner - margins.outer,
        trim.height() - margins.top - margins.bottom);
  }

  /** Returns the whole page with its bleed. */
  Frame bled() {
    return new Frame(-bleed, -bleed, trim.width() + 2 * bleed, trim.height() + 2 * bleed);
  }
}
