package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;

/** Tests for all formats of programs that support only classic puzzles, and for all formats. */
final class ClassicFormatsTest {
  static Stream<PuzzleFormat> classicFormats() {
    return Stream.of(
        SdkFormat.SDK,
        SdmFormat.SDM,
        SimpleSudokuFormat.SS,
        OpenSudokuFormat.OPENSUDOKU,
        HodokuFormat.HODOKU);
  }

  @ParameterizedTest
  @MethodSource("classicFormats")
  void otherSizesAndRegionsAreRefused(PuzzleFormat format) {
    PuzzleEntry large = PuzzleEntry.of(new Puzzle(Grid.empty(12), RegionMask.boxes(3, 4)));
    PuzzleEntry jigsaw =
        PuzzleEntry.of(new Puzzle(Grid.empty(9), FormatTexts.scattered(9, new Random(1))));
    String wayOut = ". Use json, line or csv instead.";

    assertThat(format.refusal(large))
        .contains(
            format.name()
                + " supports only 9×9 puzzles with 3×3 boxes, but this puzzle is 12×12"
                + wayOut);
    assertThat(format.refusal(jigsaw))
        .contains(
            format.name()
                + " supports only 9×9 puzzles with 3×3 boxes, but this puzzle has different regions"
                + wayOut);
    assertThatThrownBy(() -> format.write(large)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> format.write(jigsaw)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @MethodSource("classicFormats")
  void classicPuzzlesAreWrittenAndReadHoweverTheirMaskWasGiven(PuzzleFormat format) {
    Puzzle puzzle = FormatTexts.puzzle(FormatTexts.CLASSIC, new Random(2));
    RegionMask same = RegionMask.jigsaw(9, FormatTexts.CLASSIC.toArray());
    PuzzleEntry entry = PuzzleEntry.of(new Puzzle(puzzle.givens(), same));

    assertThat(format.refusal(entry)).isEmpty();
    assertThat(FormatTexts.entries(format, FormatTexts.write(format, List.of(entry))))
        .containsExactly(entry);
  }

  @ParameterizedTest
  @MethodSource("classicFormats")
  void severalPuzzlesAreReadAsWritten(PuzzleFormat format) {
    List<PuzzleEntry> entries = FormatTexts.classicEntries(format, 3);
    String text = FormatTexts.write(format, entries);

    assertThat(FormatTexts.entries(format, text)).as(text).isEqualTo(entries);
  }

  @ParameterizedTest
  @MethodSource("classicFormats")
  void onePuzzleIsReadWhateverReadsIt(PuzzleFormat format) {
    for (PuzzleEntry entry : FormatTexts.classicEntries(format, 4)) {
      String text = FormatTexts.write(format, List.of(entry));
      assertThat(FormatTexts.entries(text))
          .as(text)
          .map(PuzzleEntry::puzzle)
          .containsExactly(entry.puzzle());
    }
  }

  @ParameterizedTest
  @MethodSource("classicFormats")
  void manyPuzzlesAreReadWhateverReadsThem(PuzzleFormat format) {
    List<PuzzleEntry> entries =
        FormatTexts.classicEntries(format, 5).stream()
            .map(entry -> PuzzleEntry.of(entry.puzzle()))
            .toList();
    String text = FormatTexts.write(format, entries);

    assertThat(FormatTexts.entries(text)).as(text).isEqualTo(entries);
  }

  @ParameterizedTest
  @MethodSource("classicFormats")
  void spoiltTextsGiveSoundPuzzlesOrMessages(PuzzleFormat format) {
    for (long seed = 1; seed <= 2; seed++) {
      List<PuzzleEntry> some = FormatTexts.classicEntries(format, seed).subList(0, 4);
      FormatTexts.checkSoundWhenSpoilt(format, FormatTexts.write(format, some), seed);
    }
  }

  /** No format makes a regular expression run forever or out of stack. */
  @Test
  void longLinesOfFewCharactersAreReported() {
    for (String piece :
        List.of("-", "j", "9j", "1,", "1", ":", "=0", "|", "<a>", "X ", "x|", "a_")) {
      String line = piece.repeat(200_000 / piece.length());
      String game = "<opensudoku><game data=\"version: 1 0|" + line + "|1|\"/></opensudoku>";
      for (PuzzleFormat format : FormatTexts.ALL) {
        assertThat(FormatTexts.outcomes(format, line)).as(piece).isNotEmpty();
      }
      assertThat(FormatTexts.outcomes(SumoCueFormat.SUMOCUE, "SumoCueV1" + line)).isNotEmpty();
      assertThat(FormatTexts.outcomes(SgtFormat.SGT, "9j:" + line)).isNotEmpty();
      assertThat(FormatTexts.outcomes(OpenSudokuFormat.OPENSUDOKU, game)).isNotEmpty();
      assertThat(FormatTexts.cut(FormatTexts.ALL, line)).as(piece).isNotEmpty();
    }
  }

  /** Input in the formats of the text module is recognized by these formats. */
  @Test
  void coreFormatsAreNotTakenForOthers() {
    Random random = new Random(6);
    for (int size = 1; size <= Grid.MAX_SIZE; size++) {
      RegionMask mask = FormatTexts.scattered(size, random);
      PuzzleEntry entry = PuzzleEntry.of(FormatTexts.puzzle(mask, random));
      List<PuzzleEntry> several = List.of(entry, entry, entry);
      for (PuzzleFormat format : PuzzleFormats.ALL) {
        for (List<PuzzleEntry> entries : List.of(List.of(entry), several)) {
          String text = FormatTexts.write(format, entries);
          assertThat(FormatTexts.entries(text)).as(text).isEqualTo(entries);
        }
      }
    }
  }

  @Test
  void commentsAboveAGridAreNoSdk() {
    String rows =
        FormatTexts.resource("sudocue.sdk").lines().skip(7).reduce("", (a, b) -> a + b + "\n");

    assertThat(FormatTexts.recognized("# A comment\n" + rows)).isEqualTo("grid");
    assertThat(FormatTexts.recognized("#Comment\n" + rows)).isEqualTo("grid");
    assertThat(FormatTexts.recognized("#ARuud\n" + rows + "\n" + "012345678\n".repeat(9)))
        .isEqualTo("grid");
    assertThat(FormatTexts.recognized("#ARuud\n" + rows)).isEqualTo("sdk");
  }
}
