package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.nonomino.render.LinePictures.cells;
import static org.nonomino.render.LinePictures.drawing;

import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.ZipperLine;

final class LineFormsTest {
  private static final int SIZE = 6;

  /** The radius of bulbs and circles, relative to a cell. */
  private static final double RADIUS = 0.4;

  private static final double NEAR = 0.01;

  @Test
  void thermometerHasItsBulbAtTheFirstCell() {
    Drawing drawing = drawing(SIZE, new Thermometer(cells(SIZE, 33, 34, 45)));

    assertThat(circles(drawing, Ink.Kind.THERMOMETER))
        .singleElement()
        .satisfies(
            bulb -> {
              assertThat(bulb.width()).isZero();
              assertThat(bulb.centre()).isEqualTo(middle(33));
              assertThat(bulb.radius() / cell(drawing)).isCloseTo(RADIUS, within(NEAR));
            });
    assertThat(paths(drawing, Ink.Kind.THERMOMETER))
        .containsExactly(List.of(middle(33), middle(34), middle(45)));
  }

  @Test
  void thermometersWithOneBulbAreOneForm() {
    Drawing drawing =
        drawing(
            SIZE,
            new Thermometer(cells(SIZE, 33, 34, 45)),
            new Renban(cells(SIZE, 11, 12)),
            new Thermometer(cells(SIZE, 33, 34, 25)));

    assertThat(circles(drawing, Ink.Kind.THERMOMETER)).hasSize(1);
    assertThat(DrawnGrid.lines(drawing, Ink.Kind.THERMOMETER))
        .singleElement()
        .satisfies(shafts -> assertThat(shafts.paths()).hasSize(2));
  }

  @Test
  void bulbsAreBelowAllLines() {
    Drawing drawing =
        drawing(
            SIZE,
            new Renban(cells(SIZE, 32, 33, 34)),
            new Thermometer(cells(SIZE, 33, 43)),
            new SlowThermometer(cells(SIZE, 44, 43)));
    List<Ink.Kind> order =
        drawing.shapes().stream().map(shape -> shape.ink().kind()).distinct().toList();

    assertThat(order.indexOf(Ink.Kind.SLOW_THERMOMETER))
        .isLessThan(order.indexOf(Ink.Kind.RENBAN_EDGE));
    assertThat(lastCircle(drawing)).isLessThan(first(drawing, Shape.Polygon.class));
  }

  private static int lastCircle(Drawing drawing) {
    return IntStream.range(0, drawing.shapes().size())
        .filter(i -> drawing.shapes().get(i) instanceof Shape.Circle circle && circle.width() == 0)
        // The ends of short shafts are round and smaller.
        .filter(i -> ((Shape.Circle) drawing.shapes().get(i)).radius() > 0.3 * cell(drawing))
        .max()
        .orElseThrow();
  }

  private static int first(Drawing drawing, Class<? extends Shape> type) {
    return IntStream.range(0, drawing.shapes().size())
        .filter(i -> type.isInstance(drawing.shapes().get(i)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void linesAreBelowTheBordersAndAboveTheGround() {
    LinePictures.kinds(cells(SIZE, 33, 34, 45))
        .values()
        .forEach(
            constraint -> {
              List<Ink.Kind> order =
                  drawing(SIZE, constraint).shapes().stream()
                      .map(shape -> shape.ink().kind())
                      .distinct()
                      .toList();
              assertThat(order.get(0)).isEqualTo(Ink.Kind.PAPER);
              assertThat(order.subList(order.size() - 2, order.size()))
                  .containsExactly(Ink.Kind.THIN_BORDER, Ink.Kind.HEAVY_BORDER);
              assertThat(order).hasSizeGreaterThan(3);
            });
  }

  @Test
  void kindsDifferWithoutColours() {
    Map<List<String>, String> forms = new HashMap<>();

    LinePictures.kinds(cells(SIZE, 33, 34, 45))
        .forEach(
            (name, constraint) -> {
              List<String> form =
                  drawing(SIZE, constraint).shapes().stream()
                      .map(shape -> shape.toString().replaceAll("ink=Ink\\[.*?\\]", ""))
                      .toList();
              assertThat(forms.put(form, name)).as("looks like %s", name).isNull();
            });

    assertThat(forms).hasSize(17);
  }

  @Test
  void arrowBeginsAtItsCircleAndEndsInItsLastCell() {
    for (int shaft : new int[] {34, 43, 44, 22}) {
      Drawing drawing = drawing(SIZE, new Arrow(cells(SIZE, 33), cells(SIZE, shaft)));
      List<Point> line = paths(drawing, Ink.Kind.ARROW).get(0);
      List<Point> head = paths(drawing, Ink.Kind.ARROW).get(1);

      assertThat(circles(drawing, Ink.Kind.ARROW))
          .singleElement()
          .satisfies(circle -> assertThat(circle.centre()).isEqualTo(middle(33)));
      assertThat(distance(line.get(0), middle(33)) / cell(drawing)).isCloseTo(RADIUS, within(NEAR));
      assertThat(head.get(1)).isEqualTo(line.get(1));
      assertThat(distance(head.get(1), middle(shaft)) / cell(drawing)).isLessThan(NEAR);
    }
  }

  @Test
  void arrowsShareTheirCircle() {
    Drawing drawing =
        drawing(
            SIZE,
            new Arrow(cells(SIZE, 33), cells(SIZE, 34)),
            new Arrow(cells(SIZE, 33), cells(SIZE, 22)),
            new Arrow(cells(SIZE, 61, 62), cells(SIZE, 51)),
            new Arrow(cells(SIZE, 62, 61), cells(SIZE, 63)));

    assertThat(circles(drawing, Ink.Kind.ARROW)).hasSize(1);
    assertThat(closedPaths(drawing)).hasSize(1);
  }

  /** Straight, diagonal and bent pills, with shafts in all directions from each of their cells. */
  @Test
  void arrowBeginsAtTheOutlineOfItsPill() {
    int[][] pills = {
      {33, 34},
      {34, 33},
      {33, 43},
      {33, 44},
      {34, 43},
      {32, 33, 34},
      {33, 34, 44},
      {33, 44, 34},
      {33, 44, 35},
      {22, 33, 44},
      {33, 34, 43}
    };
    int count = 0;
    for (int[] pill : pills) {
      CellList circle = cells(SIZE, pill);
      for (int first = 0; first < SIZE * SIZE; first++) {
        int shaft = first;
        if (circle.contains(shaft) || circle.stream().noneMatch(cell -> touch(cell, shaft))) {
          continue;
        }
        Drawing drawing = drawing(SIZE, new Arrow(circle, CellList.of(SIZE, shaft)));
        Point start = paths(drawing, Ink.Kind.ARROW).get(0).get(0);
        List<Point> outline = closedPaths(drawing).get(0);

        assertThat(edges(outline).mapToDouble(edge -> edge.ptSegDist(start.x(), start.y())).min())
            .as("%s, shaft to %s", circle, shaft)
            .hasValueCloseTo(0.0, within(NEAR * cell(drawing)));
        count++;
      }
    }

    assertThat(count).isGreaterThan(100);
  }

  @Test
  void outlineOfPillKeepsItsDistance() {
    for (int[] pill : new int[][] {{33, 34}, {33, 44}, {33, 34, 44}, {33, 44, 34}, {33, 44, 35}}) {
      CellList circle = cells(SIZE, pill);
      Drawing drawing = drawing(SIZE, new Arrow(circle, cells(SIZE, 43)));
      List<Point> spine = IntStream.of(pill).mapToObj(name -> middle(name)).toList();

      assertThat(closedPaths(drawing))
          .singleElement()
          .satisfies(
              outline -> {
                for (Point point : outline) {
                  assertThat(
                          edges(spine)
                                  .mapToDouble(edge -> edge.ptSegDist(point.x(), point.y()))
                                  .min()
                                  .orElseThrow()
                              / cell(drawing))
                      .isCloseTo(RADIUS, within(NEAR));
                }
              });
    }
  }

  @Test
  void headsInOneCellDoNotCollide() {
    Drawing drawing =
        drawing(
            SIZE,
            new Arrow(cells(SIZE, 11), cells(SIZE, 22, 33)),
            new Arrow(cells(SIZE, 13), cells(SIZE, 23, 33)),
            new Arrow(cells(SIZE, 15), cells(SIZE, 24, 33)),
            new Arrow(cells(SIZE, 16), cells(SIZE, 25, 24, 33)),
            new Arrow(cells(SIZE, 35), cells(SIZE, 34, 33)),
            new Arrow(cells(SIZE, 55), cells(SIZE, 44, 33)),
            new Arrow(cells(SIZE, 53), cells(SIZE, 43, 33)),
            new Arrow(cells(SIZE, 51), cells(SIZE, 42, 33)),
            new Arrow(cells(SIZE, 31), cells(SIZE, 32, 33)));
    List<List<Point>> heads = new ArrayList<>();
    for (int i = 1; i < 18; i += 2) {
      heads.add(paths(drawing, Ink.Kind.ARROW).get(i));
    }
    DrawnGrid grid = DrawnGrid.of(drawing, SIZE);

    for (List<Point> head : heads) {
      Point tip = head.get(1);
      assertThat(grid.cellAt(tip.x(), tip.y())).isEqualTo(cells(SIZE, 33).get(0));
      for (List<Point> second : heads) {
        if (head != second) {
          assertThat(edges(head).anyMatch(edge -> edges(second).anyMatch(edge::intersectsLine)))
              .isFalse();
          assertThat(distance(tip, second.get(1)) / cell(drawing)).isGreaterThan(0.12);
        }
      }
    }
  }

  @Test
  void bandOnTheWayOfAnotherIsNarrower() {
    Drawing drawing =
        drawing(
            SIZE,
            new Palindrome(cells(SIZE, 31, 32, 33)),
            new Renban(cells(SIZE, 33, 32, 22)),
            new Whispers(cells(SIZE, 43, 44), 3));

    double below = width(drawing, Ink.Kind.PALINDROME);
    double above = width(drawing, Ink.Kind.RENBAN_EDGE);
    assertThat(above).isLessThan(below - 0.05 * cell(drawing));
    assertThat(width(drawing, Ink.Kind.WHISPERS)).isGreaterThan(below);
  }

  private static double width(Drawing drawing, Ink.Kind kind) {
    return DrawnGrid.lines(drawing, kind).mapToDouble(Shape.Lines::width).max().orElseThrow();
  }

  @Test
  void bandsEndAtCirclesAndDiamonds() {
    CellList line = cells(SIZE, 33, 34, 45, 56);
    for (Constraint constraint : List.of(new BetweenLine(line), new LockoutLine(line, 2))) {
      Drawing drawing = drawing(SIZE, constraint);
      for (int end : new int[] {33, 56}) {
        Point middle = middle(end);
        Stream<Point> corners =
            DrawnGrid.shapes(drawing, Shape.Polygon.class)
                .flatMap(polygon -> polygon.corners().stream());
        Stream<Point> joints =
            Stream.of(Ink.Kind.BETWEEN_LINE, Ink.Kind.LOCKOUT_LINE)
                .flatMap(kind -> DrawnGrid.lines(drawing, kind))
                .flatMap(lines -> lines.paths().stream())
                .flatMap(List::stream);
        assertThat(Stream.concat(corners, joints))
            .hasSizeGreaterThan(8)
            .allMatch(point -> distance(point, middle) > 0.3 * cell(drawing));
      }
    }
  }

  @Test
  void lockoutLineHasDiamondsAtItsEnds() {
    Drawing drawing = drawing(SIZE, new LockoutLine(cells(SIZE, 33, 34), 3));
    double cell = cell(drawing);

    List<List<Point>> diamonds = paths(drawing, Ink.Kind.LOCKOUT_LINE);
    assertThat(diamonds).hasSize(2).allMatch(diamond -> diamond.size() == 5);
    for (int i = 0; i < 2; i++) {
      Point middle = middle(33 + i);
      assertThat(diamonds.get(i))
          .allMatch(corner -> corner.x() == middle.x() || corner.y() == middle.y())
          .allMatch(corner -> distance(corner, middle) < cell / 2);
    }
  }

  @Test
  void zipperLineHasItsMarkInTheMiddle() {
    Drawing odd = drawing(SIZE, new ZipperLine(cells(SIZE, 33, 34, 45)));
    Drawing even = drawing(SIZE, new ZipperLine(cells(SIZE, 33, 34, 45, 46)));

    assertThat(circles(odd, Ink.Kind.ZIPPER_LINE))
        .singleElement()
        .satisfies(mark -> assertThat(mark.centre()).isEqualTo(middle(34)));
    DrawnGrid grid = DrawnGrid.of(even, SIZE);
    assertThat(circles(even, Ink.Kind.ZIPPER_LINE))
        .singleElement()
        .satisfies(
            mark -> {
              Rectangle2D last = grid.bounds(cells(SIZE, 45).get(0));
              assertThat(mark.centre().x()).isCloseTo(last.getMinX(), within(NEAR));
              assertThat(mark.centre().y()).isCloseTo(last.getMinY(), within(NEAR));
            });
  }

  @Test
  void formsInOneCellAreNested() {
    Drawing drawing =
        drawing(
            SIZE,
            new BetweenLine(cells(SIZE, 33, 34, 35)),
            new Arrow(cells(SIZE, 33), cells(SIZE, 43)),
            new Arrow(cells(SIZE, 35, 36), cells(SIZE, 25)));

    double between =
        circles(drawing, Ink.Kind.BETWEEN_LINE).stream()
            .mapToDouble(Shape.Circle::radius)
            .max()
            .orElseThrow();
    double arrow = circles(drawing, Ink.Kind.ARROW).get(0).radius();
    assertThat((between - arrow) / cell(drawing)).isGreaterThan(0.1);
    assertThat(
            closedPaths(drawing).get(0).stream()
                .mapToDouble(point -> distance(point, middle(35)))
                .min()
                .orElseThrow())
        .isLessThan(between - 0.1 * cell(drawing));
  }

  /** Lines through all cells, through a cell several times, and hundreds of them. */
  @Test
  void drawsLongAndManyLines() throws IOException {
    int size = 16;
    int[] snake =
        IntStream.range(0, size * size)
            .map(i -> i / size * size + (i / size % 2 == 0 ? i % size : size - 1 - i % size))
            .toArray();
    Random random = new Random(3);
    List<Constraint> lines = new ArrayList<>();
    lines.add(new Whispers(CellList.of(size, snake), 8));
    lines.add(new Palindrome(CellList.of(size, 0, 1, 17, 16, 0, 1, 0)));
    while (lines.size() < 202) {
      int from = random.nextInt(size * (size - 1));
      lines.add(new Thermometer(CellList.of(size, from, from + size)));
    }

    String first = svg(LinePictures.picture(size, lines));
    assertThat(first).isEqualTo(svg(LinePictures.picture(size, lines))).doesNotContain("NaN");
  }

  private static String svg(PuzzlePicture picture) throws IOException {
    StringWriter out = new StringWriter();
    SvgPicture.write(PictureLayout.lay(picture, Pictures.LIGHT), out);
    return out.toString();
  }

  private static boolean touch(int first, int second) {
    return Math.abs(first / SIZE - second / SIZE) <= 1
        && Math.abs(first % SIZE - second % SIZE) <= 1;
  }

  private static List<Shape.Circle> circles(Drawing drawing, Ink.Kind kind) {
    return DrawnGrid.shapes(drawing, Shape.Circle.class)
        .filter(circle -> circle.ink().kind() == kind)
        .toList();
  }

  private static List<List<Point>> paths(Drawing drawing, Ink.Kind kind) {
    return DrawnGrid.lines(drawing, kind).flatMap(lines -> lines.paths().stream()).toList();
  }

  /** Returns the outlines of pills. */
  private static List<List<Point>> closedPaths(Drawing drawing) {
    return paths(drawing, Ink.Kind.ARROW).stream()
        .filter(path -> path.get(0).equals(path.get(path.size() - 1)))
        .toList();
  }

  private static Stream<Line2D> edges(List<Point> path) {
    return IntStream.range(1, path.size())
        .mapToObj(
            i ->
                new Line2D.Double(
                    path.get(i - 1).x(), path.get(i - 1).y(), path.get(i).x(), path.get(i).y()));
  }

  private static double distance(Point first, Point second) {
    return Point2D.distance(first.x(), first.y(), second.x(), second.y());
  }

  private static double cell(Drawing drawing) {
    return DrawnGrid.of(drawing, SIZE).cell();
  }

  private static Point middle(int name) {
    PictureMeasures measures =
        new PictureMeasures(
            Symbols.usual(SIZE),
            Pictures.PRINT,
            false,
            PictureMeasures.Keep.BORDERS,
            new OutsideRoom(0, 0, 0, 0));
    return measures.middle(cells(SIZE, name).get(0));
  }
}
