package org.nonomino.reading.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.AntiTaxicab;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.DutchFlatmates;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.GlobalEntropy;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;

/** Readings of rules on neighbours, boxes and lines, and of numbers in dots. */
class GridReadingTest {
  private static final String NORMAL = "Normal sudoku rules apply. ";
  private static final int[] ROW = {11, 12, 13, 14, 15, 16, 17, 18, 19};
  private static final int[] BENT = {11, 12, 13, 14, 24, 34, 35, 36, 37};

  private static CellList cells(int... names) {
    return CellList.of(
        9, IntStream.of(names).map(name -> (name / 10 - 1) * 9 + name % 10 - 1).toArray());
  }

  private static RepeatCage sum(int sum, int... names) {
    return new RepeatCage(cells(names), sum);
  }

  private static Arguments reading(Drawn drawn, String rules, Constraint... expected) {
    return Arguments.of(drawn, rules, List.of(expected));
  }

  static Stream<Arguments> readings() {
    return Stream.of(
        reading(
            new Drawn().dot("3", 11, 12),
            "Digits joined by a dot have a difference of the number in the dot.",
            new WhiteDot(cells(11, 12), 3)),
        reading(
            new Drawn().dot("3", 11, 12),
            "Digits joined by a dot have a ratio of the number in the dot.",
            new BlackDot(cells(11, 12), 3)),
        reading(
            new Drawn().dot("8", 11, 12),
            "Digits joined by a white dot sum to the number in the dot.",
            sum(8, 11, 12)),
        reading(
            new Drawn().text("20", 1, 1),
            "A number in a circle is the sum of the digits in the four cells surrounding it.",
            sum(20, 11, 12, 21, 22)),
        reading(
            new Drawn().circle(Drawn.GREY, 0.75, 55).circle(Drawn.GREY, 0.75, 11),
            "Digits in grey circles are the sum of all orthogonally adjacent cells.",
            new Arrow(cells(55), cells(45, 56, 65, 54)),
            new Arrow(cells(11), cells(12, 21))),
        reading(
            new Drawn().circle(Drawn.GREY, 0.75, 15).circle(Drawn.GREY, 0.75, 59),
            "Digits in grey circles are the sum of all orthogonally adjacent cells.",
            new Arrow(cells(15), cells(16, 25, 14)),
            new Arrow(cells(59), cells(69, 58, 49))),
        reading(
            new Drawn().cage("", 25, 26),
            "Digits in cages are friendly.",
            new Candidates(cells(25), 1L << 2 | 1L << 5),
            new Candidates(cells(26), 1L << 2 | 1L << 6)),
        reading(
            new Drawn(),
            "The central 3x3 box is a magic square.",
            sum(15, 44, 45, 46),
            sum(15, 54, 55, 56),
            sum(15, 64, 65, 66),
            sum(15, 44, 54, 64),
            sum(15, 45, 55, 65),
            sum(15, 46, 56, 66),
            sum(15, 44, 55, 66),
            sum(15, 46, 55, 64)),
        reading(
            new Drawn().line(Drawn.BLUE, 11, 12).line(Drawn.GREEN, 31, 32),
            "Digits on blue lines are odd. Green lines contain only even digits.",
            new OddCell(cells(11)),
            new OddCell(cells(12)),
            new EvenCell(cells(31)),
            new EvenCell(cells(32))),
        reading(
            new Drawn().cage("", 11, 12, 22),
            "Orthogonally adjacent digits within a cage differ by at least 5.",
            new Whispers(cells(11, 12), 5),
            new Whispers(cells(12, 22), 5)),
        reading(
            new Drawn().cage("", BENT),
            "Each cage contains the digits 1 to 9 once.",
            new ExtraRegion(cells(BENT))),
        reading(
            new Drawn().line(Drawn.BLUE, ROW),
            "Each line contains a complete set of the digits 1 to 9.",
            new ExtraRegion(cells(ROW))),
        reading(
            new Drawn(),
            "Each 2x2 square contains a low digit (1-3), a middle digit (4-6) and a high digit"
                + " (7-9).",
            new GlobalEntropy(9)),
        reading(
            new Drawn(),
            "Two cells that both contain the digit N cannot be N steps apart.",
            new AntiTaxicab(9)),
        reading(
            new Drawn(),
            "Each 5 has a 1 directly above it or a 9 directly below it.",
            new DutchFlatmates(9)));
  }

  @ParameterizedTest
  @MethodSource("readings")
  void rulesAreUsualConstraints(Drawn drawn, String rules, List<Constraint> expected) {
    Reading reading = drawn.read(NORMAL + rules);
    assertThat(reading.left()).isEmpty();
    assertThat(reading.constraints()).containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void neighboursInTheGridAreWhispers() {
    assertThat(
            new Drawn()
                .read(NORMAL + "Orthogonally adjacent digits differ by at least 2.")
                .constraints())
        .hasSize(18)
        .contains(
            new Whispers(cells(ROW), 2),
            new Whispers(cells(19, 29, 39, 49, 59, 69, 79, 89, 99), 2));
    assertThat(
            new Drawn()
                .read(NORMAL + "Diagonally adjacent digits have a difference of at least 2.")
                .constraints())
        .hasSize(30)
        .allMatch(constraint -> constraint.kind() == ConstraintKind.WHISPERS)
        .contains(new Whispers(cells(21, 32, 43, 54, 65, 76, 87, 98), 2))
        .contains(new Whispers(cells(12, 21), 2));
  }

  static Stream<Arguments> partial() {
    return Stream.of(
        Arguments.of(new Drawn().cage("", 11, 12), "Each cage contains the digits 1 to 9 once."),
        Arguments.of(new Drawn(), "Orthogonally adjacent digits differ by at least 9."),
        Arguments.of(new Drawn(), "Box 10 is a magic square."),
        Arguments.of(
            new Drawn().tint(Drawn.GREY, 11).tint(Drawn.GREY, 12), "Grey areas are magic squares."),
        Arguments.of(new Drawn().tint(Drawn.GREY, 11), "Digits do not repeat in a grey region."),
        Arguments.of(
            new Drawn().dot("", 11, 12),
            "Digits joined by a dot have a difference of the number in the dot."));
  }

  @ParameterizedTest
  @MethodSource("partial")
  void otherwiseTheyAreLeft(Drawn drawn, String rules) {
    assertThat(drawn.read(NORMAL + rules).isWhole()).isFalse();
  }
}
