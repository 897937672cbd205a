package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;

/** Tests that the output of a format is recognised as that format and reads back unchanged. */
final class RoundTripTest {
  static final List<PuzzleFormat> FORMATS = PuzzleFormats.ALL;

  static IntStream sizes() {
    return IntStream.rangeClosed(1, Grid.MAX_SIZE);
  }

  private static List<Puzzle> puzzles(int size) {
    RandomPuzzles random = new RandomPuzzles(size);
    List<Puzzle> puzzles = new ArrayList<>();
    for (double share : new double[] {0, 0.1, 0.4, 1}) {
      puzzles.add(random.puzzle(random.boxes(size), share));
      puzzles.add(random.puzzle(random.jigsaw(size), share));
      puzzles.add(random.puzzle(random.scattered(size), share));
      RegionMask.standardBoxes(size).ifPresent(boxes -> puzzles.add(random.puzzle(boxes, share)));
    }
    return puzzles;
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void onePuzzleReadsAsWritten(int size) {
    for (Puzzle puzzle : puzzles(size)) {
      for (PuzzleFormat format : FORMATS) {
        String text = format.header() + format.write(PuzzleEntry.of(puzzle));
        assertThat(Reading.puzzles(text))
            .as("%s:%n%s", format.name(), text)
            .containsExactly(puzzle);
        // A single cell is the same in a line as in a grid.
        if (size > 1 || format == PuzzleFormats.FORUM) {
          assertThat(Reading.format(text)).as(text).isEqualTo(format.name());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void manyPuzzlesReadAsWritten(int size) {
    List<Puzzle> puzzles = puzzles(size);
    for (PuzzleFormat format : FORMATS) {
      String text =
          format.header()
              + String.join("", puzzles.stream().map(PuzzleEntry::of).map(format::write).toList());
      assertThat(Reading.puzzles(text)).as("%s:%n%s", format.name(), text).isEqualTo(puzzles);
    }
  }

  @ParameterizedTest
  @FieldSource("FORMATS")
  void puzzlesOfAllSizesShareAText(PuzzleFormat format) {
    List<Puzzle> puzzles =
        sizes().boxed().sorted((a, b) -> b - a).flatMap(size -> puzzles(size).stream()).toList();
    String text =
        String.join("", puzzles.stream().map(PuzzleEntry::of).map(format::write).toList());

    assertThat(Reading.puzzles(text)).isEqualTo(puzzles);
  }

  static Stream<String> labels() {
    return Stream.of(
        "easy",
        "two words",
        "1",
        "ab",
        "0123",
        "0011",
        "8 of 9",
        "sgt-2x2-number-1",
        "no. 3, hard!");
  }

  @ParameterizedTest
  @MethodSource("labels")
  void linesAndForumKeepLabels(String label) {
    for (int size : new int[] {1, 2, 4, 6, 9, 12}) {
      RandomPuzzles random = new RandomPuzzles(size);
      List<RegionMask> masks = new ArrayList<>(List.of(random.jigsaw(size)));
      RegionMask.standardBoxes(size).ifPresent(masks::add);
      for (RegionMask mask : masks) {
        PuzzleEntry entry = new PuzzleEntry(random.puzzle(mask, 0.3), label, Optional.empty());
        for (PuzzleFormat format : List.of(PuzzleFormats.LINE, PuzzleFormats.FORUM)) {
          String text = format.write(entry);
          assertThat(Reading.puzzleTextsIn(format, text).stream().map(Reading::entry).toList())
              .as("%s: %s", format.name(), text)
              .containsExactly(entry);
        }
      }
    }
  }

  @ParameterizedTest
  @FieldSource("FORMATS")
  void labelsCannotBreakLines(PuzzleFormat format) {
    Puzzle puzzle = new RandomPuzzles(1).puzzle(RegionMask.boxes(2, 2), 0.5);
    String text = format.write(new PuzzleEntry(puzzle, " one\r\ntwo\n", Optional.empty()));

    assertThat(Reading.puzzles(text)).containsExactly(puzzle);
  }

  @Test
  void boxesAreWrittenWithoutRegions() {
    Puzzle puzzle = new Puzzle(Grid.empty(4), RegionMask.boxes(2, 2));

    assertThat(PuzzleFormats.GRID.write(PuzzleEntry.of(puzzle)))
        .isEqualTo(". . . .\n. . . .\n. . . .\n. . . .\n\n");
    assertThat(PuzzleFormats.LINE.write(PuzzleEntry.of(puzzle))).isEqualTo("................\n");
    assertThat(PuzzleFormats.FORUM.write(PuzzleEntry.of(puzzle)))
        .isEqualTo("AABBAABBCCDDCCDD................\n");
  }

  @Test
  void otherBoxesAreWrittenWithRegions() {
    Puzzle puzzle = new Puzzle(Grid.empty(4), RegionMask.boxes(4, 1));

    assertThat(PuzzleFormats.GRID.write(PuzzleEntry.of(puzzle)))
        .isEqualTo(
            """
            . . . .
            . . . .
            . . . .
            . . . .
            regions
            0 1 2 3
            0 1 2 3
            0 1 2 3
            0 1 2 3

            """);
    assertThat(PuzzleFormats.LINE.write(PuzzleEntry.of(puzzle)))
        .isEqualTo("................ 0123012301230123\n");
  }

  @Test
  void aGridWithoutRegionsSaysSo() {
    Puzzle puzzle = new Puzzle(Grid.empty(5), RegionMask.none(5));
    String text = PuzzleFormats.GRID.write(PuzzleEntry.of(puzzle));

    assertThat(text).endsWith(". . . . .\nregions none\n\n");
    assertThat(Reading.puzzles(text + text)).containsExactly(puzzle, puzzle);
    for (String other : List.of("No regions:", "regions   none", "\tRegions\tNone")) {
      assertThat(Reading.puzzles(text.replace("regions none", other) + text))
          .containsExactly(puzzle, puzzle);
    }
  }

  @Test
  void puzzlesOfOneLayoutShareTheirMask() {
    RandomPuzzles random = new RandomPuzzles(2);
    for (RegionMask mask : List.of(RegionMask.boxes(3, 3), random.scattered(9))) {
      for (PuzzleFormat format : FORMATS) {
        String text =
            format.write(PuzzleEntry.of(random.puzzle(mask, 0.3)))
                + format.write(PuzzleEntry.of(random.puzzle(mask, 0.3)));
        List<Puzzle> puzzles = Reading.puzzles(text);

        // A mask computes its layout once.
        assertThat(puzzles.get(0).mask()).isSameAs(puzzles.get(1).mask());
      }
    }
  }
}
