package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;

/** Marks on edges and corners, and forms in cells. */
final class EdgeFormsTest {
  private static final PictureMeasures MEASURES =
      new PictureMeasures(
          Symbols.usual(6),
          Pictures.LIGHT,
          false,
          PictureMeasures.Keep.BORDERS,
          new OutsideRoom(0, 0, 0, 0));

  private static List<Shape> shapes(Ink.Kind kind, Constraint constraint) {
    return CagePictures.draw(Pictures.LIGHT, Pictures.boxes(6), constraint).shapes().stream()
        .filter(shape -> shape.ink().kind() == kind)
        .toList();
  }

  @Test
  void dotIsOnTheEdgeAndHasItsNumberUnlessItIsUsual() {
    List<Shape> usual =
        shapes(Ink.Kind.WHITE_DOT, new WhiteDot(CagePictures.cells(6, "r1c1 r1c2"), 1));
    List<Shape> three =
        shapes(Ink.Kind.WHITE_DOT, new BlackDot(CagePictures.cells(6, "r2c1 r1c1"), 3));

    assertThat(usual).hasSize(1);
    assertThat(((Shape.Circle) usual.get(0)).centre().x()).isCloseTo(MEASURES.x(1), within(1e-9));
    assertThat(((Shape.Circle) usual.get(0)).centre().y()).isCloseTo(MEASURES.y(0.5), within(1e-9));
    assertThat(three).hasSize(2);
    assertThat(((Shape.Word) three.get(1)).text()).isEqualTo("3");
    assertThat(shapes(Ink.Kind.WHITE_DOT, new BlackDot(CagePictures.cells(6, "r2c1 r1c1"), 2)))
        .hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"r2c2 r2c3", "r2c2 r3c2"})
  void marksOnOneEdgeAreSideBySide(String names) {
    CellList cells = CagePictures.cells(6, names);
    CellList swapped = CellList.of(6, cells.get(1), cells.get(0));
    Drawing drawing =
        CagePictures.draw(
            Pictures.LIGHT,
            Pictures.boxes(6),
            new WhiteDot(cells, 1),
            new XvSign(swapped, XvSign.X_SUM),
            new BlackDot(swapped, 2));
    List<Shape.Circle> circles = DrawnGrid.shapes(drawing, Shape.Circle.class).toList();

    // Two of each dot, and the ground of the letter.
    assertThat(circles).hasSize(5);
    List<Shape.Circle> outer = List.of(circles.get(0), circles.get(2), circles.get(3));
    for (int i = 0; i < outer.size(); i++) {
      for (Shape.Circle next : outer.subList(i + 1, outer.size())) {
        Point centre = outer.get(i).centre();
        double distance =
            Math.hypot(centre.x() - next.centre().x(), centre.y() - next.centre().y());
        assertThat(distance).isGreaterThan(outer.get(i).radius() + next.radius());
      }
    }
    Point middle = outer.get(1).centre();
    assertThat(middle.x()).isCloseTo(MEASURES.x(names.endsWith("r2c3") ? 2 : 1.5), within(1e-9));
    assertThat(middle.y()).isCloseTo(MEASURES.y(names.endsWith("r2c3") ? 1.5 : 2), within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 9, 16})
  void pencilMarksKeepOutOfTheCirclesOfQuadruples(int size) {
    RegionMask mask = Pictures.boxes(size);
    Rules rules =
        Rules.of(
            mask,
            List.of(new Quadruple(CagePictures.cells(size, "r2c2 r2c3 r3c2 r3c3"), List.of(1))));
    PuzzlePicture picture = PuzzlePicture.of(new Puzzle(Grid.empty(size), rules));
    long[] all = new long[size * size];
    Arrays.fill(all, (1L << size) - 1);
    long[] four = new long[size * size];
    Arrays.fill(four, 0b1111);
    for (PuzzlePicture marked :
        List.of(picture.withCandidates(all), picture.withCornerMarks(four))) {
      Drawing drawing = PictureLayout.lay(marked, Pictures.LIGHT);
      Shape.Circle circle = DrawnGrid.shapes(drawing, Shape.Circle.class).findFirst().orElseThrow();
      List<Shape.Word> marks =
          DrawnGrid.shapes(drawing, Shape.Word.class)
              .filter(word -> word.ink().kind() == Ink.Kind.MARK)
              .toList();

      assertThat(marks).hasSizeGreaterThanOrEqualTo(4 * size * size);
      for (Shape.Word mark : marks) {
        double half = Typeface.REGULAR.width(mark.text(), mark.size()) / 2;
        double high = Typeface.REGULAR.capHeight(mark.size()) / 2;
        double right = Math.abs(mark.x() - circle.centre().x()) - half;
        double down = Math.abs(mark.baseline() - high - circle.centre().y()) - high;
        assertThat(Math.hypot(Math.max(right, 0), Math.max(down, 0)))
            .isGreaterThan(circle.radius());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"r1c1 r1c2, -1, 0", "r1c2 r1c1, 1, 0", "r1c1 r2c1, 0, -1", "r2c1 r1c1, 0, 1"})
  void greaterThanIsOpenTowardsTheGreaterDigit(String cells, int x, int y) {
    Shape.Lines sign =
        (Shape.Lines) shapes(Ink.Kind.CLUE, new GreaterThan(CagePictures.cells(6, cells))).get(0);
    Point open = sign.paths().get(0).get(0);
    Point tip = sign.paths().get(0).get(1);
    Point otherOpen = sign.paths().get(0).get(2);

    // From the tip to the middle between both ends.
    double right = (open.x() + otherOpen.x()) / 2 - tip.x();
    double down = (open.y() + otherOpen.y()) / 2 - tip.y();
    assertThat(Math.signum(Math.rint(right * 100))).isEqualTo(x);
    assertThat(Math.signum(Math.rint(down * 100))).isEqualTo(y);
    assertThat(Math.hypot(open.x() - otherOpen.x(), open.y() - otherOpen.y()))
        .isGreaterThan(0.15 * MEASURES.cell());
  }

  @Test
  void signsOfAMinimumPointInwardsAndOfAMaximumOutwards() {
    Point middle = MEASURES.middle(7);
    for (boolean isMaximum : new boolean[] {false, true}) {
      Constraint constraint =
          isMaximum
              ? new Maximum(CagePictures.cells(6, "r2c2"))
              : new Minimum(CagePictures.cells(6, "r2c2"));
      Shape.Lines signs = (Shape.Lines) shapes(Ink.Kind.FORM_EDGE, constraint).get(0);

      assertThat(signs.paths()).hasSize(4);
      for (List<Point> sign : signs.paths()) {
        double tip = Math.hypot(sign.get(1).x() - middle.x(), sign.get(1).y() - middle.y());
        double open =
            Math.hypot(
                (sign.get(0).x() + sign.get(2).x()) / 2 - middle.x(),
                (sign.get(0).y() + sign.get(2).y()) / 2 - middle.y());
        assertThat(tip > open).isEqualTo(isMaximum);
      }
    }
  }

  @Test
  void quadrupleHasAllDigitsInsideOfItsCircle() {
    List<Shape> shapes =
        shapes(
            Ink.Kind.CLUE,
            new Quadruple(CagePictures.cells(6, "r2c3 r2c4 r3c3 r3c4"), List.of(5, 1, 1, 6)));

    Shape.Circle circle = (Shape.Circle) shapes.get(0);
    assertThat(circle.centre().x()).isCloseTo(MEASURES.x(3), within(1e-9));
    assertThat(circle.centre().y()).isCloseTo(MEASURES.y(2), within(1e-9));
    assertThat(shapes.stream().filter(Shape.Word.class::isInstance).map(Shape.Word.class::cast))
        .extracting(Shape.Word::text)
        .containsExactly("11", "56");
    for (Shape shape : shapes.subList(1, shapes.size())) {
      Shape.Word word = (Shape.Word) shape;
      double half = Typeface.BOLD.width(word.text(), word.size()) / 2;
      double top = word.baseline() - Typeface.BOLD.capHeight(word.size()) - circle.centre().y();
      double bottom = word.baseline() - circle.centre().y();
      assertThat(Math.hypot(half, Math.max(Math.abs(top), Math.abs(bottom))))
          .isLessThan(circle.radius());
    }
  }

  @Test
  void givenCandidatesAreHiddenByDigitsAndCandidates() {
    Puzzle puzzle =
        new Puzzle(
            Grid.empty(6),
            Rules.of(
                Pictures.boxes(6), List.of(new Candidates(CagePictures.cells(6, "r1c1"), 0b1010))));
    int[] digits = new int[36];
    digits[0] = 3;
    long[] marks = new long[36];
    marks[0] = 0b101;
    PuzzlePicture picture = PuzzlePicture.of(puzzle);

    assertThat(clues(picture)).containsExactly("13");
    assertThat(clues(picture.withDigits(Grid.of(6, digits)))).isEmpty();
    assertThat(clues(picture.withCandidates(marks))).isEmpty();
  }

  private static List<String> clues(PuzzlePicture picture) {
    return PictureLayout.lay(picture, Pictures.LIGHT).shapes().stream()
        .filter(shape -> shape.ink().kind() == Ink.Kind.CLUE)
        .map(shape -> ((Shape.Word) shape).text())
        .toList();
  }
}
