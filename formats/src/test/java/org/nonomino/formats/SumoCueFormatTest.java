package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
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

final class SumoCueFormatTest {
  private static final PuzzleFormat SUMOCUE = SumoCueFormat.SUMOCUE;
  private static final String SAMPLE = FormatTexts.resource("jigsaw.sumocue");
  private static final String EMPTY = "SumoCueV1" + "=0".repeat(81);

  @Test
  void theJigsawThatManyRead() {
    PuzzleEntry entry = FormatTexts.entries(SAMPLE).get(0);

    assertThat(FormatTexts.recognized(SAMPLE)).isEqualTo("sumocue");
    assertThat(entry.puzzle().givens().toString())
        .startsWith(".8.....5.8....7..5....9.....7.169.....43");
    assertThat(entry.puzzle().mask().toString()).startsWith("000122222301122444301122564");
    assertThat(SUMOCUE.write(entry)).isEqualTo(SAMPLE);
  }

  @Test
  void puzzlesWithBoxesNameNoRegions() {
    PuzzleEntry entry =
        PuzzleEntry.of(new Puzzle(Grid.empty(9).with(80, 7), RegionMask.boxes(3, 3)));

    assertThat(SUMOCUE.write(entry)).isEqualTo("SumoCueV1" + "=0".repeat(80) + "=7\n");
    assertThat(FormatTexts.entries(SUMOCUE.write(entry))).containsExactly(entry);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void readsWhatItWrites(long seed) {
    Random random = new Random(seed);
    List<PuzzleEntry> entries =
        Stream.generate(() -> FormatTexts.scattered(9, random))
            .map(mask -> PuzzleEntry.of(FormatTexts.puzzle(mask, random)))
            .limit(50)
            .toList();
    String text = FormatTexts.write(SUMOCUE, entries);

    assertThat(FormatTexts.entries(text)).as(text).isEqualTo(entries);
    FormatTexts.checkSoundWhenSpoilt(
        SUMOCUE, FormatTexts.write(SUMOCUE, entries.subList(0, 2)), seed);
  }

  @Test
  void cellsMayStandOnSeveralLines() {
    String broken = SAMPLE.strip().replaceAll("((=\\d+J\\d){9})", "$1\n");

    assertThat(broken.lines()).hasSize(9);
    assertThat(FormatTexts.entries(broken + broken))
        .isEqualTo(FormatTexts.entries(SAMPLE + SAMPLE));
  }

  @Test
  void otherConstraintsAreRefusedUnlessIgnored() {
    String cages = "SumoCueV1=12+0=7" + "=0".repeat(78);
    String both = "SumoCueV1D=0+0=7" + "=0".repeat(78);

    assertThat(FormatTexts.outcomes(SUMOCUE, cages))
        .containsExactly(
            "1:1 the puzzle has constraints that Nonomino does not support: cages | Without them it"
                + " would be a different puzzle.");
    assertThat(FormatTexts.outcomes(SUMOCUE, both))
        .singleElement()
        .asString()
        .startsWith(
            "1:1 the puzzle has constraints that Nonomino does not support: diagonals, cages");
    assertThat(FormatTexts.entriesWithoutExtras(SUMOCUE, cages + "\n" + both))
        .map(entry -> entry.puzzle().givens().toString())
        .containsExactly("..7" + ".".repeat(78), "..7" + ".".repeat(78));
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of(
            "SumoCueV2" + "=0".repeat(81),
            "1:1 this is not a SumoCue puzzle | It begins with SumoCueV1, and 81 cells such as"
                + " =5J0 follow."),
        Arguments.of(
            EMPTY.substring(0, EMPTY.length() - 2),
            "1:1 there are 80 cells, expected 81 | Maybe 1 cell is missing."),
        Arguments.of(
            EMPTY + "=0",
            "1:172 there is something after the 81 cells | Remove it, or put the next puzzle on a"
                + " separate line."),
        Arguments.of(
            EMPTY.substring(0, EMPTY.length() - 2) + "=x",
            "1:170 expected a cell, found '=x' | A cell is = and a number, or + and a number; in"
                + " jigsaws J0 to J8 follows."),
        Arguments.of(
            EMPTY + "J0",
            "1:1 only 1 of the 81 cells name their region | Write J0 to J8 after each cell, or"
                + " after none."),
        Arguments.of(
            SAMPLE.strip().replaceFirst("J0", ""),
            "1:1 only 80 of the 81 cells name their region | Write J0 to J8 after each cell, or"
                + " after none."),
        Arguments.of(
            SAMPLE.strip().replaceFirst("J1", "J0"),
            "1:57 region '1' has 8 cells, expected 9 (r2c3 r2c4 r3c3 r3c4 r4c3 r4c4 r5c3 r5c4) |"
                + " Also, region '0' has 10. Each of the 9 regions needs 9 cells with the same"
                + " label."),
        Arguments.of(
            "SumoCueV1=12" + "=0".repeat(80),
            "1:11 '12' is above 9, the highest digit of a 9×9 puzzle | Use 1 to 9, and one of"
                + " . 0 - _ * ? for a blank."),
        Arguments.of(
            "SumoCueV1=12+81" + "=0".repeat(79),
            "1:14 the cage begins in cell 81 | Cells are numbered from 0 to 80."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadPuzzleIsReportedAndTheOthersAreRead(String text, String outcome) {
    List<String> outcomes = FormatTexts.outcomes(SUMOCUE, text + "\n\n" + EMPTY);

    assertThat(outcomes.get(0)).isEqualTo(outcome);
    assertThat(outcomes).hasSize(2).last().isEqualTo(".".repeat(81));
  }

  @Test
  void otherSizesAreRefused() {
    PuzzleEntry entry = PuzzleEntry.of(new Puzzle(Grid.empty(8), RegionMask.boxes(2, 4)));

    assertThat(SUMOCUE.refusal(entry))
        .contains(
            "sumocue supports only 9×9 puzzles, but this puzzle is 8×8. Use json, line or csv instead.");
    assertThatThrownBy(() -> SUMOCUE.write(entry)).isInstanceOf(IllegalArgumentException.class);
  }
}
