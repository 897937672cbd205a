package org.nonomino.render.export;

/**
 * The sizes of the type of a booklet, in points.
 *
 * @param title over the first page, and over the first page of solutions
 * @param runningHead over the other pages, and the page numbers
 * @param heading over a puzzle
 * @param remark under a puzzle
 * @param answerHeading over a solution after the puzzles
 */
record BookletType(
    double title, double runningHead, double heading, double remark, double answerHeading) {
  /** A heading that is too long becomes smaller by this factor at most, and then has two lines. */
  static final double SHRINKING = 0.85;

  /** How many lines a heading may have. */
  static final int HEADING_LINES = 2;

  private static final BookletType LARGE = new BookletType(30, 18, 22, 18, 22);
  private static final BookletType ONE_OR_TWO = new BookletType(20, 9, 14, 10, 8.5);
  private static final BookletType FEW = new BookletType(20, 9, 12, 8.5, 8.5);
  private static final BookletType MANY = new BookletType(20, 9, 10, 7.5, 8.5);

  /** Returns the sizes for a style. */
  static BookletType of(BookletStyle style) {
    if (style.largePrint()) {
      return LARGE;
    }
    if (style.perPage() <= 2) {
      return ONE_OR_TWO;
    }
    return style.perPage() <= 6 ? FEW : MANY;
  }

  /** Returns the height that is kept free for a heading. */
  static double headingHeight(double size) {
    return HEADING_LINES * size * SHRINKING * FittedText.LEADING;
  }
}
