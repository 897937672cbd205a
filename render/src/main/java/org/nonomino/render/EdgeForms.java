package org.nonomino.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;

/** Draws marks on edges between two cells, and on corners. */
final class EdgeForms {
  private static final double DOT = 0.125;
  private static final double NUMBERED_DOT = 0.16;
  private static final double DOT_PEN = 0.024;
  private static final double DOT_NUMBER = 0.23;

  private static final double LETTER_GROUND = 0.175;
  private static final double LETTER_WIDTH = 0.095;
  private static final double LETTER_HEIGHT = 0.125;
  private static final double LETTER_PEN = 0.05;

  private static final double SIGN_WIDTH = 0.11;
  private static final double SIGN_DEPTH = 0.06;
  private static final double SIGN_PEN = 0.034;
  private static final double SIGN_GROUND_PEN = 0.1;

  private static final double QUADRUPLE = 0.25;
  private static final double QUADRUPLE_PEN = 0.02;
  private static final double QUADRUPLE_DIGIT = 0.25;
  private static final double QUADRUPLE_GAP = 0.03;

  /** The distance of the corners of the text from the middle, relative to the radius. */
  private static final double FILLED = 0.86;

  /** The distance of two marks on one edge, and that of the outer ones of many. */
  private static final double APART = 0.34;

  private static final double SPREAD = 0.72;

  private final PictureMeasures measures;
  private final ConstraintLayers layers;

  /** The numbers of marks on edges that have several. */
  private final Map<Integer, Integer> crowds = new HashMap<>();

  /** How many of them are drawn. */
  private final Map<Integer, Integer> drawn = new HashMap<>();

  EdgeForms(Rules rules, PictureMeasures measures, ConstraintLayers layers) {
    for (Constraint constraint : rules.constraints()) {
      if (isOnEdge(constraint.kind())) {
        crowds.merge(edgeNumber(constraint.cells()), 1, Integer::sum);
      }
    }
    this.measures = measures;
    this.layers = layers;
  }

  void draw(Constraint constraint) {
    if (constraint instanceof WhiteDot dot) {
      drawDot(
          dot.cells(),
          dot.difference() == WhiteDot.USUAL_DIFFERENCE ? "" : String.valueOf(dot.difference()),
          Ink.Kind.WHITE_DOT,
          Ink.Kind.BLACK_DOT);
    } else if (constraint instanceof BlackDot dot) {
      drawDot(
          dot.cells(),
          dot.ratio() == BlackDot.USUAL_RATIO ? "" : String.valueOf(dot.ratio()),
          Ink.Kind.BLACK_DOT,
          Ink.Kind.WHITE_DOT);
    } else if (constraint instanceof XvSign sign) {
      drawLetter(sign);
    } else if (constraint instanceof GreaterThan greater) {
      drawSign(greater.cells());
    } else if (constraint instanceof Quadruple quadruple) {
      drawQuadruple(quadruple);
    }
  }

  private double cell() {
    return measures.cell();
  }

  private static boolean isOnEdge(ConstraintKind kind) {
    return kind == ConstraintKind.WHITE_DOT
        || kind == ConstraintKind.BLACK_DOT
        || kind == ConstraintKind.XV
        || kind == ConstraintKind.GREATER_THAN;
  }

  /** Returns a number that only the edge between the first two cells has. */
  private static int edgeNumber(CellList cells) {
    int first = Math.min(cells.get(0), cells.get(1));
    return 2 * first + (isBesideEachOther(cells) ? 0 : 1);
  }

  private static boolean isBesideEachOther(CellList cells) {
    int size = cells.size();
    return cells.get(0) / size == cells.get(1) / size;
  }

  /**
   * Returns the place of the next mark on the edge between the first two cells: its middle, or if
   * it has several marks, side by side.
   */
  private Point edge(CellList cells) {
    Point first = measures.middle(cells.get(0));
    Point second = measures.middle(cells.get(1));
    int edge = edgeNumber(cells);
    int count = crowds.getOrDefault(edge, 1);
    int place = drawn.merge(edge, 1, Integer::sum) - 1;
    double apart = count == 1 ? 0 : Math.min(APART, SPREAD / (count - 1)) * cell();
    double shift = (place - (count - 1) / 2.0) * apart;
    boolean isVertical = isBesideEachOther(cells);
    return new Point(
        (first.x() + second.x()) / 2 + (isVertical ? 0 : shift),
        (first.y() + second.y()) / 2 + (isVertical ? shift : 0));
  }

  private void drawDot(CellList cells, String number, Ink.Kind ground, Ink.Kind edge) {
    Point middle = edge(cells);
    double radius = (number.isEmpty() ? DOT : NUMBERED_DOT) * cell();
    add(new Shape.Circle(middle, radius, 0, Ink.of(edge)));
    add(new Shape.Circle(middle, radius - DOT_PEN * cell(), 0, Ink.of(ground)));
    if (!number.isEmpty()) {
      double width = 2 * FILLED * (radius - DOT_PEN * cell());
      double size = Math.min(DOT_NUMBER * cell(), 0.9 * width / Typeface.BOLD.width(number, 1));
      addWord(number, middle, size, edge);
    }
  }

  private void drawLetter(XvSign sign) {
    Point middle = edge(sign.cells());
    add(new Shape.Circle(middle, LETTER_GROUND * cell(), 0, Ink.of(Ink.Kind.PAPER)));
    double right = LETTER_WIDTH * cell();
    double down = LETTER_HEIGHT * cell();
    Point upperLeft = new Point(middle.x() - right, middle.y() - down);
    Point upperRight = new Point(middle.x() + right, middle.y() - down);
    List<List<Point>> strokes =
        sign.sum() == XvSign.X_SUM
            ? List.of(
                List.of(upperLeft, new Point(middle.x() + right, middle.y() + down)),
                List.of(upperRight, new Point(middle.x() - right, middle.y() + down)))
            : List.of(List.of(upperLeft, new Point(middle.x(), middle.y() + down), upperRight));
    add(new Shape.Lines(strokes, LETTER_PEN * cell(), false, Ink.of(Ink.Kind.CLUE)));
  }

  /** Draws the sign with its open side at the first cell, and paper around it. */
  private void drawSign(CellList cells) {
    Point middle = edge(cells);
    double side = Math.signum(cells.get(0) - cells.get(1));
    double x = isBesideEachOther(cells) ? side : 0;
    double y = side - x;
    double depth = SIGN_DEPTH * cell();
    double width = SIGN_WIDTH * cell();
    List<Point> sign =
        List.of(
            new Point(middle.x() + x * depth + y * width, middle.y() + y * depth + x * width),
            new Point(middle.x() - x * depth, middle.y() - y * depth),
            new Point(middle.x() + x * depth - y * width, middle.y() + y * depth - x * width));
    add(new Shape.Lines(List.of(sign), SIGN_GROUND_PEN * cell(), false, Ink.of(Ink.Kind.PAPER)));
    add(new Shape.Lines(List.of(sign), SIGN_PEN * cell(), false, Ink.of(Ink.Kind.CLUE)));
  }

  private void drawQuadruple(Quadruple quadruple) {
    int first = quadruple.cells().get(0);
    Point middle = measures.crossing(first % measures.size() + 1, first / measures.size() + 1);
    double radius = QUADRUPLE * cell();
    add(new Shape.Circle(middle, radius, 0, Ink.of(Ink.Kind.PAPER)));
    add(new Shape.Circle(middle, radius, QUADRUPLE_PEN * cell(), Ink.of(Ink.Kind.CLUE)));
    List<String> lines = linesOf(quadruple.digits());
    double widest = 0;
    for (String line : lines) {
      widest = Math.max(widest, Typeface.BOLD.width(line, 1));
    }
    double cap = Typeface.BOLD.capHeight(1);
    double gap = lines.size() > 1 ? QUADRUPLE_GAP * cell() : 0;
    // The corners of the text are inside of the circle.
    double height = lines.size() * cap;
    double size =
        Math.min(
            QUADRUPLE_DIGIT * cell(), (2 * FILLED * radius - gap) / Math.hypot(widest, height));
    for (int i = 0; i < lines.size(); i++) {
      double y = middle.y() + (i - (lines.size() - 1) / 2.0) * (cap * size + gap);
      addWord(lines.get(i), new Point(middle.x(), y), size, Ink.Kind.CLUE);
    }
  }

  /** Returns up to two lines with up to two digits each. */
  private List<String> linesOf(List<Integer> shown) {
    List<String> lines = new ArrayList<>();
    int perLine = 2;
    for (int i = 0; i < shown.size(); i += perLine) {
      StringBuilder line = new StringBuilder();
      for (int digit : shown.subList(i, Math.min(i + perLine, shown.size()))) {
        line.append(line.isEmpty() ? "" : measures.separator()).append(measures.text(digit));
      }
      lines.add(line.toString());
    }
    return lines;
  }

  private void add(Shape shape) {
    layers.marks().add(shape);
  }

  private void addWord(String text, Point middle, double size, Ink.Kind kind) {
    add(
        new Shape.Word(
            text,
            middle.x(),
            middle.y() + Typeface.BOLD.capHeight(size) / 2,
            size,
            Typeface.BOLD,
            Ink.of(kind)));
  }
}
