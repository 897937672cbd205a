package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that a bad record is reported and the others are still read, with the right line numbers.
 */
final class RecoveryTest {
  private static final String A =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String GIVENS =
      "6.21...7.9.........1..96...578........6.3.7........921...24..1.........6.3...25.8";
  private static final String MASK =
      "000111111000021333040521136444523336444522336477528666477528886775522886777558886";
  private static final String J = GIVENS + " " + MASK;

  private static String rows(String cells) {
    return IntStream.range(0, 9)
        .mapToObj(row -> cells.substring(row * 9, (row + 1) * 9))
        .map(row -> String.join(" ", row.split("")) + "\n")
        .collect(Collectors.joining());
  }

  @Test
  void lines() {
    String text =
        A
            + "\n\n# bad:\n"
            + A.substring(1)
            + " label\n"
            + J
            + "\n\r\nrubbish\n"
            + A
            + "\n0"
            + A.substring(1)
            + "1\n"
            + J;

    assertThat(Reading.outcomes(text))
        .containsExactly(
            A,
            "4:1 the puzzle has 80 cells, expected 81 (9×9)",
            J,
            "7:1 the puzzle has 7 cells, expected 9 (3×3)",
            A,
            "9:1 the puzzle has 82 cells, expected 81 (9×9)",
            J);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 50, 200, 2_000})
  void aControlCharacterHarmsItsRecordOnly(int before) {
    String good = ".".repeat(80) + "1";
    String text = (good + "\n").repeat(before) + good + " x\u0001y\n" + good + " \u0085\n";

    List<String> outcomes = new ArrayList<>(Reading.outcomes(text));

    assertThat(outcomes).hasSize(before + 2);
    assertThat(outcomes.get(before))
        .isEqualTo((before + 1) + ":84 the control character U+0001 is not allowed here");
    outcomes.remove(before);
    assertThat(outcomes).containsOnly(good);
  }

  @Test
  void linesWhereTheFirstIsBad() {
    assertThat(Reading.outcomes("49158\n" + A + "\n" + J + "\n"))
        .containsExactly("1:1 the puzzle has 5 cells, expected 4 (2×2)", A, J);
    assertThat(Reading.outcomes("1".repeat(300_000) + "\n" + A + "\n"))
        .containsExactly("1:262145 the line is longer than 262144 characters", A);
    assertThat(Reading.outcomes(" ".repeat(300_000) + "5\n" + A + "\n"))
        .containsExactly("1:262145 the line is longer than 262144 characters", A);
    assertThat(Reading.outcomes(A.substring(1) + "\n" + A + "\n"))
        .containsExactly("1:1 the puzzle has 80 cells, expected 81 (9×9)", A);
  }

  @Test
  void forum() {
    String good = MASK + GIVENS;

    assertThat(Reading.outcomes(good + "\n" + good.substring(2) + "\n\n" + good + " label\n"))
        .containsExactly(
            J,
            "2:1 there are 160 characters, expected 162 (the regions of 9×9 cells, then the digits)",
            J);
    assertThat(Reading.outcomes(good.substring(1) + "\n" + good + "\n" + good + "\n"))
        .containsExactly(
            "1:1 there are 161 characters, expected 162 (the regions of 9×9 cells, then the digits)",
            J,
            J);
  }

  @Test
  void grids() {
    String bad = rows(A).replaceFirst("\\. ", "");
    String badMask = rows(MASK).replaceFirst("0", "9");
    String text =
        rows(A)
            + "\n"
            + bad
            + "\n\n"
            + rows(GIVENS)
            + rows(MASK)
            + "\n"
            + bad
            + "\n"
            + rows(MASK)
            + "\n"
            + rows(GIVENS)
            + "regions\n"
            + badMask
            + "\n"
            + rows(A);

    assertThat(Reading.outcomes(text))
        .containsExactly(
            A,
            "11:16 row 1 has 8 cells, expected 9",
            J,
            "41:16 row 1 has 8 cells, expected 9",
            "71:1 the mask has 10 regions, expected 9: region '9' has 1 cell, expected 9 (r1c1)",
            A);
  }

  @Test
  void gridsWhereTheFirstIsBad() {
    assertThat(Reading.outcomes(rows(A).substring(18) + "\n" + rows(A)))
        .containsExactly("8:1 there are 8 rows of 9 cells, expected 9 rows", A);
    assertThat(Reading.outcomes("regions\n\n" + rows(A)))
        .as("a heading before the puzzle is harmless")
        .containsExactly(A);
    assertThat(Reading.outcomes("1 2\n\n" + rows(A) + "\n" + rows(A)))
        .containsExactly("1:1 there is 1 row of 2 cells, expected 2 rows", A, A);
  }

  @Test
  void gridsInBands() {
    String bands = rows(A).replaceAll("((?:.*\n){3})", "$1\n");
    String bad = bands.replace("\n8 . . . 6", "\n8 . . 6");

    assertThat(Reading.outcomes(bands + bad + bands))
        .containsExactly(A, "17:16 row 4 has 8 cells, expected 9", A);
  }

  @Test
  void aTextThatEndsInTheMiddle() {
    String givens = rows(GIVENS);
    String text = givens + "\n" + rows(MASK);
    for (int length = 1; length < text.length(); length++) {
      // A mask with only a few labels could be anything.
      int expected = length > givens.length() + 1 && length < givens.length() + 18 ? 2 : 1;
      assertThat(Reading.puzzleTexts(text.substring(0, length)))
          .as("%s characters", length)
          .hasSizeBetween(1, expected);
    }
  }
}
