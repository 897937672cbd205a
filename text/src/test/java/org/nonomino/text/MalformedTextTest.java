package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.RegionMask;

/** Tests the messages about malformed input, with their place, problem and way out. */
final class MalformedTextTest {
  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String GIVENS =
      "6.21...7.9.........1..96...578........6.3.7........921...24..1.........6.3...25.8";
  private static final String MASK =
      "000111111000021333040521136444523336444522336477528666477528886775522886777558886";

  private static final String USE_1_TO_9 = "Use 1 to 9, and one of . 0 - _ * ? for a blank.";
  private static final String SHAPES =
      "A puzzle is n rows of n cells, then optionally a mask matrix of n rows; or one line of n² characters.";
  private static final String SIDE_BY_SIDE =
      "Write the n² cells side by side, one of . 0 - _ * ? for a blank, then a space and the n² regions, if any.";
  private static final String CHANGE = "Change or remove one of the two.";
  private static final String NINE_LABELS =
      "Each of the 9 regions needs 9 cells with the same label.";

  private static String rows(String cells) {
    int size = (int) Math.sqrt(cells.length());
    return IntStream.range(0, size)
        .mapToObj(row -> cells.substring(row * size, (row + 1) * size))
        .map(row -> String.join(" ", row.split("")) + "\n")
        .collect(Collectors.joining());
  }

  private static String dropFirstRow(String rows) {
    return rows.substring(rows.indexOf('\n') + 1);
  }

  private static String firstRow(String rows) {
    return rows.substring(0, rows.indexOf('\n') + 1);
  }

  private static Arguments malformed(
      String text, int line, int column, String problem, String advice) {
    return Arguments.of(text, line, column, problem, advice);
  }

  static Stream<Arguments> lines() {
    return Stream.of(
        malformed(
            CLASSIC.substring(1),
            1,
            1,
            "the puzzle has 80 cells, expected 81 (9×9)",
            "Maybe 1 cell is missing."),
        malformed(
            CLASSIC + " cage-3:r1c3-r1c4 easy",
            1,
            83,
            "these constraints have no plus sign",
            "Write '+' before them: +cage-3:r1c3-r1c4"),
        malformed(
            "\n# bulk\n  " + CLASSIC + ".. easy",
            3,
            3,
            "the puzzle has 83 cells, expected 81 (9×9)",
            "Maybe there are 2 cells too many."),
        malformed(
            GIVENS.substring(1) + " " + MASK,
            1,
            1,
            "the puzzle has 80 cells, expected 81 (9×9, as its regions have)",
            "Maybe 1 cell is missing."),
        malformed(
            GIVENS + " " + MASK.substring(1) + " label",
            1,
            83,
            "there are 80 region characters for 81 cells",
            "Maybe 1 region character is missing."),
        malformed(
            GIVENS + " " + MASK + "1",
            1,
            83,
            "there are 82 region characters for 81 cells",
            "Maybe there is 1 region character too many."),
        malformed(
            GIVENS + "\t000011001122001122334422334455334455",
            1,
            83,
            "the puzzle is 9×9, its region mask 6×6",
            "Give a mask of 9×9."),
        malformed(
            GIVENS + " 0011001122332233",
            1,
            83,
            "the puzzle is 9×9, its region mask 4×4",
            "Give a mask of 9×9."),
        malformed(
            "A" + CLASSIC.substring(1), 1, 1, "'A' is neither a digit nor a blank", USE_1_TO_9),
        malformed(
            CLASSIC.replaceFirst("\\.", "§"),
            1,
            3,
            "'§' (U+00A7) is neither a digit nor a blank",
            USE_1_TO_9),
        malformed(
            CLASSIC.replaceFirst("\\.", "\u0007"),
            1,
            3,
            "the control character U+0007 is not allowed here",
            "Remove it."),
        malformed(
            CLASSIC.replaceFirst("\\.", "😀"),
            1,
            3,
            "'😀' (U+1F600) is neither a digit nor a blank",
            SIDE_BY_SIDE),
        malformed(
            CLASSIC.replaceAll("(.{8})", "$1|"),
            1,
            9,
            "'|' is neither a digit nor a blank",
            SIDE_BY_SIDE),
        malformed(
            "H" + ".".repeat(255),
            1,
            1,
            "'H' (17) is above 16, the highest digit of a 16×16 puzzle",
            "Use 1 to 9, then A (10) to G (16), and one of . 0 - _ * ? for a blank."),
        malformed(
            "12345678" + ".".repeat(55) + "9",
            1,
            64,
            "'9' is above 8, the highest digit of a 8×8 puzzle",
            "Use 1 to 8, and one of . 0 - _ * ? for a blank."),
        malformed(
            "5" + CLASSIC.substring(1, 8) + "5" + CLASSIC.substring(9),
            1,
            9,
            "the given 5 appears twice in row 1: r1c1 and r1c9",
            CHANGE),
        malformed(
            CLASSIC.substring(0, 9) + "5" + CLASSIC.substring(10),
            1,
            10,
            "the given 5 appears twice in column 1: r1c1 and r2c1",
            CHANGE),
        malformed(
            CLASSIC.substring(0, 10) + "5" + CLASSIC.substring(11).replaceFirst("5", "."),
            1,
            11,
            "the given 5 appears twice in box 1 (no regions are given, so boxes are used): r1c1 and r2c2",
            CHANGE),
        malformed(
            "G" + ".".repeat(15) + "g" + ".".repeat(239),
            1,
            17,
            "the given g appears twice in column 1: r1c1 and r2c1",
            CHANGE),
        malformed(
            ".".repeat(49),
            1,
            1,
            "a 7×7 puzzle needs a region mask: there are no boxes of 7 cells",
            "Put a mask matrix after the puzzle."),
        malformed(".".repeat(37 * 37), 1, 1, "the puzzle has 1369 cells", "Sizes go up to 36×36."),
        malformed(
            GIVENS + " " + MASK.replace('7', '8'),
            1,
            129,
            "the mask has 8 regions, expected 9: region '8' has 18 cells, expected 9"
                + " (r6c2 r6c3 r6c6 r7c2 r7c3 r7c6 r7c7 r7c8 r8c1 r8c2 r8c7 r8c8"
                + " r9c1 r9c2 r9c3 r9c6 r9c7 r9c8)",
            NINE_LABELS),
        malformed(
            GIVENS + " x" + MASK.substring(1),
            1,
            83,
            "the mask has 10 regions, expected 9: region 'x' has 1 cell, expected 9 (r1c1)",
            "Also, region '0' has 8. " + NINE_LABELS));
  }

  static Stream<Arguments> forum() {
    return Stream.of(
        malformed(
            "1" + MASK.substring(1) + GIVENS,
            1,
            2,
            "region '0' has 8 cells, expected 9 (r1c2 r1c3 r2c1 r2c2 r2c3 r2c4 r3c1 r3c3)",
            "Also, region '1' has 10. " + NINE_LABELS),
        malformed(
            MASK + "X" + GIVENS.substring(1),
            1,
            82,
            "'X' is neither a digit nor a blank",
            USE_1_TO_9),
        malformed(
            MASK + GIVENS.substring(0, 80) + "1",
            1,
            162,
            "the given 1 appears twice in column 9: r6c9 and r9c9",
            CHANGE));
  }

  static Stream<Arguments> grids() {
    String grid = rows(CLASSIC);
    String givens = rows(GIVENS);
    String mask = rows(MASK);
    return Stream.of(
        malformed(
            grid.replaceFirst("6 \\. \\. 1", "6 . 1"),
            2,
            16,
            "row 2 has 8 cells, expected 9",
            "Maybe 1 cell is missing."),
        malformed(
            grid.replace(" ", "").replaceFirst("6\\.\\.1", "6.1"),
            2,
            9,
            "row 2 has 8 cells, expected 9",
            "Maybe 1 cell is missing."),
        malformed(
            grid.replaceFirst("6 \\. \\. 1", "6 . . . . 1"),
            2,
            19,
            "row 2 has 11 cells, expected 9",
            "Maybe there are 2 cells too many."),
        malformed(
            """
            534678912
            672195348
            198342567
            859761423
            42685379
            713924856
            961537284
            287419635
            345286179
            """,
            5,
            9,
            "row 5 has 8 cells, expected 9",
            "Maybe 1 cell is missing."),
        malformed(
            dropFirstRow(grid),
            8,
            1,
            "there are 8 rows of 9 cells, expected 9 rows",
            "Maybe 1 row is missing."),
        malformed(
            grid + firstRow(grid),
            10,
            1,
            "there are 10 rows of 9 cells, expected 9 rows, or 18 with a mask matrix",
            "Maybe there is 1 row too many."),
        malformed(
            givens + dropFirstRow(mask),
            17,
            1,
            "there are 17 rows of 9 cells, expected 9 rows, or 18 with a mask matrix",
            "Maybe 1 row is missing."),
        malformed(firstRow(grid), 1, 1, "there is 1 row of 9 cells, expected 9 rows", SHAPES),
        malformed(
            grid.replaceAll("((?:.*\n){3})", "$1\n").replace("\n8 . . .", "\n8 . ."),
            5,
            16,
            "row 4 has 8 cells, expected 9",
            "Maybe 1 cell is missing."),
        malformed(
            grid.replaceFirst("5 3", "10 3"),
            1,
            1,
            "'10' is above 9, the highest digit of a 9×9 puzzle",
            USE_1_TO_9),
        malformed(
            grid.replaceFirst("5 3", "5 x"),
            1,
            3,
            "'x' is neither a digit nor a blank",
            USE_1_TO_9),
        malformed(
            "123456\n456723\n......\n......\n......\n......\n",
            2,
            4,
            "'7' is above 6, the highest digit of a 6×6 puzzle",
            "Use 1 to 6, and one of . 0 - _ * ? for a blank."),
        malformed(
            "| 5 3 . | . 7 . | . 5 . |\n" + dropFirstRow(grid),
            1,
            21,
            "the given 5 appears twice in row 1: r1c1 and r1c8",
            CHANGE),
        malformed(
            givens + "\n" + mask.replaceFirst("0 0 0 0 2", "0 0 0 2"),
            12,
            16,
            "row 2 of the region mask has 8 cells, expected 9",
            "Maybe 1 cell is missing."),
        malformed(
            givens + "regions\n" + dropFirstRow(mask),
            18,
            1,
            "the region mask has 8 rows of 9 cells, expected 9 rows",
            "Maybe 1 row is missing."),
        malformed(
            givens + "\n" + mask + firstRow(mask),
            20,
            1,
            "the region mask has 10 rows of 9 cells, expected 9 rows",
            "Maybe there is 1 row too many."),
        malformed(
            givens + "\n0 0 1 1\n0 0 1 1\n2 2 3 3\n2 2 3 3\n",
            11,
            1,
            "the puzzle is 9×9, its region mask 4×4",
            "Give a mask of 9×9."),
        malformed(
            givens + mask.replaceFirst("0", "a"),
            10,
            1,
            "the mask has 10 regions, expected 9: region 'a' has 1 cell, expected 9 (r1c1)",
            "Also, region '0' has 8. " + NINE_LABELS),
        malformed(
            givens.replaceFirst("9 \\.", "9 6") + mask.replace('0', 'a'),
            2,
            3,
            "the given 6 appears twice in region 'a': r1c1 and r2c2",
            CHANGE),
        malformed(
            mask,
            1,
            1,
            "this is a mask matrix without a puzzle",
            "Put the puzzle before it, also in rows."),
        malformed(
            "regions\n" + mask,
            2,
            1,
            "this is a mask matrix without a puzzle",
            "Put the puzzle before it, also in rows."),
        malformed("regions\n", 1, 0, "there are no puzzle rows here", SHAPES),
        malformed("---+---+---\n", 1, 0, "there are no puzzle rows here", SHAPES),
        malformed(
            (". ".repeat(50) + "\n").repeat(50),
            1,
            73,
            "row 1 has 50 cells, expected at most 36",
            "Sizes go up to 36×36."),
        malformed(
            (".".repeat(37) + "\n").repeat(37),
            1,
            37,
            "row 1 has 37 cells, expected at most 36",
            "Sizes go up to 36×36."),
        malformed(
            "Dear solver,\nhere is my puzzle.\n", 1, 1, "the 2 rows have 10 to 15 cells", SHAPES),
        malformed(
            "1 2 3 4 5\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n",
            1,
            1,
            "a 5×5 puzzle needs a region mask: there are no boxes of 5 cells",
            "Put a mask matrix after the puzzle."));
  }

  static Stream<Arguments> noTexts() {
    return Stream.of(
        malformed(
            "",
            0,
            0,
            "there is no puzzle in this text",
            "It is empty, or has only blank lines and comments."),
        malformed(
            "\uFEFF\n \t\n# nothing\r\n\r\n",
            0,
            0,
            "there is no puzzle in this text",
            "It is empty, or has only blank lines and comments."),
        malformed(
            "\uFFFDPNG\r\n\u001A\n\0\0\0\rIHDR\0\0\u0001",
            0,
            0,
            "this is not text: it is full of control characters",
            "Choose a text file."),
        malformed(
            "PK\u0003\u0004" + "x".repeat(10_000),
            1,
            3,
            "the control character U+0003 is not allowed here",
            "Remove it."));
  }

  @ParameterizedTest
  @MethodSource({"lines", "forum", "grids", "noTexts"})
  void isReportedWithPlaceAndAWayOut(
      String text, int line, int column, String problem, String advice) {
    MalformedTextException exception = Reading.problem(text);

    assertThat(exception.place().source()).isEqualTo(Reading.SOURCE);
    assertThat(
            exception.place().line() + ":" + exception.place().column() + " " + exception.problem())
        .isEqualTo(line + ":" + column + " " + problem);
    assertThat(exception.advice()).isEqualTo(advice);
    assertThat(exception.getMessage())
        .startsWith(Reading.SOURCE)
        .doesNotContain("\n")
        .contains(problem + ". " + advice);
  }

  @ParameterizedTest
  @MethodSource({"lines", "forum", "grids"})
  void thePlaceShowsItsLine(String text, int line, int column, String problem, String advice) {
    String shown = Reading.problem(text).place().lineText();

    assertThat(text.lines().toList().get(line - 1)).as(problem).startsWith(shown);
    assertThat(column).as(advice).isLessThanOrEqualTo(shown.length() + 1);
  }

  @Test
  void aMaskFromElsewhereMustFit() throws IOException {
    PuzzleAssembler assembler = new PuzzleAssembler(Optional.of(RegionMask.boxes(2, 2)));
    PuzzleReader reader =
        new PuzzleReader("p", new StringReader(CLASSIC), PuzzleFormats.ALL, assembler);

    assertThat(Reading.outcome(reader.next().orElseThrow()))
        .isEqualTo("1:1 the puzzle is 9×9, its region mask 4×4");
  }

  @Test
  void aMaskFromElsewhereReplacesThatOfTheText() throws Exception {
    RegionMask rows = RegionMask.boxes(1, 9);
    PuzzleReader reader =
        new PuzzleReader(
            "p",
            new StringReader(GIVENS + " " + MASK),
            PuzzleFormats.ALL,
            new PuzzleAssembler(Optional.of(rows)));

    assertThat(reader.next().orElseThrow().parse().puzzle().mask()).isEqualTo(rows);
  }

  private static String resource(String name) {
    try (InputStream stream = MalformedTextTest.class.getResourceAsStream("/malformed/" + name)) {
      assertThat(stream).as(name).isNotNull();
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<Arguments> rejectedFiles() {
    return Stream.of(
        Arguments.of("m01_empty.txt", "0:0 there is no puzzle in this text"),
        Arguments.of(
            "m04_80_cells.txt",
            "1:1 the puzzle has 80 cells, expected 81 (9×9, as its regions have)"),
        Arguments.of("m06_regions_80.txt", "1:83 there are 80 region characters for 81 cells"),
        Arguments.of(
            "m09_no_regions.txt",
            "1:78 the given 2 appears twice in box 8 (no regions are given, so boxes are used): r7c4 and r9c6"),
        Arguments.of(
            "m11_region_sizes_8_10.txt",
            "1:84 region '0' has 8 cells, expected 9"
                + " (r1c2 r1c3 r2c1 r2c2 r2c3 r2c4 r3c1 r3c3)"),
        Arguments.of(
            "m12_ten_regions.txt",
            "1:123 the mask has 10 regions, expected 9: region '9' has 1 cell, expected 9 (r5c5)"),
        Arguments.of("m20_bad_char.txt", "1:2 'X' is neither a digit nor a blank"),
        Arguments.of(
            "m26_duplicate_row.txt", "1:5 the given 6 appears twice in row 1: r1c1 and r1c5"),
        Arguments.of(
            "m28_duplicate_reg.txt", "1:11 the given 6 appears twice in region '0': r1c1 and r2c2"),
        Arguments.of("m36_unicode_digits.txt", "1:1 '٦' (U+0666) is neither a digit nor a blank"));
  }

  @ParameterizedTest
  @MethodSource("rejectedFiles")
  void rejectsFile(String name, String outcome) {
    assertThat(Reading.outcomes(resource(name))).containsExactly(outcome);
  }

  @ParameterizedTest
  @ValueSource(strings = {"m29_crlf.txt", "m46_full_grid.txt"})
  void acceptsFile(String name) {
    String text = resource(name);

    assertThat(
            Reading.puzzleTexts(text).stream().map(Reading::entry).map(PuzzleFormats.LINE::write))
        .isEqualTo(text.lines().map(line -> line + "\n").toList());
  }
}
