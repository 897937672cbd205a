package org.nonomino.render;

/**
 * The characters of the borders in text. If a picture has cages, the borders of regions are heavy,
 * except where a cage crosses them, and the other borders of cages are dashed. Immutable.
 */
final class TextBorders {
  /** The line, if any, between two neighbouring places. */
  enum Border {
    NONE,
    /** The end of a cage within a region. */
    CAGE,
    /** The border of regions within a cage. */
    CROSSED,
    /** Any other border of regions, and the edge of the grid. */
    REGION
  }

  /** The characters by the weights of the lines that meet: up + 3 right + 9 down + 27 left. */
  private static final String JUNCTIONS =
      " ╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋";

  private static final int WEIGHTS = 3;
  private static final char ASCII_JUNCTION = '+';

  private final boolean isAscii;

  /** The characters of the borders in their order. */
  private final String vertical;

  private final String horizontal;
  private final int weightOfRegion;

  TextBorders(boolean isAscii, boolean hasCages) {
    this.isAscii = isAscii;
    this.weightOfRegion = hasCages ? 2 : 1;
    if (isAscii) {
      this.vertical = " :!|";
      this.horizontal = " .~-";
    } else {
      this.vertical = hasCages ? " ┆│┃" : " ┆││";
      this.horizontal = hasCages ? " ┄─━" : " ┄──";
    }
  }

  char vertical(Border border) {
    return vertical.charAt(index(border));
  }

  char horizontal(Border border) {
    return horizontal.charAt(index(border));
  }

  private static int index(Border border) {
    return switch (border) {
      case NONE -> 0;
      case CAGE -> 1;
      case CROSSED -> 2;
      case REGION -> 3;
    };
  }

  /** Returns the character where four lines meet. */
  char corner(Border up, Border right, Border down, Border left) {
    if (up == down && left == Border.NONE && right == Border.NONE) {
      return vertical(up);
    }
    if (left == right && up == Border.NONE && down == Border.NONE) {
      return horizontal(left);
    }
    if (isAscii) {
      return ASCII_JUNCTION;
    }
    int index = weight(left);
    for (Border next : new Border[] {down, right, up}) {
      index = WEIGHTS * index + weight(next);
    }
    return JUNCTIONS.charAt(index);
  }

  private int weight(Border border) {
    return switch (border) {
      case NONE -> 0;
      case CAGE, CROSSED -> 1;
      case REGION -> weightOfRegion;
    };
  }
}
