package org.nonomino.render.export;

/**
 * The shape of the pages: how large they are when they are cut, what is left white, and how far
 * colour goes beyond the cut.
 *
 * @param trim the page when it is cut
 * @param margins what is left white
 * @param bleed how far a coloured ground goes beyond the cut at each side, in points; 0 for none
 */
public record PageShape(PageSize trim, Margins margins, double bleed) {
  /**
   * What is left white, in points. Pages are mirrored: the inner margin is at the left of pages
   * with odd numbers, which lie on the right of an open book.
   *
   * @param inner at the binding
   * @param outer at the opposite side
   */
  public record Margins(double inner, double outer, double top, double bottom) {
    /** Returns margins that are equal. */
    public static Margins all(double margin) {
      return new Margins(margin, margin, margin, margin);
    }
  }

  /** Returns this shape with pages of another size. */
  public PageShape with(PageSize other) {
    return new PageShape(other, margins, bleed);
  }

  /** Returns what is left for the content of a page. */
  Frame room(int number) {
    double left = number % 2 == 1 ? margins.inner : margins.outer;
    return new Frame(
        left,
        margins.top,
        trim.width() - margins.inner - margins.outer,
        trim.height() - margins.top - margins.bottom);
  }

  /** Returns the whole page with what is cut off. */
  Frame bled() {
    return new Frame(-bleed, -bleed, trim.width() + 2 * bleed, trim.height() + 2 * bleed);
  }
}
