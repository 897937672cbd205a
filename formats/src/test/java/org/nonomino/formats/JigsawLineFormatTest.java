package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;

final class JigsawLineFormatTest {
  private static final PuzzleFormat JIGSAW_LINE = JigsawLineFormat.JIGSAW_LINE;
  private static final String GIVENS =
      "6.21...7.9.........1..96...578........6.3.7........921...24..1.........6.3...25.8";
  private static final String MASK =
      "000111111000021333040521136444523336444522336477528666477528886775522886777558886";

  static IntStream sizes() {
    return IntStream.rangeClosed(2, Grid.MAX_SIZE);
  }

  private static List<PuzzleEntry> randomEntries(int size) {
    Random random = new Random(size);
    return Stream.of("", "label", "two words", "012")
        .map(
            label ->
                new PuzzleEntry(
                    FormatTexts.puzzle(FormatTexts.scattered(size, random), random),
                    label,
                    Optional.empty()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void readsWhatItWrites(int size) {
    List<PuzzleEntry> entries = randomEntries(size);
    String text = FormatTexts.write(JIGSAW_LINE, entries);

    assertThat(FormatTexts.recognized(text)).as(text).isEqualTo("jigsaw-line");
    assertThat(FormatTexts.entries(text)).as(text).isEqualTo(entries);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void otherFormatsAreNotTakenForIt(int size) {
    for (PuzzleEntry entry : randomEntries(size)) {
      for (PuzzleFormat format : PuzzleFormats.ALL) {
        String text = format.write(entry);
        assertThat(FormatTexts.recognized(text)).as(text).isEqualTo(format.name());
      }
    }
  }

  @Test
  void aLineIsDigitsAndThenRegions() {
    PuzzleEntry entry = FormatTexts.entries(GIVENS.replace('.', '0') + MASK + " title\n").get(0);

    assertThat(entry.puzzle().givens()).hasToString(GIVENS);
    assertThat(entry.puzzle().mask()).hasToString(MASK);
    assertThat(entry.label()).isEqualTo("title");
    assertThat(JIGSAW_LINE.write(entry)).isEqualTo(GIVENS + MASK + " title\n");
  }

  /**
   * Two Latin squares, one of them the regions: the line is ambiguous, so the order is the forum's.
   */
  @Test
  void whereBothHalvesAreRegionsTheForumFormatIsMeant() {
    String full = "1234523451345124512351234";
    String regions = "1111122222333334444455555";
    String text = regions + full + "\n";

    assertThat(FormatTexts.recognized(text)).isEqualTo("forum");
    assertThat(FormatTexts.entries(JIGSAW_LINE, full + regions))
        .isEqualTo(FormatTexts.entries(text));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void fullGridsAreReadBack(int size) {
    int[] digits = new int[size * size];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = 1 + (cell / size + cell % size) % size;
    }
    PuzzleEntry entry =
        PuzzleEntry.of(new Puzzle(Grid.of(size, digits), RegionMask.boxes(1, size)));
    List<PuzzleEntry> entries = List.of(entry, entry);
    String text = FormatTexts.write(JIGSAW_LINE, entries);

    assertThat(FormatTexts.recognized(text)).as(text).isEqualTo("jigsaw-line");
    assertThat(FormatTexts.entries(text)).as(text).isEqualTo(entries);
    String forum = FormatTexts.write(PuzzleFormats.FORUM, entries);
    assertThat(FormatTexts.recognized(forum)).as(forum).isEqualTo("forum");
    assertThat(FormatTexts.entries(forum)).as(forum).isEqualTo(entries);
  }

  @Test
  void theFirstUnambiguousLineDecides() {
    String slip = GIVENS + "1" + MASK.substring(1);

    assertThat(FormatTexts.recognized(slip + "\n" + GIVENS + MASK)).isEqualTo("jigsaw-line");
    assertThat(FormatTexts.recognized(slip + "\n" + MASK + GIVENS)).isEqualTo("forum");
  }

  @Test
  void rowsOfAGridAreNoJigsawLines() {
    PuzzleEntry entry = PuzzleEntry.of(new Puzzle(Grid.empty(8), RegionMask.boxes(2, 4)));
    String rows = PuzzleFormats.GRID.write(entry).replace(" ", "");

    assertThat(FormatTexts.recognized(rows)).isEqualTo("grid");
    assertThat(FormatTexts.recognized("1..21122\n........\n")).isNotEqualTo("jigsaw-line");
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of(
            GIVENS + MASK.substring(1),
            "1:1 the word has 161 characters, expected 162 (the digits of 9×9 cells, then their"
                + " regions) | Maybe 1 character is missing."),
        Arguments.of(
            GIVENS,
            "1:1 the word has 81 characters, expected 72 (the digits of 6×6 cells, then their"
                + " regions) | Maybe there are 9 characters too many."),
        Arguments.of(
            GIVENS + "1" + MASK.substring(1),
            "1:83 region '0' has 8 cells, expected 9 (r1c2 r1c3 r2c1 r2c2 r2c3 r2c4 r3c1 r3c3) |"
                + " Also, region '1' has 10. Each of the 9 regions needs 9 cells with the same"
                + " label."),
        Arguments.of(
            GIVENS.replaceFirst("7", "x") + MASK,
            "1:8 'x' is neither a digit nor a blank | Use 1 to 9, and one of . 0 - _ * ? for a"
                + " blank."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadLineIsReportedAndTheOthersAreRead(String line, String outcome) {
    assertThat(FormatTexts.outcomes(JIGSAW_LINE, line + "\n" + GIVENS + MASK))
        .containsExactly(outcome, GIVENS + " " + MASK);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void spoiltLinesGiveSoundPuzzlesOrMessages(long seed) {
    FormatTexts.checkSoundWhenSpoilt(
        JIGSAW_LINE, FormatTexts.write(JIGSAW_LINE, randomEntries((int) seed + 5)), seed);
  }
}
