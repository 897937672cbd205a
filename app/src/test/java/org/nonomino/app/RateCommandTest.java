package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code nonomino rate} as a person at the keyboard sees it. */
final class RateCommandTest {
  /**
   * Ratings that the SukakuExplainer programs of SudokuMonster (boxes) and 1to9only (irregular
   * regions) gave; the puzzles were generated with Simon Tatham's Solo (MIT).
   */
  private static final Path RECORDED =
      Path.of(
          System.getProperty("nonomino.basedir"),
          "src/test/resources/org/nonomino/app/recorded-ratings.csv");

  private static final String BASIC =
      "..76..51.....5...81..8..4.6.4....6..2..3.6..9..9....3.8.1..7..53...9.....95..13..";
  private static final String TRICKY =
      ".672....3..3...8..1..3.....9..7...4..15...73..7...2..9.....4..1..6...5..7....849.";
  private static final String BASIC_RATING = "1.5/1.2/1.2 medium";

  /** Two hidden singles, and then nothing that people can see. */
  private static final String HARDEST =
      "1...5...9.......3..79........7.1...65....42..6..8.......5.6...7.....2.4....3..8..";

  private static final String SEVERAL = "1............... 0011001122332233";

  /** Row 1 needs a 4, which column 4 has. */
  private static final String NONE = "123............4 0011001122332233";

  private static final String FULL = "1234341221434321";

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static List<String> column(String table, int index) {
    return table
        .lines()
        .map(line -> line.split(",", -1))
        .filter(fields -> fields.length > index)
        .map(fields -> fields[index])
        .toList();
  }

  @Test
  void ratesAsOtherProgramsOfTheScaleDid() throws IOException {
    String recorded = Files.readString(RECORDED);

    Run run = Run.of("rate", "--scale=se", "--format=csv", RECORDED.toString());

    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    for (int shared = 0; shared < 5; shared++) {
      assertThat(column(run.out(), shared)).isEqualTo(column(recorded, shared));
    }
    assertThat(column(run.out(), 7)).isEqualTo(column(recorded, 6));
  }

  @Test
  void tellsAPersonWhatTheRatingMeans() {
    Run run = Run.withInput(BASIC, "rate");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            Medium: the hardest step rates 1.5, the hardest up to the first placement 1.2, and the first one 1.2.
                20 × Last Cell (1.0)
                29 × Hidden Single (1.2)
                 4 × Hidden Single (1.5)
            """);
    assertThat(run.err()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1............... | 1 | This puzzle has several solutions, so logic leads to none of them.
          123............4 | 1 | No Solution: this puzzle cannot be solved.
          1234341221434321 | 0 | Easy: already solved.
          """)
  void tellsAPersonWhyThereIsNoRating(String puzzle, int status, String sentence) {
    Run run = Run.withInput(puzzle, "rate");

    assertThat(run.status()).isEqualTo(status);
    assertThat(run.out()).isEqualTo(sentence + "\n");
  }

  @Test
  void tellsAPersonThatAPuzzleIsBeyondAllTechniques() {
    Run run = Run.withInput(HARDEST, "rate", "--timeout=5m");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            Beyond: the puzzle has one solution, but the techniques do not reach it. By the steps found, it rates 1.2 or more.
                 2 × Hidden Single (1.2)
            """);
  }

  @Test
  void tellsAPersonOfManyPuzzlesOneByOne() {
    Run run = Run.withInput(FULL + "\n" + SEVERAL + " two\nx\n", "rate", "--format=text");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out())
        .isEqualTo(
            """
            standard input:1
            Easy: already solved.

            standard input:2: two
            This puzzle has several solutions, so logic leads to none of them.

            standard input:3:1
            This is not a puzzle: 'x' is neither a digit nor a blank.

            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "7"})
  void writesOneRecordAPuzzleInTheOrderOfTheInput(String threads) {
    String input = String.join("\n", BASIC, SEVERAL, NONE, "# comment", "nonsense", FULL, TRICKY);

    Run run = Run.withInput(input, "rate", "--threads=" + threads);

    assertThat(run.out())
        .isEqualTo(
            BASIC_RATING + "\nseveral\nnone\ninvalid\n0.0/0.0/0.0 easy\n6.6/1.2/1.2 diabolical\n");
    assertThat(run.err())
        .contains("standard input:5:1: the puzzle has 8 cells")
        .endsWith(
            "6 puzzles: 1 easy, 1 medium, 1 diabolical, 1 without a solution, 1 with several solutions, 1 malformed\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void keepsTheOrderOfManyPuzzlesOnManyThreads() {
    StringBuilder input = new StringBuilder();
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < 300; i++) {
      input.append(i % 3 == 0 ? BASIC : NONE).append('\n');
      expected.append(i % 3 == 0 ? BASIC_RATING : "none").append('\n');
    }

    Run run = Run.withInput(input.toString(), "rate", "--threads=4", "--format=line");

    assertThat(run.out()).isEqualTo(expected.toString());
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void writesATableInWhichWhatWasReachedIsALowerBound() {
    String input = String.join("\n", BASIC, HARDEST, SEVERAL, NONE, "nonsense", FULL);

    Run run = Run.withInput(input, "rate", "--format=csv", "--timeout=5m");

    assertThat(column(run.out(), 2)).containsExactly("er", "1.5", "1.2+", "", "", "", "0.0");
    assertThat(column(run.out(), 3)).containsExactly("ep", "1.2", "1.2", "", "", "", "0.0");
    assertThat(column(run.out(), 4)).containsExactly("ed", "1.2", "1.2", "", "", "", "0.0");
    assertThat(column(run.out(), 5))
        .containsExactly("level", "medium", "beyond", "several", "none", "invalid", "easy");
    assertThat(column(run.out(), 6))
        .startsWith(
            "techniques",
            "Last Cell (1.0) x20;Hidden Single (1.2) x29;Hidden Single (1.5) x4",
            "Hidden Single (1.2) x2",
            "");
  }

  @Test
  void writesAnObjectAPuzzle() {
    String input = String.join("\n", BASIC + " boxes", HARDEST, NONE, "nonsense");

    Run run = Run.withInput(input, "rate", "--regions=3x3", "--format=json", "--timeout=5m");

    List<String> objects = run.out().lines().toList();
    assertThat(objects).hasSize(4);
    assertThat(objects.get(0))
        .startsWith("{\"place\":{\"source\":\"standard input\",\"line\":1},")
        .contains(
            "\"puzzle\":\"" + BASIC + "\"",
            "\"verdict\":\"unique\"",
            "\"rating\":{\"beyond\":false,\"er\":1.5,\"ep\":1.2,\"ed\":1.2,\"level\":\"medium\"}",
            "{\"technique\":\"Hidden Single\",\"rating\":1.2,\"count\":29}");
    assertThat(objects.get(1))
        .contains(
            "\"verdict\":\"unique\",\"rating\":{\"beyond\":true,\"erAtLeast\":1.2,\"ep\":1.2,\"ed\":1.2,"
                + "\"level\":\"diabolical\"},\"techniques\":[");
    assertThat(objects.get(2)).contains("\"verdict\"").doesNotContain("\"er");
    assertThat(objects.get(3)).contains("\"verdict\":\"invalid\"", "\"problem\":");
  }

  @Test
  void theLawOfLeftoversIsOfOneScaleOnly() throws IOException {
    List<String> recorded = Files.readAllLines(RECORDED);
    String label = "sgt-9j_da_none-196";
    String puzzle =
        recorded.stream().filter(line -> line.endsWith(label)).findFirst().orElseThrow();
    String input = recorded.get(0) + "\n" + puzzle + "\n";

    String own = Run.withInput(input, "rate", "--format=csv").out();
    String pure = Run.withInput(input, "rate", "--format=csv", "--scale=se").out();

    assertThat(own).contains("Law of Leftovers (2.7)");
    assertThat(pure).contains("Naked Pair (3.0)").doesNotContain("leftovers");
  }

  @Test
  void readsSeveralFilesWithRegionsForAll() throws IOException {
    String first = file("first.txt", BASIC + "\n");
    String second = file("second.txt", BASIC + "\n");
    String missing = folder.resolve("missing.txt").toString();

    Run run = Run.of("rate", "--regions=3x3", "--input=line", first, missing, second);

    assertThat(run.out()).isEqualTo(BASIC_RATING + "\n" + BASIC_RATING + "\n");
    assertThat(run.err()).contains("There is no file '" + missing + "'");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void aLimitIsTold() {
    Run line = Run.withInput(BASIC, "rate", "--timeout=0", "--format=line");
    Run text = Run.withInput(BASIC, "rate", "--timeout=0");

    assertThat(line.out()).isEqualTo("limit\n");
    assertThat(line.status()).isEqualTo(3);
    assertThat(text.out()).startsWith("Not rated: time ran out.");
  }

  @Test
  void statisticsCountLevelsAndHaveTheSimpleFormula() {
    Run run = Run.withInput(FULL + "\n" + BASIC + "\nnonsense\n", "rate", "--stats");

    assertThat(run.err())
        .contains("3 puzzles: 1 easy, 1 medium, 1 malformed\n")
        .containsPattern(
            "simple formula: 0\\.\\d{3} on average; 1 of level 0, 1 of level 1, 0 of level 2, 0 of level 3\n")
        .containsPattern(" s total, [\\d,]+ puzzles/s\n$");
  }

  @Test
  void showsTheProgressToAPersonWhoKeepsTheRatings() {
    assertThat(Run.watched("rate", RECORDED.toString()).err()).contains("%");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --scale=hodoku | there is no scale 'hodoku'. Choose one of: se, nonomino.
          --format=xml  | There is no --format 'xml'. Choose one of: text, line, csv, json;
          --format=grid | --format=grid has no field for a rating. Choose text, line, csv or json
          --input=xml | There is no input format 'xml'. Choose one of: csv, forum, fpuzzles,
          --threads=0 | --threads=0: give a number from 1 to 1024.
          --timeout=soon | 'soon' is not a valid duration: use 500ms, 10s, 2m or 1h.
          --regions=2x | --regions=
          --level=easy | nonomino rate --help
          """)
  void saysWhatIsWrongWithAnOption(String option, String message) {
    Run run = Run.withInput(BASIC, "rate", option);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("nonomino: ").contains(message);
  }

  @Test
  void helpNamesEveryOption() {
    Run run = Run.of("rate", "--help");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains(
            "[FILE...]",
            "--regions=",
            "--input=",
            "--threads=",
            "--format=",
            "--scale=",
            "--timeout=",
            "--stats",
            "--verbose");
  }
}
