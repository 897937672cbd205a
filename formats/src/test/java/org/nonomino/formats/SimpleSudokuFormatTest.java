package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.PuzzleFormat;

final class SimpleSudokuFormatTest {
  private static final PuzzleFormat SS = SimpleSudokuFormat.SS;
  private static final String SAMPLE = FormatTexts.resource("simple-sudoku.ss");
  private static final String FRAMED =
      SAMPLE.lines().limit(13).map(line -> line.strip() + "\n").collect(Collectors.joining());
  private static final String GIVENS =
      ".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.";

  @Test
  void theSampleOfSudopedia() {
    assertThat(FormatTexts.recognized(SAMPLE)).isEqualTo("ss");
    assertThat(FormatTexts.outcomes(SS, SAMPLE)).containsExactly(GIVENS);
    assertThat(SS.write(FormatTexts.entries(SAMPLE).get(0))).isEqualTo(FRAMED + "\n");
  }

  @Test
  void plainTextStaysWithTheGridFormat() {
    assertThat(FormatTexts.recognized(FRAMED)).isEqualTo("grid");
    assertThat(FormatTexts.entries(FRAMED)).isEqualTo(FormatTexts.entries(SS, FRAMED));
  }

  static Stream<String> drawings() {
    String rows = FRAMED.replace("*-----------*\n", "");
    return Stream.of(
        FRAMED,
        FRAMED.replace('.', 'X'),
        FRAMED.replace('.', 'x'),
        FRAMED.replace('.', '0'),
        rows,
        rows.replace("|---+---+---|", "-----------"),
        rows.replace("|---+---+---|\n", ""),
        "Simple Sudoku 4.2n\nA title\n\n" + FRAMED,
        FRAMED.replaceAll("(?m)^\\|(.*)\\|$", "$1"),
        FRAMED.replace("\n", "\r\n"));
  }

  @ParameterizedTest
  @MethodSource("drawings")
  void drawingsOfManyKinds(String text) {
    assertThat(FormatTexts.outcomes(SS, text)).containsExactly(GIVENS);
    assertThat(FormatTexts.outcomes(SS, text + text)).containsExactly(GIVENS, GIVENS);
    assertThat(FormatTexts.outcomes(SS, text + "\n" + text)).containsExactly(GIVENS, GIVENS);
  }

  @Test
  void onlyWhatIsPeculiarIsRecognized() {
    assertThat(FormatTexts.recognized(FRAMED.replace('.', 'X'))).isEqualTo("ss");
    assertThat(FormatTexts.entries(FRAMED.replace('.', 'X'))).map(PuzzleEntry::puzzle).hasSize(1);
    assertThat(FormatTexts.recognized(FRAMED.replace('.', '0'))).isEqualTo("grid");
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of(
            FRAMED.replace("|...|..8|.3.|\n", ""),
            "11:0 the puzzle ends after 8 rows, expected 9 | Maybe 1 row is missing."),
        Arguments.of(
            FRAMED.replace("|.6.|2.5|.9.|", "|.6.|2.5|.9|"),
            "7:0 row 5 of the puzzle has 8 cells, expected 9 | Maybe 1 cell is missing."),
        Arguments.of(
            FRAMED.replace("|.6.|2.5|.9.|", "|.6.|2a5|.9.|"),
            "7:7 'a' is neither a digit nor a blank | Use 1 to 9, and one of . 0 - _ * ? for a"
                + " blank."),
        Arguments.of(
            FRAMED.replace("|.6.|2.5|.9.|", "|.6.|2.6|.9.|"),
            "7:8 the given 6 appears twice in row 5: r5c2 and r5c6 | Change or remove one of the"
                + " two."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadDrawingIsReportedAndTheOthersAreRead(String text, String outcome) {
    assertThat(FormatTexts.outcomes(SS, text + "\n" + FRAMED)).containsExactly(outcome, GIVENS);
  }

  @Test
  void aTextWithoutRowsIsReported() {
    assertThat(FormatTexts.outcomes(SS, "Simple Sudoku\n"))
        .singleElement()
        .asString()
        .startsWith("0:0 there is no puzzle in this text");
  }
}
