package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
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
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.test.corpus.VariantPuzzle;
import org.nonomino.text.PuzzleFormat;

final class KillerLineFormatTest {
  private static final PuzzleFormat KILLER_LINE = KillerLineFormat.KILLER_LINE;

  private static final String EMPTY = "0".repeat(81);

  /** Cages of 12 (r1c1, r1c2, r2c1), 45 (row 9) and 6 (r3c4, r4c5), and the given 7 in r1c3. */
  private static final String HAND =
      "C<7000000" + "^00000000" + "000600000" + "0000`0000" + "0".repeat(36) + "j<<<<<<<<";

  private static PuzzleEntry entry(Grid givens, Constraint... constraints) {
    return PuzzleEntry.of(
        new Puzzle(givens, Rules.of(RegionMask.boxes(3, 3), List.of(constraints))));
  }

  /** Returns a cage; the sum 0 means that it has none. */
  private static KillerCage cage(int sum, int... cells) {
    return new KillerCage(
        CellList.of(9, cells), sum == 0 ? OptionalInt.empty() : OptionalInt.of(sum));
  }

  @Test
  void cagesByHand() {
    PuzzleEntry entry =
        entry(
            Grid.empty(9).with(2, 7),
            cage(12, 0, 1, 9),
            cage(6, 21, 31),
            cage(45, 72, 73, 74, 75, 76, 77, 78, 79, 80));

    assertThat(FormatTexts.recognized(HAND)).isEqualTo("killer-line");
    assertThat(FormatTexts.entries(HAND)).containsExactly(entry);
    assertThat(FormatTexts.entries(HAND).get(0).puzzle().rules().constraints())
        .isEqualTo(entry.puzzle().rules().constraints());
    assertThat(KILLER_LINE.write(entry)).isEqualTo(HAND + "\n");
  }

  /** Each of the eight arrows leads to the cell with the sum, in one step or in several. */
  @Test
  void arrowsMayLeadInAllDirections() {
    String around = "000000000" + "0.v,00000" + "0>j<00000" + "0'^`00000" + "0".repeat(45);
    String winding = "0".repeat(63) + "0>>v00000" + "0S<<00000";

    assertThat(FormatTexts.entries(around))
        .containsExactly(entry(Grid.empty(9), cage(45, 10, 11, 12, 19, 20, 21, 28, 29, 30)));
    assertThat(FormatTexts.entries(winding))
        .containsExactly(entry(Grid.empty(9), cage(28, 64, 65, 66, 73, 74, 75)));
  }

  @Test
  void aLabelMayFollow() {
    assertThat(FormatTexts.entries(HAND + " from a forum").get(0).label())
        .isEqualTo("from a forum");
  }

  @Test
  void killersComeBack() {
    List<PuzzleEntry> entries =
        VariantPuzzle.all().stream()
            .filter(variant -> variant.file().startsWith("solo_killer"))
            .map(variant -> PuzzleEntry.of(FormatTexts.found(variant.json()).get(0).puzzle()))
            .filter(entry -> KILLER_LINE.refusal(entry).isEmpty())
            .toList();
    String text = FormatTexts.write(KILLER_LINE, entries);

    assertThat(entries).hasSizeGreaterThan(10);
    assertThat(FormatTexts.recognized(text)).isEqualTo("killer-line");
    assertThat(FormatTexts.entries(text)).isEqualTo(entries);
  }

  static Stream<Arguments> malformed() {
    String advice =
        " | Use 0 to 9, A (10) to Z (35) and a (36) to j (45) for the sum of a cage, and arrows"
            + " towards it in its other cells: < > ^ v, or ` ' , . for the corners.";
    return Stream.of(
        Arguments.of(
            HAND.substring(1),
            "1:1 the killer has 80 characters, expected 81 | Maybe 1 character is missing."),
        Arguments.of(
            HAND.replace("C<7", "Cx7"), "1:2 'x' in r1c2 is neither a sum nor an arrow" + advice),
        Arguments.of(HAND.replace("C<7", "<<7"), "1:1 '<' in r1c1 points out of the grid" + advice),
        Arguments.of(HAND.replace("C<7", "><7"), "1:1 '>' in r1c1 leads into a circle" + advice),
        Arguments.of(
            HAND.replace("C<7", "Z<7"),
            "1:1 the cage at r1c1: the sum 35 is not in 6..24, the sums of 3 different digits |"
                + " Correct its sum or its cells."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadKillerIsReportedAndTheOthersAreRead(String killer, String outcome) {
    assertThat(FormatTexts.outcomes(KILLER_LINE, killer + "\n" + EMPTY + "\n"))
        .containsExactly(outcome, ".".repeat(81));
  }

  @Test
  void whatTheFormatCannotHoldIsRefused() {
    Grid empty = Grid.empty(9);

    assertThat(
            Stream.of(
                    entry(empty, new Diagonal(9, false), new Diagonal(9, true)),
                    entry(empty, cage(0, 0, 1)),
                    entry(empty, cage(5, 0, 2)),
                    entry(empty.with(1, 3), cage(5, 0, 1)))
                .map(entry -> KILLER_LINE.refusal(entry).orElseThrow()))
        .containsExactly(
            "killer-line cannot hold the constraints of this puzzle (diagonals). Use grid, json or"
                + " fpuzzles instead.",
            "killer-line cannot hold cages without a sum, here at r1c1. Use grid, json or fpuzzles"
                + " instead.",
            "killer-line cannot hold cages whose cells do not touch, here at r1c1. Use grid, json or"
                + " fpuzzles instead.",
            "killer-line cannot hold a given in a cage, here in r1c2. Use grid, json or fpuzzles"
                + " instead.");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void spoiltKillersGiveSoundPuzzlesOrMessages(long seed) {
    FormatTexts.checkSoundWhenSpoilt(KILLER_LINE, HAND + "\n" + EMPTY + "\n", seed);
  }
}
