package org.nonomino.render;

/** The rhythm of broken lines, which have round ends: each dash is longer by the pen than said. */
final class Dashes {
  private static final double DASH = 2.5;
  private static final double GAP = 3;

  private Dashes() {}

  /** Returns the length of a dash for a pen of this width. */
  static double dash(double pen) {
    return DASH * pen;
  }

  /** Returns the length from the end of a dash to the beginning of the next one. */
  static double gap(double pen) {
    return GAP * pen;
  }
}
