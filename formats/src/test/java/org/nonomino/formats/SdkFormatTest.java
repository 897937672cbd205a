package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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

final class SdkFormatTest {
  private static final PuzzleFormat SDK = SdkFormat.SDK;
  private static final String SAMPLE = FormatTexts.resource("sudocue.sdk");
  private static final String GIVENS =
      "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";
  private static final String ROWS = rows(GIVENS);

  private static String rows(String cells) {
    return Stream.iterate(0, row -> row + 9)
        .limit(9)
        .map(row -> cells.substring(row, row + 9) + "\n")
        .collect(Collectors.joining());
  }

  @Test
  void theSampleOfSudoCue() {
    PuzzleEntry entry = FormatTexts.entries(SAMPLE).get(0);

    assertThat(FormatTexts.recognized(SAMPLE)).isEqualTo("sdk");
    assertThat(entry.puzzle().givens()).hasToString(GIVENS);
    assertThat(entry.texts())
        .isEqualTo(
            Map.of(
                EntryPart.AUTHOR, "Ruud",
                EntryPart.DESCRIPTION, "A random puzzle created by SudoCue",
                EntryPart.LABEL, "Just start plugging in the numbers",
                EntryPart.DATE, "03-08-2006",
                EntryPart.SOURCE, "SudoCue",
                EntryPart.LEVEL, "Easy",
                EntryPart.URL, "http://www.sudocue.net/"));
    assertThat(SDK.write(entry)).isEqualTo(SAMPLE + "\n");
  }

  @Test
  void sectionsWithAState() {
    String text =
        "#AMe\n[Puzzle]\n"
            + ROWS
            + "[State]\n"
            + rows("27" + GIVENS.substring(2))
            + "[PencilMarks]\n,,,\n,1,2\n\n[Colours]\nx\n";

    PuzzleEntry entry = FormatTexts.entries(text).get(0);

    assertThat(FormatTexts.recognized(text)).isEqualTo("sdk");
    assertThat(entry.progress().grid().toString()).isEqualTo("27" + GIVENS.substring(2));
    assertThat(entry.puzzle().givens()).hasToString(GIVENS);
    assertThat(SDK.write(entry)).isEqualTo(text.substring(0, text.indexOf("[PencilMarks]")) + "\n");
  }

  @Test
  void aStateMayLeaveTheGivensOut() {
    String text = "[Puzzle]\n" + ROWS + "\n[State]\n" + rows("." + "7" + ".".repeat(79));

    PuzzleEntry entry = FormatTexts.entries(text).get(0);

    assertThat(entry.progress().grid().toString()).isEqualTo("27" + GIVENS.substring(2));
  }

  @Test
  void blanksAreWrittenInSeveralWays() {
    assertThat(FormatTexts.outcomes(SDK, ROWS.replace('.', '0'))).containsExactly(GIVENS);
    assertThat(FormatTexts.outcomes(SDK, ROWS.replace('.', 'X'))).containsExactly(GIVENS);
    assertThat(FormatTexts.outcomes(SDK, ROWS.replace("\n", "\r\n"))).containsExactly(GIVENS);
  }

  /** The puzzles after a blank line are separate from the wrong line. */
  @Test
  void aWrongLineSpoilsOnlyItsOwnPuzzle() {
    String text = "#AMe\n" + ROWS + "Solved in 5 minutes\n\n" + ROWS + "\n" + ROWS;

    List<String> outcomes = FormatTexts.outcomes(SDK, text);

    assertThat(outcomes).hasSize(3);
    assertThat(outcomes.get(0)).contains("after the nine rows, expected a section");
    assertThat(outcomes.subList(1, 3)).containsExactly(GIVENS, GIVENS);
  }

  @Test
  void textsOfSeveralLines() {
    PuzzleEntry entry =
        PuzzleEntry.of(new Puzzle(Grid.empty(9), FormatTexts.CLASSIC))
            .withText(EntryPart.DESCRIPTION, "one\n\ntwo")
            .withText(EntryPart.LABEL, "three\nfour");

    assertThat(SDK.write(entry)).startsWith("#Done\n#D\n#Dtwo\n#Cthree\n#Cfour\n[Puzzle]\n");
    assertThat(FormatTexts.entries(SDK, SDK.write(entry))).containsExactly(entry);
  }

  /**
   * A header that looks like a comment in words is written below a section, because the section
   * shows the format.
   */
  @ParameterizedTest
  @ValueSource(strings = {"my puzzle", " two", "http", "é", "Title", "# 1", "lower\nUpper", "x"})
  void textsOfAnyBeginningAreReadBack(String words) {
    PuzzleEntry plain = PuzzleEntry.of(new Puzzle(Grid.empty(9), FormatTexts.CLASSIC));
    for (EntryPart part : List.of(EntryPart.LABEL, EntryPart.AUTHOR, EntryPart.SOURCE)) {
      PuzzleEntry entry = plain.withText(part, words);
      for (List<PuzzleEntry> entries :
          List.of(
              List.of(entry),
              List.of(entry, entry),
              List.of(entry, plain),
              List.of(plain, entry),
              List.of(plain, plain, entry, plain))) {
        String text = FormatTexts.write(SDK, entries);

        assertThat(FormatTexts.found(text)).as(text).isEqualTo(entries);
      }
    }
  }

  @Test
  void aCommentAboveAGridIsNoHeader() {
    String mask = "0".repeat(9) + "\n";
    for (int row = 1; row < 9; row++) {
      mask += Integer.toString(row).repeat(9) + "\n";
    }

    assertThat(FormatTexts.recognized("#Copied from a book\n" + ROWS)).isEqualTo("grid");
    assertThat(FormatTexts.recognized("#AMe\n" + ROWS + "\n" + mask)).isEqualTo("grid");
    assertThat(FormatTexts.recognized(ROWS + "\n#LAYOUT\n" + mask)).isEqualTo("grid");
  }

  @Test
  void severalPuzzlesKeepTheirTexts() {
    PuzzleEntry first = FormatTexts.entries(SAMPLE).get(0);
    PuzzleEntry second =
        PuzzleEntry.of(new Puzzle(Grid.empty(9), FormatTexts.CLASSIC))
            .withText(EntryPart.AUTHOR, "Me")
            .withProgress(Progress.ofGrid(Grid.empty(9).with(80, 5)));
    List<PuzzleEntry> entries = List.of(first, second, first);
    String text = FormatTexts.write(SDK, entries);

    assertThat(FormatTexts.recognized(text)).isEqualTo("sdk");
    assertThat(FormatTexts.entries(text)).isEqualTo(entries);
  }

  static Stream<Arguments> malformed() {
    String eight = ROWS.substring(0, 80);
    return Stream.of(
        Arguments.of(
            eight, "8:0 the puzzle ends after 8 rows, expected 9 | Maybe 1 row is missing."),
        Arguments.of(
            eight + "7..4.2..\n",
            "9:0 row 9 of the puzzle has 8 cells, expected 9 | Maybe 1 cell is missing."),
        Arguments.of(
            eight + "7..4.2..1.\n",
            "9:0 row 9 of the puzzle has 10 cells, expected 9 | Maybe there is 1 cell too many."),
        Arguments.of(
            eight + "7..4.2..a\n",
            "9:9 'a' is neither a digit nor a blank | Use 1 to 9, and one of . 0 - _ * ? for a"
                + " blank."),
        Arguments.of(
            eight + "7..4.2..4\n",
            "9:9 the given 4 appears twice in row 9: r9c4 and r9c9 | Change or remove one of the"
                + " two."),
        Arguments.of(
            "[Puzzle]\n", "1:0 there is no row after [Puzzle] | Add nine rows of nine characters."),
        Arguments.of(
            "[State]\n" + ROWS,
            "1:0 '[State]' has no puzzle before it | Put [Puzzle] and nine rows before it."),
        Arguments.of(
            "[Puzzle]\n" + ROWS + "[State]\n.........\n",
            "12:0 the state ends after 1 row, expected 9 | Maybe 8 rows are missing."),
        Arguments.of(
            "[Puzzle]\n" + ROWS + "[State]\n" + rows("3" + ".".repeat(80)),
            "12:1 the state has 3 in r1c1, where the puzzle has the given 2 | Change one of the"
                + " two."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadPuzzleIsReportedAndTheOthersAreRead(String text, String outcome) {
    assertThat(FormatTexts.outcomes(SDK, text + "\n[Puzzle]\n" + ROWS))
        .containsExactly(outcome, GIVENS);
  }
}
