package org.nonomino.render;

import java.util.List;

/** A part of a drawing; lengths in CSS pixels (96 to an inch). Immutable. */
public sealed interface Shape {
  /**
   * The length of a dash, relative to the width of the pen. The round ends make it longer by one
   * such width.
   */
  double DASH = 2.5;

  /** The length from the end of a dash to the next dash, relative to the width of the pen. */
  double GAP = 3;

  /** Returns its purpose. */
  Ink ink();

  /** Returns this shape in another ink. */
  Shape with(Ink other);

  /** A filled rectangle. */
  record Rectangle(double x, double y, double width, double height, Ink ink) implements Shape {
    @Override
    public Shape with(Ink other) {
      return new Rectangle(x, y, width, height, other);
    }
  }

  /**
   * Lines with round ends and corners.
   *
   * @param paths each a list of at least two points; closed if the last is the first
   * @param width of the pen
   * @param dashed whether the lines are broken
   */
  record Lines(List<List<Point>> paths, double width, boolean dashed, Ink ink) implements Shape {
    /** Copies the lists. */
    public Lines {
      paths = paths.stream().map(List::copyOf).toList();
    }

    @Override
    public Shape with(Ink other) {
      return new Lines(paths, width, dashed, other);
    }
  }

  /**
   * A circle.
   *
   * @param width of the pen; 0 for a filled disc
   */
  record Circle(Point centre, double radius, double width, Ink ink) implements Shape {
    @Override
    public Shape with(Ink other) {
      return new Circle(centre, radius, width, other);
    }
  }

  /**
   * A quadratic curve.
   *
   * @param width of the pen
   * @param dashed whether the line is broken
   */
  record Curve(Point from, Point control, Point to, double width, boolean dashed, Ink ink)
      implements Shape {
    @Override
    public Shape with(Ink other) {
      return new Curve(from, control, to, width, dashed, other);
    }
  }

  /** A filled polygon. */
  record Polygon(List<Point> corners, Ink ink) implements Shape {
    /** Copies the list. */
    public Polygon {
      corners = List.copyOf(corners);
    }

    @Override
    public Shape with(Ink other) {
      return new Polygon(corners, other);
    }
  }

  /**
   * A word, centred on {@code x}.
   *
   * @param x the middle
   * @param baseline the y of the baseline of the letters
   * @param size of the font: its em
   * @param angle clockwise, in degrees, about the middle of its capitals; 0 if it is not turned
   */
  record Word(
      String text, double x, double baseline, double size, double angle, Typeface typeface, Ink ink)
      implements Shape {
    /** Creates a word that is not turned. */
    public Word(String text, double x, double baseline, double size, Typeface typeface, Ink ink) {
      this(text, x, baseline, size, 0, typeface, ink);
    }

    /** Returns a word whose capitals and figures are centred on a point. */
    static Word centred(String text, Point middle, double size, Typeface typeface, Ink ink) {
      double baseline = middle.y() + typeface.capHeight(size) / 2;
      return new Word(text, middle.x(), baseline, size, typeface, ink);
    }

    @Override
    public Shape with(Ink other) {
      return new Word(text, x, baseline, size, angle, typeface, other);
    }

    /** Returns the point about which it is turned. */
    public Point middle() {
      return new Point(x, baseline - typeface.capHeight(size) / 2);
    }
  }
}
