package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.PuzzleFormat;

final class SgtFormatTest {
  private static final PuzzleFormat SGT = SgtFormat.SGT;
  private static final String IDS = FormatTexts.resource("sgt-ids.txt");

  /** Made by Solo. */
  private static final String SMALL = "2x2:1b4a2d4a2b1";

  @Test
  void idsOfSoloAreWrittenAsSoloDoes() {
    List<PuzzleEntry> entries = FormatTexts.entries(IDS);

    assertThat(FormatTexts.recognized(IDS)).isEqualTo("sgt");
    assertThat(entries).hasSize(127);
    assertThat(FormatTexts.write(SGT, entries)).isEqualTo(IDS);
  }

  /** A wrong region would leave no solution, or several. */
  @Test
  void puzzlesOfSoloHaveOneSolution() {
    List<Puzzle> puzzles =
        FormatTexts.entries(IDS).stream()
            .map(PuzzleEntry::puzzle)
            .filter(puzzle -> puzzle.size() <= 8)
            .toList();

    assertThat(puzzles).hasSizeGreaterThan(40);
    assertThat(puzzles).allSatisfy(puzzle -> assertThat(solutions(puzzle, 2)).isEqualTo(1));
  }

  /** Counts solutions in the plainest way: the cell with the fewest digits left, each of them. */
  private static int solutions(Puzzle puzzle, int limit) {
    return solutions(puzzle.givens().toArray(), puzzle.mask(), limit);
  }

  private static int solutions(int[] digits, RegionMask mask, int limit) {
    int best = -1;
    List<Integer> fewest = List.of();
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] == 0) {
        List<Integer> left = digitsLeft(digits, mask, cell);
        if (best < 0 || left.size() < fewest.size()) {
          best = cell;
          fewest = left;
        }
      }
    }
    if (best < 0) {
      return 1;
    }
    int found = 0;
    for (int digit : fewest) {
      digits[best] = digit;
      found += solutions(digits, mask, limit - found);
      digits[best] = 0;
      if (found >= limit) {
        break;
      }
    }
    return found;
  }

  private static List<Integer> digitsLeft(int[] digits, RegionMask mask, int cell) {
    int size = mask.size();
    return IntStream.rangeClosed(1, size)
        .filter(
            digit ->
                IntStream.range(0, digits.length)
                    .noneMatch(
                        other ->
                            digits[other] == digit
                                && (other / size == cell / size
                                    || other % size == cell % size
                                    || mask.region(other) == mask.region(cell))))
        .boxed()
        .toList();
  }

  @Test
  void boxesHaveAsManyRowsAsTheFirstNumberSays() {
    assertThat(FormatTexts.entries("2x3:zj").get(0).puzzle().mask())
        .isEqualTo(RegionMask.boxes(2, 3));
    assertThat(SGT.write(PuzzleEntry.of(new Puzzle(Grid.empty(6), RegionMask.boxes(3, 2)))))
        .isEqualTo("3x2:zj\n");
  }

  @Test
  void aSmallJigsawByHand() {
    // Regions 001 / 011 / 222 have borders between the pairs 1, 2, 7, 8, 9 and 11 of 0 to 11.
    PuzzleEntry entry =
        PuzzleEntry.of(
            new Puzzle(
                Grid.of(3, new int[] {1, 2, 0, 0, 0, 0, 0, 0, 3}),
                RegionMask.jigsaw(3, new int[] {0, 0, 1, 0, 1, 1, 2, 2, 2})));

    assertThat(SGT.write(entry)).isEqualTo("3j:1_2f3,a_d__a_\n");
    assertThat(FormatTexts.entries("3j:1_2f3,a_d__a_")).containsExactly(entry);
  }

  static Stream<RegionMask> masks() {
    return IntStream.rangeClosed(2, 31)
        .boxed()
        .flatMap(
            size ->
                Stream.concat(
                    IntStream.rangeClosed(1, size)
                        .filter(rows -> size % rows == 0)
                        .mapToObj(rows -> RegionMask.boxes(rows, size / rows)),
                    Stream.of(staircase(size))));
  }

  /** Rows that lose their first cell to the row above, which lends its last one: all connected. */
  private static RegionMask staircase(int size) {
    int[] regions = new int[size * size];
    for (int cell = 0; cell < regions.length; cell++) {
      regions[cell] = cell / size;
    }
    for (int row = 0; row + 1 < size; row += 2) {
      regions[row * size + size - 1] = row + 1;
      regions[(row + 1) * size] = row;
    }
    return RegionMask.jigsaw(size, regions);
  }

  @ParameterizedTest
  @MethodSource("masks")
  void readsWhatItWrites(RegionMask mask) {
    Random random = new Random(mask.size());
    List<PuzzleEntry> entries =
        Stream.generate(() -> PuzzleEntry.of(FormatTexts.puzzle(mask, random))).limit(3).toList();

    String text = FormatTexts.write(SGT, entries);

    assertThat(FormatTexts.entries(text)).as(text).isEqualTo(entries);
    assertThat(FormatTexts.recognized(text)).isEqualTo("sgt");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2x2dt:", "2x2r2dbu:", "2:", "2x2m4:", "2x2ad:"})
  void lettersForSymmetryAndDifficultyArePassedOver(String parameters) {
    String clues = SMALL.substring(SMALL.indexOf(':') + 1);

    assertThat(SGT.write(FormatTexts.entries(SGT, parameters + clues).get(0)).strip())
        .isEqualTo(SMALL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3jdt:", "3x1:", "1x3j:"})
  void jigsawsOfAllSpellings(String parameters) {
    PuzzleEntry entry = FormatTexts.entries(SGT, parameters + "1_2f3,a_d__a_").get(0);

    assertThat(SGT.write(entry)).isEqualTo("3j:1_2f3,a_d__a_\n");
  }

  @Test
  void whatStandsBehindAnIdIsItsLabel() {
    assertThat(FormatTexts.entries(SMALL + "  a label ").get(0).label()).isEqualTo("a label");
  }

  @Test
  void otherConstraintsAreRefusedUnlessIgnored() {
    String clues = SMALL.substring(SMALL.indexOf(':') + 1);

    assertThat(FormatTexts.outcomes(SGT, "2x2x:" + clues))
        .containsExactly(
            "1:1 the puzzle has constraints that Nonomino does not support: diagonals (x) | Without"
                + " them it would be a different puzzle.");
    assertThat(FormatTexts.outcomes(SGT, "2x2kdu:" + clues + ",aa_,3a5"))
        .singleElement()
        .asString()
        .startsWith("1:1 the puzzle has constraints that Nonomino does not support: cages (k) |");
    String text = "2x2x:" + clues + "\n2x2k:" + clues + ",aa_,3a5\n";
    assertThat(FormatTexts.entriesWithoutExtras(SGT, text))
        .map(entry -> SGT.write(entry).strip())
        .containsExactly(SMALL, SMALL);
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of(
            "3x3#123",
            "1:4 this ID has a random seed instead of a puzzle | Only Solo can turn that into a puzzle."
                + " Copy the ID with a colon from its menu Game > Specific."),
        Arguments.of(
            "hello",
            "1:1 'hello' is not a game ID of Solo | An ID looks like 9j:CLUES,EDGES or 3x3:CLUES."),
        Arguments.of("9x9:zzz", "1:1 the ID is of a puzzle of size 81 | Sizes go from 1 to 36."),
        Arguments.of("0j:,", "1:1 the ID is of a puzzle of size 0 | Sizes go from 1 to 36."),
        Arguments.of(
            "2x2:1b4a2d4a2b",
            "1:5 the clues are for 15 cells, expected 16 (4×4) | Maybe part of the ID is missing."),
        Arguments.of(
            "2x2:zzzz",
            "1:5 the clues are for more cells, expected 16 (4×4) | Maybe part of the ID is from"
                + " another puzzle."),
        Arguments.of(
            "2x2:1b5a2d4a2b1",
            "1:7 '5' is above 4, the highest digit of a 4×4 puzzle | Use 1 to 4, and one of"
                + " . 0 - _ * ? for a blank."),
        Arguments.of("2x2:a0n", "1:6 a clue is 0 | Clues go from 1 to 4."),
        Arguments.of(
            "  2x2:1b4A2d4a2b1",
            "1:10 'A' is not a clue | Use numbers, _ between two of them, and a (1) to z"
                + " (26) for a run of blanks."),
        Arguments.of(
            "2x2:a1_1m",
            "1:8 the given 1 appears twice in row 1: r1c2 and r1c3 | Change or remove one of the"
                + " two."),
        Arguments.of(
            "2x2:p,aa",
            "1:1 the ID has 2 fields after the colon, expected 1 | After 3x3: write the clues;"
                + " only jigsaws (9j:) have a comma and edges."),
        Arguments.of(
            "3j:i",
            "1:1 the ID has 1 field after the colon, expected 2 | After 9j: write the clues, a"
                + " comma and the edges of the regions."),
        Arguments.of(
            "3j:i,a_d__",
            "1:11 the edges end after 10 of the 12 pairs of neighbours | Edges are _ and a to z,"
                + " for 12 pairs of neighbours. Copy the whole ID."),
        Arguments.of(
            "3j:i,a_d__a",
            "1:12 the last code of the edges is missing | Edges are _ and a to z, for 12 pairs of"
                + " neighbours. Copy the whole ID."),
        Arguments.of(
            "3j:i,a_d__a_a",
            "1:13 the edges continue after the last of the 12 pairs of neighbours | Edges are _ and"
                + " a to z, for 12 pairs of neighbours. Copy the whole ID."),
        Arguments.of(
            "3j:i,a_D__a_",
            "1:8 unknown character among the edges | Edges are _ and a to z,"
                + " for 12 pairs of neighbours. Copy the whole ID."),
        Arguments.of(
            "3j:i,l",
            "1:6 the mask has 1 region, expected 3: region '1' has 9 cells, expected 3 (r1c1 r1c2"
                + " r1c3 r2c1 r2c2 r2c3 …) | Each of the 3 regions needs 3 cells with the same"
                + " label."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadIdIsToldAndTheOthersAreRead(String id, String outcome) {
    assertThat(FormatTexts.outcomes(SGT, id + "\n" + SMALL + "\n"))
        .containsExactly(outcome, "1..4.2....4.2..1");
  }

  @ParameterizedTest
  @CsvSource({"1,is of size 1", "32,is of size 32", "36,is of size 36"})
  void sizesThatSoloDoesNotTakeAreRefused(int size, String found) {
    PuzzleEntry entry = PuzzleEntry.of(new Puzzle(Grid.empty(size), staircase(size)));

    assertThat(SGT.refusal(entry))
        .contains(
            "sgt holds sizes 2 to 31 only; this one "
                + found
                + ". The formats json, line and csv hold it.");
    assertThatThrownBy(() -> SGT.write(entry)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void regionsInPiecesAreRefused() {
    PuzzleEntry entry =
        PuzzleEntry.of(new Puzzle(Grid.empty(2), RegionMask.jigsaw(2, new int[] {0, 1, 1, 0})));

    assertThat(SGT.refusal(entry))
        .contains(
            "sgt holds puzzles with connected regions only; this one has a region of 2 pieces."
                + " The formats json, line and csv hold it.");
    assertThatThrownBy(() -> SGT.write(entry)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void spoiltIdsGiveSoundPuzzlesOrMessages(long seed) {
    String some =
        IDS.lines().filter(id -> id.hashCode() % 9 == 0).collect(Collectors.joining("\n"));

    FormatTexts.checkSoundWhenSpoilt(SGT, some, seed);
  }
}
