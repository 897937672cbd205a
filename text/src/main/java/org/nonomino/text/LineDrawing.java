package org.nonomino.text;

/**
 * The characters with which people draw the borders of a grid: the Unicode block for box drawing,
 * and {@code + - | =}.
 */
final class LineDrawing {
  private static final String HORIZONTAL = "-=─━┄┅┈┉╌╍═╴╶╸╺╼╾";
  private static final String VERTICAL = "|│┃┆┇┊┋╎╏║╵╷╹╻╽╿";
  private static final String HEAVY = "=━┅┉╍═┃┇┋╏║";
  private static final String ASCII_CORNERS = "+.,:'*";

  private LineDrawing() {}

  static boolean isBoxDrawing(int character) {
    return character >= 0x2500 && character <= 0x257F;
  }

  static boolean isHorizontal(char character) {
    return HORIZONTAL.indexOf(character) >= 0;
  }

  static boolean isVertical(char character) {
    return VERTICAL.indexOf(character) >= 0;
  }

  /**
   * Returns whether a line is heavy or double, as around regions if light lines separate all cells.
   */
  static boolean isHeavy(char character) {
    return HEAVY.indexOf(character) >= 0;
  }

  /** Returns whether lines meet at this character; the only ASCII junction is the plus. */
  static boolean isJunction(char character) {
    return character == '+'
        || (isBoxDrawing(character) && !isHorizontal(character) && !isVertical(character));
  }

  /** Returns whether a frame may begin or end a line of its border with this character. */
  static boolean isCorner(char character) {
    return isJunction(character) || ASCII_CORNERS.indexOf(character) >= 0;
  }
}
