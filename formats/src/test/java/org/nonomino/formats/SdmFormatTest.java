package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.text.PuzzleFormat;

final class SdmFormatTest {
  private static final PuzzleFormat SDM = SdmFormat.SDM;

  /** The example of OpenSudoku's issue 86. */
  private static final String LINE =
      "016400000200009000400000062070230100100000003003087040960000005000800007000006820";

  private static final String GIVENS = LINE.replace('0', '.');

  @Test
  void aLineIsReadAndWritten() {
    assertThat(SDM.write(FormatTexts.entries(SDM, LINE + "\n").get(0))).isEqualTo(LINE + "\n");
    assertThat(SDM.write(FormatTexts.entries(SDM, GIVENS + "\r\n").get(0))).isEqualTo(LINE + "\n");
    assertThat(FormatTexts.recognized(LINE + "\n")).isEqualTo("line");
    assertThat(FormatTexts.entries(LINE)).isEqualTo(FormatTexts.entries(SDM, LINE));
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of(
            LINE.substring(1),
            "1:1 the line has 80 characters, expected 81 | Maybe 1 character is missing."),
        Arguments.of(
            "1".repeat(16),
            "1:1 the line has 16 characters, expected 81 | Maybe 65 characters are missing."),
        Arguments.of(
            LINE + "0",
            "1:1 the line has 82 characters, expected 81 | Maybe there is 1 character too many."),
        Arguments.of(
            LINE + " easy",
            "1:83 there is something after the 81 characters: 'easy' | Remove it; the format"
                + " 'line' has labels."),
        Arguments.of(
            LINE.replaceFirst("4", "A"),
            "1:4 'A' is neither a digit nor a blank | Use 1 to 9, and one of . 0 - _ * ? for a"
                + " blank."),
        Arguments.of(
            LINE.replaceFirst("4", "1"),
            "1:4 the given 1 appears twice in row 1: r1c2 and r1c4 | Change or remove one of the"
                + " two."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadLineIsReportedAndTheOthersAreRead(String line, String outcome) {
    assertThat(FormatTexts.outcomes(SDM, line + "\n" + LINE)).containsExactly(outcome, GIVENS);
  }
}
