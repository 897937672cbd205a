package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;

/** Tests which borders are regions, which only separate digits, and the messages about gaps. */
final class DrawnBordersTest {
  private static final String JIGSAW =
      """
      ┌───────────┬───┐
      │[1]  .   . │ . │
      │   ┌───────┘   │
      │ . │ .   .  [2]│
      ├───┴───────┬───┤
      │ .   .   . │ . │
      │   ┌───────┘   │
      │ . │ .   .   . │
      └───┴───────────┘
      """;

  private static final String REGIONS = "1......2........ 0001011122232333";

  private static String ascii(String picture) {
    return picture.replaceAll("[┌┬┐├┼┤└┴┘]", "+").replace('─', '-').replace('│', '|');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s",
        "My first puzzle\n%s",
        "A title, here\n\n%s2 clues\n",
        "%s\nThis is a sentence.\n"
      })
  void bordersThatChangeTheirCourseAreRegions(String around) {
    assertThat(Reading.outcomes(around.formatted(JIGSAW))).containsExactly(REGIONS);
    assertThat(Reading.outcomes(around.formatted(ascii(JIGSAW)))).containsExactly(REGIONS);
  }

  @Test
  void aMaskMatrixBelowWins() {
    String mask = "red red blue blue\n".repeat(2) + "pink pink teal teal\n".repeat(2);

    assertThat(Reading.outcomes(JIGSAW + "\n" + mask)).containsExactly("1......2........");
    assertThat(Reading.outcomes(JIGSAW + "regions\n0000\n1111\n2222\n3333\n"))
        .containsExactly("1......2........ 0000111122223333");
  }

  @Test
  void bracketsTellGivensFromEnteredDigits() {
    PuzzleEntry entry =
        Reading.entry(Reading.puzzleTexts(JIGSAW.replace("[1]  . ", "[1]  3 ")).get(0));

    assertThat(entry.puzzle().givens()).hasToString("1......2........");
    assertThat(entry.progress().grid()).hasToString("13.....2........");
  }

  @Test
  void bareDigitsAreGivensWhereNoneIsInBrackets() {
    String bare = JIGSAW.replace('[', ' ').replace(']', ' ');
    PuzzleEntry step =
        Reading.entry(Reading.puzzleTexts(bare.replace("│ 1   . ", "│ 1  {3}")).get(0));

    assertThat(Reading.outcomes(bare)).containsExactly(REGIONS);
    assertThat(step.puzzle().givens()).hasToString("1......2........");
    assertThat(step.progress().grid()).hasToString("13....." + "2........");
  }

  @Test
  void aGapIsNamedWithItsPlace() {
    MalformedTextException right =
        Reading.problem(JIGSAW.replace("│ . │ .   .  [2]│", "│ .   .   .  [2]│"));
    MalformedTextException below =
        Reading.problem(JIGSAW.replaceFirst("├───┴───────┬", "├───┴───    ┬"));

    assertThat(right.getMessage())
        .startsWith(
            "puzzles.txt:4:5: the border between r2c1 and r2c2 has a gap: it leaves a region of 8"
                + " cells, expected 4.");
    assertThat(below.getMessage())
        .startsWith(
            "puzzles.txt:5:11: the border between r2c3 and r3c3 has a gap: it leaves a region of 8"
                + " cells, expected 4.");
  }

  @Test
  void regionsOfAWrongSizeAreNamed() {
    String twoSmall = JIGSAW.replaceFirst("│\\[1\\]  \\. ", "│[1]│ . ");

    assertThat(Reading.problem(twoSmall).problem())
        .isEqualTo("the borders around r1c1 close a region of 2 cells, expected 4");
  }

  @Test
  void numbersInBordersJoinPieces() {
    String picture =
        """
        +-1-+-2-+
        | 1 | . |
        +-2-+-1-+
        | . | . |
        +---+---+
        """;

    assertThat(Reading.outcomes(picture)).containsExactly("1... 0110");
  }

  @Test
  void straightBordersOfOtherBoxesAreRegions() {
    String text =
        """
        1 . | . . | . .
        . . | . . | . .
        . . | . . | . .
        ----+-----+----
        . . | . . | . .
        . . | . . | . .
        . . | . . | . 6
        """;

    assertThat(Reading.outcomes(text))
        .containsExactly("1" + ".".repeat(34) + "6 001122001122001122334455334455334455");
  }

  @ParameterizedTest
  @CsvSource({"6,2,3", "6,3,2", "8,2,4", "8,4,2", "12,3,4", "12,4,3", "12,2,6", "9,3,3"})
  void bordersOfOneDirectionTellTheBoxes(int size, int height, int width) {
    String upright = grid(size, size, width, " ");
    String withLightRulers = grid(size, 1, width, " ");
    String expected = outcomeOfBoxes(height, width);

    assertThat(Reading.outcomes(upright)).containsExactly(expected);
    assertThat(Reading.outcomes(upright.replace(" ", ""))).containsExactly(expected);
    assertThat(Reading.outcomes(withLightRulers)).containsExactly(expected);
  }

  @ParameterizedTest
  @CsvSource({"6,2,3", "6,3,2", "8,2,4", "12,3,4", "12,4,3", "12,2,6", "9,3,3"})
  void rulersTellTheBoxes(int size, int height, int width) {
    assertThat(Reading.outcomes(grid(size, height, size, " ")))
        .containsExactly(outcomeOfBoxes(height, width));
  }

  @Test
  void aRulerOfTheUsualBoxesMeansThose() {
    assertThat(Reading.outcomes(grid(8, 4, 8, " "))).containsExactly(outcomeOfBoxes(2, 4));
  }

  /**
   * Returns an empty grid with a single 1 and a line after each given number of rows and columns.
   */
  private static String grid(int size, int height, int width, String separator) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < size; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < size; column++) {
        boolean isParted = column > 0 && column % width == 0;
        line.append(isParted ? "|" + separator : "")
            .append(row + column == 0 ? "1" : ".")
            .append(separator);
      }
      text.append(row > 0 && row % height == 0 ? "-".repeat(line.length() - 1) + "\n" : "")
          .append(line)
          .append('\n');
    }
    return text.toString();
  }

  private static String outcomeOfBoxes(int height, int width) {
    int size = height * width;
    int[] digits = new int[size * size];
    digits[0] = 1;
    return Reading.line(new Puzzle(Grid.of(size, digits), RegionMask.boxes(height, width)));
  }

  @Test
  void straightBordersThatCloseNoRegionsAreRefused() {
    assertThat(Reading.problem(grid(6, 2, 2, " ")).problem())
        .isEqualTo("the borders around r1c1 close a region of 4 cells, expected 6");
    assertThat(Reading.problem("1.|...|.\n" + "..|...|.\n".repeat(5)).problem())
        .isEqualTo("the borders around r1c1 close a region of 12 cells, expected 6");
  }

  @Test
  void heavyBordersAreRegionsWhereLightOnesPartAllCells() {
    String text =
        """
        ┏━━━┯━━━┯━━━┳━━━┓
        ┃ 1 │   │   ┃   ┃
        ┠───╆━━━┿━━━┛───┨
        ┃   ┃   │   │ 2 ┃
        ┣━━━╇━━━┿━━━┳━━━┫
        ┃   │   │   ┃   ┃
        ┠───╆━━━┿━━━┛───┨
        ┃   ┃   │   │   ┃
        ┗━━━┻━━━┷━━━┷━━━┛
        """;

    assertThat(Reading.outcomes(text)).containsExactly(REGIONS);
  }

  @Test
  void missingBordersOfTheUsualBoxesAreHarmless() {
    String text = "1 . | . .\n. .   . 2\n---------\n. . | . .\n. . | . .\n";

    assertThat(Reading.outcomes(text)).containsExactly("1......2........");
  }

  @Test
  void regionsGivenBeforehandNeedNoBorders() throws Exception {
    PuzzleAssembler boxes = new PuzzleAssembler(Optional.of(RegionMask.boxes(1, 4)));
    PuzzleReader reader =
        new PuzzleReader(
            "a text",
            new StringReader(JIGSAW.replace("│ . │ .   .  [2]│", "│ .   .   .  [2]│")),
            PuzzleFormats.ALL,
            boxes);

    assertThat(Reading.outcome(reader.next().orElseThrow()))
        .isEqualTo("1......2........ 0000111122223333");
  }
}
