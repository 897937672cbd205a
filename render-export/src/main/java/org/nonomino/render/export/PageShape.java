package org.nonomino.render.export;

/**
 * The trim size, the margins, and the bleed and marks beyond the cut of the pages.
 *
 * @param trim the trimmed page
 * @param margins the white margins
 * @param bleed the width of a coloured ground beyond the cut, in points; 0 for none
 * @param edges where the ground goes beyond the cut
 */
public record PageShape(PageSize trim, Margins margins, double bleed, Edges edges) {
  /** The distance of crop marks from the cut, if the bleed is not wider, in points. */
  private static final double MARK_DISTANCE = 9;

  /** The length of crop marks, in points. */
  private static final double MARK_LENGTH = 15;

  /** The bleed and the marks beyond the cut of a page. */
  public enum Edges {
    /** Bleed at all four edges. */
    ALL,
    /** Bleed at three edges: none at the binding. */
    OUTER,
    /** Bleed at all four edges, and crop marks beyond it. */
    MARKED
  }

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

  /** Creates a shape with bleed at all four edges. */
  public PageShape(PageSize trim, Margins margins, double bleed) {
    this(trim, margins, bleed, Edges.ALL);
  }

  /** Returns this shape with a different trim size. */
  public PageShape with(PageSize other) {
    return new PageShape(other, margins, bleed, edges);
  }

  /** Returns the area for the content of a page. */
  Frame room(int number) {
    double left = isRight(number) ? margins.inner : margins.outer;
    return new Frame(
        left,
        margins.top,
        trim.width() - margins.inner - margins.outer,
        trim.height() - margins.top - margins.bottom);
  }

  /** Returns a page with its bleed. */
  Frame bled(int number) {
    double left = edges == Edges.OUTER && isRight(number) ? 0 : bleed;
    double right = edges == Edges.OUTER && !isRight(number) ? 0 : bleed;
    return new Frame(-left, -bleed, trim.width() + left + right, trim.height() + 2 * bleed);
  }

  /** Returns the whole sheet: a page with its bleed and its crop marks. */
  Frame sheet(int number) {
    return edges == Edges.MARKED
        ? new Frame(0, 0, trim.width(), trim.height()).inset(-markEnd())
        : bled(number);
  }

  /** Returns the distance of crop marks from the cut. */
  double markDistance() {
    return Math.max(MARK_DISTANCE, bleed);
  }

  /** Returns the distance of the outer ends of crop marks from the cut. */
  double markEnd() {
    return markDistance() + MARK_LENGTH;
  }

  private static boolean isRight(int number) {
    return number % 2 == 1;
  }
}
