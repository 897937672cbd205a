package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.explainer.terms.StepKind;

/** Checks that all JSON written by commands conforms to {@code docs/nonomino.schema.json}. */
final class JsonDialectTest {
  private static final String ADDRESS = "https://nonomino.org/nonomino.schema.json";
  private static final JsonSchemaFactory SCHEMAS =
      JsonSchemaFactory.getInstance(
          VersionFlag.V202012,
          builder ->
              builder.schemaLoaders(loaders -> loaders.schemas(Map.of(ADDRESS, document()))));
  private static final JsonSchema ANY = SCHEMAS.getSchema(SchemaLocation.of(ADDRESS));

  /**
   * Puzzles with one, several and no solution, a full one, one with only two steps, a malformed
   * one.
   */
  private static final String MIXED =
      """
      1......2.3....4. 0011001122332233 a title
      1............... 0011001122332233
      123............4 0011001122332233
      1234341221434321
      1...5...9.......3..79........7.1...65....42..6..8.......5.6...7.....2.4....3..8..
      12x4............
      .
      """;

  /** The techniques that the hard puzzle requires; without them, it is soon beyond all others. */
  private static final String QUICK = "--techniques=-forcing-chains";

  private static final String SEVERAL = "1............... 0011001122332233";

  private static String document() {
    try {
      return Files.readString(
          Path.of(System.getProperty("nonomino.basedir"), "..", "docs", "nonomino.schema.json"));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the lines of an output after validating each against the whole schema. */
  private static List<String> records(String input, String... args) {
    Run run = Run.withInput(input, args);
    List<String> records = run.out().lines().toList();
    for (String record : records) {
      assertThat(ANY.validate(record, InputFormat.JSON)).as(record + " " + run.err()).isEmpty();
      String more = record.replaceFirst("}$", ",\"surplus\":1}");
      assertThat(ANY.validate(more, InputFormat.JSON)).as(more).isNotEmpty();
    }
    return records;
  }

  private static void requireAre(String definition, String record) {
    JsonSchema schema = SCHEMAS.getSchema(SchemaLocation.of(ADDRESS + "#/$defs/" + definition));
    assertThat(schema.validate(record, InputFormat.JSON)).as(record).isEmpty();
  }

  /** Returns the verdicts of records, in their order. */
  private static List<String> verdicts(List<String> records) {
    List<String> verdicts = new ArrayList<>();
    for (String record : records) {
      verdicts.add(record.replaceAll(".*\"verdict\":\"(\\w+)\".*", "$1"));
    }
    return verdicts;
  }

  @ParameterizedTest
  @CsvSource({
    "--stats, unique several none unique unique invalid unique",
    "--first, some some none some some invalid some",
    "--count, unique several none unique unique invalid unique",
    "--count=1, some some none some some invalid some",
    "--solver=dlx, unique several none unique unique invalid unique",
  })
  void solve(String option, String verdicts) {
    List<String> records = records(MIXED, "solve", "--format=json", option);

    assertThat(verdicts(records)).containsExactly(verdicts.split(" "));
    records.forEach(
        record -> requireAre(record.contains("invalid") ? "malformed" : "solveRecord", record));
  }

  @ParameterizedTest
  @CsvSource({
    "--candidates, unique several none unique unique invalid unique",
    "--candidates=8, unique several none unique unique invalid unique",
  })
  void candidates(String option, String verdicts) {
    List<String> records = records(MIXED, "solve", "--format=json", option);

    assertThat(verdicts(records)).containsExactly(verdicts.split(" "));
    records.forEach(
        record ->
            requireAre(record.contains("invalid") ? "malformed" : "candidatesRecord", record));
  }

  @Test
  void candidatesOfAPuzzleAreRead() {
    String record = Run.withInput(SEVERAL, "solve", "--candidates", "--format=json").out();

    assertThat(Run.withInput(record, "convert", "--format=line").out())
        .contains("1...............");
  }

  @Test
  void allSolutions() {
    List<String> records = records(SEVERAL, "solve", "--all=3", "--format=json");

    assertThat(records).hasSize(4);
    records.subList(0, 3).forEach(record -> requireAre("solutionRecord", record));
    requireAre("solveRecord", records.get(3));
    assertThat(verdicts(records.subList(3, 4))).containsExactly("several");
  }

  @Test
  void check() {
    List<String> records = records(MIXED, "check", "--format=json");

    assertThat(verdicts(records))
        .containsExactly("unique", "several", "none", "unique", "unique", "invalid", "unique");
    records.forEach(
        record -> requireAre(record.contains("invalid") ? "malformed" : "checkRecord", record));
  }

  @Test
  void checkOfConstraintsAndOfASolution() {
    String puzzle =
        "{\"size\":4,\"puzzle\":\"12..............\",\"solution\":\"1234341221434321\",\"constraints\":"
            + "[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\"],\"sum\":5},{\"kind\":\"cage\",\"cells\":[\"r4c4\"]}]}";
    List<String> checked = records(puzzle, "check", "--format=json");
    List<String> solved = records(puzzle, "solve", "--format=json");

    String conflict =
        "{\"constraint\":\"cage\",\"cells\":[0,1],\"words\":\"the cage of 5 at r1c1 adds up to 3\"}";
    assertThat(checked).hasSize(1).allSatisfy(record -> requireAre("checkRecord", record));
    assertThat(checked.get(0))
        .contains(
            "\"conflicts\":[" + conflict + "],\"mistakes\":[],\"verdict\":\"none\"",
            "\"givenSolution\":{\"right\":false,\"conflicts\":["
                + conflict
                + "],\"differing\":[]}");
    assertThat(solved).hasSize(1).allSatisfy(record -> requireAre("solveRecord", record));
    assertThat(solved.get(0)).contains("\"verdict\":\"none\",\"conflicts\":[" + conflict + "]");
  }

  @Test
  void rate() {
    List<String> records = records(MIXED, "rate", "--format=json", QUICK);

    assertThat(verdicts(records))
        .containsExactly("unique", "several", "none", "unique", "unique", "invalid", "unique");
    assertThat(records.get(4)).contains("\"beyond\":true,\"erAtLeast\":7.5");
    records.forEach(
        record -> requireAre(record.contains("invalid") ? "malformed" : "rateRecord", record));
  }

  @Test
  void rateWithScores() {
    List<String> records = records(MIXED, "rate", "--format=json", "--scale=score", QUICK);

    assertThat(records).filteredOn(record -> record.contains("\"score\":{")).hasSize(4);
    records.forEach(
        record -> requireAre(record.contains("invalid") ? "malformed" : "rateRecord", record));
  }

  @ParameterizedTest
  @CsvSource({
    "--size=4",
    "--difficulty=easy",
    "--solutions=unchecked",
    "--solutions=any",
    "--regions=random"
  })
  void generate(String option) {
    List<String> records =
        records("", "generate", "--number=2", "--seed=1", "--format=json", option);

    assertThat(records).hasSize(2).allSatisfy(record -> requireAre("generatedRecord", record));
    assertThat(records.get(0).contains("\"rating\"")).isEqualTo(option.startsWith("--diff"));
  }

  @Test
  void positions() {
    List<String> records =
        records(
            "",
            "generate",
            "--technique=naked-pair",
            "--position",
            "--number=2",
            "--seed=1",
            "--format=json");

    assertThat(records)
        .hasSize(2)
        .allSatisfy(record -> requireAre("generatedRecord", record))
        .allMatch(record -> record.contains("\"centreMarks\"") && record.contains("\"entered\""));
  }

  @Test
  void techniques() {
    List<String> all = records("", "techniques", "--format=json");
    List<String> one = records("", "techniques", "x-wing", "--format=json");

    Map<Boolean, List<String>> byKind =
        all.stream().collect(Collectors.partitioningBy(line -> line.startsWith("{\"technique\":")));
    assertThat(byKind.get(true))
        .hasSize(StepKind.values().length)
        .allSatisfy(record -> requireAre("techniqueRecord", record));
    assertThat(byKind.get(false))
        .isNotEmpty()
        .allSatisfy(record -> requireAre("constraintRecord", record));
    assertThat(one).hasSize(1).allSatisfy(record -> requireAre("techniquePage", record));
  }

  /** The lines of {@link #MIXED} that are puzzles. */
  @ParameterizedTest
  @CsvSource({"0, unique", "1, several", "2, none", "3, unique", "4, unique", "6, unique"})
  void explain(int line, String verdict) {
    String puzzle = MIXED.lines().toList().get(line);
    List<String> records = records(puzzle, "explain", "--format=json", QUICK);

    assertThat(records).hasSize(1).allSatisfy(record -> requireAre("explainRecord", record));
    assertThat(verdicts(records)).containsExactly(verdict);
  }

  @Test
  void convertAndHint() {
    String puzzle = MIXED.lines().toList().get(0);

    requireAre("puzzle", records(puzzle, "convert", "--format=json").get(0));
    requireAre("puzzle", records(puzzle, "hint", "--format=json").get(0));
  }

  /** All commands read the output of a command, with the same puzzles and the same problems. */
  @ParameterizedTest
  @CsvSource({"solve, --timeout=5m", "check, --timeout=5m", "rate, " + QUICK})
  void whatIsWrittenIsReadAgain(String command, String option) {
    String written = Run.withInput(MIXED, command, "--format=json", option).out();
    Run again = Run.withInput(written, command, "--format=json", option);

    List<String> before = written.lines().toList();
    List<String> after = again.out().lines().toList();
    assertThat(verdicts(after)).isEqualTo(verdicts(before));
    assertThat(after.get(0)).contains("\"label\":\"a title\"");
    assertThat(after.get(5))
        .contains("this is not a puzzle but an error report", "at standard input:6:3");
  }

  @Test
  void aRatedPuzzleKeepsItsLevel() {
    String rated = Run.withInput(MIXED.lines().toList().get(0), "rate", "--format=json").out();
    Run read = Run.withInput(rated, "convert", "--format=json");

    assertThat(read.out()).contains("\"level\":\"easy\"");
  }

  @Test
  void layoutsAreInTheSchema() {
    List<String> shown = records("", "layouts", "show", "--format=json", "3x3", "pinwheel-9");
    List<String> made =
        records("", "layouts", "random", "--format=json", "--size=6", "--number=3", "--seed=1");

    assertThat(shown).hasSize(2);
    assertThat(shown.get(1)).contains("\"connected\":true", "\"symmetry\":\"rotate90\"");
    assertThat(made).hasSize(3).doesNotHaveDuplicates();
  }
}
