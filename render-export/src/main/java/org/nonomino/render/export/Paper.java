package org.nonomino.render.export;

/** Paper for the pages of a book with black ink. */
public enum Paper {
  /** White paper. */
  WHITE(0.002252),

  /** Cream paper. It is thicker. */
  CREAM(0.0025);

  private final double thickness;

  /**
   * @param inches the part of a page in the width of a spine, in inches
   */
  Paper(double inches) {
    thickness = inches * PageSize.INCH;
  }

  /** Returns the width of the spine of a book, in points, without its cover. */
  public double spine(int pages) {
    return pages * thickness;
  }
}
