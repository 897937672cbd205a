package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;
import org.nonomino.reading.Document;

/** A picture on an empty 9×9 grid with 3×3 boxes, drawn as programs draw. */
final class Picture {
  static final Colour BLACK = new Colour(0, 0, 0, 255);
  static final Colour WHITE = new Colour(255, 255, 255, 255);
  static final Colour GREY = new Colour(0xCF, 0xCF, 0xCF, 255);
  static final Colour GREEN = new Colour(0x67, 0xF0, 0x67, 255);

  static final int SIZE = 9;

  private final List<Drawing> drawings = new ArrayList<>();

  /** Draws a line; each two numbers are a place. */
  Picture line(Colour colour, double width, double... places) {
    drawings.add(new Drawing.Line(points(places), colour, width, Layer.BELOW));
    return this;
  }

  Picture arrow(Colour colour, double... places) {
    drawings.add(new Drawing.Arrow(points(places), colour, 0.08, 0.3, Layer.BELOW));
    return this;
  }

  Picture round(Colour fill, double row, double column, double width, double height) {
    return shape(true, fill, row, column, width, height, "");
  }

  Picture square(Colour fill, double row, double column, double width, double height) {
    return shape(false, fill, row, column, width, height, "");
  }

  Picture text(String text, double row, double column) {
    return shape(false, Colour.NONE, row, column, 0, 0, text);
  }

  Picture shape(
      boolean isRound,
      Colour fill,
      double row,
      double column,
      double width,
      double height,
      String text) {
    drawings.add(
        new Drawing.Shape(
            isRound,
            new Point(row, column),
            width,
            height,
            0,
            fill.equals(WHITE) && isRound ? BLACK : Colour.NONE,
            0.03,
            fill,
            text,
            text.isEmpty() ? 0 : 0.4,
            BLACK,
            Layer.ABOVE));
    return this;
  }

  Picture cage(String text, boolean isHidden, int... cells) {
    List<Point> corners = new ArrayList<>();
    for (int cell : cells) {
      corners.add(new Point(cell / 10 - 1, cell % 10 - 1));
    }
    drawings.add(new Drawing.Cage(corners, text, true, isHidden, "", BLACK));
    return this;
  }

  private static List<Point> points(double... places) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < places.length; i += 2) {
      points.add(new Point(places[i], places[i + 1]));
    }
    return points;
  }

  Document document() {
    List<Integer> empty = Collections.nCopies(SIZE * SIZE, 0);
    List<Integer> boxes = new ArrayList<>();
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      boxes.add(cell / 27 * 3 + cell % SIZE / 3);
    }
    return new Document(
        SIZE, SIZE, empty, empty, boxes, List.of(), List.of(), drawings, "", Optional.empty());
  }

  Forms forms() {
    return Forms.of(document());
  }

  /** Returns the names of cells: 11 for r1c1. */
  static List<Integer> names(List<Integer> cells) {
    return cells.stream().map(cell -> (cell / SIZE + 1) * 10 + cell % SIZE + 1).toList();
  }
}
