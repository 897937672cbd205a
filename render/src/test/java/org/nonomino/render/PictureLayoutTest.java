package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.explainer.terms.StepKind;

/** The places of shapes in a drawing. */
final class PictureLayoutTest {
  private static final double ROUNDING = 1e-6;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 9, 10, 12, 16, 25, 36})
  void nothingIsCutOffOrLiesOnAnything(int size) {
    RegionMask mask = Pictures.boxes(size);
    for (boolean labelled : new boolean[] {false, true}) {
      for (DigitStyle digits : DigitStyle.values()) {
        PictureStyle style = Pictures.style(Theme.LIGHT, labelled, digits);
        for (PuzzlePicture picture :
            List.of(Pictures.full(mask), Pictures.allCandidates(mask), Pictures.marks(mask))) {
          requireRoom(PictureLayout.lay(picture, style), size);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void namesOfRegionsHaveTheirOwnRoom(DigitStyle digits) {
    PictureStyle style = Pictures.style(Theme.LIGHT, true, digits);
    for (RegionMask mask : List.of(Pictures.SCATTERED, Pictures.TOROIDAL, scattered(36))) {
      for (PuzzlePicture picture :
          List.of(Pictures.full(mask), Pictures.allCandidates(mask), Pictures.marks(mask))) {
        requireRoom(PictureLayout.lay(picture, style), mask.size());
      }
    }
  }

  @Test
  void stepsHaveRoom() {
    for (Drawing drawing : Pictures.examples().values()) {
      requireInside(drawing);
    }
  }

  private static RegionMask scattered(int size) {
    int[] labels = new int[size * size];
    for (int cell = 0; cell < labels.length; cell++) {
      labels[cell] = (cell / size + cell) % size;
    }
    return RegionMask.jigsaw(size, labels);
  }

  private static void requireInside(Drawing drawing) {
    Rectangle2D page = new Rectangle2D.Double(0, 0, drawing.width(), drawing.height());
    DrawnGrid.shapes(drawing, Shape.Word.class)
        .forEach(word -> assertThat(page.contains(DrawnGrid.ink(word))).as("%s", word).isTrue());
    DrawnGrid.shapes(drawing, Shape.Lines.class)
        .forEach(
            lines ->
                lines.paths().stream()
                    .flatMap(List::stream)
                    .forEach(
                        point ->
                            assertThat(
                                    page.contains(
                                        point.x() - lines.width() / 2,
                                        point.y() - lines.width() / 2,
                                        lines.width(),
                                        lines.width()))
                                .as("%s of width %s", point, lines.width())
                                .isTrue()));
  }

  private static void requireRoom(Drawing drawing, int size) {
    requireInside(drawing);
    DrawnGrid grid = DrawnGrid.of(drawing, size);
    double heavy =
        DrawnGrid.lines(drawing, Ink.Kind.HEAVY_BORDER).findFirst().orElseThrow().width();
    List<List<Shape.Word>> words = grid.words();
    int count = 0;
    for (int cell = 0; cell < size * size; cell++) {
      Rectangle2D bounds = grid.bounds(cell);
      Rectangle2D room =
          new Rectangle2D.Double(
              bounds.getX() + heavy / 2,
              bounds.getY() + heavy / 2,
              bounds.getWidth() - heavy,
              bounds.getHeight() - heavy);
      List<Rectangle2D> taken = new ArrayList<>();
      for (Shape.Word word : words.get(cell)) {
        Rectangle2D ink = DrawnGrid.ink(word);
        assertThat(room.contains(ink)).as("%s in cell %d, %s", word, cell, room).isTrue();
        for (Rectangle2D other : taken) {
          assertThat(other.intersects(ink)).as("%s of cell %d on another", word, cell).isFalse();
        }
        taken.add(ink);
        count++;
      }
    }
    assertThat(count).as("words").isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"LIGHT", "DARK", "TINTED"})
  void neighboursHaveDifferentTintsAndRegionsOne(Theme theme) {
    for (RegionMask mask :
        List.of(
            Pictures.boxes(9),
            Pictures.JIGSAW,
            Pictures.DISCONNECTED,
            Pictures.SCATTERED,
            Pictures.TOROIDAL)) {
      int size = mask.size();
      Drawing drawing =
          PictureLayout.lay(
              PuzzlePicture.of(mask), Pictures.style(theme, false, DigitStyle.LETTERS));
      DrawnGrid grid = DrawnGrid.of(drawing, size);
      for (int cell = 0; cell < size * size; cell++) {
        if (cell % size + 1 < size) {
          requireTints(mask, grid, cell, cell + 1);
        }
        if (cell + size < size * size) {
          requireTints(mask, grid, cell, cell + size);
        }
      }
    }
  }

  private static void requireTints(RegionMask mask, DrawnGrid grid, int first, int second) {
    assertThat(grid.tint(first) == grid.tint(second))
        .as("cells %d and %d have the same tint", first, second)
        .isEqualTo(mask.region(first) == mask.region(second));
  }

  @Test
  void printHasNoTints() {
    Drawing drawing = PictureLayout.lay(PuzzlePicture.of(Pictures.JIGSAW), Pictures.PRINT);

    assertThat(drawing.shapes()).noneMatch(shape -> shape.ink().kind() == Ink.Kind.TINT);
  }

  @Test
  void heavyLinesRunWhereRegionsPartAndAround() {
    for (RegionMask mask : List.of(Pictures.boxes(9), Pictures.JIGSAW, Pictures.DISCONNECTED)) {
      Drawing drawing = PictureLayout.lay(PuzzlePicture.of(mask), Pictures.LIGHT);

      assertThat(sides(drawing, mask.size(), false)).isEqualTo(parting(mask, false));
      assertThat(sides(drawing, mask.size(), true)).isEmpty();
    }
  }

  @Test
  void theFrameIsOpenWhereARegionContinuesAcrossTheEdge() {
    int n = 9;
    int[] shifted = new int[n * n];
    for (int cell = 0; cell < shifted.length; cell++) {
      int row = (cell / n + 1) % n;
      int column = (cell + 1) % n;
      shifted[cell] = row / 3 * 3 + column / 3;
    }
    for (RegionMask mask : List.of(RegionMask.jigsaw(n, shifted), Pictures.TOROIDAL)) {
      Drawing drawing = PictureLayout.lay(PuzzlePicture.of(mask), Pictures.LIGHT);

      assertThat(sides(drawing, mask.size(), false)).isEqualTo(parting(mask, true));
      assertThat(sides(drawing, mask.size(), true)).isNotEmpty();
    }
  }

  @Test
  void theFrameIsClosedWhereARegionReachesFromEdgeToEdge() {
    RegionMask mask =
        RegionMask.jigsaw(4, new int[] {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3});
    Drawing drawing = PictureLayout.lay(PuzzlePicture.of(mask), Pictures.LIGHT);

    assertThat(sides(drawing, 4, false)).isEqualTo(parting(mask, false));
  }

  @Test
  void aGridWithoutRegionsHasOnlyItsFrame() {
    Drawing drawing = PictureLayout.lay(PuzzlePicture.of(RegionMask.none(5)), Pictures.LIGHT);
    Set<String> sides = sides(drawing, 5, false);

    assertThat(sides).hasSize(20).contains("0 0 right", "5 4 right", "0 0 down", "4 5 down");
    assertThat(drawing.shapes())
        .noneMatch(shape -> shape.ink().kind() == Ink.Kind.TINT)
        .isNotEmpty();
  }

  /** Returns the sides of cells that heavy lines cover, each as "row column direction". */
  private static Set<String> sides(Drawing drawing, int size, boolean dashed) {
    DrawnGrid grid = DrawnGrid.of(drawing, size);
    Set<String> sides = new TreeSet<>();
    for (Shape.Lines lines :
        DrawnGrid.lines(drawing, Ink.Kind.HEAVY_BORDER)
            .filter(lines -> lines.dashed() == dashed)
            .toList()) {
      for (List<Point> path : lines.paths()) {
        for (int i = 1; i < path.size(); i++) {
          int row = grid.row(path.get(i - 1).y());
          int column = grid.column(path.get(i - 1).x());
          int toRow = grid.row(path.get(i).y());
          int toColumn = grid.column(path.get(i).x());
          assertThat(row == toRow).as("one way only").isNotEqualTo(column == toColumn);
          for (int at = Math.min(column, toColumn); at < Math.max(column, toColumn); at++) {
            assertThat(sides.add(row + " " + at + " right")).as("drawn once").isTrue();
          }
          for (int at = Math.min(row, toRow); at < Math.max(row, toRow); at++) {
            assertThat(sides.add(at + " " + column + " down")).as("drawn once").isTrue();
          }
        }
      }
    }
    return sides;
  }

  private static Set<String> parting(RegionMask mask, boolean onTorus) {
    int size = mask.size();
    Set<String> sides = new TreeSet<>();
    for (int line = 0; line <= size; line++) {
      boolean isFrame = !onTorus && (line == 0 || line == size);
      int before = (line + size - 1) % size;
      int after = line % size;
      for (int at = 0; at < size; at++) {
        if (isFrame || mask.region(before * size + at) != mask.region(after * size + at)) {
          sides.add(line + " " + at + " right");
        }
        if (isFrame || mask.region(at * size + before) != mask.region(at * size + after)) {
          sides.add(at + " " + line + " down");
        }
      }
    }
    return sides;
  }

  /** Only eight crossings, at the frame, have an odd number of lines, so there are four paths. */
  @Test
  void heavyLinesAreFewPaths() {
    Drawing drawing = PictureLayout.lay(PuzzlePicture.of(Pictures.boxes(9)), Pictures.LIGHT);

    assertThat(DrawnGrid.lines(drawing, Ink.Kind.HEAVY_BORDER).findFirst().orElseThrow().paths())
        .hasSize(4);
  }

  @Test
  void digitsStandInTheMiddleOfTheirCells() {
    Drawing drawing = PictureLayout.lay(PuzzlePicture.of(Pictures.CLASSIC), Pictures.LIGHT);
    DrawnGrid grid = DrawnGrid.of(drawing, 9);
    int givens = 0;
    for (int cell = 0; cell < 81; cell++) {
      for (Shape.Word word : grid.words().get(cell)) {
        double middle = word.baseline() - word.typeface().capHeight(word.size()) / 2;
        assertThat(middle).isCloseTo(grid.bounds(cell).getCenterY(), within(ROUNDING));
        assertThat(word.x()).isCloseTo(grid.bounds(cell).getCenterX(), within(ROUNDING));
        assertThat(word.text()).isEqualTo(String.valueOf(Pictures.CLASSIC.givens().digit(cell)));
        givens++;
      }
    }
    assertThat(givens).isEqualTo(30);
  }

  @Test
  void givensDifferFromAnswersByMoreThanColour() {
    Drawing drawing =
        PictureLayout.lay(
            PuzzlePicture.of(Pictures.CLASSIC).withDigits(Pictures.CLASSIC_SOLUTION),
            Pictures.LIGHT);

    assertThat(DrawnGrid.shapes(drawing, Shape.Word.class))
        .hasSize(81)
        .allMatch(
            word -> (word.ink().kind() == Ink.Kind.GIVEN) == (word.typeface() == Typeface.BOLD));
    assertThat(inks(drawing, Shape.Word.class)).containsOnly(Ink.Kind.GIVEN, Ink.Kind.ANSWER);
  }

  @Test
  void candidatesStandInTheOrderOfDigits() {
    Drawing drawing = PictureLayout.lay(Pictures.allCandidates(Pictures.boxes(9)), Pictures.LIGHT);
    List<Shape.Word> words = DrawnGrid.of(drawing, 9).words().get(40);

    assertThat(words).hasSize(9);
    for (int i = 0; i < 9; i++) {
      assertThat(words.get(i).text()).isEqualTo(String.valueOf(i + 1));
      assertThat(words.get(i).x()).isCloseTo(words.get(i % 3).x(), within(ROUNDING));
      assertThat(words.get(i).baseline())
          .isCloseTo(words.get(i - i % 3).baseline(), within(ROUNDING));
    }
    assertThat(words.get(1).x()).isGreaterThan(words.get(0).x());
    assertThat(words.get(3).baseline()).isGreaterThan(words.get(0).baseline());
  }

  @Test
  void labelsNumberRowsAndColumns() {
    Drawing drawing = PictureLayout.lay(PuzzlePicture.of(Pictures.boxes(12)), Pictures.LABELLED);

    List<String> numbers = IntStream.rangeClosed(1, 12).mapToObj(String::valueOf).toList();
    assertThat(DrawnGrid.shapes(drawing, Shape.Word.class).map(Shape.Word::text))
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(numbers.stream(), numbers.stream()).toList());
  }

  @Test
  void eachPieceOfARegionHasItsName() {
    Drawing drawing = PictureLayout.lay(PuzzlePicture.of(Pictures.DISCONNECTED), Pictures.LIGHT);
    DrawnGrid grid = DrawnGrid.of(drawing, 9);
    Set<Integer> named = new HashSet<>();
    for (int cell = 0; cell < 81; cell++) {
      for (Shape.Word word : grid.words().get(cell)) {
        int region = Pictures.DISCONNECTED.region(cell);
        assertThat(word.text()).isEqualTo(String.valueOf(region + 1));
        named.add(cell);
      }
    }
    // The three pairs of swapped cells, and the first cells of the rest of their regions.
    assertThat(named).containsExactlyInAnyOrder(0, 1, 6, 26, 30, 49, 54, 55, 57, 58, 60, 80);
  }

  @Test
  void aPlacementIsRingedInsteadOfCandidates() {
    PuzzlePicture picture = Pictures.step(Pictures.CLASSIC, step -> true);
    int cell = picture.step().orElseThrow().deductions().get(0).cell();
    Drawing drawing = PictureLayout.lay(picture, Pictures.LIGHT);
    DrawnGrid grid = DrawnGrid.of(drawing, 9);

    assertThat(grid.words().get(cell))
        .singleElement()
        .satisfies(word -> assertThat(word.ink().kind()).isEqualTo(Ink.Kind.PLACEMENT));
    assertThat(DrawnGrid.shapes(drawing, Shape.Circle.class))
        .filteredOn(ring -> ring.ink().kind() == Ink.Kind.PLACEMENT)
        .singleElement()
        .satisfies(
            ring -> {
              Rectangle2D word = DrawnGrid.ink(grid.words().get(cell).get(0));
              double corner = Math.hypot(word.getWidth(), word.getHeight()) / 2;
              assertThat(ring.radius()).isGreaterThan(corner);
              assertThat(grid.cellAt(ring.centre().x(), ring.centre().y())).isEqualTo(cell);
            });
  }

  @Test
  void candidatesOfThePatternHaveRingsAround() {
    PuzzlePicture picture = Pictures.step(Pictures.CHAINED, step -> step.name().equals("Claiming"));
    Drawing drawing = PictureLayout.lay(picture, Pictures.LIGHT);
    List<Shape.Word> words =
        DrawnGrid.shapes(drawing, Shape.Word.class)
            .filter(word -> word.ink().kind() == Ink.Kind.PATTERN)
            .toList();
    List<Shape.Circle> rings = DrawnGrid.shapes(drawing, Shape.Circle.class).toList();

    assertThat(rings).hasSameSizeAs(picture.step().orElseThrow().evidence().candidates());
    assertThat(words).hasSameSizeAs(rings);
    for (Shape.Word word : words) {
      Rectangle2D ink = DrawnGrid.ink(word);
      assertThat(rings)
          .anyMatch(
              ring ->
                  farthest(ring.centre(), ink) < ring.radius() - ring.width() / 2
                      && ink.contains(ring.centre().x(), ring.centre().y()));
    }
  }

  /** Returns the distance of the farthest corner of a rectangle from a point. */
  private static double farthest(Point point, Rectangle2D rectangle) {
    return Math.hypot(
        Math.max(point.x() - rectangle.getMinX(), rectangle.getMaxX() - point.x()),
        Math.max(point.y() - rectangle.getMinY(), rectangle.getMaxY() - point.y()));
  }

  @Test
  void eliminationsAreStruckOut() {
    PuzzlePicture picture =
        Pictures.step(Pictures.CHAINED, step -> step.name().equals("Bidirectional Cycle"));
    Drawing drawing = PictureLayout.lay(picture, Pictures.LIGHT);
    List<Rectangle2D> struck =
        DrawnGrid.shapes(drawing, Shape.Word.class)
            .filter(word -> word.ink().kind() == Ink.Kind.ELIMINATION)
            .map(DrawnGrid::ink)
            .toList();
    List<List<Point>> strikes =
        DrawnGrid.lines(drawing, Ink.Kind.ELIMINATION).findFirst().orElseThrow().paths();

    assertThat(struck).hasSize(picture.step().orElseThrow().deductions().size());
    assertThat(strikes)
        .hasSameSizeAs(struck)
        .allMatch(
            strike ->
                struck.stream()
                    .anyMatch(
                        word ->
                            word.intersectsLine(
                                strike.get(0).x(),
                                strike.get(0).y(),
                                strike.get(1).x(),
                                strike.get(1).y())));
  }

  @Test
  void linksRunPastTheMiddleOfCandidates() {
    Drawing drawing =
        PictureLayout.lay(
            Pictures.step(Pictures.CHAINED, step -> step.kind() == StepKind.FORCING_CHAIN),
            Pictures.LIGHT);
    List<Point> middles =
        DrawnGrid.shapes(drawing, Shape.Word.class)
            .filter(word -> word.size() < DrawnGrid.of(drawing, 9).cell() / 2)
            .map(DrawnGrid::ink)
            .map(ink -> new Point(ink.getCenterX(), ink.getCenterY()))
            .toList();
    List<Shape.Curve> curves = DrawnGrid.shapes(drawing, Shape.Curve.class).toList();

    assertThat(curves).hasSize(7);
    assertThat(curves).anyMatch(Shape.Curve::dashed).anyMatch(curve -> !curve.dashed());
    assertThat(DrawnGrid.shapes(drawing, Shape.Polygon.class)).as("heads").hasSize(7);
    for (Shape.Curve curve : curves) {
      for (int i = 0; i <= 100; i++) {
        Point point = at(curve, i / 100.0);
        double nearest =
            middles.stream()
                .mapToDouble(middle -> Math.hypot(middle.x() - point.x(), middle.y() - point.y()))
                .min()
                .orElseThrow();
        assertThat(nearest).as("at %s of %s", i, curve).isGreaterThan(2.5);
      }
    }
  }

  private static Point at(Shape.Curve curve, double part) {
    double a = (1 - part) * (1 - part);
    double b = 2 * part * (1 - part);
    double c = part * part;
    return new Point(
        a * curve.from().x() + b * curve.control().x() + c * curve.to().x(),
        a * curve.from().y() + b * curve.control().y() + c * curve.to().y());
  }

  @Test
  void housesAndHighlightsHaveGroundsInsteadOfTints() {
    Drawing step =
        PictureLayout.lay(
            Pictures.step(Pictures.CLASSIC, found -> !found.evidence().houses().isEmpty()),
            Pictures.LIGHT);
    Drawing highlighted =
        PictureLayout.lay(
            PuzzlePicture.of(Pictures.CLASSIC).withHighlights(Set.of(3, 4)), Pictures.PRINT);

    assertThat(inks(step, Shape.Rectangle.class)).containsOnly(Ink.Kind.PAPER, Ink.Kind.HOUSE);
    assertThat(inks(highlighted, Shape.Rectangle.class))
        .containsOnly(Ink.Kind.PAPER, Ink.Kind.HIGHLIGHT);
  }

  private static <S extends Shape> Set<Ink.Kind> inks(Drawing drawing, Class<S> type) {
    Set<Ink.Kind> kinds = new HashSet<>();
    DrawnGrid.shapes(drawing, type).forEach(shape -> kinds.add(shape.ink().kind()));
    return kinds;
  }

  @Test
  void saysWhatThereIsToSee() {
    Drawing classic =
        PictureLayout.lay(PuzzlePicture.of(Pictures.CLASSIC).withTitle("No. 1"), Pictures.LIGHT);
    Drawing one =
        PictureLayout.lay(
            PuzzlePicture.of(new Puzzle(Grid.empty(1).with(0, 1), Pictures.boxes(1))),
            Pictures.LIGHT);

    assertThat(classic.title()).isEqualTo("No. 1");
    assertThat(classic.description())
        .isEqualTo(
            "A Sudoku of 9 rows and 9 columns with boxes of 3×3 cells: 30 clues, 51 empty cells.");
    assertThat(one.title()).isEqualTo("Sudoku 1×1");
    assertThat(one.description()).contains("1 row and 1 column", "1 clue,", "0 empty cells");
  }

  @Test
  void namesTheConstraints() {
    Rules rules =
        Rules.of(
            RegionMask.boxes(2, 2),
            List.of(
                new Thermometer(CellList.of(4, 0, 1)),
                new AntiKnight(4),
                new KillerCage(CellList.of(4, 2, 3), OptionalInt.of(5)),
                new Thermometer(CellList.of(4, 4, 8))));
    Drawing one =
        PictureLayout.lay(PuzzlePicture.of(new Puzzle(Grid.empty(4), rules)), Pictures.LIGHT);

    assertThat(one.description())
        .isEqualTo(
            "A Sudoku of 4 rows and 4 columns with boxes of 2×2 cells, anti-knight, 1 cage and"
                + " 2 thermometers: 0 clues, 16 empty cells.");
  }

  @Test
  void aTitleIsOneLineOfLimitedLength() {
    assertThat(title(" a\t\n\u0007\u0085 b\u009F\u2028")).isEqualTo("a b");
    assertThat(title("😀".repeat(200))).isEqualTo("😀".repeat(200));
    assertThat(title("😀".repeat(100_000))).isEqualTo("😀".repeat(200) + "…");
    assertThat(title("\u0000\u001B")).isEqualTo("Sudoku 9×9");
  }

  private static String title(String title) {
    return PictureLayout.lay(PuzzlePicture.of(Pictures.CLASSIC).withTitle(title), Pictures.LIGHT)
        .title();
  }

  @Test
  void equalPicturesGiveEqualDrawings() {
    assertThat(Pictures.examples()).isEqualTo(Pictures.examples());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void refusesAWidthThatIsNone(double width) {
    PictureStyle style = new PictureStyle(Theme.LIGHT, false, DigitStyle.LETTERS, width);
    PuzzlePicture picture = PuzzlePicture.of(Pictures.CLASSIC);

    assertThatThrownBy(() -> PictureLayout.lay(picture, style))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("width of a picture");
  }
}
