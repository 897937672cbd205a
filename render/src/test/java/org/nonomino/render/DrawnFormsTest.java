package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nonomino.core.CellList;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Drawings;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing.Cage;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Drawing.Line;
import org.nonomino.core.drawing.Point;

/** Tests pictures of what a setter drew. */
class DrawnFormsTest {
  private static final Colour ORANGE = new Colour(255, 150, 0, 255);
  private static final PuzzlePicture EMPTY = PuzzlePicture.of(RegionMask.boxes(2, 2));

  @Test
  void cagesContinueOutsideTheGrid() {
    List<Point> cells = List.of(new Point(-1, 0), new Point(0, 0), new Point(0, 1));
    Shape.Lines outline =
        only(Shape.Lines.class, new Cage(cells, "", true, false, "", Colour.BLACK));
    assertThat(outline.paths()).hasSize(1);
    // Six corners, and the first one again.
    assertThat(outline.paths().get(0)).hasSize(7);
    double top =
        outline.paths().get(0).stream().mapToDouble(point -> point.y()).min().orElseThrow();
    double bottom =
        outline.paths().get(0).stream().mapToDouble(point -> point.y()).max().orElseThrow();
    double cell = (bottom - top) / (2 - 2 * 0.08);
    assertThat(top).isBetween(0.0, cell / 2);
  }

  @Test
  void hugePlacesNeedNoMoreRoomThanTheGrid() {
    PuzzlePicture far =
        EMPTY.withDrawings(
            Drawings.of(
                List.of(
                    new Line(
                        List.of(new Point(0, 0), new Point(1000, -1000)), ORANGE, 0.1, Layer.BELOW),
                    new Cage(List.of(new Point(-1000, 1000)), "9", true, false, "", ORANGE))));
    assertThat(far.cellsAcross()).isEqualTo(3 * 4);
    assertThat(far.longerSide()).isEqualTo(3 * 4);
  }

  @Test
  void whiteShapesOutsideNeedNoRoom() {
    Colour white = new Colour(255, 255, 255, 255);
    org.nonomino.core.drawing.Drawing.Shape cover =
        new org.nonomino.core.drawing.Drawing.Shape(
            false, new Point(-2, 2), 4, 2, 0, white, 0.1, white, "", 0, Colour.BLACK, Layer.BELOW);
    assertThat(EMPTY.withDrawings(Drawings.of(List.of(cover))).longerSide()).isEqualTo(4);
  }

  @Test
  void fiveRowsOfCluesHaveRoom() {
    PuzzlePicture picture =
        PuzzlePicture.of(RegionMask.boxes(3, 3))
            .withDrawings(
                Drawings.of(
                    List.of(
                        new Line(
                            List.of(new Point(-5, 0), new Point(0, 0)), ORANGE, 0, Layer.BELOW))));
    assertThat(picture.longerSide()).isEqualTo(5 + 9);
  }

  @Test
  void linesMayHaveAnInside() {
    List<Point> points = List.of(new Point(0, 0), new Point(0, 2), new Point(2, 2));
    Line filled = new Line(points, Colour.NONE, 0.1, ORANGE, Layer.BELOW);
    assertThat(only(Shape.Polygon.class, filled).corners()).hasSize(3);
    assertThat(only(Shape.Polygon.class, filled).ink()).isEqualTo(Ink.drawn(ORANGE));
  }

  @Test
  void constraintsAreDrawnOnceInEitherLook() {
    Puzzle puzzle =
        new Puzzle(
            Grid.empty(4),
            Rules.of(RegionMask.boxes(2, 2), List.of(new Renban(CellList.of(4, 0, 1, 2)))));
    Line line =
        new Line(List.of(new Point(0.5, 0.5), new Point(0.5, 2.5)), ORANGE, 0.2, Layer.BELOW);
    Line frame =
        new Line(List.of(new Point(0, 0), new Point(4, 0)), Colour.BLACK, 0.1, Layer.BELOW);
    Drawings drawings =
        new Drawings(
            List.of(
                new Drawings.Item(line, Set.of(ConstraintKind.RENBAN)), new Drawings.Item(frame)));
    List<Ink> setter = inks(PuzzlePicture.of(puzzle).withDrawings(Look.SETTER.of(drawings)));
    assertThat(setter)
        .contains(Ink.drawn(ORANGE), Ink.drawn(Colour.BLACK))
        .doesNotContain(Ink.of(Ink.Kind.RENBAN));
    List<Ink> ours = inks(PuzzlePicture.of(puzzle).withDrawings(Look.OURS.of(drawings)));
    assertThat(ours)
        .contains(Ink.of(Ink.Kind.RENBAN), Ink.drawn(Colour.BLACK))
        .doesNotContain(Ink.drawn(ORANGE));
  }

  @Test
  void coloursCanBeSeenOnDarkPaper() {
    int paper = Theme.DARK.colour(Ink.of(Ink.Kind.PAPER));
    for (String colour : List.of("ffffa3", "ffff00", "67f067", "00ffff", "fcd4f6")) {
      // The givens are white.
      assertThat(contrast(onDark(colour), 0xFFFFFF)).as(colour).isGreaterThan(2);
    }
    for (String colour : List.of("000080", "300030", "001a00", "0b0b0b")) {
      assertThat(contrast(onDark(colour), paper)).as(colour).isGreaterThan(4.5);
    }
    assertThat(onDark("ffffff")).isEqualTo(paper);
    assertThat(onDark("000000")).isEqualTo(0xFFFFFF);
    int green = onDark("67f067");
    assertThat(green >> 8 & 0xFF)
        .isGreaterThan(2 * (green & 0xFF))
        .isGreaterThan(2 * (green >> 16));
  }

  private static int onDark(String figures) {
    return Theme.DARK.colour(Ink.drawn(Colour.ofHex(figures).orElseThrow()));
  }

  /** Returns the contrast of two colours (WCAG 2.1). */
  private static double contrast(int one, int other) {
    double lighter = Math.max(luminance(one), luminance(other));
    double darker = Math.min(luminance(one), luminance(other));
    return (lighter + 0.05) / (darker + 0.05);
  }

  private static double luminance(int colour) {
    return 0.2126 * linear(colour >> 16)
        + 0.7152 * linear(colour >> 8 & 0xFF)
        + 0.0722 * linear(colour & 0xFF);
  }

  private static double linear(int part) {
    double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  private static List<Ink> inks(PuzzlePicture picture) {
    return PictureLayout.lay(picture, Pictures.LIGHT).shapes().stream().map(Shape::ink).toList();
  }

  /** Returns the only shape of a class that a drawing adds to an empty grid. */
  private static <S extends Shape> S only(
      Class<S> shapeClass, org.nonomino.core.drawing.Drawing drawing) {
    PuzzlePicture picture = EMPTY.withDrawings(Drawings.of(List.of(drawing)));
    List<S> shapes =
        PictureLayout.lay(picture, Pictures.LIGHT).shapes().stream()
            .filter(shape -> shape.ink().kind() == Ink.Kind.DRAWN)
            .map(shapeClass::cast)
            .toList();
    assertThat(shapes).hasSize(1);
    return shapes.get(0);
  }
}
