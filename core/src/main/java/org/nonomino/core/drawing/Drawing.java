package org.nonomino.core.drawing;

import java.util.List;

/** One drawn thing. Places and widths are in cells. Immutable. */
public sealed interface Drawing {
  /** Whether it lies above the lines of the grid and the digits, or below them. */
  enum Layer {
    BELOW,
    ABOVE
  }

  /**
   * A line through points.
   *
   * @param points at least one; a closed line ends with its first point
   * @param width the width of the stroke, in cells
   * @param fill the colour of the area within the line; mostly none
   */
  record Line(List<Point> points, Colour stroke, double width, Colour fill, Layer layer)
      implements Drawing {
    /** Copies the points. */
    public Line {
      points = List.copyOf(points);
    }

    /** Creates a line without a colour within it. */
    public Line(List<Point> points, Colour stroke, double width, Layer layer) {
      this(points, stroke, width, Colour.NONE, layer);
    }
  }

  /**
   * A line with a head at its last point.
   *
   * @param points at least two, from the tail to the head
   * @param width the width of the stroke, in cells
   * @param head the length of the head, in cells
   */
  record Arrow(List<Point> points, Colour stroke, double width, double head, Layer layer)
      implements Drawing {
    /** Copies the points. */
    public Arrow {
      points = List.copyOf(points);
    }
  }

  /**
   * A rectangle or an ellipse, with or without text; a text alone is a shape without visible
   * colours.
   *
   * @param isRound whether it is an ellipse
   * @param width in cells
   * @param height in cells
   * @param angle clockwise, in degrees
   * @param text empty if there is none
   * @param textSize the height of the letters, in cells; 0 if there is no text
   */
  record Shape(
      boolean isRound,
      Point centre,
      double width,
      double height,
      double angle,
      Colour border,
      double borderWidth,
      Colour fill,
      String text,
      double textSize,
      Colour textColour,
      Layer layer)
      implements Drawing {
    /** Returns a black text alone, above the lines of the grid. */
    public static Shape text(Point centre, String text, double size) {
      return new Shape(
          false,
          centre,
          0,
          0,
          0,
          Colour.NONE,
          0,
          Colour.NONE,
          text,
          size,
          Colour.BLACK,
          Layer.ABOVE);
    }

    /** Returns whether it has a colour besides that of its text. */
    public boolean isColoured() {
      return border.isVisible() || fill.isVisible();
    }
  }

  /**
   * A dashed border around cells.
   *
   * @param cells rows and columns of cells from 0, as places of their upper left corners
   * @param text the text in its upper left cell; empty if there is none
   * @param isUnique whether the file says that no digit may repeat in it
   * @param isHidden whether it is not drawn
   * @param style the name that its program has for this style of cages; empty if there is none
   */
  record Cage(
      List<Point> cells,
      String text,
      boolean isUnique,
      boolean isHidden,
      String style,
      Colour stroke)
      implements Drawing {
    /** Copies the cells. */
    public Cage {
      cells = List.copyOf(cells);
    }
  }
}
