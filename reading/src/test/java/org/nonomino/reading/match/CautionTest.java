package org.nonomino.reading.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.ConstraintKind;

/** Readings that must not be whole, because the rules say more, or something else. */
class CautionTest {
  private static final String NORMAL = "Normal sudoku rules apply. ";
  private static final String ODD = "Digits in circles are odd. ";
  private static final String RENBAN = "A purple line is a set of consecutive digits in any order";
  private static final String THERMOMETER = "Digits on a thermometer increase from the bulb. ";
  private static final String NABNER = "No two digits on a green line may be consecutive. ";

  private static Drawn lines() {
    return new Drawn().line(Drawn.PURPLE, 11, 12, 13).line(Drawn.PURPLE, 55, 56, 57);
  }

  private static Drawn green() {
    return new Drawn().line(Drawn.GREEN, 11, 12, 13);
  }

  private static Drawn circles() {
    return new Drawn().circle(Drawn.WHITE, 0.8, 11).circle(Drawn.BLACK, 0.8, 33);
  }

  static Stream<Arguments> partial() {
    return Stream.of(
        Arguments.of(lines(), RENBAN + "; digits may repeat."),
        Arguments.of(lines(), RENBAN + ". Digits may repeat on purple lines."),
        Arguments.of(lines(), "Digits on a single purple line are odd."),
        Arguments.of(lines(), "A single purple line is a palindrome."),
        Arguments.of(
            new Drawn().thermometer(Drawn.GREY, 11, 12, 13),
            THERMOMETER + "Digits along a thermometer may repeat."),
        Arguments.of(green(), NABNER),
        Arguments.of(
            circles(),
            "A digit in a white circle shows how many times that digit appears in black circles."),
        Arguments.of(
            new Drawn().tint(Drawn.GREY, 55).tint(Drawn.GREEN, 56),
            "Grey cells are greater than orthogonally adjacent white cells."),
        Arguments.of(
            new Drawn().line(Drawn.GREEN, 22, 23, 33, 32, 23).line(Drawn.GREEN, 77, 78),
            "All lines have the same sum."),
        Arguments.of(
            new Drawn().line(Drawn.GREEN, 22, 23, 33, 43, 42, 33, 32, 22),
            "Any three consecutive digits on a green line include one from 1, 2, 3, one from 4, 5, 6"
                + " and one from 7, 8, 9."));
  }

  @ParameterizedTest
  @MethodSource("partial")
  void itIsNotWhole(Drawn drawn, String rules) {
    assertThat(drawn.read(NORMAL + rules).isWhole()).isFalse();
  }

  /** The same circle would only mark the centre of the line, if no sentence spoke of circles. */
  @ParameterizedTest
  @MethodSource("centres")
  void aLargeCircleMeansWhatTheRulesSay(String kind, ConstraintKind line) {
    Drawn drawn = new Drawn().line(Drawn.GREY, 22, 23, 24).circle(Drawn.GREY, 0.8, 23);
    assertThat(drawn.read(NORMAL + kind + ODD).constraints())
        .extracting(constraint -> constraint.kind())
        .containsExactlyInAnyOrder(line, ConstraintKind.ODD);
  }

  static Stream<Arguments> centres() {
    return Stream.of(
        Arguments.of("Grey lines are palindromes. ", ConstraintKind.PALINDROME),
        Arguments.of(
            "Digits on a grey line with the same distance from its middle have the same sum as the"
                + " digit in the middle. ",
            ConstraintKind.ZIPPER_LINE));
  }
}
