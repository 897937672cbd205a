package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Sandwich;

/** Grids of SudokuPad on larger canvases, and its other peculiarities. */
final class SudokuPadGridTest {
  private static String row(int length) {
    return "[" + ",".repeat(length - 1) + "]";
  }

  /** Returns the 2×2 boxes of a 4×4 grid whose upper left cell is r2c2 of a canvas. */
  private static String boxes() {
    return IntStream.range(0, 4)
        .mapToObj(
            box ->
                IntStream.range(0, 4)
                    .mapToObj(
                        cell ->
                            "[%d,%d]"
                                .formatted(1 + box / 2 * 2 + cell / 2, 1 + box % 2 * 2 + cell % 2))
                    .collect(Collectors.joining(",", "[", "]")))
        .collect(Collectors.joining(",", "re:[", "]"));
  }

  /** A canvas of 6×6 with a number to the left of row 1 and a cage in row 4. */
  private static String canvas(String rules) {
    return "{ce:["
        + row(6)
        + ",[{v:5},{v:1},,,,],"
        + String.join(",", row(6), row(6), row(6), row(6))
        + "],"
        + boxes()
        + ",ca:[{ce:[[4,1],[4,2]],v:3}],metadata:{rules:'"
        + rules
        + "'}}";
  }

  private static String link(String json) {
    return "https://sudokupad.app/scl" + LzString.compressToBase64(json);
  }

  @Test
  void aGridOnALargerCanvasIsMoved() {
    String rules =
        "Normal sudoku rules apply. Digits in a cage sum to the number in its corner. Numbers outside"
            + " the grid are the sum of the digits between the 1 and the 4 in that row or column.";
    PuzzleEntry entry = JsonReading.entries(link(canvas(rules))).get(0);

    assertThat(entry.puzzle().givens()).hasToString("1" + ".".repeat(15));
    assertThat(entry.puzzle().mask()).isEqualTo(RegionMask.boxes(2, 2));
    assertThat(entry.puzzle().rules().constraints())
        .containsExactlyInAnyOrder(
            new KillerCage(CellList.of(4, 12, 13), OptionalInt.of(3)), new Sandwich(4, true, 0, 5));
  }

  @Test
  void aNumberBesideTheGridNeedsASentence() {
    assertThat(JsonReading.problem(link(canvas("Normal sudoku rules apply."))))
        .contains("clue outside the grid");
  }

  @Test
  void theObjectIsReadWithoutALink() {
    String plain =
        "{id:'x',ce:[[{v:1,given:t},,,],[,,,],[,,,],[,,,{v:2,given:f}]],re:[[[0,0],[0,1],[1,0],[1,1]],"
            + "[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]],[{}]]}";
    PuzzleEntry entry = JsonReading.entries(plain).get(0);

    assertThat(JsonReading.format(plain)).isEqualTo("pad-json");
    assertThat(entry.puzzle().givens()).hasToString("1" + ".".repeat(15));
    assertThat(entry.progress().grid().digit(15)).isEqualTo(2);
    String json = ZippedJson.unzipped(plain);
    assertThat(JsonReading.format(json)).isEqualTo("pad-json");
    assertThat(JsonReading.entries(json)).containsExactly(entry);
    assertThat(JsonReading.entries(link(plain))).containsExactly(entry);
  }

  @Test
  void digitsThatFillTheGridAreTheSolution() {
    int[] solution = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    String cells =
        IntStream.range(0, 4)
            .mapToObj(
                row ->
                    IntStream.range(0, 4)
                        .mapToObj(column -> "{v:" + solution[4 * row + column] + ",given:f}")
                        .collect(Collectors.joining(",", "[", "]")))
            .collect(Collectors.joining(",", "{ce:[", "],"));
    PuzzleEntry entry =
        JsonReading.entries(
                link(
                    cells
                        + "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
                        + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]}"))
            .get(0);

    assertThat(entry.solution()).contains(Grid.of(4, solution));
    assertThat(entry.progress().grid()).isEqualTo(Grid.empty(4));
  }

  /** Places far away or without a number, and very many drawings, end in one sentence. */
  @Test
  void hostileDrawingsEndInASentence() {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < 10_000; i++) {
      lines.append("{wp:[[%d.5,0.5],[0.5,%d.5]],c:#0,th:5},".formatted(i % 4, i / 4 % 4));
    }
    String object =
        "{ce:[[,,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
            + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],l:["
            + lines
            + "{wp:[[1e308,2],['NaN',3]],c:#0,th:1e308},{wp:7},{d:'M1e999 2'}],"
            + "o:[{ct:[1e308,0],w:1e308,h:-1,te:'x'},{ct:'a'},{}],a:[{wp:[[0.5,0.5],[1e9,1e9]]}]}";

    assertThat(JsonReading.problem(link(object)))
        .contains("this part of the puzzle is not understood")
        .hasSizeLessThan(1000);
  }
}
