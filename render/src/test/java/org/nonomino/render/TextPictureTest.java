package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.ArithmeticCage.Operation;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.explainer.Board;

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

  private static final Rules MARKED =
      Rules.of(RegionMask.boxes(2, 2))
          .with(
              new KillerCage(CellList.of(4, 1, 2), OptionalInt.of(5)),
              new RepeatCage(CellList.of(4, 5, 9, 13), 10),
              new KillerCage(CellList.of(4, 9, 10), OptionalInt.of(7)),
              new WhiteDot(CellList.of(4, 0, 1), 1),
              new WhiteDot(CellList.of(4, 6, 7), 3),
              new BlackDot(CellList.of(4, 4, 8), 2),
              new XvSign(CellList.of(4, 10, 11), XvSign.V_SUM),
              new GreaterThan(CellList.of(4, 14, 10)),
              new GreaterThan(CellList.of(4, 14, 15)),
              new GreaterThan(CellList.of(4, 3, 7)));

  /** Overlapping cages cannot be drawn, so the second one is missing. */
  @Test
  void marksCagesAndSigns() {
    assertThat(TextPicture.draw(new Puzzle(Grid.empty(4).with(0, 1), MARKED), PLAIN))
        .isEqualTo(
            """
            ┏━━━┯5━━┯━━━┯━━━┓
            ┃ 1 ○ . │ . ┆ . ┃
            ┃   ├10┄╁┄┄┄┘ ∨ ┃
            ┃ . ┆ . ┃ . ③ . ┃
            ┣━●━┽───╊━━━━━━━┫
            ┃ . ┆ . ┃ . V . ┃
            ┃   ┆   ┃ ∧     ┃
            ┃ . ┆ . ┃ . > . ┃
            ┗━━━┷━━━┻━━━━━━━┛
            """);
  }

  @Test
  void marksThemInAscii() {
    assertThat(
            TextPicture.draw(
                new Puzzle(Grid.empty(4).with(0, 1), MARKED), new TextStyle(true, false)))
        .isEqualTo(
            """
            +---+5--+---+---+
            | 1 o . ! . : . |
            |   +10.+...+ v |
            | . : . | . o . |
            +-*-+~~~+-------+
            | . : . | . V . |
            |   :   | ^     |
            | . : . | . > . |
            +---+---+-------+
            """);
  }

  /** Signs on borders, odd and even cells, and long sums need wider cells. */
  @Test
  void widensCellsForMarksThatNeedRoom() {
    Rules rules =
        Rules.of(PUZZLE.mask())
            .with(
                new OddCell(CellList.of(4, 0)),
                new EvenCell(CellList.of(4, 3)),
                new XvSign(CellList.of(4, 2, 3), XvSign.V_SUM),
                new WhiteDot(CellList.of(4, 0, 4), 1),
                new WhiteDot(CellList.of(4, 1, 5), 1));
    Puzzle puzzle = new Puzzle(PUZZLE.givens(), rules);

    assertThat(TextPicture.draw(puzzle, PUZZLE.givens().with(2, 3), NUMBERED))
        .isEqualTo(
            """
                 1     2     3     4
              ┌─────────────────┬─────┐
            1 │◦[1]    .     3 V│▫ .  │
              │  ○  ┌──○────────┘     │
            2 │  .  │  .     .    [2] │
              ├─────┴───────────┬─────┤
            3 │  .     .     .  │  .  │
              │     ┌───────────┘     │
            4 │  .  │  .     .     .  │
              └─────┴─────────────────┘
            """);
  }

  private static final Rules LINES =
      Rules.of(RegionMask.boxes(2, 2))
          .with(
              new Thermometer(CellList.of(4, 4, 0, 1, 2)),
              new Arrow(CellList.of(4, 5), CellList.of(4, 10, 15)),
              new Whispers(CellList.of(4, 3, 6, 7, 11), 2),
              new KillerCage(CellList.of(4, 8, 12), OptionalInt.of(5)));

  @Test
  void drawsLinesAndTheirDirections() {
    assertThat(TextPicture.draw(new Puzzle(Grid.empty(4), LINES), PLAIN))
        .isEqualTo(
            """
            ┏━━━━━━━━━━━┳━━━━━━━━━━━┓
            ┃  .  →  . →┃  .     .  ┃
            ┃  ↑        ┃     /     ┃
            ┃  .     .  ┃  .  ↔  .  ┃
            ┣5━━━━┯━━━━↘╋━━━━━━━━↕━━┫
            ┃  .  ┆  .  ┃  .     .  ┃
            ┃     ┆     ┃     ↘     ┃
            ┃  .  ┆  .  ┃  .     .  ┃
            ┗━━━━━┷━━━━━┻━━━━━━━━━━━┛
            """);
    assertThat(
            TextPicture.draw(new Puzzle(Grid.empty(4), LINES), new TextStyle(true, false))
                .lines()
                .skip(1)
                .limit(4))
        .containsExactly(
            "|  .  %  . %|  .     .  |",
            "|  %        |     /     |", "|  .     .  |  .  %  .  |", "+5----+----\\+--------%--+");
  }

  /** Only the columns with a sign on a border are wider, because candidates need much room. */
  @Test
  void drawsConstraintsAroundCandidates() {
    Board board = Board.of(new Puzzle(Grid.empty(4).with(15, 1), LINES));

    assertThat(TextPicture.drawCandidates(board, NUMBERED))
        .isEqualTo(
            """
                 1       2      3      4
              ┏━━━━━━━━━━━━━━┳━━━━━━━━━━━━┓
            1 ┃  ·2  →  ·3  →┃  ·4    234 ┃
              ┃   ↑          ┃      /     ┃
            2 ┃  ·1    1234  ┃ 1234 ↔ 234 ┃
              ┣5━━━━━┯━━━━━━↘╋━━━━━━━━━↕━━┫
            3 ┃ 1234 ┆ 1234  ┃ 234    234 ┃
              ┃      ┆       ┃      ↘     ┃
            4 ┃ 234  ┆ 234   ┃ 234     1  ┃
              ┗━━━━━━┷━━━━━━━┻━━━━━━━━━━━━┛
            """);
  }

  @Test
  void drawsABoardWithAllCandidatesWithinAHundredColumns() {
    Rules rules =
        Rules.of(RegionMask.boxes(3, 3))
            .with(new KillerCage(CellList.of(9, 0, 1), OptionalInt.of(9)));
    Board board = Board.of(new Puzzle(Grid.empty(9), rules));

    assertThat(TextPicture.drawCandidates(board, NUMBERED).lines())
        .allMatch(line -> line.length() <= 100)
        .contains(
            "1 ┃123456789 123456789┆123456789" + "┃123456789 123456789 123456789".repeat(2) + "┃");
  }

  /** The numbers of products may have any length. */
  @Test
  void widensCellsForLongNumbers() {
    Rules rules =
        Rules.of(RegionMask.none(4))
            .with(
                new ArithmeticCage(Operation.PRODUCT, CellList.of(4, 0, 1, 2, 4, 5, 6), 1728),
                new ArithmeticCage(Operation.PRODUCT, CellList.of(4, 7, 11, 15), 24),
                new OddCell(CellList.of(4, 9)),
                new GreaterThan(CellList.of(4, 10, 14)));

    assertThat(TextPicture.draw(new Puzzle(Grid.empty(4).with(10, 3), rules), NUMBERED))
        .isEqualTo(
            """
                 1      2      3      4
              ┏1728×━━━━━━━━━━━━━━━┯━━━━━━┓
            1 ┃  .      .      .   ┆  .   ┃
              ┃                    ├24×┄┄┄┨
            2 ┃  .      .      .   ┆  .   ┃
              ┠┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤      ┃
            3 ┃  .    ◦ .      3   ┆  .   ┃
              ┃                 ∨  ┆      ┃
            4 ┃  .      .      .   ┆  .   ┃
              ┗━━━━━━━━━━━━━━━━━━━━┷━━━━━━┛
            """);
  }
}
