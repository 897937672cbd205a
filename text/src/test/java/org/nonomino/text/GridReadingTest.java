package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/** Tests the many ways in which people write a grid, all of which must be read without options. */
final class GridReadingTest {
  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String CLASSIC_SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final String JIGSAW_MASK =
      "000111111000021333040521136444523336444522336477528666477528886775522886777558886";
  private static final String JIGSAW_GIVENS =
      "6.21...7.9.........1..96...578........6.3.7........921...24..1.........6.3...25.8";
  private static final String JIGSAW = JIGSAW_GIVENS + " " + JIGSAW_MASK;
  private static final String JIGSAW_SOLUTION =
      "642153879951764382813596247578429163296831754465378921389247615127985436734612598";

  private static String rows(String cells, String separator) {
    int size = (int) Math.sqrt(cells.length());
    return IntStream.range(0, size)
        .mapToObj(row -> cells.substring(row * size, (row + 1) * size))
        .map(row -> String.join(separator, row.split("")) + "\n")
        .collect(Collectors.joining());
  }

  private static List<String> read(String text) {
    return Reading.puzzles(text).stream().map(Reading::line).toList();
  }

  static Stream<String> drawings() {
    return Stream.of(
        rows(CLASSIC, ""),
        rows(CLASSIC, " "),
        rows(CLASSIC, "\t"),
        rows(CLASSIC, ","),
        rows(CLASSIC, ", "),
        rows(CLASSIC, ";"),
        rows(CLASSIC, "|"),
        rows(CLASSIC, " | "),
        rows(CLASSIC, "  "),
        """
        53. .7. ...
        6.. 195 ...
        .98 ... .6.
        8.. .6. ..3
        4.. 8.3 ..1
        7.. .2. ..6
        .6. ... 28.
        ... 419 ..5
        ... .8. .79
        """,
        """
        53. .7. ...
        6.. 195 ...
        .98 ... .6.

        8.. .6. ..3
        4.. 8.3 ..1
        7.. .2. ..6

        .6. ... 28.
        ... 419 ..5
        ... .8. .79
        """,
        """
        53.|.7.|...
        6..|195|...
        .98|...|.6.
        ---+---+---
        8..|.6.|..3
        4..|8.3|..1
        7..|.2.|..6
        ---+---+---
        .6.|...|28.
        ...|419|..5
        ...|.8.|.79
        """,
        """
        53.|.7.|...
        6..|195|...
        .98|...|.6.
        -----------
        8..|.6.|..3
        4..|8.3|..1
        7..|.2.|..6
        -----------
        .6.|...|28.
        ...|419|..5
        ...|.8.|.79
        """,
        """
        +-------+-------+-------+
        | 5 3 . | . 7 . | . . . |
        | 6 . . | 1 9 5 | . . . |
        | . 9 8 | . . . | . 6 . |
        +-------+-------+-------+
        | 8 . . | . 6 . | . . 3 |
        | 4 . . | 8 . 3 | . . 1 |
        | 7 . . | . 2 . | . . 6 |
        +-------+-------+-------+
        | . 6 . | . . . | 2 8 . |
        | . . . | 4 1 9 | . . 5 |
        | . . . | . 8 . | . 7 9 |
        +-------+-------+-------+
        """,
        """
         *-----------*
         |53.|.7.|...|
         |6..|195|...|
         |.98|...|.6.|
         |---+---+---|
         |8..|.6.|..3|
         |4..|8.3|..1|
         |7..|.2.|..6|
         |---+---+---|
         |.6.|...|28.|
         |...|419|..5|
         |...|.8.|.79|
         *-----------*
        """,
        """
        .-------.-------.-------.
        | 5 3 . | . 7 . | . . . |
        | 6 . . | 1 9 5 | . . . |
        | . 9 8 | . . . | . 6 . |
        :-------+-------+-------:
        | 8 . . | . 6 . | . . 3 |
        | 4 . . | 8 . 3 | . . 1 |
        | 7 . . | . 2 . | . . 6 |
        :-------+-------+-------:
        | . 6 . | . . . | 2 8 . |
        | . . . | 4 1 9 | . . 5 |
        | . . . | . 8 . | . 7 9 |
        '-------'-------'-------'
        """,
        """
        +---+---+---+---+---+---+---+---+---+
        | 5 | 3 |   |   | 7 |   |   |   |   |
        +---+---+---+---+---+---+---+---+---+
        | 6 |   |   | 1 | 9 | 5 |   |   |   |
        +---+---+---+---+---+---+---+---+---+
        |   | 9 | 8 |   |   |   |   | 6 |   |
        +---+---+---+---+---+---+---+---+---+
        | 8 |   |   |   | 6 |   |   |   | 3 |
        +---+---+---+---+---+---+---+---+---+
        | 4 |   |   | 8 |   | 3 |   |   | 1 |
        +---+---+---+---+---+---+---+---+---+
        | 7 |   |   |   | 2 |   |   |   | 6 |
        +---+---+---+---+---+---+---+---+---+
        |   | 6 |   |   |   |   | 2 | 8 |   |
        +---+---+---+---+---+---+---+---+---+
        |   |   |   | 4 | 1 | 9 |   |   | 5 |
        +---+---+---+---+---+---+---+---+---+
        |   |   |   |   | 8 |   |   | 7 | 9 |
        +---+---+---+---+---+---+---+---+---+
        """,
        """
        ╔═══════╤═══════╤═══════╗
        ║ 5 3 . │ . 7 . │ . . . ║
        ║ 6 . . │ 1 9 5 │ . . . ║
        ║ . 9 8 │ . . . │ . 6 . ║
        ╟───────┼───────┼───────╢
        ║ 8 . . │ . 6 . │ . . 3 ║
        ║ 4 . . │ 8 . 3 │ . . 1 ║
        ║ 7 . . │ . 2 . │ . . 6 ║
        ╟───────┼───────┼───────╢
        ║ . 6 . │ . . . │ 2 8 . ║
        ║ . . . │ 4 1 9 │ . . 5 ║
        ║ . . . │ . 8 . │ . 7 9 ║
        ╚═══════╧═══════╧═══════╝
        """,
        """
        ╔═══╤═══╤═══╦═══╤═══╤═══╦═══╤═══╤═══╗
        ║ 5 │ 3 │   ║   │ 7 │   ║   │   │   ║
        ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
        ║ 6 │   │   ║ 1 │ 9 │ 5 ║   │   │   ║
        ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
        ║   │ 9 │ 8 ║   │   │   ║   │ 6 │   ║
        ╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣
        ║ 8 │   │   ║   │ 6 │   ║   │   │ 3 ║
        ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
        ║ 4 │   │   ║ 8 │   │ 3 ║   │   │ 1 ║
        ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
        ║ 7 │   │   ║   │ 2 │   ║   │   │ 6 ║
        ╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣
        ║   │ 6 │   ║   │   │   ║ 2 │ 8 │   ║
        ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
        ║   │   │   ║ 4 │ 1 │ 9 ║   │   │ 5 ║
        ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
        ║   │   │   ║   │ 8 │   ║   │ 7 │ 9 ║
        ╚═══╧═══╧═══╩═══╧═══╧═══╩═══╧═══╧═══╝
        """,
        """
        53  7
        6  195
         98    6
        8   6   3
        4  8 3  1
        7   2   6
         6    28
           419  5
            8  79
        """,
        """
        53 | 7 |
        6  |195|
         98|   | 6
        8  | 6 |  3
        4  |8 3|  1
        7  | 2 |  6
         6 |   |28
           |419|  5
           | 8 | 79
        """,
        """
        5|3| | |7| | | |
        6| | |1|9|5| | |
         |9|8| | | | |6|
        8| | | |6| | | |3
        4| | |8| |3| | |1
        7| | | |2| | | |6
         |6| | | | |2|8|
         | | |4|1|9| | |5
         | | | |8| | |7|9
        """,
        """
        5 3     7
        6     1 9 5
          9 8         6
        8       6       3
        4     8   3     1
        7       2       6
          6         2 8
              4 1 9     5
                8     7 9
        """,
        """
        [5, 3, 0, 0, 7, 0, 0, 0, 0],
        [6, 0, 0, 1, 9, 5, 0, 0, 0],
        [0, 9, 8, 0, 0, 0, 0, 6, 0],
        [8, 0, 0, 0, 6, 0, 0, 0, 3],
        [4, 0, 0, 8, 0, 3, 0, 0, 1],
        [7, 0, 0, 0, 2, 0, 0, 0, 6],
        [0, 6, 0, 0, 0, 0, 2, 8, 0],
        [0, 0, 0, 4, 1, 9, 0, 0, 5],
        [0, 0, 0, 0, 8, 0, 0, 7, 9]
        """,
        """
        {{5,3,0,0,7,0,0,0,0},
         {6,0,0,1,9,5,0,0,0},
         {0,9,8,0,0,0,0,6,0},
         {8,0,0,0,6,0,0,0,3},
         {4,0,0,8,0,3,0,0,1},
         {7,0,0,0,2,0,0,0,6},
         {0,6,0,0,0,0,2,8,0},
         {0,0,0,4,1,9,0,0,5},
         {0,0,0,0,8,0,0,7,9}}
        """,
        "[\"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\",\".\"]\n"
            + rows(CLASSIC, "").substring(10));
  }

  @ParameterizedTest
  @MethodSource("drawings")
  void drawingsOfOnePuzzle(String text) {
    assertThat(read(text)).containsExactly(CLASSIC);
    assertThat(Reading.format(text)).isEqualTo("grid");
  }

  @ParameterizedTest
  @MethodSource("drawings")
  void severalDrawingsInOneText(String text) {
    assertThat(read(text + "\n\n" + text + "\n" + rows(CLASSIC_SOLUTION, " ") + "\n" + text))
        .containsExactly(CLASSIC, CLASSIC, CLASSIC_SOLUTION, CLASSIC);
  }

  @ParameterizedTest
  @MethodSource("drawings")
  void drawingsWithAMask(String text) {
    Puzzle expected = new Puzzle(Reading.puzzles(CLASSIC).get(0).givens(), RegionMask.boxes(1, 9));
    String mask =
        rows(
            "AAAAAAAAABBBBBBBBBCCCCCCCCCDDDDDDDDDEEEEEEEEEFFFFFFFFFGGGGGGGGGHHHHHHHHHIIIIIIIII",
            " ");

    assertThat(Reading.puzzles(text + "\n" + mask)).containsExactly(expected);
    assertThat(Reading.puzzles(text + "regions\n" + mask)).containsExactly(expected);
    assertThat(Reading.puzzles(text + "\nRegions:\n\n" + mask + "\n\n" + text))
        .hasSize(2)
        .startsWith(expected);
  }

  @ParameterizedTest
  @ValueSource(chars = {'.', '0', '-', '_', '*', '?'})
  void anyBlank(char blank) {
    String cells = CLASSIC.replace('.', blank);

    assertThat(read(rows(cells, ""))).containsExactly(CLASSIC);
    assertThat(read(rows(cells, " "))).containsExactly(CLASSIC);
    assertThat(read(rows(cells, "|"))).containsExactly(CLASSIC);
    assertThat(read(cells)).containsExactly(CLASSIC);
  }

  /**
   * Returns a grid with the digits from 0 to n − 1, each row shifted, and one cell in five blank.
   */
  private static String countedFromZero(
      int boxRows, int boxColumns, IntFunction<String> symbol, String blank, String separator) {
    int size = boxRows * boxColumns;
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < size; row++) {
      int shift = boxColumns * (row % boxRows) + row / boxRows;
      text.append(
          IntStream.range(0, size)
              .mapToObj(
                  column ->
                      (shift + column) % 5 == 2 ? blank : symbol.apply((shift + column) % size))
              .collect(Collectors.joining(separator, "", "\n")));
    }
    return text.toString();
  }

  @Test
  void zeroBesideAnotherBlankIsRefusedWhereItMayBeADigit() {
    IntFunction<String> hexadecimal = digit -> Integer.toHexString(digit).toUpperCase(Locale.ROOT);
    String letters = countedFromZero(4, 4, hexadecimal, ".", "");
    String numbers = countedFromZero(4, 4, String::valueOf, "-", " ");
    String table = countedFromZero(4, 4, String::valueOf, "_", ",");
    String nine = countedFromZero(3, 3, String::valueOf, "?", "");

    assertThat(Reading.problems(letters))
        .containsExactly(
            "1:1 0 may be a blank, like '.', or a digit. If it is a blank, write '.' for 0;"
                + " if the digits go from 0 to F, write G for 0.");
    assertThat(Reading.problems(letters.replace("\n", ""))).isEqualTo(Reading.problems(letters));
    assertThat(Reading.problems(numbers))
        .containsExactly(
            "1:1 0 may be a blank, like '-', or a digit. If it is a blank, write '-' for 0;"
                + " if the digits go from 0 to 15, write 16 for 0.");
    assertThat(Reading.problems(table))
        .containsExactly(
            "1:1 0 may be a blank, like '_', or a digit. If it is a blank, write '_' for 0;"
                + " if the digits go from 0 to 15, write 16 for 0.");
    assertThat(Reading.problems(nine))
        .containsExactly(
            "1:1 0 may be a blank, like '?', or a digit. If it is a blank, write '?' for 0;"
                + " if the digits go from 0 to 8, write 9 for 0.");
    assertThat(read(letters.replace('0', 'G'))).hasSize(1);
    assertThat(read(numbers.replaceAll("\\b0\\b", "16")))
        .isEqualTo(read(letters.replace('0', 'G')));
  }

  @Test
  void zeroBesideAnotherBlankIsABlankWhereItIsNoDigit() {
    // The highest digit is given.
    assertThat(read("1..0\n..4.\n....\n....\n")).containsExactly("1.....4.........");
    // Two zeros are in one row, one column or one box.
    assertThat(read("1.00\n....\n....\n....\n")).containsExactly("1...............");
    assertThat(read("1..0\n....\n....\n...0\n")).containsExactly("1...............");
    assertThat(read("1..0\n..0.\n....\n....\n")).containsExactly("1...............");
    // There is no other blank, or no zero.
    assertThat(read("1230\n3412\n2143\n4321\n")).containsExactly("123.341221434321");
    assertThat(read("1 2 3 -\n3 _ 1 2\n2 1 4 3\n4 3 2 1\n")).containsExactly("123.3.1221434321");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r", " \t \n", " \r\n\r\n"})
  void anyLineEnd(String lineEnd) {
    String jigsaw = rows(JIGSAW_GIVENS, " ") + "\n" + rows(JIGSAW_MASK, " ");

    assertThat(read(jigsaw.replace("\n", lineEnd))).containsExactly(JIGSAW);
    assertThat(read((CLASSIC + "\n" + JIGSAW + "\n").replace("\n", lineEnd)))
        .containsExactly(CLASSIC, JIGSAW);
  }

  @Test
  void marksCommentsAndOddBlanksAreHarmless() {
    String plain = rows(CLASSIC, " ");
    String commented =
        "\uFEFF# A puzzle\n\n  # by somebody\n"
            + plain.replaceFirst("\n", "   # the first row\n# and the second:\n")
            + "# the end\n\u001A";

    assertThat(read(commented)).containsExactly(CLASSIC);
    assertThat(read(plain.replace(' ', '\u00A0'))).containsExactly(CLASSIC);
    assertThat(read("\uFEFF" + CLASSIC)).containsExactly(CLASSIC);
  }

  @Test
  void rowsOfHyphensAreBlanksWhereTheGridNeedsThem() {
    String sparse = "1--------" + "-".repeat(63) + "--------9";

    assertThat(read(rows(sparse, ""))).containsExactly(sparse.replace('-', '.'));
    assertThat(read(rows(sparse, " "))).containsExactly(sparse.replace('-', '.'));
    assertThat(read(rows("-".repeat(81), ""))).containsExactly(".".repeat(81));
    assertThat(read("-".repeat(81))).containsExactly(".".repeat(81));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", "---------", "---------------------", "=====", "---+---+---"})
  void rowsOfHyphensAreRulersWhereTheGridIsCompleteWithoutThem(String ruler) {
    String[] rows = rows(CLASSIC, "").split("\n", -1);
    StringBuilder text = new StringBuilder(ruler + "\n");
    for (int row = 0; row < 9; row++) {
      text.append(rows[row]).append('\n').append(row % 3 == 2 ? ruler + "\n" : "");
    }

    assertThat(read(text.toString())).containsExactly(CLASSIC);
  }

  @Test
  void twoMatricesWithNothingBetween() {
    String text =
        """
        6 0 2 1 0 0 0 7 0
        9 0 0 0 0 0 0 0 0
        0 1 0 0 9 6 0 0 0
        5 7 8 0 0 0 0 0 0
        0 0 6 0 3 0 7 0 0
        0 0 0 0 0 0 9 2 1
        0 0 0 2 4 0 0 1 0
        0 0 0 0 0 0 0 0 6
        0 3 0 0 0 2 5 0 8
        1 1 1 2 2 2 2 2 2
        1 1 1 1 3 2 4 4 4
        1 5 1 6 3 2 2 4 7
        5 5 5 6 3 4 4 4 7
        5 5 5 6 3 3 4 4 7
        5 8 8 6 3 9 7 7 7
        5 8 8 6 3 9 9 9 7
        8 8 6 6 3 3 9 9 7
        8 8 8 6 6 9 9 9 7
        """;

    assertThat(read(text)).containsExactly(JIGSAW);
  }

  static Stream<String> jigsaws() {
    return Stream.of("", " ", ",", "\t")
        .flatMap(
            separator -> {
              String givens = rows(JIGSAW_GIVENS, separator);
              String zeros = rows(JIGSAW_GIVENS.replace('.', '0'), separator);
              String mask = rows(JIGSAW_MASK, separator);
              String letters = mask.replace('0', 'X').replace('1', 'b');
              return Stream.of(
                  givens + mask,
                  zeros + mask,
                  givens + "\n" + mask,
                  zeros + "\n\n\n" + mask,
                  givens + "regions\n" + mask,
                  givens + "\nMASK:\n\n" + mask,
                  zeros + "# the regions\n" + letters,
                  zeros + "\n# the regions\n\n" + letters,
                  zeros + "regions\n" + letters);
            });
  }

  @ParameterizedTest
  @MethodSource("jigsaws")
  void jigsaws(String text) {
    assertThat(read(text)).containsExactly(JIGSAW);
    assertThat(Reading.format(text)).isEqualTo("grid");
  }

  @ParameterizedTest
  @MethodSource("jigsaws")
  void jigsawsBetweenOtherGrids(String text) {
    String full = rows(JIGSAW_SOLUTION, " ") + "\n" + rows(JIGSAW_MASK, " ");
    String others = rows(CLASSIC, " ") + "\n" + rows(CLASSIC_SOLUTION, "") + "\n";

    assertThat(read(others + text + "\n" + full + "\n" + others + text))
        .containsExactly(
            CLASSIC,
            CLASSIC_SOLUTION,
            JIGSAW,
            JIGSAW_SOLUTION + " " + JIGSAW_MASK,
            CLASSIC,
            CLASSIC_SOLUTION,
            JIGSAW);
  }

  /** In a mask with dots, zeros are the label of a region, with or without a heading. */
  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "regions\n"})
  void zerosNextToDotsAreLabels(String between) {
    assertThat(Reading.puzzles("1...\n....\n....\n...2\n" + between + "00..\n00..\n..11\n..11\n"))
        .containsExactly(
            new Puzzle(
                Grid.empty(4).with(0, 1).with(15, 2),
                RegionMask.partial(
                    4, new int[] {0, 0, -1, -1, 0, 0, -1, -1, -1, -1, 1, 1, -1, -1, 1, 1})));
  }

  @Test
  void gridsWithNothingBetween() {
    String jigsaw = rows(JIGSAW_GIVENS, "") + rows(JIGSAW_MASK, "");
    StringBuilder text = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      text.append(rows(CLASSIC, "")).append(rows(CLASSIC_SOLUTION, "")).append(jigsaw);
      expected.addAll(List.of(CLASSIC, CLASSIC_SOLUTION, JIGSAW));
    }

    assertThat(read(text.toString())).isEqualTo(expected);
  }

  @Test
  void bandsWithBlankLinesAndAMaskInBands() {
    String givens = rows(JIGSAW_GIVENS, " ").replaceAll("((?:.*\n){3})", "$1\n");
    String mask = rows(JIGSAW_MASK, " ").replaceAll("((?:.*\n){3})", "$1\n");

    assertThat(read(givens + mask)).containsExactly(JIGSAW);
    assertThat(read(givens + "regions\n" + mask + givens + mask)).containsExactly(JIGSAW, JIGSAW);
  }

  @Test
  void numbersAboveNine() {
    RandomPuzzles random = new RandomPuzzles(5);
    for (int size : new int[] {10, 12, 16, 25, 36}) {
      Puzzle puzzle = random.puzzle(random.scattered(size), 0.6);
      for (String separator : List.of(" ", ",", ", ", "\t", " | ", "  ")) {
        for (String format : List.of("%d", "%2d", "%02d")) {
          String givens = numbers(puzzle.givens().toArray(), size, format, separator);
          String mask = numbers(puzzle.mask().toArray(), size, format, separator);

          assertThat(Reading.puzzles(givens + "\n" + mask)).as(givens).containsExactly(puzzle);
          assertThat(Reading.puzzles(givens + mask)).as(givens).containsExactly(puzzle);
          assertThat(Reading.format(givens)).as(givens).isEqualTo("grid");
        }
      }
    }
  }

  private static String numbers(int[] cells, int size, String format, String separator) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < cells.length; cell++) {
      text.append(format.formatted(cells[cell])).append(cell % size == size - 1 ? "\n" : separator);
    }
    return text.toString();
  }

  @Test
  void lettersAboveNineInEitherCase() {
    Grid grid = new RandomPuzzles(3).puzzle(RegionMask.boxes(4, 4), 0.6).givens();
    String upper = rows(grid.toString(), " ");

    assertThat(upper).containsPattern("[A-G]");
    assertThat(read(upper)).containsExactly(grid.toString());
    assertThat(read(upper.toLowerCase(Locale.ROOT))).containsExactly(grid.toString());
    assertThat(read(rows(grid.toString(), ""))).containsExactly(grid.toString());
  }

  @Test
  void labelsOfAnyKind() {
    String givens = ". . . .\n".repeat(4);

    assertThat(
            read(
                givens
                    + "\nred red red blue\nred blue blue blue\n"
                    + "teal teal pink pink\nteal teal pink pink\n"))
        .isEqualTo(List.of("................ 0001011122332233"));
    assertThat(read(givens + "regions\n10 10 11 11\n12 10 10 11\n12 13 13 11\n12 12 13 13\n"))
        .isEqualTo(List.of("................ 0011200123312233"));
    assertThat(read(givens + "\n🟥🟥🟦🟦\n🟨🟥🟥🟦\n🟨🟩🟩🟦\n🟨🟨🟩🟩\n"))
        .isEqualTo(List.of("................ 0011200123312233"));
  }

  @Test
  void smallGridsInGroups() {
    assertThat(read("12 ..\n.. 12\n\n.. .4\n.1 ..\n")).containsExactly("12....12...4.1..");
    assertThat(read("12 | ..\n.. | 12\n---+---\n.. | .4\n.1 | ..\n"))
        .containsExactly("12....12...4.1..");
    assertThat(read("12\n  12\n   4\n 1\n")).containsExactly("12....12...4.1..");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "|1 |  |\n|  | 2|\n| 3|  |\n|  |4 |\n",
        "│1 │  │\n│  │ 2│\n│ 3│  │\n│  │4 │\n",
        "+--+--+\n|1 |  |\n|  | 2|\n+--+--+\n| 3|  |\n|  |4 |\n+--+--+\n",
        "  |1 |  |\n  |  | 2|\n  | 3|  |\n  |  |4 |\n",
        "| 1   |     |\n|     |   2 |\n|   3 |     |\n|     | 4   |\n",
        "1 |\n  | 2\n 3|\n  |4\n",
        "1 |  |\n  | 2|\n 3|  |\n  |4 |\n",
        "|1 |\n|  | 2\n| 3|\n|  |4\n",
        "|1| | | |\n| | | |2|\n| |3| | |\n| | |4| |\n"
      })
  void barsBetweenBoxesOfBlanks(String text) {
    assertThat(read(text)).containsExactly("1......2.3....4.");
  }

  @Test
  void barsAtTheEdgesAreNoBordersOfCells() {
    String regions = "regions\n000\n111\n222\n";

    assertThat(read("|1  |\n|   |\n|  2|\n" + regions)).containsExactly("1.......2 000111222");
    assertThat(read("|1 |  |\n|  |  |\n|  | 3|\n|  |4 |\n")).containsExactly("1..........3..4.");
    assertThat(read("│1 │  │\n│  │  │\n│  │ 3│\n│  │4 │\n")).containsExactly("1..........3..4.");
    assertThat(read("| 1|\n|  |\nregions\n00\n11\n")).containsExactly(".1.. 0011");
  }

  @Test
  void emptyFieldsBetweenCommasAreBlanks() {
    assertThat(read("1,,,\n,,,2\n,3,,\n,,4,\n")).containsExactly("1......2.3....4.");
    assertThat(read("1;;;;\n;;;2;\n;3;;;\n;;4;;\n")).containsExactly("1......2.3....4.");
    assertThat(read("1\t\t\t\n\t\t\t2\n\t3\t\t\n\t\t4\t\n")).containsExactly("1......2.3....4.");
    assertThat(read(rows(CLASSIC.replace('.', 'x'), ",").replace("x", "")))
        .containsExactly(CLASSIC);
  }

  @Test
  void sixteenPuzzlesAreNoGridOfSixteenRows() {
    String line = "1....2....3....4";

    assertThat(read((line + "\n").repeat(16)))
        .isEqualTo(IntStream.range(0, 16).mapToObj(i -> line).toList());
    assertThat(Reading.format((line + " a label\n").repeat(16))).isEqualTo("line");
  }

  @Test
  void aByteOrderMarkBetweenJoinedTextsIsSkipped() {
    String marked = "\uFEFF" + rows(CLASSIC, " ");

    assertThat(read(marked + "\n" + marked)).containsExactly(CLASSIC, CLASSIC);
    assertThat(read("\uFEFF" + CLASSIC + "\n\uFEFF" + JIGSAW + "\n"))
        .containsExactly(CLASSIC, JIGSAW);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1234", "1 2 3 4", "puzzle", "Puzzle", "4321"})
  void aTitleAboveAPictureIsNoRow(String title) {
    String frame = "+-----+-----+\n";
    String picture =
        frame
            + "| 1 . | . . |\n|     |     |\n| . . | . 2 |\n"
            + frame
            + "| . 3 | . . |\n| . . | 4 . |\n"
            + frame;

    assertThat(read(title + "\n" + picture)).containsExactly("1......2.3....4.");
  }
}
