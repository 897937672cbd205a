package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.PuzzleFormat;

final class HodokuFormatTest {
  private static final PuzzleFormat HODOKU = HodokuFormat.HODOKU;
  private static final String GIVENS =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  /** The 4 of r1c3 is an entered digit; 2 and 9 are deleted from r1c4, and 2 from r1c6. */
  private static final String LINE = ":0000:x:53+4" + GIVENS.substring(3) + ":214 216 914::\n";

  @Test
  void aLineWithEnteredDigitsAndDeletedCandidates() {
    PuzzleEntry entry = FormatTexts.entries(LINE).get(0);
    Progress progress = entry.progress();

    assertThat(FormatTexts.recognized(LINE)).isEqualTo("hodoku");
    assertThat(entry.puzzle().givens()).hasToString(GIVENS);
    assertThat(entry.puzzle().mask()).isEqualTo(FormatTexts.CLASSIC);
    assertThat(progress.grid().toString()).isEqualTo("534" + GIVENS.substring(3));
    // r1c3 is filled; r1c4 could be 2 or 6; r1c6 2, 6 or 8; r1c7 1, 8 or 9 because of the entered
    // 4.
    assertThat(progress.centreMarks(2)).isZero();
    assertThat(progress.centreMarks(3)).isEqualTo(bits(6));
    assertThat(progress.centreMarks(5)).isEqualTo(bits(6, 8));
    assertThat(progress.centreMarks(6)).isEqualTo(bits(1, 8, 9));
    assertThat(entry.texts()).isEmpty();
  }

  private static long bits(int... digits) {
    long bits = 0;
    for (int digit : digits) {
      bits |= 1L << (digit - 1);
    }
    return bits;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ":0000:x:53+4@:214 216::\n",
        ":0000:x:53.@:::\n",
        ":0000:x:534@:::\n",
        ":0709::53.@:113 213::\n"
      })
  void linesAreWrittenAsTheyWere(String line) {
    String text = line.replace("@", GIVENS.substring(3));

    assertThat(HODOKU.write(FormatTexts.entries(text).get(0))).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ":0709:1234:@::",
        ":0709::@",
        ":0709:12:@:",
        ":0709:12:@::128 129:",
        ":0709:4:@::578 974::7"
      })
  void theCodeOfTheTechniqueIsKeptAndTheRestPassedOver(String line) {
    PuzzleEntry entry = FormatTexts.entries(line.replace("@", GIVENS)).get(0);

    assertThat(entry)
        .isEqualTo(
            PuzzleEntry.of(new Puzzle(entry.puzzle().givens(), FormatTexts.CLASSIC))
                .withText(EntryPart.TECHNIQUE, "0709"));
    assertThat(HODOKU.write(entry)).isEqualTo(":0709::" + GIVENS + ":::\n");
  }

  @Test
  void codesWithAVariantAndTheFirstCode() {
    assertThat(
            FormatTexts.entries(":0711-4:59:" + GIVENS + ":::\n").get(0).text(EntryPart.TECHNIQUE))
        .contains("0711-4");
    assertThat(FormatTexts.entries(":0000:5:" + GIVENS + ":::\n").get(0).text(EntryPart.TECHNIQUE))
        .contains("0000");
  }

  @Test
  void aTechniqueCannotBreakTheLine() {
    PuzzleEntry entry =
        PuzzleEntry.of(new Puzzle(Grid.empty(9), FormatTexts.CLASSIC))
            .withText(EntryPart.TECHNIQUE, "one:two\nthree");

    assertThat(HODOKU.write(entry)).isEqualTo(":one two three::" + ".".repeat(81) + ":::\n");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void marksAreReadAsWritten(long seed) {
    Random random = new Random(seed);
    PuzzleEntry plain = FormatTexts.classicEntry(HODOKU, random);
    Progress all =
        FormatTexts.entries(
                HODOKU, HODOKU.write(plain).replaceFirst(":::\n", ":" + anyDeleted(plain) + "::\n"))
            .get(0)
            .progress();
    long[] marks = new long[81];
    for (int cell = 0; cell < 81; cell++) {
      marks[cell] = all.centreMarks(cell) & random.nextLong();
    }
    PuzzleEntry entry = plain.withProgress(new Progress(all.grid(), marks, new long[81]));

    assertThat(FormatTexts.entries(HODOKU, HODOKU.write(entry)))
        .as("seed " + seed)
        .containsExactly(entry);
  }

  private static String anyDeleted(PuzzleEntry entry) {
    int cell = 0;
    while (entry.progress().grid().digit(cell) != 0) {
      cell++;
    }
    return "1" + (cell / 9 + 1) + (cell % 9 + 1);
  }

  static Stream<Arguments> malformed() {
    String noLine =
        "1:0 this is not a line of HoDoKu's library | A line looks like :0000:x:CELLS:DELETED"
            + " CANDIDATES:: with 81 cells.";
    return Stream.of(
        Arguments.of(GIVENS, noLine),
        Arguments.of(":0000:x", noLine),
        Arguments.of(
            ":0000:x:" + GIVENS.substring(1) + ":::",
            "1:9 the grid has 80 cells, expected 81 | Maybe 1 cell is missing."),
        Arguments.of(
            ":0000:x:" + GIVENS + "1:::",
            "1:9 the grid has more cells, expected 81 | Maybe a colon is missing after it."),
        Arguments.of(
            ":0000:x:53+." + GIVENS.substring(3) + ":::",
            "1:11 there is no digit after the + | Write +5 for an entered 5."),
        Arguments.of(
            ":0000:x:5a" + GIVENS.substring(2) + ":::",
            "1:10 'a' is neither a digit nor a blank | Use 1 to 9, and one of . 0 - _ * ? for a"
                + " blank."),
        Arguments.of(
            ":0000:x:55" + GIVENS.substring(2) + ":::",
            "1:10 the given 5 appears twice in row 1: r1c1 and r1c2 | Change or remove one of the"
                + " two."),
        Arguments.of(
            ":0000:x:" + GIVENS + ":214 21::",
            "1:95 '21' is not a candidate | Write digit, row and column: 512 for the 5 of r1c2."),
        Arguments.of(
            ":0000:x:" + GIVENS + ":204::",
            "1:91 '204' is not a candidate | Write digit, row and column: 512 for the 5 of r1c2."),
        Arguments.of(
            ":0000:x:" + GIVENS + ":211::",
            "1:91 211 deletes a candidate of r1c1, which holds the digit 5 | Remove it, or empty"
                + " the cell."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadLineIsReportedAndTheOthersAreRead(String line, String outcome) {
    assertThat(FormatTexts.outcomes(HODOKU, line + "\n:0000:x:" + GIVENS + ":::\n"))
        .isEqualTo(List.of(outcome, GIVENS));
  }
}
