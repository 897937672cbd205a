package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.text.CellField;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;

/** Writes puzzles whose regions do not cover the grid, and reads them back. */
final class PartialRegionsFormatsTest {
  private static List<PuzzleFormat> formats() {
    Set<PuzzleFormat> all = new LinkedHashSet<>(ExchangeFormats.ALL);
    all.addAll(PuzzleFormats.ALL);
    return List.copyOf(all);
  }

  /** Returns puzzles with random regions, none, and regions of two cells that cover the grid. */
  private static List<Puzzle> puzzles(Random random) {
    List<Puzzle> puzzles = new ArrayList<>();
    for (int size : new int[] {2, 4, 5, 6, 9, 12, 16}) {
      for (int i = 0; i < 6; i++) {
        puzzles.add(new Puzzle(givens(size, random), mask(size, random)));
      }
      puzzles.add(new Puzzle(givens(size, random), RegionMask.none(size)));
    }
    int[] pairs = new int[36];
    Arrays.setAll(pairs, cell -> cell / 2);
    puzzles.add(new Puzzle(Grid.empty(6), RegionMask.partial(6, pairs)));
    int[] most = new int[256];
    Arrays.setAll(most, cell -> cell / 2 < 62 ? cell / 2 : RegionMask.NO_REGION);
    puzzles.add(new Puzzle(Grid.empty(16), RegionMask.partial(16, most)));
    return puzzles;
  }

  private static RegionMask mask(int size, Random random) {
    int[] labels = new int[size * size];
    int[] counts = new int[size];
    for (int cell = 0; cell < labels.length; cell++) {
      int region = random.nextInt(2 * size);
      boolean hasRoom = region < size && counts[region] < size;
      labels[cell] = hasRoom ? region : RegionMask.NO_REGION;
      if (hasRoom) {
        counts[region]++;
      }
    }
    return RegionMask.partial(size, labels);
  }

  /** Returns a few digits without a conflict in any regions. */
  private static Grid givens(int size, Random random) {
    int[] digits = new int[size * size];
    for (int digit = 1; digit <= size / 2; digit++) {
      digits[random.nextInt(digits.length)] = digit;
    }
    return Grid.of(size, digits);
  }

  @Test
  void formatsWithConstraintsHoldThem() {
    List<String> refusing = new ArrayList<>();
    for (PuzzleFormat format : formats()) {
      for (Puzzle puzzle : puzzles(new Random(53))) {
        PuzzleEntry entry = PuzzleEntry.of(puzzle);
        Optional<String> refusal = format.refusal(entry);
        if (refusal.isPresent()) {
          refusing.add(format.name());
          continue;
        }
        if (!format.holdsConstraints()) {
          continue;
        }
        String text = format.header() + format.text(entry);
        assertThat(FormatTexts.cut(List.of(format), text))
            .as("%s: %s", format.name(), text)
            .extracting(read -> JsonReading.entry(read).puzzle())
            .containsExactly(puzzle);
      }
    }
    assertThat(refusing)
        .contains("forum", "sumocue", "jigsaw-line")
        .doesNotContain("grid", "line", "csv", "json", "fpuzzles", "sudokupad", "link");
  }

  @ParameterizedTest
  @ValueSource(strings = {"grid", "line", "json", "fpuzzles"})
  void constraintsAndRegionsAreKeptTogether(String name) {
    PuzzleFormat format =
        formats().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    for (Puzzle plain : puzzles(new Random(54))) {
      GreaterThan sign = new GreaterThan(CellList.of(plain.size(), 0, 1));
      Puzzle puzzle = plain.withConstraints(List.of(sign));
      String text = format.header() + format.text(PuzzleEntry.of(puzzle));
      assertThat(FormatTexts.cut(formats(), text))
          .as("%s", text)
          .extracting(read -> JsonReading.entry(read).puzzle())
          .containsExactly(puzzle);
    }
  }

  @Test
  void aPartlyFilledGridIsNoMask() {
    assertThat(JsonReading.problem("1............... 12..3..........4"))
        .contains("this is a partly filled grid, not the regions of the puzzle");
  }

  @ParameterizedTest
  @CsvSource({
    // A given equals its label, and so do all givens.
    "1...............,1111............",
    "1.........2.....,11.......22.....",
    "1.........2.....,11.11....22.22..",
    // No region has two cells in a line.
    "...1....1.......,0..1.0..1.......",
    // Regions of two and three cells that cover the grid.
    "1...............,1112455245526633"
  })
  void labelsMayBeEqualToTheGivens(String cells, String labels) throws Exception {
    RegionMask mask =
        new PuzzleAssembler(Optional.empty())
            .mask(CellField.ofCharacters(Place.ofText("x"), labels));

    for (String text :
        List.of(
            cells + " " + labels + "\n",
            cells + " " + labels + " a name\n",
            cells + "," + labels + "\n",
            cells + "," + labels + ",a name\n",
            "puzzle,regions\n" + cells + "," + labels + "\n")) {
      assertThat(FormatTexts.cut(formats(), text))
          .as(text)
          .extracting(read -> JsonReading.entry(read).puzzle())
          .containsExactly(new Puzzle(Grid.ofSymbols(4, cells).orElseThrow(), mask));
    }
  }

  @Test
  void aPartlyFilledGridInATableIsNoMask() {
    assertThat(FormatTexts.readings("1...............,12..2...........\n"))
        .containsExactly("csv", "1............... 0011001122332233 12..2...........");
  }

  @Test
  void otherRegionsReplaceThem() {
    String text = "1... .... .... ....".replace(" ", "") + " aa...bb...cc...d\n";
    PuzzleAssembler boxes = new PuzzleAssembler(Optional.of(RegionMask.boxes(2, 2)));

    assertThat(JsonReading.problem(text)).contains("region 'd' has 1 cell");
    assertThat(
            FormatTexts.cut(formats(), text.replace('d', '.'), boxes).stream()
                .map(read -> JsonReading.entry(read).puzzle().mask()))
        .containsExactly(RegionMask.boxes(2, 2));
  }
}
