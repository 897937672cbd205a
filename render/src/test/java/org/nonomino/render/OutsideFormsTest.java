package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.LittleKiller.Direction;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.XSum;

final class OutsideFormsTest {
  private static final double CLOSE = 0.01;

  private static PuzzlePicture picture(int size, List<? extends Constraint> constraints) {
    RegionMask mask = Pictures.boxes(size);
    return PuzzlePicture.of(new Puzzle(Grid.empty(size), Rules.of(mask, constraints)));
  }

  private static Drawing drawing(int size, Constraint... constraints) {
    return PictureLayout.lay(picture(size, List.of(constraints)), Pictures.PRINT);
  }

  private static OutsideCell place(int size, int row, int column) {
    return new OutsideCell(size, row - 1, column - 1);
  }

  private static List<Shape.Word> numbers(Drawing drawing) {
    return DrawnGrid.shapes(drawing, Shape.Word.class)
        .filter(word -> word.ink().kind() == Ink.Kind.CLUE)
        .toList();
  }

  private static Rectangle2D bounds(Shape.Word word) {
    double width = word.typeface().width(word.text(), word.size());
    double height = word.typeface().capHeight(word.size());
    return new Rectangle2D.Double(word.x() - width / 2, word.baseline() - height, width, height);
  }

  private static Rectangle2D bounds(Shape.Lines lines) {
    Rectangle2D bounds = new Rectangle2D.Double();
    for (int i = 0; i < lines.paths().get(0).size(); i++) {
      Point point = lines.paths().get(0).get(i);
      if (i == 0) {
        bounds.setRect(point.x(), point.y(), 0, 0);
      } else {
        bounds.add(point.x(), point.y());
      }
    }
    return bounds;
  }

  private static Rectangle2D grid(Drawing drawing, int size) {
    DrawnGrid grid = DrawnGrid.of(drawing, size);
    return grid.bounds(0).createUnion(grid.bounds(size * size - 1));
  }

  /** Returns all little killers of a size, each with a possible sum. */
  private static List<LittleKiller> littleKillers(int size) {
    List<LittleKiller> all = new ArrayList<>();
    for (int row = 0; row <= size + 1; row++) {
      for (int column = 0; column <= size + 1; column++) {
        if (row == 0 || row > size || column == 0 || column > size) {
          for (Direction direction : Direction.values()) {
            int length = length(size, row, column, direction);
            if (length > 0) {
              all.add(
                  new LittleKiller(place(size, row, column), direction, length * (size + 1) / 2));
            }
          }
        }
      }
    }
    return all;
  }

  private static int length(int size, int row, int column, Direction direction) {
    return (int)
        IntStream.rangeClosed(1, size)
            .takeWhile(
                i ->
                    isInside(size, row + i * direction.rows())
                        && isInside(size, column + i * direction.columns()))
            .count();
  }

  private static boolean isInside(int size, int number) {
    return number >= 1 && number <= size;
  }

  static Stream<LittleKiller> allLittleKillers() {
    return littleKillers(6).stream();
  }

  /** The tip is at the corner of the first cell, and the arrow goes along the diagonal. */
  @ParameterizedTest
  @MethodSource("allLittleKillers")
  void anArrowPointsToTheFirstCellOfItsDiagonal(LittleKiller killer) {
    Drawing drawing = drawing(6, killer);
    DrawnGrid grid = DrawnGrid.of(drawing, 6);
    Rectangle2D first = grid.bounds(killer.cells().get(0));
    Direction direction = killer.direction();
    double x = direction.columns() > 0 ? first.getMinX() : first.getMaxX();
    double y = direction.rows() > 0 ? first.getMinY() : first.getMaxY();

    List<Shape.Lines> lines = DrawnGrid.lines(drawing, Ink.Kind.CLUE).toList();
    List<Point> shaft = lines.get(0).paths().get(0);
    Point tail = shaft.get(0);
    Point tip = shaft.get(1);

    assertThat(Math.hypot(tip.x() - x, tip.y() - y)).isLessThan(0.2 * grid.cell());
    assertThat((tip.x() - tail.x()) * direction.columns()).isPositive();
    assertThat((tip.y() - tail.y()) * direction.rows()).isPositive();
    assertThat(Math.abs(tip.x() - tail.x())).isCloseTo(Math.abs(tip.y() - tail.y()), within(CLOSE));
    assertThat(lines.get(1).paths().get(0)).contains(tip);
    assertThat(numbers(drawing))
        .singleElement()
        .satisfies(number -> assertThat(number.text()).isEqualTo(String.valueOf(killer.sum())));
  }

  /** All at once: each place has all its arrows. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6, 9, 16})
  void arrowsAndSumsDoNotCollide(int size) {
    Drawing drawing = drawing(size, littleKillers(size).toArray(Constraint[]::new));
    List<Rectangle2D> sums = numbers(drawing).stream().map(OutsideFormsTest::bounds).toList();
    List<Shape.Lines> lines = DrawnGrid.lines(drawing, Ink.Kind.CLUE).toList();
    Rectangle2D grid = grid(drawing, size);
    Rectangle2D paper = new Rectangle2D.Double(0, 0, drawing.width(), drawing.height());

    assertThat(sums).hasSize(littleKillers(size).size());
    for (Rectangle2D sum : sums) {
      assertThat(paper.contains(sum)).isTrue();
      assertThat(grid.intersects(sum)).isFalse();
      // Only itself.
      assertThat(sums.stream().filter(sum::intersects)).hasSize(1);
      assertThat(lines)
          .noneMatch(
              line ->
                  IntStream.range(1, line.paths().get(0).size())
                      .anyMatch(
                          i -> {
                            Point from = line.paths().get(0).get(i - 1);
                            Point to = line.paths().get(0).get(i);
                            return sum.intersectsLine(from.x(), from.y(), to.x(), to.y());
                          }));
    }
    for (Shape.Lines line : lines) {
      assertThat(grid.intersects(bounds(line))).isFalse();
    }
  }

  @Test
  void numbersAreNextToTheirRowsAndColumns() {
    Drawing drawing =
        drawing(
            9,
            new Sandwich(9, true, 3, 15),
            new Sandwich(9, false, 8, 3),
            new XSum(place(9, 2, 10), 24),
            new Skyscraper(place(9, 10, 5), 4));
    Rectangle2D grid = grid(drawing, 9);
    double cell = grid.getWidth() / 9;

    assertThat(numbers(drawing))
        .satisfiesExactlyInAnyOrder(
            number -> {
              assertThat(number.text()).isEqualTo("15");
              assertThat(bounds(number).getMaxX()).isLessThan(grid.getMinX());
              assertThat(bounds(number).getCenterY())
                  .isCloseTo(grid.getMinY() + 3.5 * cell, within(CLOSE));
            },
            number -> {
              assertThat(number.text()).isEqualTo("3");
              assertThat(bounds(number).getMaxY()).isLessThan(grid.getMinY());
              assertThat(number.x()).isCloseTo(grid.getMinX() + 8.5 * cell, within(CLOSE));
            },
            number -> {
              assertThat(number.text()).isEqualTo("24");
              assertThat(bounds(number).getMinX()).isGreaterThan(grid.getMaxX());
              assertThat(bounds(number).getCenterY())
                  .isCloseTo(grid.getMinY() + 1.5 * cell, within(CLOSE));
            },
            number -> {
              assertThat(number.text()).isEqualTo("4");
              assertThat(bounds(number).getMinY()).isGreaterThan(grid.getMaxY());
              assertThat(number.x()).isCloseTo(grid.getMinX() + 4.5 * cell, within(CLOSE));
            });
  }

  /** In grey, only the outlines differ: none, three strokes of a sign, a house, a square. */
  @Test
  void kindsDifferInTheirForms() {
    OutsideCell place = place(9, 0, 4);

    assertThat(corners(new Sandwich(9, false, 3, 5))).isEmpty();
    assertThat(corners(new XSum(place, 5))).containsExactly(5);
    assertThat(corners(new Skyscraper(place, 5))).containsExactly(6);
    assertThat(corners(new NumberedRoom(place, 5))).containsExactly(5);
    List<Shape.Lines> box =
        DrawnGrid.lines(drawing(9, new NumberedRoom(place, 5)), Ink.Kind.CLUE).toList();
    assertThat(
            bounds(box.get(0))
                .contains(bounds(numbers(drawing(9, new NumberedRoom(place, 5))).get(0))))
        .isTrue();
  }

  private static List<Integer> corners(Constraint constraint) {
    return DrawnGrid.lines(drawing(9, constraint), Ink.Kind.CLUE)
        .map(lines -> lines.paths().get(0).size())
        .toList();
  }

  @ParameterizedTest
  @EnumSource(OutsideClues.Side.class)
  void cluesAtOnePlaceAreAllReadable(OutsideClues.Side side) {
    OutsideCell place =
        switch (side) {
          case LEFT -> place(9, 4, 0);
          case TOP -> place(9, 0, 4);
          case RIGHT -> place(9, 4, 10);
          case BOTTOM -> place(9, 10, 4);
        };
    Drawing drawing =
        drawing(9, new NumberedRoom(place, 7), new Skyscraper(place, 3), new XSum(place, 44));
    List<Rectangle2D> numbers = numbers(drawing).stream().map(OutsideFormsTest::bounds).toList();
    Rectangle2D paper = new Rectangle2D.Double(0, 0, drawing.width(), drawing.height());

    assertThat(numbers(drawing)).extracting(Shape.Word::text).containsExactly("44", "3", "7");
    assertThat(numbers)
        .allMatch(paper::contains)
        .allMatch(number -> number.getHeight() > 8)
        .allMatch(number -> numbers.stream().filter(number::intersects).count() == 1);
  }

  @Test
  void manyCluesAtOnePlaceEndWithAnEllipsis() {
    Constraint[] many =
        IntStream.rangeClosed(2, 35)
            .mapToObj(sum -> new Sandwich(9, true, 0, sum))
            .toArray(Constraint[]::new);
    Constraint[] diagonals =
        IntStream.rangeClosed(9, 81)
            .mapToObj(sum -> new LittleKiller(place(9, 0, 0), Direction.DOWN_RIGHT, sum))
            .toArray(Constraint[]::new);

    assertThat(numbers(drawing(9, many)))
        .extracting(Shape.Word::text)
        .containsExactly("2", "3", "4", "…");
    assertThat(numbers(drawing(9, diagonals)))
        .singleElement()
        .satisfies(number -> assertThat(number.text()).startsWith("9,").endsWith("…"));
  }

  @Test
  void equalCluesAreDrawnOnce() {
    Constraint clue = new Sandwich(9, true, 0, 7);

    assertThat(numbers(drawing(9, clue, new Sandwich(9, true, 0, 7)))).hasSize(1);
  }

  /** A digit has the notation of the picture; a number of buildings is a number. */
  @Test
  void aNumberedRoomShowsADigit() {
    OutsideCell place = place(16, 0, 4);

    assertThat(numbers(drawing(16, new NumberedRoom(place, 12), new Skyscraper(place, 12))))
        .extracting(Shape.Word::text)
        .containsExactly("12", "C");
  }

  @Test
  void labelsStayBeyondTheClues() {
    List<Constraint> clues = List.of(new Sandwich(9, true, 0, 35), new XSum(place(9, 0, 1), 9));
    Drawing drawing = PictureLayout.lay(picture(9, clues), Pictures.LABELLED);
    List<Rectangle2D> numbers = numbers(drawing).stream().map(OutsideFormsTest::bounds).toList();

    DrawnGrid.shapes(drawing, Shape.Word.class)
        .filter(word -> word.ink().kind() == Ink.Kind.LABEL)
        .map(OutsideFormsTest::bounds)
        .forEach(
            label ->
                assertThat(numbers)
                    .allMatch(
                        number ->
                            label.getMaxX() < number.getMinX()
                                || label.getMaxY() < number.getMinY()));
  }

  /** Cells of the default width do not shrink for the clues; an explicit width is of the whole. */
  @Test
  void thePictureGrowsForTheClues() {
    PuzzlePicture plain = picture(9, List.of());
    PuzzlePicture clued = picture(9, List.of(new Sandwich(9, true, 0, 35)));

    double plainCell = DrawnGrid.of(PictureLayout.lay(plain, PictureStyle.usual(plain)), 9).cell();
    double cluedCell = DrawnGrid.of(PictureLayout.lay(clued, PictureStyle.usual(clued)), 9).cell();

    assertThat(PictureStyle.usual(plain).width()).isEqualTo(432);
    assertThat(PictureStyle.usualWidth(plain, true)).isEqualTo(480);
    assertThat(cluedCell).isCloseTo(plainCell, within(0.2));
    assertThat(PictureLayout.lay(clued, Pictures.PRINT).width()).isEqualTo(480);
  }

  @Test
  void aHighPictureIsNarrower() {
    PuzzlePicture high =
        picture(4, List.of(new Sandwich(4, false, 0, 2), new XSum(place(4, 0, 1), 3)));

    Drawing full = PictureLayout.lay(high, Pictures.PRINT);
    Drawing narrow = PictureLayout.layWithin(high, Pictures.PRINT, 480);

    assertThat(full.height()).isGreaterThan(480);
    assertThat(narrow.height()).isBetween(470.0, 480.0);
    assertThat(narrow.width()).isLessThan(480);
    assertThat(PictureLayout.layWithin(high, Pictures.PRINT, 1000)).isEqualTo(full);
  }
}
