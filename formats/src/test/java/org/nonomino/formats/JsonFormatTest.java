package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;

final class JsonFormatTest {
  private static final String PUZZLE = "1...............";
  private static final String REGIONS = "0001011231223332";
  private static final String LINE = PUZZLE + " " + REGIONS;
  private static final String OBJECT =
      "{\"size\":4,\"puzzle\":\"" + PUZZLE + "\",\"regions\":\"" + REGIONS + "\"}";

  private static final String SPREAD =
      """
      {
        "size": 4,
        "puzzle": "1...............",
        "regions": "0001011231223332",
        "path": [
          {"technique": "x [ } \\" \\\\"},
          {
            "technique": "y"
          }
        ]
      }
      """;

  static IntStream sizes() {
    return IntStream.rangeClosed(1, Grid.MAX_SIZE);
  }

  private static List<PuzzleEntry> entries(int size) {
    return AnnotatedPuzzles.ofSize(size, JsonFormat.JSON.holds(), size);
  }

  private static String written(List<PuzzleEntry> entries) {
    return entries.stream().map(JsonFormat.JSON::write).collect(Collectors.joining());
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void readsWhatItWrites(int size) {
    List<PuzzleEntry> entries = entries(size);
    String text = written(entries);

    assertThat(JsonReading.entries(text)).as(text).isEqualTo(entries);
    assertThat(JsonReading.format(text)).isEqualTo("json");
    assertThat(text.lines()).as("an object a line").hasSameSizeAs(entries);
  }

  @Test
  void everythingIsWritten() {
    Puzzle puzzle =
        new Puzzle(Grid.empty(4).with(0, 1), RegionMask.jigsaw(4, digits("0001011231223332")));
    long[] centre = new long[16];
    centre[1] = 0b1010;
    long[] corner = new long[16];
    corner[15] = 0b1;
    PuzzleEntry entry =
        PuzzleEntry.of(puzzle)
            .withText(EntryPart.LABEL, "a \"label\"")
            .withText(EntryPart.RULES, "one\ntwo")
            .withText(EntryPart.SOURCE, "a book")
            .withSolution(Grid.of(4, digits("1234341221434321")))
            .withProgress(new Progress(puzzle.givens().with(3, 4), centre, corner));

    assertThat(JsonFormat.JSON.write(entry))
        .isEqualTo(
            "{\"size\":4,\"puzzle\":\"1...............\",\"regions\":\"0001011231223332\","
                + "\"label\":\"a \\\"label\\\"\",\"rules\":\"one\\ntwo\",\"source\":\"a book\","
                + "\"solution\":\"1234341221434321\",\"entered\":\"1..4............\","
                + "\"centreMarks\":{\"r1c2\":\"24\"},\"cornerMarks\":{\"r4c4\":\"1\"}}\n");
  }

  private static int[] digits(String figures) {
    return figures.chars().map(figure -> figure - '0').toArray();
  }

  /** Each way to write three objects, most of them valid JSON. */
  static Stream<String> arrangements() {
    return Stream.of(
        OBJECT + "\n" + OBJECT + "\n" + OBJECT + "\n",
        OBJECT + OBJECT + " " + OBJECT,
        "[" + OBJECT + "," + OBJECT + "," + OBJECT + "]",
        "\uFEFF[\r\n  " + OBJECT + ",\r\n  " + OBJECT + ",\r\n  " + OBJECT + "\r\n]\r\n",
        SPREAD + SPREAD + SPREAD,
        "# from a book\n\n[\n" + SPREAD + ",\n" + SPREAD + ",\n" + SPREAD + "]\n",
        "[" + SPREAD.strip() + ", " + OBJECT + ", " + SPREAD.strip() + "]",
        SPREAD.replaceAll("\n *", "\n") + "\n\n" + OBJECT + "\n\n" + SPREAD);
  }

  @ParameterizedTest
  @MethodSource("arrangements")
  void objectsMayStandInManyWays(String text) {
    assertThat(JsonReading.outcomes(text)).containsExactly(LINE, LINE, LINE);
    assertThat(JsonReading.format(text)).isEqualTo("json");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[Puzzle]\n" + PUZZLE, "[[0,0,3,4]]", PUZZLE, "puzzle,regions\n", "[1, 2]", "[]"})
  void otherTextsAreNotTakenForIt(String text) {
    assertThat(JsonReading.format(text)).isNotEqualTo("json").isNotEqualTo("fpuzzles");
  }

  @Test
  void regionsAndSizeMayBeMissing() {
    assertThat(JsonReading.outcomes("{\"puzzle\": \"" + PUZZLE + "\"}")).containsExactly(PUZZLE);
  }

  @Test
  void whatTheCommandsWriteIsRead() {
    String classic =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    String boxes =
        "000111222000111222000111222333444555333444555333444555666777888666777888666777888";
    String solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    String solved =
        "{\"place\":{\"source\":\"in.txt\",\"line\":1},\"size\":9,\"puzzle\":\""
            + classic
            + "\",\"regions\":\""
            + boxes
            + "\",\"label\":\"a\",\"source\":\"a book\",\"verdict\":\"unique\",\"solution\":\""
            + solution
            + "\",\"solutions\":1,\"exhausted\":true,\"nodes\":0,\"guesses\":0,\"microseconds\":12,"
            + "\"solver\":\"auto\"}\n";
    String rated =
        "{\"place\":{\"source\":\"in.txt\",\"line\":1},\"size\":9,\"puzzle\":\""
            + classic
            + "\",\"regions\":\""
            + boxes
            + "\",\"level\":\"tough\",\"verdict\":\"unique\",\"rating\":{\"beyond\":false,\"er\":1.2,"
            + "\"ep\":1.2,\"ed\":1.2,\"level\":\"easy\"},\"techniques\":[{\"technique\":\"Hidden Single\","
            + "\"rating\":1.2,\"count\":51}],\"microseconds\":12}\n";
    String generated =
        "{\"size\":9,\"puzzle\":\""
            + classic
            + "\",\"regions\":\""
            + boxes
            + "\",\"solution\":\""
            + solution
            + "\",\"clues\":30,\"rating\":{\"beyond\":false,\"er\":1.2,\"ep\":1.2,\"ed\":1.2,"
            + "\"level\":\"easy\"}}\n";

    List<PuzzleEntry> entries =
        JsonReading.entries(
            solved
                + generated
                + solved.replace("unique", "several")
                + solved.replace("unique", "some")
                + rated);

    assertThat(entries)
        .extracting(entry -> entry.puzzle().givens().toString())
        .containsOnly(classic);
    assertThat(entries.get(0).text(EntryPart.SOURCE)).as("not the file").contains("a book");
    assertThat(entries.get(0).label()).isEqualTo("a");
    assertThat(entries.get(0).solution().map(Grid::toString)).contains(solution);
    assertThat(entries.get(1).solution().map(Grid::toString)).contains(solution);
    assertThat(entries.get(1).text(EntryPart.LEVEL)).contains("easy");
    assertThat(entries.get(2).solution()).as("one of several").isEmpty();
    assertThat(entries.get(3).solution()).as("perhaps one of several").isEmpty();
    assertThat(entries.get(4).text(EntryPart.LEVEL)).as("its own level").contains("tough");
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of(
            "{\"place\":{\"source\":\"in.txt\",\"line\":3,\"column\":7},\"verdict\":\"invalid\","
                + "\"problem\":\"the puzzle has 80 cells\",\"advice\":\"Count them.\"}",
            "1:1 this is not a puzzle but an error report: the puzzle has 80 cells."
                + " Correct it at in.txt:3:7."),
        Arguments.of(
            "{\"path\": [{\"grid\": 1}], \"x\": \"puzzle\", \"size\": 4",
            "1:1 the JSON object that begins here has no end. Maybe the text was cut off,"
                + " or a bracket or a quotation mark is missing."),
        Arguments.of(
            "{\"size\": 4}",
            "1:1 the object has no field 'puzzle'. It needs the n² cells:"
                + " {\"size\": n, \"puzzle\": \"…\", \"regions\": \"…\"}."),
        Arguments.of(
            OBJECT.replace("1...", "1..." + "."),
            "1:20 the size is 4, but the puzzle has 17 cells. Maybe there is 1 cell too many."),
        Arguments.of(
            OBJECT.replace(":4,", ":40,"),
            "1:9 the field 'size' is 40, expected a whole number from 1 to 36. Sizes go up to 36×36."),
        Arguments.of(
            OBJECT.replace("1...", "1..5"),
            "1:24 '5' is above 4, the highest digit of a 4×4 puzzle."
                + " Use 1 to 4, and one of . 0 - _ * ? for a blank."),
        Arguments.of(
            OBJECT.replace("1...", "1..1"),
            "1:24 the given 1 appears twice in row 1: r1c1 and r1c4."
                + " Change or remove one of the two."),
        Arguments.of(
            OBJECT.replace("0001", "0011"),
            "1:50 region '0' has 3 cells, expected 4 (r1c1 r1c2 r2c1)."
                + " Also, region '1' has 5. Each of the 4 regions needs 4 cells with the same label."),
        Arguments.of(
            OBJECT.replace("\"}", "\",\"solution\":\"123\"}"),
            "1:79 the field 'solution' has 3 cells, expected 16. Maybe 13 cells are missing."),
        Arguments.of(
            OBJECT.replace("\"}", "\",\"centreMarks\":{\"r5c1\":\"1\"}}"),
            "1:90 'r5c1' is not a cell of a 4×4 puzzle. Cells are named r1c1 to r4c4."),
        Arguments.of(
            OBJECT.replace("\"}", "\",\"centreMarks\":{\"r4c1\":\"15\"}}"),
            "1:90 '5' is not a digit of a 4×4 puzzle (pencil marks of r4c1)."
                + " Write the digits side by side, such as \"12\"."),
        Arguments.of(
            OBJECT.replace("\"}", "\",\"cornerMarks\":[1]}"),
            "1:82 the field 'cornerMarks' is a list, expected an object with the digits of some"
                + " cells. For example: {\"r1c2\": \"379\"}."),
        Arguments.of(
            OBJECT.replace("\"}", "\",\"label\":{}}"),
            "1:76 the field 'label' is an object, expected a string."
                + " Put quotation marks around it."),
        Arguments.of(
            OBJECT.replace("\"}", "\",\"size\":4}"),
            "1:68 the field 'size' appears twice in one object. Remove one of the two."),
        Arguments.of(
            OBJECT.replace("4,", "4;"),
            "1:10 this is not valid JSON. Look here and just before: maybe a comma, a colon,"
                + " a bracket or a quotation mark is missing, or there is one too many."),
        Arguments.of(
            OBJECT.replace("\"}", "\",\"path\":" + "[".repeat(40) + "]".repeat(40) + "}"),
            "1:106 the JSON is nested deeper than 32 brackets. No puzzle needs that many."),
        Arguments.of(
            OBJECT.replace("\"}", "\",\"rules\":\"" + "x".repeat(70_000) + "\"}"),
            "1:76 the JSON has a string of more than 65536 characters, or more than 500000 values."
                + " No puzzle needs that many."),
        Arguments.of(
            OBJECT.replace("\"}", ""),
            "1:66 the line ends within quotation marks. Maybe the text was cut off, or a quotation"
                + " mark is missing. A line break in a string is written \\n."),
        Arguments.of(
            OBJECT.replace("}", ""),
            "1:1 the JSON object that begins here has no end. Maybe the text was cut off,"
                + " or a bracket or a quotation mark is missing."),
        Arguments.of(
            "{" + " ".repeat(300_000) + "}",
            "1:1 the object has no field 'puzzle'."
                + " It needs the n² cells: {\"size\": n, \"puzzle\": \"…\", \"regions\": \"…\"}."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadObjectIsReportedAndTheOthersAreRead(String object, String problem) {
    assertThat(JsonReading.outcomes(object + "\n" + OBJECT + "\n")).containsExactly(problem, LINE);
    assertThat(JsonReading.problem(object)).isEqualTo(problem);
  }

  /** After a broken object of several lines, the remaining lines are not separate objects. */
  @ParameterizedTest
  @ValueSource(
      strings = {"1...............\",", "\"size\": 4,", "    }\n  ]\n}", "\"path\": [", "]\n}"})
  void aBrokenObjectOfSeveralLinesIsOneRecord(String missing) {
    List<String> outcomes =
        JsonReading.outcomes(SPREAD + SPREAD.replaceFirst("\\Q" + missing, "?") + SPREAD);

    assertThat(outcomes).hasSize(3);
    assertThat(outcomes.get(0)).isEqualTo(LINE);
    assertThat(outcomes.get(1)).isNotEqualTo(LINE);
    assertThat(outcomes.get(2)).isEqualTo(LINE);
  }

  @Test
  void otherKindsOfObjectsAreDistinguishedFromOwnOnes() {
    String own = "{\"size\": 1, \"puzzle\": \".\"}\n";
    String other = "{\"size\": 1, \"grid\": [[{}]]}\n";

    assertThat(JsonReading.format(own + other)).isEqualTo("json");
    assertThat(JsonReading.format(other + own)).isEqualTo("fpuzzles");
    assertThat(JsonReading.outcomes(own + other))
        .containsExactly(
            ".",
            "2:1 the object has no field 'puzzle'."
                + " It looks like JSON of f-puzzles: the format 'fpuzzles'.");
  }

  @Test
  void placesAreFoundInSeveralLines() {
    String text = "# remark\n\n[\n" + SPREAD.replace("1...", "1.x.") + ", " + OBJECT + "]";

    assertThat(JsonReading.outcomes(text))
        .containsExactly(
            "6:16 'x' is neither a digit nor a blank."
                + " Use 1 to 4, and one of . 0 - _ * ? for a blank.",
            LINE);
  }

  @Test
  void whatIsNoObjectIsReported() {
    assertThat(JsonReading.outcomes(OBJECT + "\nnonsense\nmore of it\n" + OBJECT))
        .containsExactly(
            LINE,
            "2:1 no JSON object begins here."
                + " Each puzzle is an object: it begins with '{' and ends with '}'.",
            LINE);
  }

  @Test
  void aListOnOneLineOfAnyLengthIsRead() {
    int count = 3 * (LineReader.MAX_LENGTH / OBJECT.length());
    String list = (OBJECT + ", ").repeat(count);

    assertThat(JsonReading.outcomes("[" + list + OBJECT + "]\n" + OBJECT))
        .hasSize(count + 2)
        .containsOnly(LINE);
    assertThat(JsonReading.outcomes("[\n" + list + OBJECT.replaceFirst("1\\.", "1x") + "]"))
        .hasSize(count + 1)
        .contains(
            "2:%d 'x' is neither a digit nor a blank. Use 1 to 4, and one of . 0 - _ * ? for a blank."
                .formatted(list.length() + OBJECT.indexOf("1.") + 2));
  }

  /** Each string is complete, even if it is divided between two pieces of its line. */
  @Test
  void objectsOnALongLineAreWhole() {
    int max = LineReader.MAX_LENGTH;
    for (int before = max - 2 * OBJECT.length() - 2; before <= max + 1; before++) {
      assertThat(JsonReading.outcomes(OBJECT + " ".repeat(before) + OBJECT + OBJECT))
          .containsExactly(LINE, LINE, LINE);
    }
  }

  @Test
  void noBreakSpacesAndSpacesInStringsAreKept() {
    String label = "a  b\u00A0c\u00A0\u00A0d";
    String text = "{\u00A0\"puzzle\":\u00A0\".\", \"label\": \"%s\", \"rules\": \"\\\\\"}";

    PuzzleEntry entry = JsonReading.entries(text.formatted(label)).get(0);

    assertThat(entry.label()).isEqualTo(label);
    assertThat(entry.text(EntryPart.RULES)).contains("\\");
  }

  /** An object twenty times as long as the limit is not stored. */
  @Test
  void anEndlessObjectEndsAtTheLimit() {
    String line = "\"x\": [" + "1,".repeat(5000) + "1],\n";
    List<PuzzleText> puzzleTexts =
        JsonReading.puzzleTexts(
            List.of(JsonFormat.JSON),
            new Repeated("{\n", line, 8000, "\"y\": 1}\n" + OBJECT),
            false);

    assertThat(puzzleTexts.stream().map(JsonReading::outcome))
        .containsExactly(
            "1:1 the JSON object is longer than 4194304 characters."
                + " No puzzle needs that many. Maybe a bracket is missing.",
            LINE);
  }

  private static final class Repeated extends Reader {
    private final String line;
    private final String end;
    private final int count;
    private String current;
    private int done;

    Repeated(String start, String line, int count, String end) {
      this.current = start;
      this.line = line;
      this.count = count;
      this.end = end;
    }

    @Override
    public int read(char[] target, int offset, int length) {
      if (current.isEmpty()) {
        if (done > count) {
          return -1;
        }
        current = done < count ? line : end;
        done++;
      }
      int taken = Math.min(length, current.length());
      current.getChars(0, taken, target, offset);
      current = current.substring(taken);
      return taken;
    }

    @Override
    public void close() {}
  }

  /** An object that exceeds the maximum length of a line is written in several lines. */
  @Test
  void longObjectsTakeSeveralLines() {
    PuzzleEntry entry =
        PuzzleEntry.of(new Puzzle(Grid.empty(4), RegionMask.boxes(2, 2)))
            .withText(EntryPart.LABEL, "l".repeat(60_000))
            .withText(EntryPart.RULES, "r".repeat(60_000))
            .withText(EntryPart.DESCRIPTION, "d".repeat(60_000))
            .withText(EntryPart.AUTHOR, "a".repeat(60_000))
            .withText(EntryPart.TECHNIQUE, "t".repeat(60_000));
    String text = JsonFormat.JSON.write(entry);

    assertThat(text.lines()).hasSizeGreaterThan(5);
    assertThat(JsonReading.entries(text + OBJECT + text))
        .hasSize(3)
        .startsWith(entry)
        .endsWith(entry);
  }

  @Test
  void whatIsWrittenFollowsTheSchema() throws IOException {
    Path file =
        Path.of(System.getProperty("nonomino.basedir"), "..", "docs", "nonomino.schema.json");
    JsonSchema schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(Files.readString(file));

    sizes()
        .forEach(
            size -> {
              for (PuzzleEntry entry : entries(size)) {
                String text = JsonFormat.JSON.write(entry);
                assertThat(schema.validate(text, InputFormat.JSON)).as(text).isEmpty();
              }
            });
    for (String wrong :
        List.of(
            OBJECT.replace("4", "37"),
            OBJECT.replace("\"size\":4,", ""),
            OBJECT.replace("1...", "1x.."),
            OBJECT.replace("\"}", "\",\"label\":3}"),
            OBJECT.replace("\"}", "\",\"centreMarks\":{\"r1c37\":\"1\"}}"),
            OBJECT.replace("\"}", "\",\"cornerMarks\":{\"r1c3\":\"\"}}"))) {
      assertThat(schema.validate(wrong, InputFormat.JSON)).as(wrong).isNotEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void mutatedTextsGiveSoundPuzzlesOrMessages(long seed) {
    Random random = new Random(seed);
    String characters = "0123456789.,:\"'{}[]\\\n\r aZ|#\u00A0\u0000é";
    for (int i = 0; i < 500; i++) {
      List<PuzzleEntry> entries = new ArrayList<>(entries(1 + random.nextInt(6)));
      StringBuilder text = new StringBuilder(written(entries));
      for (int left = random.nextInt(6); left >= 0; left--) {
        int at = random.nextInt(text.length());
        int end = Math.min(text.length(), at + random.nextInt(20));
        switch (random.nextInt(3)) {
          case 0 -> text.delete(at, end);
          case 1 -> text.insert(at, text.substring(at, end));
          default -> text.insert(at, characters.charAt(random.nextInt(characters.length())));
        }
      }
      for (PuzzleText record :
          JsonReading.puzzleTexts(List.of(JsonFormat.JSON), text.toString(), false)) {
        try {
          Puzzle puzzle = record.parse().puzzle();
          assertThat(puzzle.rules().findConflict(puzzle.givens())).isEqualTo(Optional.empty());
        } catch (MalformedTextException e) {
          assertThat(e.problem()).isNotBlank();
        } catch (RuntimeException e) {
          throw new AssertionError("seed " + seed + ", text:\n" + text, e);
        }
      }
    }
  }
}
