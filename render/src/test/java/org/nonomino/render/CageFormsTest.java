package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.RepeatCage;

/** Outlines of cages and their sums. */
final class CageFormsTest {
  private static final RegionMask MASK = Pictures.boxes(6);

  private static PictureMeasures measures(int size) {
    return new PictureMeasures(
        Symbols.usual(size),
        Pictures.LIGHT,
        false,
        PictureMeasures.Keep.CAGES,
        new OutsideRoom(0, 0, 0, 0));
  }

  private static CellList cells(String names) {
    return CagePictures.cells(6, names);
  }

  private static Drawing draw(Constraint... constraints) {
    return CagePictures.draw(Pictures.LIGHT, MASK, constraints);
  }

  private static List<Shape.Word> words(Drawing drawing, Ink.Kind kind) {
    return drawing.shapes().stream()
        .filter(shape -> shape.ink().kind() == kind)
        .filter(Shape.Word.class::isInstance)
        .map(Shape.Word.class::cast)
        .toList();
  }

  /** Returns points of all dashes, close to each other. */
  private static List<Point> inked(Drawing drawing) {
    List<Point> inked = new ArrayList<>();
    for (Shape shape : drawing.shapes()) {
      if (shape.ink().kind() == Ink.Kind.CAGE && shape instanceof Shape.Lines lines) {
        double period = (Shape.DASH + Shape.GAP) * lines.width();
        for (List<Point> path : lines.paths()) {
          double length = 0;
          for (int i = 1; i < path.size(); i++) {
            Point from = path.get(i - 1);
            Point to = path.get(i);
            double side = Math.hypot(to.x() - from.x(), to.y() - from.y());
            int steps = (int) Math.ceil(side / 0.1);
            for (int step = 0; step <= steps; step++) {
              double part = (double) step / steps;
              double place = (length + part * side) % period;
              if (!lines.dashed() || place <= Shape.DASH * lines.width()) {
                inked.add(
                    new Point(
                        from.x() + part * (to.x() - from.x()),
                        from.y() + part * (to.y() - from.y())));
              }
            }
            length += side;
          }
        }
      }
    }
    return inked;
  }

  private static double distance(Point point, List<Point> points) {
    return points.stream()
        .mapToDouble(each -> Math.hypot(each.x() - point.x(), each.y() - point.y()))
        .min()
        .orElse(Double.POSITIVE_INFINITY);
  }

  @Test
  void outlineHasConvexAndConcaveCorners() {
    PictureMeasures measures = measures(6);
    double cell = measures.cell();

    List<List<Point>> paths = CellOutline.of(cells("r1c1 r1c2 r2c1"), measures, 0.1 * cell);

    double[][] corners = {
      {0.1, 0.1}, {1.9, 0.1}, {1.9, 0.9}, {0.9, 0.9}, {0.9, 1.9}, {0.1, 1.9}, {0.1, 0.1}
    };
    assertThat(paths).hasSize(1);
    assertThat(paths.get(0)).hasSameSizeAs(corners);
    for (int i = 0; i < corners.length; i++) {
      assertThat(paths.get(0).get(i).x()).isCloseTo(measures.x(corners[i][0]), within(1e-9));
      assertThat(paths.get(0).get(i).y()).isCloseTo(measures.y(corners[i][1]), within(1e-9));
    }
  }

  @Test
  void ringHasAnInnerOutlineAndCellsAtACornerAreApart() {
    PictureMeasures measures = measures(6);

    List<List<Point>> ring =
        CellOutline.of(cells("r1c1 r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3"), measures, 3);

    assertThat(ring).hasSize(2);
    // The hole is a cell, and the outline is outside of it.
    assertThat(ring.get(1).stream().mapToDouble(Point::x).min().orElseThrow())
        .isCloseTo(measures.x(1) - 3, within(1e-9));
    assertThat(ring.get(1).stream().mapToDouble(Point::y).max().orElseThrow())
        .isCloseTo(measures.y(2) + 3, within(1e-9));
    assertThat(CellOutline.of(cells("r1c1 r2c2 r3c3"), measures, 3)).hasSize(3);
    assertThat(CellOutline.of(cells("r1c2 r2c1"), measures, 3)).hasSize(2);
    assertThat(CellOutline.of(CellList.all(6), measures, 3)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"r1c1 r1c2 r2c1", "r2c2 r3c2 r3c3 r3c4 r4c3", "r5c1", "r4c4 r5c5 r5c6"})
  void cornersAreSolid(String names) {
    Drawing drawing = draw(CagePictures.cage(6, 3 * cells(names).count(), names));
    List<Point> inked = inked(drawing);
    PictureMeasures measures = measures(6);
    List<List<Point>> outline = CellOutline.of(cells(names), measures, measures.cell() / 14);
    Point first = outline.get(0).get(0);

    for (List<Point> path : outline) {
      for (Point corner : path) {
        if (!corner.equals(first)) {
          assertThat(distance(corner, inked)).isLessThan(0.11);
        }
      }
    }
  }

  @Test
  void outlineIsOpenAroundTheSum() {
    Drawing drawing = draw(CagePictures.cage(6, 21, "r1c1 r1c2 r1c3 r2c1 r2c2 r2c3"));

    Shape.Word sum = words(drawing, Ink.Kind.CLUE).get(0);
    double half = Typeface.REGULAR.width("21", sum.size()) / 2;
    double top = sum.baseline() - Typeface.REGULAR.capHeight(sum.size());
    double pen = measures(6).cell() / 7 / (Shape.DASH + Shape.GAP) / 2;

    assertThat(sum.text()).isEqualTo("21");
    assertThat(sum.x()).isBetween(measures(6).x(0), measures(6).x(0.4));
    assertThat(inked(drawing))
        .isNotEmpty()
        .noneMatch(
            point ->
                point.x() > sum.x() - half - pen
                    && point.x() < sum.x() + half + pen
                    && point.y() > top - pen
                    && point.y() < sum.baseline() + pen);
  }

  @Test
  void adjoiningAndOverlappingCagesDoNotTouch() {
    List<Point> left = inked(draw(CagePictures.cage(6, 10, "r1c1 r2c1 r3c1")));
    List<Point> right = inked(draw(CagePictures.cage(6, 10, "r1c2 r2c2 r3c2")));

    assertThat(left).allMatch(point -> distance(point, right) > measures(6).cell() / 8);

    Drawing both =
        draw(
            CagePictures.cage(6, 10, "r3c3 r3c4 r4c3"),
            CagePictures.cage(6, 11, "r3c3 r3c4 r4c3 r4c4"));
    double first = measures(6).x(2) + measures(6).cell() / 14;
    double second = measures(6).x(2) + measures(6).cell() / 7;
    assertThat(inked(both)).anyMatch(point -> Math.abs(point.x() - first) < 1e-6);
    assertThat(inked(both)).anyMatch(point -> Math.abs(point.x() - second) < 1e-6);
  }

  @Test
  void sumsAreNotInCornersThatLinesCross() {
    Constraint cage = CagePictures.cage(6, 12, "r3c3 r3c4 r4c3");
    Point plain = place(words(draw(cage), Ink.Kind.CLUE).get(0));

    Point beside =
        place(words(draw(cage, new Palindrome(cells("r2c3 r3c3 r4c4"))), Ink.Kind.CLUE).get(0));
    Point moved =
        place(words(draw(cage, new Palindrome(cells("r2c2 r3c3 r4c3"))), Ink.Kind.CLUE).get(0));

    assertThat(beside).isEqualTo(plain);
    assertThat(moved.y()).isEqualTo(plain.y());
    assertThat(moved.x() - plain.x()).isGreaterThan(measures(6).cell());
  }

  private static Point place(Shape.Word word) {
    return new Point(word.x(), word.baseline());
  }

  @Test
  void sumsOfCagesWithTheSameFirstCellAreApart() {
    Drawing drawing =
        draw(
            CagePictures.cage(6, 10, "r1c1 r1c2 r1c3"),
            CagePictures.cage(6, 12, "r1c1 r2c1 r3c1"),
            CagePictures.cage(6, 9, "r1c1 r1c2 r2c1"));

    List<Shape.Word> sums = words(drawing, Ink.Kind.CLUE);
    assertThat(sums).extracting(Shape.Word::text).containsExactly("10", "12", "9");
    for (int i = 0; i < sums.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(
                Math.abs(sums.get(i).x() - sums.get(j).x())
                    + Math.abs(sums.get(i).baseline() - sums.get(j).baseline()))
            .isGreaterThan(measures(6).cell() * 0.35);
      }
    }
  }

  @Test
  void equalCagesAndCagesWithRepeatsLookDifferent() {
    EqualCages one = new EqualCages(List.of(cells("r1c1 r1c2"), cells("r2c1 r3c1")));
    EqualCages other = new EqualCages(List.of(cells("r5c5 r5c6"), cells("r6c5 r6c6")));

    assertThat(words(draw(one), Ink.Kind.CLUE)).extracting(Shape.Word::text).containsOnly("=");
    assertThat(words(draw(one, other), Ink.Kind.CLUE))
        .extracting(Shape.Word::text)
        .containsExactly("=a", "=a", "=b", "=b");
    assertThat(draw(new RepeatCage(cells("r1c1 r1c2"), 12)).shapes())
        .noneMatch(shape -> shape instanceof Shape.Lines lines && lines.dashed());
  }

  @Test
  void regionNameLeavesTheCornerToTheSum() {
    RegionMask pieces = Pictures.DISCONNECTED;
    Drawing drawing =
        CagePictures.draw(Pictures.LIGHT, pieces, CagePictures.cage(9, 15, "r1c1 r1c2"));

    Shape.Word name = words(drawing, Ink.Kind.LABEL).get(0);
    Shape.Word sum = words(drawing, Ink.Kind.CLUE).get(0);
    assertThat(name.x() - sum.x()).isGreaterThan(measures(9).cell() * 0.4);
    assertThat(name.x()).isLessThan(measures(9).x(1));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 9, 16})
  void pencilMarksAreBelowSumsAndInsideOfOutlines(int size) {
    Puzzle puzzle =
        new Puzzle(
            Grid.empty(size),
            Rules.of(
                Pictures.boxes(size),
                List.of(new RepeatCage(CagePictures.cells(size, "r1c1 r1c2"), 8))));
    long[] all = new long[size * size];
    Arrays.fill(all, (1L << size) - 1);
    PuzzlePicture picture = PuzzlePicture.of(puzzle);

    for (PuzzlePicture marked :
        List.of(picture.withCandidates(all), picture.withCornerMarks(all))) {
      Drawing drawing = PictureLayout.lay(marked, Pictures.LIGHT);
      Shape.Word sum = words(drawing, Ink.Kind.CLUE).get(0);
      PictureMeasures measures = measures(size);
      double line = measures.cell() * (1 / 14.0 + 0.013);
      for (Shape.Word mark : words(drawing, Ink.Kind.MARK)) {
        double half = Typeface.REGULAR.width(mark.text(), mark.size()) / 2;
        double x = (mark.x() - measures.x(0)) % measures.cell();
        double y = (mark.baseline() - measures.y(0)) % measures.cell();
        assertThat(x - half).isGreaterThan(line);
        assertThat(x + half).isLessThan(measures.cell() - line);
        assertThat(y).isLessThan(measures.cell() - line);
        assertThat(y - Typeface.REGULAR.capHeight(mark.size()))
            .isGreaterThan(sum.baseline() - measures.y(0));
      }
    }
  }

  @Test
  void longLabelsShrinkAndAreCut() {
    double width = Typeface.REGULAR.width("00000", 10);

    assertThat(FittedLabel.of("12", width, 10, 5, Typeface.REGULAR))
        .isEqualTo(new FittedLabel("12", 10));
    assertThat(FittedLabel.of("0000000000", width, 10, 5, Typeface.REGULAR).fontSize())
        .isCloseTo(5, within(1e-9));
    FittedLabel cut = FittedLabel.of("1234567890123", width, 10, 5, Typeface.REGULAR);
    assertThat(cut.fontSize()).isEqualTo(5);
    assertThat(cut.text()).startsWith("123456").endsWith("…").hasSizeLessThan(11);
  }

  @Test
  void manyCagesInOneCellAreDrawn() {
    Constraint[] cages =
        IntStream.range(0, 20)
            .mapToObj(i -> CagePictures.cage(6, 5, "r1c1"))
            .toArray(Constraint[]::new);

    assertThat(draw(cages).shapes()).isNotEmpty();
  }
}
