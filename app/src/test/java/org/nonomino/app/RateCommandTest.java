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

/** Tests of {@code nonomino rate} on the command line. */
final class RateCommandTest {
  /**
   * Ratings by the SukakuExplainer programs of SudokuMonster (boxes) and 1to9only (irregular
   * regions). The puzzles were generated with Simon Tatham's Solo (MIT).
   */
  private static final Path RECORDED =
      Path.of(
          System.getProperty("nonomino.basedir"),
          "src/test/resources/org/nonomino/app/recorded-ratings.csv");

  private static final String BASIC =
      "..76..51.....5...81..8..4.6.4....6..2..3.6..9..9....3.8.1..7..53...9.....95..13..";
  private static final String TRICKY =
      ".672....3..3...8..1..3.....9..7...4..15...73..7...2..9.....4..1..6...5..7....849.";
  private static final String BASIC_RATING = "1.5/1.2/1.2 easy";

  /** Two hidden singles, after which no technique applies. */
  private static final String HARDEST =
      "1...5...9.......3..79........7.1...65....42..6..8.......5.6...7.....2.4....3..8..";

  private static final String SEVERAL = "1............... 0011001122332233";

  /** Row 1 needs a 4, but column 4 already has one. */
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
  void reportsAPersonWhatTheRatingMeans() {
    Run run = Run.withInput(BASIC, "rate");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            Easy: the hardest step rates 1.5, the hardest up to the first placement 1.2, and the first one 1.2.
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
  void reportsAPersonWhyThereIsNoRating(String puzzle, int status, String sentence) {
    Run run = Run.withInput(puzzle, "rate");

    assertThat(run.status()).isEqualTo(status);
    assertThat(run.out()).isEqualTo(sentence + "\n");
  }

  @Test
  void reportsAPersonThatAPuzzleIsBeyondAllTechniques() {
    Run run = Run.withInput(HARDEST, "rate", "--techniques=-forcing-chains");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            Beyond: the puzzle has one solution, but the techniques do not reach it. It rates 7.5 or more.
                 2 × Hidden Single (1.2)
            """);
  }

  @Test
  void reportsAPersonOfManyPuzzlesOneByOne() {
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
            "6 puzzles: 2 easy, 1 diabolical, 1 without a solution, 1 with several solutions, 1 malformed\n");
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
  void writesATableInWhichTheHardestTechniqueIsALowerBound() {
    String input = String.join("\n", BASIC, HARDEST, SEVERAL, NONE, "nonsense", FULL);

    Run run =
        Run.withInput(
            input, "rate", "--format=csv", "--timeout=5m", "--techniques=-forcing-chains");

    assertThat(column(run.out(), 2)).containsExactly("er", "1.5", "7.5+", "", "", "", "0.0");
    assertThat(column(run.out(), 3)).containsExactly("ep", "1.2", "1.2", "", "", "", "0.0");
    assertThat(column(run.out(), 4)).containsExactly("ed", "1.2", "1.2", "", "", "", "0.0");
    assertThat(column(run.out(), 5))
        .containsExactly("level", "easy", "beyond", "several", "none", "invalid", "easy");
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

    Run run =
        Run.withInput(
            input, "rate", "--regions=3x3", "--format=json", "--techniques=-forcing-chains");

    List<String> objects = run.out().lines().toList();
    assertThat(objects).hasSize(4);
    assertThat(objects.get(0))
        .startsWith("{\"place\":{\"source\":\"standard input\",\"line\":1},")
        .contains(
            "\"puzzle\":\"" + BASIC + "\"",
            "\"verdict\":\"unique\"",
            "\"rating\":{\"beyond\":false,\"er\":1.5,\"ep\":1.2,\"ed\":1.2,\"level\":\"easy\"}",
            "{\"technique\":\"Hidden Single\",\"rating\":1.2,\"count\":29}");
    assertThat(objects.get(1))
        .contains(
            "\"verdict\":\"unique\",\"rating\":{\"beyond\":true,\"erAtLeast\":7.5,\"ep\":1.2,\"ed\":1.2,"
                + "\"level\":\"extreme\"},\"techniques\":[");
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
  void aLimitIsReported() {
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
        .contains("3 puzzles: 2 easy, 1 malformed\n")
        .containsPattern(
            "simple formula: 0\\.\\d{3} on average; 1 of level 0, 1 of level 1, 0 of level 2, 0 of level 3\n")
        .containsPattern(" s total, [\\d,]+ puzzles/s\n$");
  }

  @Test
  void withoutAnyFirstStepAllThreeAreLowerBounds() {
    // Without any single, only uniqueness techniques remain: unique rectangles from 4.5, BUG from
    // 5.6.
    String techniques =
        "--techniques=-singles,-intersections,-subsets,-fish,-wings,-chains,-exclusions,-forcing-chains";

    Run table = Run.withInput(BASIC, "rate", "--format=csv", "--scale=se", techniques);
    Run text = Run.withInput(BASIC, "rate", "--scale=se", techniques);

    assertThat(column(table.out(), 2)).containsExactly("er", "5.6+");
    assertThat(column(table.out(), 3)).containsExactly("ep", "5.6+");
    assertThat(column(table.out(), 4)).containsExactly("ed", "5.6+");
    assertThat(column(table.out(), 6)).containsExactly("techniques", "");
    assertThat(text.out())
        .isEqualTo(
            "Beyond: the puzzle has one solution, but the techniques do not find even a first step."
                + " It rates 5.6 or more.\n");
  }

  @Test
  void theScaleOfSudokuExplainerHasNoOtherTechniques() {
    Run run = Run.withInput(BASIC, "rate", "--scale=se", "--prefer=names");

    assertThat(run.err())
        .contains(
            "--scale=se has only the techniques of Sudoku Explainer: leave out --prefer=names");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void theScoreAddsUpWhatEachStepCosts() {
    Run table = Run.withInput(BASIC, "rate", "--format=csv", "--scale=score");
    Run line = Run.withInput(BASIC, "rate", "--format=line", "--scale=score");
    Run text = Run.withInput(BASIC, "rate", "--scale=score");
    Run json = Run.withInput(BASIC, "rate", "--format=json", "--scale=score");

    // 20 last cells at 4 and 33 hidden singles at 14.
    assertThat(column(table.out(), 8)).containsExactly("score", "542");
    assertThat(column(table.out(), 9)).containsExactly("steps", "53");
    List<String> numbers = List.of(line.out().strip().split("[/ ]", -1));
    assertThat(numbers).hasSize(4).startsWith("542", "53");
    assertThat(column(table.out(), 10)).containsExactly("first_moves", numbers.get(2));
    assertThat(column(table.out(), 11)).containsExactly("bottlenecks", numbers.get(3));
    assertThat(Integer.parseInt(numbers.get(2))).isBetween(5, 81);
    assertThat(text.out()).startsWith("Score 542 for 53 steps, the hardest rated 1.5. There are ");
    assertThat(json.out())
        .contains(
            "\"score\":{\"total\":542,\"steps\":53,\"firstMoves\":"
                + numbers.get(2)
                + ",\"bottlenecks\":"
                + numbers.get(3)
                + "}");
  }

  @Test
  void levelsAreThoseOfAFile() throws IOException {
    String levels =
        file(
            "levels.json",
            """
            {"levels": [
              {"name": "gentle", "upTo": 1.5, "score": 500},
              {"name": "long", "boxes": 1.5, "irregular": 2},
              {"name": "brutal"}]}
            """);
    String input = String.join("\n", BASIC, FULL, TRICKY);

    Run run = Run.withInput(input, "rate", "--levels=" + levels);

    assertThat(run.out()).isEqualTo("1.5/1.2/1.2 long\n0.0/0.0/0.0 gentle\n6.6/1.2/1.2 brutal\n");
    assertThat(run.err()).contains("1 gentle, 1 long, 1 brutal");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          not json                                             | this is not valid JSON
          {}                                                   | there must be 1 to 20 levels, but there are 0
          {"levels":[1]}                                       | levels[0] is 1, expected an object
          {"levels":[{"upTo":1}]}                              | a level has no name
          {"levels":[{"name":"a","upTo":1}]}                   | the last level, 'a', has a bound
          {"levels":[{"name":"a"},{"name":"b"}]}               | the level 'a' has no bound
          {"levels":[{"name":"a","upTo":1},{"name":"a"}]}      | there are two levels 'a'
          {"levels":[{"name":"a","upTo":"1"},{"name":"b"}]}    | expected a rating from 0 to 20
          {"levels":[{"name":"a","upTo":-1},{"name":"b"}]}     | expected a rating from 0 to 20
          {"levels":[{"name":"a","score":1.5},{"name":"b"}]}   | expected a whole number
          {"levels":[{"name":"a","most":1.5},{"name":"b"}]}    | a level has no field 'most'
          {"levels":[{"name":"a","upTo":2},{"name":"b","upTo":1},{"name":"c"}]} | the level 'b' has a lower bound than 'a'
          {"levels":[{"name":"a","upTo":1,"effort":9},{"name":"b"}]} | a level has only one of the fields 'constraints' and 'effort'
          {"levels":[{"name":"a","constraints":2,"effort":9},{"name":"b","constraints":3,"effort":8},{"name":"c"}]} | the level 'b' has a lower bound than 'a'
          """)
  void aFileWithoutLevelsIsRefused(String content, String problem) throws IOException {
    String levels = file("levels.json", content);

    Run run = Run.withInput(BASIC, "rate", "--levels=" + levels);

    assertThat(run.err()).contains(levels + ":1:", problem);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void techniquesAreLeftOut() {
    Run without = Run.withInput(TRICKY, "rate", "--format=csv", "--techniques=-chains");
    Run again = Run.withInput(TRICKY, "rate", "--format=line", "--techniques=-chains,+Turbot Fish");

    assertThat(column(without.out(), 6).get(1)).doesNotContain("Turbot Fish", "(6.6)");
    assertThat(again.out()).startsWith("4.2/");
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
          --techniques=-hiden-pairs | there is no technique or family 'hiden-pairs'. Did you mean hidden-pair? 'nonomino techniques' lists all.
          --techniques=chains | 'chains' has no sign. Begin each name with '+' to add it, or '-' to leave it out.
          --prefer=mine | --prefer=mine: there is no such name. Choose one of: se, names, short.
          --levels=nowhere.json | there is no file 'nowhere.json'.
          --scale=hodoku | --scale=hodoku: there is no such name. Choose one of: se, nonomino, score.
          --format=xml  | --format=xml: there is no such name. Choose one of: text, line, csv, json;
          --format=grid | --format=grid has no field for a rating. Choose text, line, csv or json
          --input=xml | --input=xml: there is no such name. Choose one of: cage-letters, csv, forum, fpuzzles,
          --threads=0 | --threads=0: give a number from 1 to 1024.
          --timeout=soon | --timeout=soon: give a duration such as 500ms, 10s, 2m or 1h.
          --regions=2x | --regions=
          --easy | nonomino rate --help
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
