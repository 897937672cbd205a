package org.nonomino.render.export;

/** A rectangle on a page, in points from its upper left corner, y downwards. */
record Frame(double x, double y, double width, double height) {
  double centre() {
    return x + width / 2;
  }

  double right() {
    return x + width;
  }

  double bottom() {
    return y + height;
  }
}
