package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.test.corpus.VariantPuzzle;
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
        SUMOCUE,
        FormatTexts.write(SUMOCUE, entries.subList(0, 2))
            + "SumoCueV1D=12+0+0=17+3=0+5+5"
            + "=0".repeat(73),
        seed);
  }

  @Test
  void cellsMayStandOnSeveralLines() {
    String broken = SAMPLE.strip().replaceAll("((=\\d+J\\d){9})", "$1\n");

    assertThat(broken.lines()).hasSize(9);
    assertThat(FormatTexts.entries(broken + broken))
        .isEqualTo(FormatTexts.entries(SAMPLE + SAMPLE));
  }

  @Test
  void diagonalsAndCagesByHand() {
    String text = "SumoCueV1D=12+0=7=0+3+3=6+6+0" + "=0".repeat(72) + "\n";
    List<Constraint> constraints =
        List.of(
            new Diagonal(9, false),
            new Diagonal(9, true),
            cage(12, 0, 1, 8),
            cage(0, 3, 4, 5),
            cage(6, 6, 7));
    PuzzleEntry entry = entry(constraints, Grid.empty(9).with(2, 7));

    assertThat(FormatTexts.entries(text)).containsExactly(entry);
    assertThat(FormatTexts.entries(text).get(0).puzzle().rules().constraints())
        .isEqualTo(constraints);
    assertThat(SUMOCUE.write(entry)).isEqualTo(text);
  }

  /** Returns a cage; the sum 0 means that it has none. */
  private static KillerCage cage(int sum, int... cells) {
    return new KillerCage(
        CellList.of(9, cells), sum == 0 ? OptionalInt.empty() : OptionalInt.of(sum));
  }

  private static PuzzleEntry entry(List<Constraint> constraints, Grid givens) {
    return PuzzleEntry.of(new Puzzle(givens, Rules.of(RegionMask.boxes(3, 3), constraints)));
  }

  /** Killers with boxes and with other regions, also with cages without a sum. */
  @Test
  void killersComeBack() {
    List<PuzzleEntry> entries =
        VariantPuzzle.all().stream()
            .map(variant -> FormatTexts.found(variant.json()).get(0).puzzle())
            .filter(puzzle -> puzzle.size() == 9)
            .map(PuzzleEntry::of)
            .filter(entry -> SUMOCUE.refusal(entry).isEmpty())
            .toList();

    assertThat(entries).hasSizeGreaterThan(70);
    assertThat(FormatTexts.entries(FormatTexts.write(SUMOCUE, entries))).isEqualTo(entries);
  }

  @Test
  void constraintsThatSumoCueDoesNotKnowAreRefused() {
    Grid empty = Grid.empty(9);

    assertThat(
            Stream.of(
                    entry(List.of(new Diagonal(9, true)), empty),
                    entry(List.of(cage(5, 0, 1), cage(6, 1, 2)), empty),
                    entry(List.of(cage(5, 0)), empty),
                    entry(List.of(cage(5, 0, 1)), empty.with(1, 3)),
                    entry(List.of(new AntiKnight(9), cage(5, 0, 1)), empty))
                .map(entry -> SUMOCUE.refusal(entry).orElseThrow()))
        .containsExactly(
            "sumocue cannot hold one diagonal without the other. Use grid, json or fpuzzles instead.",
            "sumocue cannot hold cages that overlap, here in r1c2. Use grid, json or fpuzzles instead.",
            "sumocue cannot hold the cage of one cell at r1c1, which would be a given. Use grid, json or"
                + " fpuzzles instead.",
            "sumocue cannot hold a given in a cage, here in r1c2. Use grid, json or fpuzzles instead.",
            "sumocue cannot hold the constraints of this puzzle (anti-knight). Use grid, json or fpuzzles"
                + " instead.");
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
            "1:14 the cage begins in cell 81 | Cells are numbered from 0 to 80."),
        Arguments.of(
            "SumoCueV1=12+0+1" + "=0".repeat(78),
            "1:16 the cage begins in cell 1 (r1c2), which is in the cage of cell 0 | Write the"
                + " number of the cell that has the sum."),
        Arguments.of(
            "SumoCueV1=18+0" + "=0".repeat(79),
            "1:11 the cage at r1c1: the sum 18 is not in 3..17, the sums of 2 different digits |"
                + " Correct its sum or its cells."));
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
