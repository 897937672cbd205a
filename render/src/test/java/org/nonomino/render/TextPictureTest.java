package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/** The contents of pictures in text. */
final class TextPictureTest {
  private static final TextStyle PLAIN = new TextStyle(false, false, false);
  private static final TextStyle NUMBERED = new TextStyle(false, false, true);
  private static final Puzzle PUZZLE =
      new Puzzle(
          Grid.empty(4).with(0, 1).with(7, 2),
          RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3}));

  @Test
  void numbersRowsAndColumns() {
    assertThat(TextPicture.draw(PUZZLE, NUMBERED))
        .isEqualTo(
            """
                1   2   3   4
              ┌───────────┬───┐
            1 │ 1   .   . │ . │
              │   ┌───────┘   │
            2 │ . │ .   .   2 │
              ├───┴───────┬───┤
            3 │ .   .   . │ . │
              │   ┌───────┘   │
            4 │ . │ .   .   . │
              └───┴───────────┘
            """);
  }

  @Test
  void marksGivensBesideAnswersOnly() {
    Grid grid = PUZZLE.givens().with(1, 3);

    assertThat(TextPicture.draw(PUZZLE, grid, PLAIN)).contains("│[1]  3   . │ . │");
    assertThat(TextPicture.draw(PUZZLE, PLAIN)).contains("│ 1   .   . │ . │").doesNotContain("[");
    assertThat(TextPicture.draw(PUZZLE, new TextStyle(true, true, false)))
        .contains("\u001B[1m 1 \u001B[0m");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 9, 10, 16, 36})
  void putsTheLastFigureAboveTheColumnAndBesideTheRow(int size) {
    int[] digits = IntStream.range(0, size * size).map(cell -> cell % size + 1).toArray();
    Puzzle puzzle = new Puzzle(Grid.of(size, digits), RegionMask.boxes(1, size));
    List<String> lines = TextPicture.draw(puzzle, NUMBERED).lines().toList();

    for (int i = 1; i <= size; i++) {
      String row = lines.get(2 * i);
      int at = row.indexOf(DigitSymbols.symbol(i), row.indexOf('│'));
      assertThat(lines.get(0).substring(0, at + 1)).endsWith(" " + i);
      assertThat(row.substring(0, row.indexOf('│')).strip()).isEqualTo(String.valueOf(i));
    }
    assertThat(lines.subList(1, lines.size()))
        .extracting(line -> line.length() - 4 * size - 1)
        .as("margins")
        .containsOnly(String.valueOf(size).length() + 1);
  }

  @Test
  void marksWhereAStepIsSeenAndWhatFollows() {
    PuzzlePicture hidden = Pictures.step(Pictures.CLASSIC, step -> true);
    String text = TextPicture.draw(hidden, PLAIN);

    // The first hidden single of that puzzle is the 8 of r1c6.
    assertThat(text).startsWith("┌").contains("│ 5   3   . │ .   7  {8}│ .   .   . │");
  }

  @Test
  void marksTheCellsOfEliminationsAndOfThePattern() {
    PuzzlePicture pointing = Pictures.step(Pictures.CHAINED, step -> !Pictures.places(step));
    String text = TextPicture.draw(pointing, PLAIN);
    long concluded =
        pointing.step().orElseThrow().deductions().stream()
            .map(deduction -> deduction.cell())
            .distinct()
            .count();

    assertThat(text.chars().filter(character -> character == '{')).hasSize((int) concluded);
    assertThat(text.chars().filter(character -> character == '(')).isNotEmpty();
  }

  @Test
  void marksHighlightedCells() {
    assertThat(TextPicture.draw(PuzzlePicture.of(PUZZLE).withHighlights(Set.of(0, 1)), PLAIN))
        .contains("│(1) (.)  . │ . │");
  }
}
