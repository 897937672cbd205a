package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.PuzzleText;

final class CsvFormatTest {
  private static final List<PuzzleFormat> FORMATS =
      List.of(CsvFormat.CSV, PuzzleFormats.FORUM, PuzzleFormats.LINE, PuzzleFormats.GRID);

  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String CLASSIC_SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final String GIVENS =
      "6.21...7.9.........1..96...578........6.3.7........921...24..1.........6.3...25.8";
  private static final String MASK =
      "000111111000021333040521136444523336444522336477528666477528886775522886777558886";

  private static List<PuzzleText> puzzleTexts(List<PuzzleFormat> formats, String text) {
    PuzzleReader reader =
        new PuzzleReader(
            "table.csv", new StringReader(text), formats, new PuzzleAssembler(Optional.empty()));
    List<PuzzleText> puzzleTexts = new ArrayList<>();
    try {
      for (Optional<PuzzleText> next = reader.next(); next.isPresent(); next = reader.next()) {
        puzzleTexts.add(next.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return puzzleTexts;
  }

  private static String outcome(PuzzleText text) {
    try {
      PuzzleEntry entry = text.parse();
      return PuzzleFormats.LINE.write(entry).strip()
          + entry.solution().map(solution -> " = " + solution).orElse("");
    } catch (MalformedTextException e) {
      return e.place().line() + ":" + e.place().column() + " " + e.problem();
    }
  }

  private static List<String> outcomes(String text) {
    return puzzleTexts(FORMATS, text).stream().map(CsvFormatTest::outcome).toList();
  }

  private static List<PuzzleEntry> entries(String text) {
    return puzzleTexts(FORMATS, text).stream()
        .map(
            record -> {
              try {
                return record.parse();
              } catch (MalformedTextException e) {
                throw new AssertionError(text, e);
              }
            })
        .toList();
  }

  private static String format(String text) {
    LineReader lines = new LineReader("text", new StringReader(text));
    try {
      for (PuzzleFormat format : FORMATS) {
        if (format.recognizes(lines)) {
          return format.name();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "";
  }

  static IntStream sizes() {
    return IntStream.rangeClosed(1, Grid.MAX_SIZE);
  }

  /** Returns a puzzle without a conflict on scattered regions or on rows. */
  private static Puzzle puzzle(int size, boolean scattered, Random random) {
    List<Integer> regions = new ArrayList<>();
    for (int cell = 0; cell < size * size; cell++) {
      regions.add(cell / size);
    }
    if (scattered) {
      Collections.shuffle(regions, random);
    }
    RegionMask mask =
        RegionMask.jigsaw(size, regions.stream().mapToInt(Integer::intValue).toArray());
    Grid grid = Grid.empty(size);
    for (int cell = 0; cell < size * size; cell += 1 + random.nextInt(4)) {
      Grid next = grid.with(cell, 1 + random.nextInt(size));
      grid = Rules.of(mask).findConflict(next).isEmpty() ? next : grid;
    }
    return new Puzzle(grid, mask);
  }

  private static List<PuzzleEntry> randomEntries(int size) {
    Random random = new Random(size);
    List<PuzzleEntry> entries = new ArrayList<>();
    for (String label : List.of("", "easy", "two words", "a, \"b\"; c\td", "# 1", "é")) {
      Puzzle puzzle = puzzle(size, random.nextBoolean(), random);
      Optional<Grid> solution =
          random.nextBoolean() ? Optional.of(puzzle.givens()) : Optional.empty();
      entries.add(new PuzzleEntry(puzzle, label, solution));
    }
    RegionMask.standardBoxes(size)
        .ifPresent(boxes -> entries.add(PuzzleEntry.of(new Puzzle(Grid.empty(size), boxes))));
    return entries;
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void readsWhatItWrites(int size) {
    List<PuzzleEntry> entries = randomEntries(size);
    String text =
        CsvFormat.CSV.header()
            + entries.stream().map(CsvFormat.CSV::write).collect(Collectors.joining());

    assertThat(entries(text)).as(text).isEqualTo(entries);
    assertThat(format(text)).isEqualTo("csv");
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void otherFormatsAreNotTakenForIt(int size) {
    for (PuzzleEntry entry : randomEntries(size)) {
      for (PuzzleFormat format : PuzzleFormats.ALL) {
        String text = format.write(PuzzleEntry.of(entry.puzzle()));
        assertThat(format(text)).as(text).isNotEqualTo("csv");
        assertThat(entries(text)).as(text).containsExactly(PuzzleEntry.of(entry.puzzle()));
      }
    }
  }

  @Test
  void aLabelCannotBreakTheTable() {
    PuzzleEntry entry =
        new PuzzleEntry(
            new Puzzle(Grid.empty(1), RegionMask.boxes(1, 1)), "one\r\ntwo", Optional.empty());

    assertThat(CsvFormat.CSV.write(entry)).isEqualTo(".,0,,one  two,\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one\ntwo",
        "one\n\n\ntwo",
        "one, two\n# three\nfour",
        "one\n# two",
        "a \"quoted\"\n\"word\"",
        "one  two\u00A0three",
        "1......2.3....4.\n1......2.3....4.",
      })
  void aFieldMayHaveLineBreaks(String label) {
    String record = "\"" + label.replace("\"", "\"\"") + "\",1......2.3....4.\n";
    for (String separator : List.of(",", ";", "\t")) {
      String text = "label,puzzle\n" + record + record + "x,4......3.2....1.\n" + record;
      List<PuzzleEntry> entries =
          entries(
              text.replace("\",1", "\"" + separator + "1")
                  .replace("label,", "label" + separator)
                  .replace("x,", "x" + separator));

      assertThat(entries).extracting(PuzzleEntry::label).containsExactly(label, label, "x", label);
      assertThat(entries.get(3).puzzle().givens()).hasToString("1......2.3....4.");
    }
  }

  @Test
  void aFieldThatDoesNotEndIsReportedAndTheOthersAreRead() {
    String good = "1......2.3....4.,x\n";

    assertThat(outcomes("puzzle,label\n1......2.3....4.,\"one\n" + good.repeat(3)))
        .containsExactly(
            "2:0 this is not a valid CSV record",
            "1......2.3....4. x",
            "1......2.3....4. x",
            "1......2.3....4. x");
  }

  static Stream<String> tables() {
    String puzzle = CLASSIC;
    String solution = CLASSIC_SOLUTION;
    return Stream.of(
        "puzzle,solution\n" + puzzle + "," + solution + "\n",
        "quizzes,solutions\n" + puzzle.replace('.', '0') + "," + solution,
        "\uFEFFPuzzle;Solution\r\n" + puzzle + ";" + solution + "\r\n",
        "id\tpuzzle\tclues\tsolution\n1\t" + puzzle + "\t30\t" + solution + "\n",
        "# a table\n\nsolution, puzzle\n# record\n\n" + solution + ", " + puzzle + "\n\n",
        "\"puzzle\",\"solution\"\n\"" + puzzle + "\",\"" + solution + "\"\n",
        "clues,puzzle,regions,solution\n30," + puzzle + ",," + solution + ",more,fields\n");
  }

  @ParameterizedTest
  @MethodSource("tables")
  void tablesOfManyKinds(String text) {
    List<PuzzleEntry> entries = entries(text);

    assertThat(entries).hasSize(1);
    assertThat(entries.get(0).puzzle().givens()).hasToString(CLASSIC);
    assertThat(entries.get(0).puzzle().mask()).isEqualTo(RegionMask.boxes(3, 3));
    assertThat(entries.get(0).solution().map(Grid::toString)).contains(CLASSIC_SOLUTION);
  }

  @Test
  void aSolutionOfAnotherLengthIsNone() {
    assertThat(outcomes("puzzle,solutions\n" + CLASSIC + ",1\n")).containsExactly(CLASSIC);
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of(
            CLASSIC.substring(1),
            "2:1 the puzzle has 80 cells, expected 81 (9×9)",
            "Maybe 1 cell is missing."),
        Arguments.of(
            GIVENS + "," + MASK + "1",
            "2:83 there are 82 region characters for 81 cells",
            "Maybe there is 1 region character too many."),
        Arguments.of(
            GIVENS + ",1" + MASK.substring(1),
            "2:84 region '0' has 8 cells, expected 9 (r1c2 r1c3 r2c1 r2c2 r2c3 r2c4 r3c1 r3c3)",
            "Also, region '1' has 10. Each of the 9 regions needs 9 cells with the same label."),
        Arguments.of(
            GIVENS.replaceFirst("6\\.21\\.", "6.216") + "," + MASK + ",,label",
            "2:5 the given 6 appears twice in row 1: r1c1 and r1c5",
            "Change or remove one of the two."),
        Arguments.of(
            "\"" + GIVENS.replaceFirst("\\.9", "x9") + "\"," + MASK,
            "2:10 'x' is neither a digit nor a blank",
            "Use 1 to 9, and one of . 0 - _ * ? for a blank."),
        Arguments.of(
            GIVENS + "," + MASK + "," + "x" + CLASSIC_SOLUTION.substring(1),
            "2:165 'x' is neither a digit nor a blank",
            "Use 1 to 9, and one of . 0 - _ * ? for a blank."),
        Arguments.of(
            GIVENS + "," + MASK + "," + "A" + GIVENS.substring(1),
            "2:165 'A' is neither a digit nor a blank",
            "Use 1 to 9, and one of . 0 - _ * ? for a blank."),
        Arguments.of(
            "," + MASK,
            "2:0 the record has no field 'puzzle' (number 1)",
            "Fill it, or remove the line."),
        Arguments.of(
            "\"" + GIVENS + "," + MASK,
            "2:83 ',' is neither a digit nor a blank",
            "Write the n² cells side by side, one of . 0 - _ * ? for a blank,"
                + " then a space and the n² regions, if any."),
        Arguments.of(
            "\"" + GIVENS + "\"" + MASK,
            "2:0 this is not a valid CSV record",
            "Maybe a quotation mark is missing."),
        Arguments.of(
            "1".repeat(300_000),
            "2:262145 the line is longer than 262144 characters",
            "No puzzle needs that many. Maybe line breaks are missing."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadRecordIsReportedAndTheOthersAreRead(String record, String problem, String advice) {
    String text = "puzzle,regions,solution\n" + record + "\n\n" + GIVENS + "," + MASK + "\n";

    assertThat(outcomes(text)).containsExactly(problem, GIVENS + " " + MASK);
    assertThat(puzzleTexts(FORMATS, text).get(0))
        .extracting(CsvFormatTest::advice)
        .isEqualTo(advice);
  }

  private static String advice(PuzzleText text) {
    try {
      text.parse();
    } catch (MalformedTextException e) {
      return e.advice();
    }
    throw new AssertionError("not malformed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"puzzle,regions", "puzzle\n\n", "puzzle\n# nothing\n"})
  void aTableWithoutRecordsIsReported(String text) {
    assertThat(outcomes(text)).containsExactly("0:0 there is no puzzle in this text");
    assertThat(advice(puzzleTexts(FORMATS, text).get(0)))
        .isEqualTo("There is nothing after its header.");
  }

  @Test
  void aTextThatIsSaidToBeATableNeedsAHeader() {
    List<PuzzleText> puzzleTexts =
        puzzleTexts(List.of(CsvFormat.CSV), CLASSIC + "\n" + CLASSIC + "\n");

    assertThat(puzzleTexts).hasSize(1);
    assertThat(outcome(puzzleTexts.get(0))).isEqualTo("1:0 the first line has no column 'puzzle'");
    assertThat(advice(puzzleTexts.get(0)))
        .isEqualTo("Begin with a header such as: puzzle,regions,label");
  }

  @Test
  void aListWithBulletsDoesNotLoseRegionsThatTheFirstRecordHasNot() {
    String bulleted = "- .1.............. a title\n- 1............... 0000111122223333\n";

    assertThat(outcomes(bulleted))
        .last()
        .isEqualTo("2:0 field 3 has regions, but the first record has none");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void mutatedTablesGiveSoundPuzzlesOrMessages(long seed) {
    Random random = new Random(seed);
    String characters = "0123456789.,;\t\"'\n\r aZ|#\u00A0\u0000é";
    for (int i = 0; i < 1000; i++) {
      List<PuzzleEntry> entries = randomEntries(1 + random.nextInt(9));
      StringBuilder text = new StringBuilder(CsvFormat.CSV.header());
      entries.forEach(entry -> text.append(CsvFormat.CSV.write(entry)));
      for (int left = random.nextInt(6); left >= 0; left--) {
        // Most headers remain unchanged.
        int from = random.nextInt(10) == 0 ? 0 : CsvFormat.CSV.header().length();
        int at = Math.min(text.length(), from + random.nextInt(text.length()));
        int end = Math.min(text.length(), at + random.nextInt(20));
        char character = characters.charAt(random.nextInt(characters.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.delete(at, end);
          case 1 -> text.insert(at, text.substring(at, end));
          default -> text.insert(at, character);
        }
      }
      checkSound(seed, text.toString());
    }
  }

  private static void checkSound(long seed, String text) {
    for (List<PuzzleFormat> formats : List.of(FORMATS, List.of(CsvFormat.CSV))) {
      try {
        List<PuzzleText> puzzleTexts = puzzleTexts(formats, text);
        assertThat(puzzleTexts).isNotEmpty();
        for (PuzzleText record : puzzleTexts) {
          try {
            Puzzle puzzle = record.parse().puzzle();
            assertThat(puzzle.rules().findConflict(puzzle.givens())).isEmpty();
          } catch (MalformedTextException e) {
            assertThat(e.problem()).isNotBlank();
          }
        }
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError("seed " + seed + ", text:\n" + text, e);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Puzzle", "puzzle", "Puzzles", "quiz"})
  void aWordAboveAGridIsItsTitle(String title) {
    String rows = "1 . | . .\n. . | . 2\n. 3 | . .\n. . | 4 .\n";
    String frame = "+-----+-----+\n";
    String picture = frame + rows.replaceAll("(?m)^(.+)$", "| $1 |") + frame;

    assertThat(outcomes(title + "\n" + rows)).containsExactly("1......2.3....4.");
    assertThat(outcomes(title + "\n\n" + picture)).containsExactly("1......2.3....4.");
    assertThat(outcomes(title + "\n1......2.3....4.\n")).containsExactly("1......2.3....4.");
    assertThat(outcomes(title + "\n" + "1....2....3....4\n".repeat(16))).hasSize(16);
  }
}
