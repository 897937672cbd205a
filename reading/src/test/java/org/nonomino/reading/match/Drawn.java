package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.Constraint;
import org.nonomino.core.RegionMask;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;
import org.nonomino.reading.Document;

/** A picture on an empty 9×9 grid with 3×3 boxes. Cells have names such as 11 for r1c1. */
final class Drawn {
  static final Colour GREEN = new Colour(0x67, 0xF0, 0x67, 255);
  static final Colour PURPLE = new Colour(0xB0, 0x40, 0xD0, 255);
  static final Colour BLUE = new Colour(0x40, 0x80, 0xF0, 255);
  static final Colour GREY = new Colour(0xB0, 0xB0, 0xB0, 255);
  static final Colour WHITE = new Colour(255, 255, 255, 255);
  static final Colour BLACK = new Colour(0, 0, 0, 255);

  private static final int SIZE = 9;

  private final List<Drawing> drawings = new ArrayList<>();
  private List<Integer> regions = boxes();
  private List<Constraint> typed = List.of();
  private Optional<List<Integer>> solution = Optional.empty();

  private static List<Integer> boxes() {
    return IntStream.range(0, SIZE * SIZE)
        .mapToObj(cell -> cell / 27 * 3 + cell % SIZE / 3)
        .toList();
  }

  Drawn line(Colour colour, int... cells) {
    return line(colour, 0.15, cells);
  }

  Drawn line(Colour colour, double width, int... cells) {
    drawings.add(new Drawing.Line(centres(cells), colour, width, Layer.BELOW));
    return this;
  }

  Drawn thermometer(Colour colour, int... cells) {
    circle(colour, 0.8, cells[0]);
    return line(colour, 0.3, cells);
  }

  Drawn arrow(int... cells) {
    circle(WHITE, 0.75, cells[0]);
    drawings.add(new Drawing.Arrow(centres(cells), GREY, 0.08, 0.3, Layer.BELOW));
    return this;
  }

  Drawn circle(Colour fill, double width, int cell) {
    return shape(true, fill, centre(cell), width, "");
  }

  Drawn circleAt(Colour fill, double width, double row, double column) {
    return shape(true, fill, new Point(row, column), width, "");
  }

  Drawn bareArrow(int... cells) {
    drawings.add(new Drawing.Arrow(centres(cells), GREY, 0.08, 0.3, Layer.BELOW));
    return this;
  }

  Drawn square(Colour fill, int cell) {
    return shape(false, fill, centre(cell), 0.8, "");
  }

  /** Colours a whole cell. */
  Drawn tint(Colour fill, int cell) {
    return shape(false, fill, centre(cell), 1, "");
  }

  /** Draws a dot between two cells. */
  Drawn dot(Colour fill, int first, int second) {
    return shape(true, fill, middle(first, second), 0.3, "");
  }

  /** Draws a white dot with a number between two cells. */
  Drawn dot(String number, int first, int second) {
    return shape(true, WHITE, middle(first, second), 0.3, number);
  }

  Drawn sign(String text, int first, int second) {
    return shape(false, Colour.NONE, middle(first, second), 0.25, text);
  }

  Drawn text(String text, double row, double column) {
    return shape(false, Colour.NONE, new Point(row, column), 0.5, text);
  }

  Drawn diagonal(Colour colour) {
    drawings.add(
        new Drawing.Line(
            List.of(new Point(0, 0), new Point(SIZE, SIZE)), colour, 0.03, Layer.BELOW));
    return this;
  }

  Drawn withoutRegions() {
    regions = Collections.nCopies(SIZE * SIZE, RegionMask.NO_REGION);
    return this;
  }

  Drawn cage(String text, int... cells) {
    List<Point> corners =
        Arrays.stream(cells).mapToObj(cell -> new Point(cell / 10 - 1, cell % 10 - 1)).toList();
    drawings.add(new Drawing.Cage(corners, text, true, false, "", BLACK));
    return this;
  }

  Drawn typed(Constraint... constraints) {
    typed = List.of(constraints);
    return this;
  }

  Drawn solution(String digits) {
    solution = Optional.of(digits.chars().map(digit -> digit - '0').boxed().toList());
    return this;
  }

  Reading read(String rules) {
    List<Integer> empty = Collections.nCopies(SIZE * SIZE, 0);
    return Reading.of(
        new Document(
            SIZE, SIZE, empty, empty, regions, typed, List.of(), drawings, rules, solution));
  }

  private Drawn shape(boolean isRound, Colour fill, Point centre, double width, String text) {
    drawings.add(
        new Drawing.Shape(
            isRound,
            centre,
            width,
            width,
            0,
            fill.equals(WHITE) ? BLACK : Colour.NONE,
            0.03,
            fill,
            text,
            text.isEmpty() ? 0 : 0.4,
            BLACK,
            Layer.ABOVE));
    return this;
  }

  private static Point centre(int cell) {
    int row = cell / 10;
    int column = cell % 10;
    return new Point(row - 0.5, column - 0.5);
  }

  private static Point middle(int first, int second) {
    Point from = centre(first);
    Point to = centre(second);
    return new Point((from.row() + to.row()) / 2, (from.column() + to.column()) / 2);
  }

  private static List<Point> centres(int... cells) {
    return Arrays.stream(cells).mapToObj(Drawn::centre).toList();
  }
}
