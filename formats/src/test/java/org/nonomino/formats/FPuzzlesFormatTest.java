package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Drawings;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.text.PuzzleText;

final class FPuzzlesFormatTest {
  private static final String NO_CONSTRAINTS_ADVICE =
      ". Without them it would be a different puzzle.";

  static IntStream sizes() {
    return IntStream.rangeClosed(1, Grid.MAX_SIZE);
  }

  /** Returns an object with a grid of equal cells and more fields, each with a comma before. */
  private static String object(int size, String cell, String fields) {
    String row = "[" + String.join(",", Collections.nCopies(size, cell)) + "]";
    return "{\"size\":"
        + size
        + ",\"grid\":["
        + String.join(",", Collections.nCopies(size, row))
        + "]"
        + fields
        + "}";
  }

  private static String withFields(String fields) {
    return object(4, "{}", fields);
  }

  /** Returns an object of size 4 with a different first cell. */
  private static String withCell(String cell) {
    return withFields("").replaceFirst("\\{}", cell);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void readsWhatItWrites(int size) {
    List<PuzzleEntry> entries =
        AnnotatedPuzzles.ofSize(size, FPuzzlesFormat.FPUZZLES.holds(), size);
    String text =
        entries.stream().map(FPuzzlesFormat.FPUZZLES::write).collect(Collectors.joining());

    assertThat(JsonReading.entries(text)).as(text).isEqualTo(entries);
    assertThat(JsonReading.format(text)).isEqualTo("fpuzzles");
  }

  @Test
  void largestPuzzleWithAllMarksIsReadAgain() {
    int size = Grid.MAX_SIZE;
    Puzzle puzzle = new Puzzle(Grid.empty(size), RegionMask.boxes(6, 6));
    long[] marks = new long[size * size];
    Arrays.fill(marks, (1L << size) - 1);
    PuzzleEntry entry =
        PuzzleEntry.of(puzzle).withProgress(new Progress(puzzle.givens(), marks, marks));
    String text = FPuzzlesFormat.FPUZZLES.write(entry);

    assertThat(text.lines()).as("too long for one line").hasSizeGreaterThan(1);
    assertThat(JsonReading.entries(text + text)).containsExactly(entry, entry);
  }

  /** Compares with the JSON that JavaScript writes for the same puzzles: see fpuzzles/ORIGIN.md. */
  @Test
  void writesWhatJavaScriptWrites() {
    List<JsonObject> records = JsonReading.objects("/fpuzzles/links.ndjson");

    assertThat(records).hasSize(5);
    for (JsonObject record : records) {
      String json = JsonReading.text(record, "json");
      PuzzleEntry entry = JsonReading.entries(json).get(0);

      assertThat(entry.puzzle().givens()).hasToString(JsonReading.text(record, "puzzle"));
      assertThat(entry.puzzle().mask().toArray())
          .isEqualTo(
              JsonReading.text(record, "regions")
                  .chars()
                  .map(c -> Character.digit(c, 36))
                  .toArray());
      assertThat(FPuzzlesFormat.FPUZZLES.write(entry)).isEqualTo(json + "\n");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1",
    "4, 2, 2",
    "6, 2, 3",
    "8, 2, 4",
    "9, 3, 3",
    "10, 2, 5",
    "12, 3, 4",
    "14, 2, 7",
    "15, 3, 5",
    "16, 4, 4"
  })
  void regionsThatAreNotNamedAreBoxes(int size, int boxRows, int boxColumns) {
    PuzzleEntry entry = JsonReading.entries(object(size, "{}", "")).get(0);

    assertThat(entry)
        .isEqualTo(
            PuzzleEntry.of(new Puzzle(Grid.empty(size), RegionMask.boxes(boxRows, boxColumns))));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 7, 11, 13})
  void theRegionsOfAPrimeSizeAreItsRows(int size) {
    assertThat(JsonReading.entries(object(size, "{}", "")))
        .containsExactly(PuzzleEntry.of(RegionMask.boxes(1, size)));
  }

  /** f-puzzles omits a region if it is the default; for a prime size the default is the row. */
  @Test
  void aRegionThatIsNotNamedIsTheDefaultOne() {
    String three =
        "{\"size\":3,\"grid\":[[{},{},{\"region\":1}],[{},{},{\"region\":0}],[{},{},{}]]}";
    assertThat(JsonReading.outcomes(three)).containsExactly("......... 001110222");

    String four =
        "{\"size\":4,\"grid\":[[{},{\"region\":1},{\"region\":0},{}],[{},{},{},{}],"
            + "[{},{},{},{}],[{},{},{},{}]]}";
    assertThat(JsonReading.outcomes(four)).containsExactly("................ 0101001122332233");
  }

  @Test
  void everythingIsRead() {
    String text =
        "{\"size\":4,\"title\":\"T\",\"author\":\"A\",\"ruleset\":\"Have fun!\\nNormal sudoku rules apply.\",\"grid\":[["
            + "{\"value\":1,\"given\":true,\"c\":\"#fff\",\"highlight\":\"1\"},{\"value\":2},"
            + "{\"centerPencilMarks\":[3,4],\"cornerPencilMarks\":[\"1\"],\"givenPencilMarks\":null,"
            + "\"candidates\":[3]},{\"value\":0}],[{},{},{},{}],[{},{},{},{}],"
            + "[{},{},{},{\"value\":\"3\",\"given\":true}]],"
            + "\"solution\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,\"1\"]}";
    PuzzleEntry entry = JsonReading.entries(text).get(0);

    assertThat(entry.puzzle().givens()).hasToString("1..............3");
    assertThat(entry.progress().grid()).hasToString("12.............3");
    assertThat(entry.progress().centreMarks(2)).isEqualTo(0b1100);
    assertThat(entry.progress().cornerMarks(2)).isEqualTo(0b0001);
    assertThat(entry.label()).isEqualTo("T");
    assertThat(entry.text(EntryPart.AUTHOR)).contains("A");
    assertThat(entry.text(EntryPart.RULES)).contains("Have fun!\nNormal sudoku rules apply.");
    assertThat(entry.solution().map(Grid::toString)).contains("1234341221434321");
  }

  @Test
  void aPuzzleWithConstraintsHasItsRulesInWords() {
    String object = object(4, "{}", ",\"diagonal+\":true");
    PuzzleEntry entry = JsonReading.entries(object).get(0);

    String written = FPuzzlesFormat.FPUZZLES.text(entry);

    assertThat(written).contains("\"ruleset\":\"Normal sudoku rules apply: ").contains("diagonal");
    assertThat(JsonReading.entries(written)).containsExactly(entry);
    assertThat(FPuzzlesFormat.FPUZZLES.text(JsonReading.entries(object(4, "{}", "")).get(0)))
        .doesNotContain("ruleset");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "null",
        "\"\"",
        "[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,null]",
        "[0,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]",
        "\"123434122143432.\""
      })
  void aSolutionThatIsNotFullIsNone(String solution) {
    assertThat(JsonReading.entries(withFields(",\"solution\":" + solution)))
        .extracting(PuzzleEntry::solution)
        .containsExactly(Optional.empty());
  }

  @Test
  void aSolutionMayBeAText() {
    PuzzleEntry entry =
        JsonReading.entries(withFields(",\"solution\":\"1234341221434321\"")).get(0);

    assertThat(entry.solution().map(Grid::toString)).contains("1234341221434321");
  }

  static Stream<Arguments> constraints() {
    return Stream.of(
        Arguments.of("\"Clock\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "clock lines"),
        Arguments.of("\"teleporters\":[{}],\"clock\":[{}]", "teleporters, clock lines"),
        Arguments.of("\"clock\":[{}],\"antiknight\":true", "clock lines"),
        Arguments.of("\"teleporters\":[1]", "teleporters"),
        Arguments.of("\"windoku\":true", "windoku"));
  }

  @ParameterizedTest
  @MethodSource("constraints")
  void constraintsAreRefusedByName(String fields, String names) {
    String text = withFields("," + fields);

    assertThat(JsonReading.problem(text))
        .isEqualTo(
            "1:1 the puzzle has constraints that Nonomino does not support: "
                + names
                + NO_CONSTRAINTS_ADVICE);
    List<PuzzleText> ignoring = JsonReading.puzzleTexts(JsonReading.FORMATS, text, true);
    assertThat(ignoring).hasSize(1);
    assertThat(JsonReading.entry(ignoring.get(0)).puzzle().givens()).isEqualTo(Grid.empty(4));
  }

  static Stream<Arguments> unexplained() {
    return Stream.of(
        Arguments.of(
            "\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"outlineC\":\"#67f067\"}]", "green line"),
        Arguments.of(
            "\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"outlineC\":\"#67f067\","
                + "\"fromConstraint\":\"Renban\"}]",
            "green line"),
        Arguments.of(
            "\"circle\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"baseC\":\"#000000\","
                + "\"width\":0.3,\"height\":0.3}]",
            "black dot"),
        Arguments.of("\"text\":[{\"cells\":[\"R1C1\"],\"value\":\"x\"}]", "black text"),
        Arguments.of("\"ruleset\":\"Each R1C1 is a wolf.\"", "Each R1C1 is a wolf."));
  }

  /** What is drawn or said without a meaning is not dropped without a word. */
  @ParameterizedTest
  @MethodSource("unexplained")
  void whatIsNotUnderstoodIsNamed(String fields, String left) {
    assertThat(JsonReading.problem(withFields("," + fields)))
        .startsWith("1:1 this part of the puzzle is not understood: ")
        .contains(left)
        .endsWith("Without that it would be a different puzzle.");
  }

  @Test
  void digitsThatFillTheGridAreTheSolution() {
    String text = withFields("");
    for (int digit : new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}) {
      text = text.replaceFirst("\\{}", "{\"value\":" + digit + "}");
    }
    PuzzleEntry entry = JsonReading.entries(text).get(0);

    assertThat(entry.solution().map(Grid::toString)).contains("1234341221434321");
    assertThat(entry.progress().grid()).isEqualTo(Grid.empty(4));
    PuzzleEntry played = entry.withProgress(Progress.ofGrid(entry.solution().orElseThrow()));
    assertThat(JsonReading.entries(FPuzzlesFormat.FPUZZLES.write(played))).containsExactly(played);
  }

  @Test
  void theDrawingOfAConstraintIsOnlyItsPicture() {
    String text =
        withFields(
            ",\"line\":[{\"lines\":[],\"fromConstraint\":\"Renban\"}],"
                + "\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]");

    assertThat(JsonReading.entries(text).get(0).puzzle().rules().constraints())
        .containsExactly(new Renban(CellList.of(4, 0, 1)));
  }

  @Test
  void pencilMarksThatAreGivenAreAConstraint() {
    PuzzleEntry entry = JsonReading.entries(withCell("{\"givenPencilMarks\":[1,\"2\"]}")).get(0);

    assertThat(entry.puzzle().rules().constraints())
        .containsExactly(new Candidates(CellList.of(4, 0), 0b110));
  }

  @Test
  void drawingsAndColoursAreKept() {
    String text =
        withFields(
                ",\"text\":[{\"cells\":[\"R1C1\"],\"value\":\"x\",\"size\":0.5}],"
                    + "\"line\":[{\"fromConstraint\":\"Renban\"},{\"lines\":[[\"R1C1\"]]}],"
                    + "\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],\"circle\":[]")
            .replaceFirst("\\{}", "{\"c\":\"#ff0000\",\"highlight\":null}");
    PuzzleEntry entry =
        JsonReading.entry(JsonReading.puzzleTexts(JsonReading.FORMATS, text, true).get(0));

    Point first = new Point(0.5, 0.5);
    assertThat(entry.drawings())
        .isEqualTo(
            Drawings.of(
                List.of(
                    AnnotatedPuzzles.DRAWINGS.items().get(0).drawing(),
                    new Drawing.Shape(
                        false,
                        first,
                        0,
                        0,
                        0,
                        Colour.NONE,
                        0.03125,
                        Colour.NONE,
                        "x",
                        0.25,
                        Colour.BLACK,
                        Layer.ABOVE),
                    new Drawing.Line(List.of(first), Colour.BLACK, 0.25, Layer.BELOW))));
    for (PuzzleFormat format : List.of(FPuzzlesFormat.FPUZZLES, JsonFormat.JSON)) {
      String written = format.write(entry);
      assertThat(
              JsonReading.entry(JsonReading.puzzleTexts(JsonReading.FORMATS, written, true).get(0)))
          .isEqualTo(entry);
    }
    assertThat(PuzzleFormats.LINE.losses(entry))
        .containsExactlyInAnyOrder(EntryPart.DRAWINGS, EntryPart.LEFT);
    assertThat(EntryPart.DRAWINGS).hasToString("the drawings and colours");
  }

  /** f-puzzles has no colour within a line. */
  @Test
  void theFillOfALineIsReportedAsLost() {
    PuzzleEntry entry = JsonReading.entries(withFields("")).get(0);
    List<Point> corners = List.of(new Point(0.5, 0.5), new Point(1.5, 0.5), new Point(0.5, 0.5));

    assertThat(FPuzzlesFormat.FPUZZLES.losses(entry.withDrawings(line(corners, Colour.NONE))))
        .isEmpty();
    assertThat(FPuzzlesFormat.FPUZZLES.losses(entry.withDrawings(line(corners, Colour.BLACK))))
        .containsExactly(EntryPart.DRAWINGS);
  }

  private static Drawings line(List<Point> points, Colour fill) {
    return Drawings.of(List.of(new Drawing.Line(points, Colour.BLACK, 0.25, fill, Layer.BELOW)));
  }

  @Test
  void whatIsForTheEyeIsPassedOver() {
    String text =
        withFields(
            ",\"text\":[],\"line\":[{\"lines\":[]}],"
                + "\"rectangle\":[{}],\"circle\":[{}],\"cage\":[{\"value\":\"rules: none\"}],"
                + "\"thermometer\":[],\"killercage\":[],\"xv\":[],\"negative\":[],\"antiking\":false,"
                + "\"renban\":null,\"disabledlogic\":[\"aic\"],\"truecandidatesoptions\":[\"colored\"],"
                + "\"fogofwar\":[\"R1C1\"],\"logicalDescription\":\"x\",\"highConflict\":true,"
                + "\"activeConstraints\":[\"Killer Cage\"],\"successMessage\":\"Well done\"");

    assertThat(JsonReading.outcomes(text)).containsExactly("................");
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of(
            "{\"grid\":[[{},{}],[{}]]}",
            "1:18 the grid is not square: row 2 has 1 cell, expected 2. Maybe 1 cell is missing."),
        Arguments.of(
            "{\"size\":3,\"grid\":[[{},{}],[{},{}]]}",
            "1:9 the size is 3, but the grid has 2 rows."
                + " Give n for a grid of n rows and n columns."),
        Arguments.of("{\"grid\":[]}", "1:9 the grid has 0 rows. Sizes go up to 36×36."),
        Arguments.of(
            "{\"grid\":{}}",
            "1:9 the grid is an object, expected a list. Write a list in brackets: [ ]."),
        Arguments.of(
            "{\"grid\":[1]}",
            "1:10 row 1 of the grid is 1, expected a list. Write a list in brackets: [ ]."),
        Arguments.of(
            withCell("5"), "1:20 r1c1 is 5, expected an object. An empty cell is written {}."),
        Arguments.of(
            withCell("{\"value\":5,\"given\":true}"),
            "1:29 the digit of r1c1 is 5, expected a number from 1 to 4. Correct it, or remove it."),
        Arguments.of(
            withCell("{\"value\":-1}"),
            "1:29 the digit of r1c1 is -1, expected a number from 1 to 4. Correct it, or remove it."),
        Arguments.of(
            withCell("{\"value\":\"x\"}"),
            "1:29 the digit of r1c1 is 'x', expected a number from 1 to 4."
                + " Correct it, or remove it."),
        Arguments.of(
            withCell("{\"centerPencilMarks\":[0]}"),
            "1:42 a pencil mark of r1c1 is 0, expected a number from 1 to 4."
                + " Correct it, or remove it."),
        Arguments.of(
            withCell("{\"region\":\"a\"}"),
            "1:30 the region of r1c1 is 'a', expected a number."
                + " Regions are numbered from 0 to 3."),
        Arguments.of(
            withCell("{\"region\":1}"),
            "1:33 region '0' has 3 cells, expected 4 (r1c2 r2c1 r2c2). Also, region '1' has 5."
                + " Each of the 4 regions needs 4 cells with the same label."),
        Arguments.of(
            object(4, "{\"value\":1,\"given\":true}", ""),
            "1:45 the given 1 appears twice in row 1: r1c1 and r1c2. Change or remove one of the two."),
        Arguments.of(
            withFields(",\"solution\":[1,2]"),
            "1:87 the solution does not have the 16 digits it needs."
                + " Give the digits of all cells row by row, or no solution."),
        Arguments.of(
            withFields(",\"solution\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,5]"),
            "1:118 the solution of r4c4 is 5, expected a number from 1 to 4."
                + " Correct it, or remove it."),
        Arguments.of(
            withFields(",\"title\":[]"),
            "1:84 the field 'title' is a list, expected a string."
                + " Put quotation marks around it."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadObjectIsReportedAndTheOthersAreRead(String object, String problem) {
    assertThat(JsonReading.outcomes(object + "\n" + withFields("") + "\n"))
        .containsExactly(problem, "................");
  }

  @Test
  void anObjectWithoutAGridIsReported() {
    List<PuzzleText> puzzleTexts =
        JsonReading.puzzleTexts(List.of(FPuzzlesFormat.FPUZZLES), "{\"size\": 9}", false);

    assertThat(puzzleTexts.stream().map(JsonReading::outcome))
        .containsExactly(
            "1:1 the object has no field 'grid'."
                + " f-puzzles JSON holds the cells there: {\"size\": n, \"grid\": [[…], …]}.");
  }
}
