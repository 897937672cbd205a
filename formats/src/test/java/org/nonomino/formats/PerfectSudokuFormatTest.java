package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

final class PerfectSudokuFormatTest {
  private static final PuzzleFormat PERFECT_SUDOKU = PerfectSudokuFormat.PERFECT_SUDOKU;

  /** Cages of 12 (r1c1, r1c2, r2c1) and 5 (r1c4, r1c5), and the given 7 in r1c3. */
  private static final String HAND = "3x3:d:k:3072:3072:1794:1283:1283:5:6:7:8:3072:" + numbers(10);

  private static final String EMPTY = "3x3::k:" + numbers(0);

  private static String numbers(int from) {
    return IntStream.range(from, 81).mapToObj(cell -> cell + ":").collect(Collectors.joining());
  }

  /** Returns a cage; the sum 0 means that it has none. */
  private static KillerCage cage(int sum, int... cells) {
    return new KillerCage(
        CellList.of(9, cells), sum == 0 ? OptionalInt.empty() : OptionalInt.of(sum));
  }

  private static PuzzleEntry entry(List<Constraint> constraints, Grid givens) {
    return PuzzleEntry.of(new Puzzle(givens, Rules.of(RegionMask.boxes(3, 3), constraints)));
  }

  @Test
  void diagonalsAndCagesByHand() {
    List<Constraint> constraints =
        List.of(new Diagonal(9, false), new Diagonal(9, true), cage(12, 0, 1, 9), cage(5, 3, 4));
    PuzzleEntry entry = entry(constraints, Grid.empty(9).with(2, 7));

    assertThat(FormatTexts.recognized(HAND)).isEqualTo("perfectsudoku");
    assertThat(FormatTexts.entries(HAND)).containsExactly(entry);
    assertThat(FormatTexts.entries(HAND).get(0).puzzle().rules().constraints())
        .isEqualTo(constraints);
    assertThat(PERFECT_SUDOKU.write(entry)).isEqualTo(HAND + "\n");
  }

  /** Programs number cages as they like, and leave out the last colon. */
  @Test
  void otherNumbersOfCagesAreRead() {
    String other = HAND.replace("3072", "3327").replace("1283", "1280").replaceFirst(":$", "");

    assertThat(FormatTexts.entries(other)).isEqualTo(FormatTexts.entries(HAND));
  }

  @Test
  void cellsWithoutASumAreInNoCage() {
    assertThat(FormatTexts.entries("3x3::k:" + "0:".repeat(81)))
        .isEqualTo(FormatTexts.entries(EMPTY))
        .containsExactly(PuzzleEntry.of(new Puzzle(Grid.empty(9), RegionMask.boxes(3, 3))));
  }

  @Test
  void whatStandsBehindACodeIsItsLabel() {
    assertThat(FormatTexts.entries(HAND + " Assassin 1").get(0).label()).isEqualTo("Assassin 1");
  }

  @Test
  void killersComeBack() {
    List<PuzzleEntry> entries =
        VariantPuzzle.all().stream()
            .filter(variant -> variant.file().startsWith("solo_killer"))
            .map(variant -> PuzzleEntry.of(FormatTexts.found(variant.json()).get(0).puzzle()))
            .filter(entry -> PERFECT_SUDOKU.refusal(entry).isEmpty())
            .toList();
    String text = FormatTexts.write(PERFECT_SUDOKU, entries);

    assertThat(entries).hasSizeGreaterThan(20);
    assertThat(FormatTexts.recognized(text)).isEqualTo("perfectsudoku");
    assertThat(FormatTexts.entries(text)).isEqualTo(entries);
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of(
            "3x3:k:0:1:",
            "1:1 '3x3:k:0:1:' is not the code of a killer | A code is 3x3::k: and 81 numbers with"
                + " a colon after each."),
        Arguments.of(
            "3x3:w" + EMPTY.substring(4),
            "1:5 'w' is not a known rule of a code | Here is only d for the diagonals (3x3:d:k:),"
                + " or nothing (3x3::k:)."),
        Arguments.of(
            EMPTY.replaceFirst("80:$", ""),
            "1:1 there are 80 numbers, expected 81 | Maybe 1 number is missing."),
        Arguments.of(
            EMPTY + "0:",
            "1:1 there are 82 numbers, expected 81 | Maybe there is 1 number too many."),
        Arguments.of(
            EMPTY.replace("k:0:1:", "k:0:x:"),
            "1:10 'x' is not the number of a cage, here of r1c2 | It is 256 times the sum of the"
                + " cage plus the number of the cage, 0 to 255."),
        Arguments.of(
            EMPTY.replace("k:0:1:", "k:3072:3328:"),
            "1:13 cage 0 has two sums: 12, and 13 in r1c2 | All cells of a cage have the same"
                + " number."),
        Arguments.of(
            EMPTY.replace("k:0:1:", "k:4608:4608:"),
            "1:8 the cage at r1c1: the sum 18 is not in 3..17, the sums of 2 different digits |"
                + " Correct its sum or its cells."),
        Arguments.of(
            EMPTY.replace("k:0:", "k:2560:"),
            "1:8 '10' is above 9, the highest digit of a 9×9 puzzle | Use 1 to 9, and one of"
                + " . 0 - _ * ? for a blank."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadCodeIsReportedAndTheOthersAreRead(String code, String outcome) {
    assertThat(FormatTexts.outcomes(PERFECT_SUDOKU, code + "\n" + EMPTY + "\n"))
        .containsExactly(outcome, ".".repeat(81));
  }

  @Test
  void whatTheFormatCannotHoldIsRefused() {
    Grid empty = Grid.empty(9);

    assertThat(
            Stream.of(
                    entry(List.of(new Diagonal(9, false)), empty),
                    entry(List.of(cage(0, 0, 1)), empty),
                    entry(List.of(cage(5, 0)), empty),
                    entry(List.of(cage(5, 0, 1)), empty.with(1, 3)),
                    entry(List.of(new AntiKnight(9), cage(5, 0, 1)), empty),
                    PuzzleEntry.of(new Puzzle(empty, RegionMask.boxes(1, 9))))
                .map(entry -> PERFECT_SUDOKU.refusal(entry).orElseThrow()))
        .containsExactly(
            "perfectsudoku cannot hold one diagonal without the other. Use grid, json or fpuzzles"
                + " instead.",
            "perfectsudoku cannot hold cages without a sum, here at r1c1. Use grid, json or fpuzzles"
                + " instead.",
            "perfectsudoku cannot hold the cage of one cell at r1c1, which would be a given. Use"
                + " grid, json or fpuzzles instead.",
            "perfectsudoku cannot hold a given in a cage, here in r1c2. Use grid, json or fpuzzles"
                + " instead.",
            "perfectsudoku cannot hold the constraints of this puzzle (anti-knight). Use grid, json or"
                + " fpuzzles instead.",
            "perfectsudoku supports only 9×9 puzzles with 3×3 boxes, but this puzzle has different"
                + " regions. Use json, line or csv instead.");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void spoiltCodesGiveSoundPuzzlesOrMessages(long seed) {
    FormatTexts.checkSoundWhenSpoilt(PERFECT_SUDOKU, HAND + "\n" + EMPTY + "\n", seed);
  }
}
