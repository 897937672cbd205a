package org.nonomino.render.export;

/**
 * A rectangle on a page, in points (72 to an inch) from the upper left corner of the trimmed page,
 * y downwards.
 */
public record Frame(double x, double y, double width, double height) {
  /** Returns the x of the middle. */
  public double centre() {
    return x + width / 2;
  }

  /** Returns the x of the right edge. */
  public double right() {
    return x + width;
  }

  /** Returns the y of the lower edge. */
  public double bottom() {
    return y + height;
  }

  /** Returns a frame with each edge moved inwards; outwards if the distance is negative. */
  Frame inset(double distance) {
    return new Frame(x + distance, y + distance, width - 2 * distance, height - 2 * distance);
  }
}
