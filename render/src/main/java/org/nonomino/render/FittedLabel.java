package org.nonomino.render;

/** A line of text with the font size at which it fits into a width. */
record FittedLabel(String text, double fontSize) {
  private static final char ELLIPSIS = '…';

  /**
   * Returns the text at the largest size that fits. If this is below the minimum, the text is cut
   * and ends with an ellipsis.
   */
  static FittedLabel of(
      String text, double width, double maxSize, double minSize, Typeface typeface) {
    double size = Math.min(maxSize, width / typeface.width(text, 1));
    if (size >= minSize) {
      return new FittedLabel(text, size);
    }
    String cut = text;
    do {
      int end = cut.length() - (cut.endsWith(String.valueOf(ELLIPSIS)) ? 1 : 0);
      cut = cut.substring(0, cut.offsetByCodePoints(end, -1)) + ELLIPSIS;
    } while (cut.length() > 1 && typeface.width(cut, minSize) > width);
    return new FittedLabel(cut, minSize);
  }
}
