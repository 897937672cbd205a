package org.nonomino.render.export;

/**
 * The sizes of the type of a document, in points.
 *
 * @param title above the first page, and above the first page of solutions
 * @param runningHead above the other pages, and the page numbers
 * @param heading above a puzzle
 * @param remark below a puzzle
 * @param answerHeading above a solution after the puzzles
 * @param answerRemark next to it and below it, in a book
 * @param text of paragraphs
 */
record TypeSizes(
    double title,
    double runningHead,
    double heading,
    double remark,
    double answerHeading,
    double answerRemark,
    double text) {
  /**
   * The minimum factor for a heading that is too long. If it is still too long, it has two lines.
   */
  static final double SHRINKING = 0.85;

  static final int HEADING_LINES = 2;

  /** The minimum size of type that printing services accept. */
  static final double MIN = 7;

  /** The minimum size of type in large print. */
  static final double MIN_LARGE_PRINT = 16;

  /** The minimum factor for the title of a page. The title is always a single line. */
  static final double TITLE_SHRINKING = 0.6;

  /*
   * UKAAF G003, "Creating clear print and large print documents": text of large print has at least
   * 16 points, ideally 18, and page numbers and labels are ideally as large as the text.
   */
  private static final TypeSizes LARGE = new TypeSizes(30, 18, 22, 18, 22, 18, 18);
  private static final TypeSizes ONE_OR_TWO = new TypeSizes(20, 9, 14, 10, 8.5, 7.5, 10.5);
  private static final TypeSizes FEW = new TypeSizes(20, 9, 12, 8.5, 8.5, 7.5, 10.5);
  private static final TypeSizes MANY = new TypeSizes(20, 9, 10, 7.5, 8.5, 7.5, 10.5);

  /**
   * Returns the sizes for pages.
   *
   * @param perPage the approximate number of puzzles on a page
   */
  static TypeSizes of(boolean isLargePrint, int perPage) {
    if (isLargePrint) {
      return LARGE;
    }
    if (perPage <= 2) {
      return ONE_OR_TWO;
    }
    return perPage <= 6 ? FEW : MANY;
  }

  /** Returns the minimum size of text that is too long, unless it is truncated. */
  static double shrunk(double size) {
    return Math.max(size * SHRINKING, Math.min(size, MIN));
  }

  /**
   * Returns the height reserved for a heading. Only a heading in one line has the full size; the
   * lines of a longer one are smaller.
   */
  static double headingHeight(double size, int lines) {
    return size * FittedText.LEADING * (lines == 1 ? 1 : lines * SHRINKING);
  }
}
