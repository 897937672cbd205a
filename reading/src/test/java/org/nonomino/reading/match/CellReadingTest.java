package org.nonomino.reading.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.EqualSumLine;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.drawing.Colour;

/** Readings of marked cells, circles of arrows, and cages that belong together. */
class CellReadingTest {
  private static final String NORMAL = "Normal sudoku rules apply. ";
  private static final String ARROWS = "Digits along an arrow sum to the digit in its circle. ";

  private static final Colour DARK_BLUE = new Colour(0, 0x20, 0x80, 255);

  private static CellList cells(int... names) {
    return CellList.of(
        9, IntStream.of(names).map(name -> (name / 10 - 1) * 9 + name % 10 - 1).toArray());
  }

  private static Candidates candidates(int cell, long... digits) {
    return new Candidates(
        cells(cell), LongStream.of(digits).map(digit -> 1L << digit).reduce(0, (a, b) -> a | b));
  }

  private static Indexer indexer(int cell) {
    return new Indexer(Indexer.What.COLUMN, cells(cell));
  }

  private static Stream<Constraint> greater(int cell, int... others) {
    return IntStream.of(others).mapToObj(other -> new GreaterThan(cells(cell, other)));
  }

  private static Arguments reading(Drawn drawn, String rules, Constraint... expected) {
    return Arguments.of(drawn, rules, List.of(expected));
  }

  /** A cell with small arrows to its neighbours. */
  private static Drawn peak(int cell) {
    Drawn drawn = new Drawn().tint(Drawn.GREY, cell);
    for (int neighbour : new int[] {cell - 10, cell - 1, cell + 1, cell + 10}) {
      drawn.bareArrow(cell, neighbour);
    }
    return drawn;
  }

  private static Drawn arrows() {
    return new Drawn().arrow(11, 12, 13).arrow(55, 56, 57);
  }

  private static Drawn clones() {
    return new Drawn()
        .tint(Drawn.GREY, 11)
        .tint(Drawn.GREY, 12)
        .tint(Drawn.GREY, 22)
        .tint(Drawn.GREY, 64)
        .tint(Drawn.GREY, 65)
        .tint(Drawn.GREY, 75);
  }

  static Stream<Arguments> readings() {
    return Stream.of(
        reading(
            new Drawn().tint(Drawn.GREY, 11).tint(Drawn.GREY, 12),
            "Grey cells are even.",
            new EvenCell(cells(11)),
            new EvenCell(cells(12))),
        reading(
            new Drawn().square(Drawn.GREY, 11).square(Drawn.BLUE, 55),
            "Digits in blue squares are odd. Digits in grey squares are even.",
            new EvenCell(cells(11)),
            new OddCell(cells(55))),
        reading(
            new Drawn().tint(Drawn.GREEN, 55).square(Drawn.GREY, 55).cage("10", 55, 56),
            "Digits in cages sum to the number. The grey cell in row 5 column 5 is even.",
            new KillerCage(cells(55, 56), OptionalInt.of(10)),
            new EvenCell(cells(55))),
        reading(
            new Drawn().tint(Drawn.BLUE, 11).tint(Drawn.BLUE, 33),
            "Digits in blue cells are low (1, 2, 3).",
            candidates(11, 1, 2, 3),
            candidates(33, 1, 2, 3)),
        reading(
            peak(55),
            "A digit in a grey cell is greater than all its orthogonally adjacent digits.",
            new Maximum(cells(55))),
        reading(
            peak(55),
            "A digit in a grey cell is smaller than all its orthogonally adjacent digits.",
            new Minimum(cells(55))),
        reading(
            new Drawn().tint(Drawn.GREY, 55).sign(">", 55, 56).sign("^", 45, 55),
            "Grey cells are greater than orthogonally adjacent white cells.",
            greater(55, 45, 54, 56, 65).toArray(Constraint[]::new)),
        reading(
            new Drawn().tint(Drawn.GREY, 55),
            "Grey cells are smaller than orthogonally adjacent white cells.",
            Stream.of(45, 54, 56, 65)
                .flatMap(other -> greater(other, 55))
                .toArray(Constraint[]::new)),
        reading(
            new Drawn().tint(Drawn.GREY, 31).tint(Drawn.GREY, 75),
            "Digits in grey cells in column 1 indicate the position of the digit 1 in their row."
                + " The same is true in column 5 for digit 5.",
            indexer(31),
            indexer(75)),
        reading(
            clones(),
            "The grey shapes are clones.",
            new Clone(cells(11, 12, 22), cells(64, 65, 75))),
        reading(
            arrows(),
            ARROWS + "All circles contain different digits.",
            new Arrow(cells(11), cells(12, 13)),
            new Arrow(cells(55), cells(56, 57)),
            new ExtraRegion(cells(11, 55))),
        reading(
            new Drawn().arrow(11, 12, 13),
            "Digits along an arrow increase towards the circle and sum to the digit in the circle.",
            new Arrow(cells(11), cells(12, 13)),
            new Thermometer(cells(13, 12))),
        reading(
            new Drawn().cage("A", 11, 12).cage("A", 55, 56).cage("B", 77, 78),
            "Cages with the same letter have the same sum.",
            new EqualCages(List.of(cells(11, 12), cells(55, 56))),
            new KillerCage(cells(77, 78), OptionalInt.empty())),
        reading(
            new Drawn().cage("", 11, 12).cage("", 13, 14).sign("=", 12, 13),
            "Digits in cages sum to the small number, if given. Cages joined by an equals sign have"
                + " the same sum.",
            new KillerCage(cells(11, 12), OptionalInt.empty()),
            new KillerCage(cells(13, 14), OptionalInt.empty()),
            new EqualCages(List.of(cells(11, 12), cells(13, 14)))),
        reading(
            new Drawn()
                .thermometer(Drawn.GREY, 11, 12, 13)
                .thermometer(Drawn.GREY, 55, 56)
                .line(Drawn.GREEN, 77, 78)
                .line(Drawn.GREEN, 32, 33),
            "Digits on a thermometer increase from the bulb. All thermometers have the same sum."
                + " Green lines are only decoration.",
            new Thermometer(cells(11, 12, 13)),
            new Thermometer(cells(55, 56)),
            new EqualSumLine(cells(11, 12, 13)),
            new EqualSumLine(cells(55, 56))));
  }

  @ParameterizedTest
  @MethodSource("readings")
  void marksMeanWhatTheRulesSay(Drawn drawn, String rules, List<Constraint> expected) {
    Reading reading = drawn.read(NORMAL + rules);
    assertThat(reading.constraints()).containsExactlyInAnyOrderElementsOf(expected);
    if (!rules.contains("decoration")) {
      assertThat(reading.left()).isEmpty();
    }
  }

  @Test
  void columnsAreIndexersWithoutAMark() {
    assertThat(
            new Drawn()
                .read(
                    NORMAL
                        + "Digits in the Nth column indicate in which column the digit N is placed in"
                        + " that row.")
                .constraints())
        .hasSize(81)
        .contains(indexer(11), indexer(99));
  }

  static Stream<Arguments> partial() {
    return Stream.of(
        Arguments.of(clones().tint(Drawn.GREY, 99), "The grey shapes are clones."),
        Arguments.of(
            new Drawn()
                .tint(Drawn.BLUE, 11)
                .tint(Drawn.BLUE, 33)
                .tint(DARK_BLUE, 55)
                .tint(DARK_BLUE, 77),
            "Blue shapes are clones."),
        Arguments.of(
            new Drawn().tint(Drawn.BLUE, 11).tint(Drawn.GREY, 33), "Shaded cells are even."),
        Arguments.of(
            new Drawn().tint(Drawn.GREY, 55).sign("<", 55, 56),
            "Grey cells are greater than orthogonally adjacent white cells."),
        Arguments.of(
            new Drawn().tint(Drawn.GREY, 55).tint(Drawn.GREY, 56),
            "A digit in a grey cell is greater than all its orthogonally adjacent digits."),
        Arguments.of(
            new Drawn().tint(Drawn.GREY, 32),
            "Digits in grey cells in column 1 indicate the position of the digit 1 in their row."),
        Arguments.of(new Drawn().tint(Drawn.GREY, 45), "The grey cell in row 5 column 5 is even."),
        Arguments.of(
            arrows()
                .circle(Drawn.WHITE, 0.75, 71)
                .circle(Drawn.WHITE, 0.75, 93)
                .arrow(33, 34)
                .arrow(36, 37)
                .arrow(39, 49)
                .arrow(41, 42)
                .arrow(62, 63)
                .arrow(66, 67)
                .arrow(69, 68),
            ARROWS + "All circles contain different digits."),
        Arguments.of(
            new Drawn().cage("", 11, 12).cage("", 13, 14).sign("=", 14, 15),
            "Digits in cages sum to the small number, if given. Cages joined by an equals sign have"
                + " the same sum."));
  }

  @ParameterizedTest
  @MethodSource("partial")
  void otherwiseTheyAreLeft(Drawn drawn, String rules) {
    assertThat(drawn.read(NORMAL + rules).isWhole()).isFalse();
  }

  @Test
  void shapesOfEachColourAreClones() {
    assertThat(
            new Drawn()
                .tint(Drawn.BLUE, 11)
                .tint(Drawn.BLUE, 33)
                .tint(Drawn.GREEN, 55)
                .tint(Drawn.GREEN, 77)
                .read(NORMAL + "Shapes of the same colour are clones.")
                .constraints())
        .containsExactlyInAnyOrder(
            new Clone(cells(11), cells(33)), new Clone(cells(55), cells(77)));
  }

  /** The file names one even cell, so the tints of cells mean something else. */
  @Test
  void tintsAreNoSquaresIfTheFileNamesThem() {
    assertThat(
            new Drawn()
                .typed(new EvenCell(cells(77)))
                .tint(Drawn.GREY, 11)
                .read(NORMAL + "The cell with the grey square is even.")
                .constraints())
        .extracting(Constraint::kind)
        .containsExactly(ConstraintKind.EVEN);
  }

  @Test
  void tintsUnderCagesOfTheFileSayNothing() {
    assertThat(
            new Drawn()
                .typed(new KillerCage(cells(11, 12), OptionalInt.of(9)))
                .tint(Drawn.GREY, 11)
                .tint(Drawn.GREY, 12)
                .read(NORMAL)
                .left())
        .isEmpty();
  }

  @Test
  void headingsWithSumsAreNoLines() {
    assertThat(
            new Drawn()
                .sign("X", 11, 12)
                .read(NORMAL + "Sum XV: an X between two digits means that they sum to 10.")
                .left())
        .isEmpty();
  }
}
