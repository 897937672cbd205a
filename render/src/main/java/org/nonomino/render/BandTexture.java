package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;

/**
 * The pattern on a band. It shows the kind without colours, and is repeated at each border that the
 * band crosses, because digits are in the middles of cells.
 */
enum BandTexture {
  /** No pattern. */
  PLAIN {
    @Override
    void add(Leg leg, Pattern pattern) {}
  },
  /** Two dots, one at each side of the border, whose line would cover a dot. */
  DOTS {
    @Override
    double pen() {
      return DOT_PEN;
    }

    @Override
    void add(Leg leg, Pattern pattern) {
      for (double middle : new double[] {-0.12, 0.12}) {
        // Round ends turn a short line into a dot.
        pattern.addLine(leg, middle - DOT, 0, middle + DOT, 0);
      }
    }
  },
  /** One stroke along the band. */
  DASH {
    @Override
    void add(Leg leg, Pattern pattern) {
      pattern.addLine(leg, -0.15, 0, 0.15, 0);
    }
  },
  /** Two strokes side by side along the band. */
  DOUBLE_DASH {
    @Override
    void add(Leg leg, Pattern pattern) {
      pattern.addLine(leg, -0.15, -0.36, 0.15, -0.36);
      pattern.addLine(leg, -0.15, 0.36, 0.15, 0.36);
    }
  },
  /** A stroke along the band and one across it. */
  PLUS {
    @Override
    void add(Leg leg, Pattern pattern) {
      pattern.addLine(leg, -0.06, 0, 0.06, 0);
      pattern.addLine(leg, 0, -0.6, 0, 0.6);
    }
  },
  /** Two angles that open towards the cells, as between two groups. */
  BRACKETS {
    @Override
    void add(Leg leg, Pattern pattern) {
      pattern.addLine(leg, -0.12, 0.5, -0.05, 0.5, -0.05, -0.5, -0.12, -0.5);
      pattern.addLine(leg, 0.12, 0.5, 0.05, 0.5, 0.05, -0.5, 0.12, -0.5);
    }
  },
  /** Strokes up and down. */
  ZIGZAG {
    @Override
    void add(Leg leg, Pattern pattern) {
      pattern.addLine(leg, -0.18, 0.45, -0.09, -0.45, 0, 0.45, 0.09, -0.45, 0.18, 0.45);
    }
  },
  /** Two crosses. */
  CROSSES {
    @Override
    void add(Leg leg, Pattern pattern) {
      for (double middle : new double[] {-0.08, 0.08}) {
        pattern.addLine(leg, middle - 0.045, -0.45, middle + 0.045, 0.45);
        pattern.addLine(leg, middle - 0.045, 0.45, middle + 0.045, -0.45);
      }
    }
  },
  /** Three strokes across the band. */
  BARS {
    @Override
    void add(Leg leg, Pattern pattern) {
      for (int i = -1; i <= 1; i++) {
        pattern.addLine(leg, i * 0.09, -0.9, i * 0.09, 0.9);
      }
    }
  },
  /** Two strokes across the band, apart. */
  RUNGS {
    @Override
    void add(Leg leg, Pattern pattern) {
      pattern.addLine(leg, -0.05, -0.9, -0.05, 0.9);
      pattern.addLine(leg, 0.05, -0.9, 0.05, 0.9);
    }
  },
  /** A dark piece of the band. */
  BLOCKS {
    @Override
    void add(Leg leg, Pattern pattern) {
      pattern.addBlock(leg, 0.11);
    }
  },
  /** Strokes across the band that protrude at both sides, alternately. */
  TEETH {
    @Override
    void add(Leg leg, Pattern pattern) {
      for (int i = -1; i <= 1; i += 2) {
        pattern.addLine(leg, 0.12 * i - 0.06, 0, 0.12 * i - 0.06, -1.75);
        pattern.addLine(leg, 0.12 * i + 0.06, 0, 0.12 * i + 0.06, 1.75);
      }
    }
  };

  private static final double DOT = 0.005;
  private static final double DOT_PEN = 0.085;
  private static final double PEN = 0.026;

  /** Returns the width of its pen, relative to a cell. */
  double pen() {
    return PEN;
  }

  /** Adds the pattern of a piece. */
  abstract void add(Leg leg, Pattern pattern);

  /**
   * Returns the pattern along some lines.
   *
   * @param legs the pieces of the lines, from the middle of a cell to the next
   * @param width of the band
   * @param cell the width of a cell
   */
  List<Shape> shapes(List<Leg> legs, double width, double cell, Ink ink) {
    Pattern pattern = new Pattern(width, cell, ink);
    legs.forEach(leg -> add(leg, pattern));
    return pattern.shapes(pen());
  }

  /**
   * Collects a pattern. Lengths along the band are relative to the width of a cell, and those
   * across it to half of the band's width; both are measured from the middle of the piece.
   */
  private static final class Pattern {
    private final double half;
    private final double cell;
    private final Ink ink;
    private final List<List<Point>> lines = new ArrayList<>();
    private final List<Shape> blocks = new ArrayList<>();

    Pattern(double width, double cell, Ink ink) {
      this.half = width / 2;
      this.cell = cell;
      this.ink = ink;
    }

    /** Adds a line; the numbers are distances along and across by turns. */
    void addLine(Leg leg, double... places) {
      List<Point> points = new ArrayList<>();
      for (int i = 0; i < places.length; i += 2) {
        points.add(place(leg, places[i], places[i + 1]));
      }
      lines.add(points);
    }

    /** Adds a dark piece with this length to each side. */
    void addBlock(Leg leg, double reach) {
      blocks.add(
          new Shape.Polygon(
              List.of(
                  place(leg, -reach, -1),
                  place(leg, reach, -1),
                  place(leg, reach, 1),
                  place(leg, -reach, 1)),
              ink));
    }

    private Point place(Leg leg, double along, double across) {
      return leg.at(leg.length() / 2 + along * cell, across * half);
    }

    List<Shape> shapes(double pen) {
      List<Shape> shapes = new ArrayList<>(blocks);
      if (!lines.isEmpty()) {
        shapes.add(new Shape.Lines(lines, pen * cell, false, ink));
      }
      return shapes;
    }
  }
}
