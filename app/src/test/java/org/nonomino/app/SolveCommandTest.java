package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of {@code nonomino solve} on the command line. */
final class SolveCommandTest {
  private static final Path EXAMPLES =
      Path.of(System.getProperty("nonomino.basedir"), "..", "examples");
  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String CLASSIC_SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final String FOUR = "1.......2....... 0011001122332233";

  @TempDir private Path folder;

  private static String example(String name) {
    return EXAMPLES.resolve(name).toString();
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "backtrack", "bitboard", "dlx", "sat"})
  void drawsTheFirstOfSeveralSolutions(String solver) {
    Run run = Run.of("solve", "--solver=" + solver, example("several.txt"));

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith(
            """
            ┌───┬───────┬───────────┬───────────┐
            │ 4 │[2]  1 │ 7   3   9 │ 5   8   6 │
            │   │       │           │           │
            │[2]│ 8   7 │ 1   5   6 │ 4   3  [9]│
            │   │       └───┐       │           │
            │[9]│[5]  6   3 │[4]  8 │ 2   1   7 │
            """)
        .contains("This is not the only solution: another has ");
    assertThat(run.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "backtrack", "bitboard", "dlx", "sat"})
  void countsAndListsAllSolutions(String solver) {
    Run count = Run.of("--solver=" + solver, "--count", "--format=line", example("several.txt"));
    Run all = Run.of("--solver=" + solver, "--all", "--format=line", example("several.txt"));

    assertThat(count.out()).isEqualTo("46\n");
    assertThat(all.out().lines().filter(line -> line.length() == 81).distinct()).hasSize(46);
    assertThat(all.out())
        .contains(
            "421739586287156439956348217193482675874265193365891742542917368718623954639574821")
        .endsWith("\n\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "3"})
  void anEmptyLineEndsEachListOfAllSolutionsThatOfAMalformedRecordToo(String threads) {
    String unique = "1......2.3....4.";
    String input = unique + "\nnonsense\n" + unique + "\n1..............5\n";

    Run run = Run.withInput(input, "solve", "--all", "--format=line", "--threads=" + threads);

    String block = "1234341243212143\n\n";
    assertThat(run.out()).isEqualTo(block + "invalid\n\n" + block + "invalid\n\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void malformedRecordsOfAKindAreCountedAfterTwenty() {
    String input =
        CLASSIC + "\n" + "nonsense\n".repeat(60) + "no sense\nat all\n".repeat(20) + CLASSIC + "\n";

    Run run = Run.withInput(input, "solve", "--format=line", "--threads=2");

    assertThat(run.out().lines().filter("invalid"::equals)).hasSize(100);
    assertThat(run.err().lines().filter(line -> line.contains("standard input:"))).hasSize(20);
    assertThat(run.err()).contains("nonomino: 80 more of this kind: the puzzle has … cells");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void withoutAnyPuzzleThereIsNoSummary() {
    Run one = Run.onTerminal(false, "solve", "nofile");
    Run two = Run.onTerminal(false, "solve", "nofile", "neither");
    Run rated = Run.onTerminal(false, "rate", "nofile", "neither");

    assertThat(one.err())
        .isEqualTo(
            "nonomino: There is no file 'nofile'. Check the name, or the folder you are in.\n");
    assertThat(two.err().lines()).hasSize(2).allMatch(line -> line.contains("There is no file"));
    assertThat(rated.err()).isEqualTo(two.err());
  }

  @Test
  void aNameThatIsNotTextIsFound() throws IOException {
    Path name = Path.of(URI.create(folder.toUri() + "caf%E9.txt"));
    assumeTrue(name.toString().contains("\uFFFD"), "skipped: this system reads any byte as text");
    Files.writeString(name, "1......2.3....4.\n");
    Path puzzles = Files.writeString(folder.resolve("puzzles.txt"), "1......2.3....4.\n");

    assertThat(Run.of(name.toString()).out()).isEqualTo(Run.of(puzzles.toString()).out());
    Files.copy(name, Path.of(URI.create(folder.toUri() + "caf%E8.txt")));
    assertThat(Run.of(name.toString()).err()).contains("several files have this name");
  }

  @Test
  void saysThatTheSolutionIsTheOnlyOne() {
    Run run = Run.withInput(CLASSIC, "solve");

    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("│[5] [3]  4 │ 6  [7]  8 │ 9   1   2 │");
    assertThat(run.out()).endsWith("This is the only solution.\n");
  }

  @Test
  void readsTheGridOfTheClassicExample() {
    Run run = Run.of(example("classic.txt"), "--format=grid");

    assertThat(run.out())
        .startsWith("8 1 2 7 5 3 6 4 9\n")
        .contains("# This is the only solution.");
  }

  @Test
  void solvesWhatComesThroughAPipeWithoutAnyArgument() {
    assertThat(Run.withInput(CLASSIC + "\n").out()).endsWith("This is the only solution.\n");
  }

  @Test
  void writesOneRecordAPuzzleInTheOrderOfTheInput() {
    String input =
        CLASSIC + "\n" + FOUR + "\nnonsense\n" + "# comment\n" + CLASSIC.replace("53", "56") + "\n";
    for (String threads : List.of("1", "2", "7")) {
      Run run = Run.withInput(input, "solve", "--threads=" + threads, "--count");

      assertThat(run.out()).isEqualTo("1\n24\ninvalid\ninvalid\n");
      assertThat(run.err())
          .contains("standard input:3:1: the puzzle has 8 cells")
          .contains("standard input:5:")
          .endsWith("4 puzzles: 1 with one solution, 1 with several solutions, 2 malformed\n");
      assertThat(run.status()).isEqualTo(2);
    }
  }

  @Test
  void keepsTheOrderOfManyPuzzlesOnManyThreads() {
    StringBuilder input = new StringBuilder();
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < 3000; i++) {
      input.append(i % 3 == 0 ? CLASSIC : FOUR).append('\n');
      expected.append(i % 3 == 0 ? "1\n" : "5+\n");
    }

    Run run = Run.withInput(input.toString(), "--count=5", "--threads=4", "--format=line");

    assertThat(run.out()).isEqualTo(expected.toString());
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "six.txt,0",
    "sixteen.txt,0",
    "two.txt,0",
    "jigsaw.txt,0",
    "several.txt,0",
    "classic.txt,0",
    "chains.txt,0",
    "drawn.txt,0",
    "none.txt,1"
  })
  void endsWithTheStatusOfTheExample(String name, int status) {
    assertThat(Run.of(example(name)).status()).isEqualTo(status);
  }

  @Test
  void coversAllExamples() throws IOException {
    try (var files = Files.list(EXAMPLES)) {
      assertThat(files.filter(Files::isRegularFile).map(path -> path.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "six.txt",
              "sixteen.txt",
              "two.txt",
              "jigsaw.txt",
              "several.txt",
              "classic.txt",
              "chains.txt",
              "drawn.txt",
              "fog.json",
              "own-rules.txt",
              "none.txt");
    }
  }

  @Test
  void solvesCustomRules() {
    assertThat(Run.of("solve", "--format=line", example("own-rules.txt")).out())
        .isEqualTo(
            "184275396327964518596381472965712834738546129241893657413629785672158943859437261\n");
    assertThat(Run.of("solve", example("own-rules.txt")).out())
        .contains("This is the only solution.\n")
        .endsWith("sum 20: r1c9 + 2 r2c9 - r3c9\n");
  }

  /** The README begins with it. */
  @Test
  void theFirstExampleIsAProperPuzzle() {
    assertThat(Run.of("solve", example("jigsaw.txt")).out())
        .endsWith("This is the only solution.\n");
  }

  @Test
  void saysThatThereIsNoSolution() {
    assertThat(Run.of(example("none.txt")).out())
        .isEqualTo("No Solution: this puzzle cannot be solved.\n");
    assertThat(Run.of(example("none.txt"), "--format=line").out()).isEqualTo("none\n");
    assertThat(Run.of(example("none.txt"), "--all", "--format=line").out()).isEqualTo("none\n\n");
  }

  @Test
  void namesTheDifferenceOfTwoSolutions() {
    assertThat(Run.of(example("two.txt")).out())
        .contains("This is not the only solution: another has ");
    assertThat(Run.of(example("two.txt"), "--count").out()).isEqualTo("2 solutions.\n");
  }

  /** The search for the first solution in reading order must not take minutes. */
  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void drawsALargeEmptyGridWithoutLookingLongForTheFirstSolution() {
    Run run = Run.withInput(".".repeat(36 * 36));

    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("This is not the only solution: another has ");
  }

  @Test
  void stopsAtTheFirstSolutionWhereNoMoreIsWanted() {
    assertThat(Run.of(example("two.txt"), "--first").out())
        .endsWith("There may be other solutions: the search stopped at the first.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--candidates", "--count", "--all"})
  void aFileIsNoArgumentOfTheOptionBeforeIt(String option) throws IOException {
    Path file = Files.writeString(folder.resolve("puzzle.txt"), "1.3.34122143432.\n");

    Run run = Run.of("solve", option, file.toString());

    assertThat(run.status()).as(run.err()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "x", "1001", "1.5", "99999999999"})
  void theCapOfCandidatesIsANumberInItsRange(String cap) {
    Run run = Run.withInput("1.3.34122143432.", "solve", "--candidates=" + cap);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--candidates=" + cap + ": give a whole number from 1 to 1000.");
  }

  @Test
  void drawsTheTrueCandidates() {
    Run run = Run.withInput("1.3.34122143432.", "solve", "--candidates=5", "--ascii");

    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("|[1]  2 |[3]  4 |\n").endsWith("1 solution.\n");
    assertThat(Run.withInput(".".repeat(16), "--candidates=5", "--ascii").out())
        .contains("| 1234   1234 | 1234   1234 |\n")
        .contains("r1c1: 1 (5+) 2 (5+) 3 (5+) 4 (5+)\n")
        .endsWith("288 solutions.\n");
  }

  @Test
  void listsTheTrueCandidatesAsATable() {
    Run run = Run.withInput(".23434122143432.", "solve", "--candidates=2", "--format=csv");

    assertThat(run.out().lines().toList())
        .containsExactly(
            "puzzle,regions,candidates,counts,undecided,verdict,count,label,constraints",
            ".23434122143432.,0011001122332233,1 - - - - - - - - - - - - - - 1,"
                + "1 - - - - - - - - - - - - - - 1,- - - - - - - - - - - - - - - -,unique,1,,");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--candidates --count | mutually exclusive",
        "--candidates --format=line | only as picture, csv or json",
        "--candidates --format=sudokupad | only as picture, csv or json",
      })
  void refusesOptionsThatDoNotGoWithCandidates(String options, String message) {
    Run run = Run.withInput(FOUR, options.split(" "));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(message);
  }

  @Test
  void saysThatCandidatesAreUndecided() {
    Run run = Run.withInput(".".repeat(36 * 36), "--candidates", "--timeout=1ms");

    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).contains("candidates are undecided.");
  }

  @Test
  void fewSolutionsAreCountedRatherThanEstimated() {
    Run run = Run.of("solve", "--estimate", example("several.txt"), example("six.txt"));

    assertThat(run.status()).isZero();
    assertThat(run.out()).isEqualTo("Exactly 46 solutions.\nExactly 1 solution.\n");
    assertThat(Run.withInput("123....4........", "--estimate").status()).isEqualTo(1);
  }

  /** There are 28,200,960 grids of 6×6. */
  @Test
  void manySolutionsAreEstimated() {
    Run run = Run.withInput(".".repeat(36), "--estimate=20");

    assertThat(run.status()).isZero();
    assertThat(run.out()).matches("About 2\\.[4-9]\\d × 10⁷ solutions, ±\\d+\\.\\d % .*\\n");
    assertThat(run.out()).isEqualTo(Run.withInput(".".repeat(36), "--estimate=20").out());
  }

  @Test
  void anEstimateThatLacksTimeSaysSo() {
    Run run = Run.withInput(".".repeat(36 * 36), "--estimate", "--timeout=1ms");

    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).startsWith("At least ").contains(" random probes were not enough");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--estimate=0         | --estimate=0: give a whole number from 1 to 100.",
        "--estimate=few       | --estimate=few: give a whole number from 1 to 100.",
        "--estimate --count   | --estimate and --count are mutually exclusive.",
        "--estimate --solver=dlx  | --estimate and --solver are mutually exclusive.",
        "--estimate --format=json | --estimate and --format are mutually exclusive.",
      })
  void refusesWhatAnEstimateCannotBe(String options, String message) {
    Run run = Run.withInput(FOUR, options.split(" "));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("nonomino: " + message + "\n");
  }

  @Test
  void stopsTheCountAtItsMaximum() {
    assertThat(Run.withInput(FOUR, "--count=7", "--format=line").out()).isEqualTo("7+\n");
    assertThat(Run.withInput(FOUR, "--count=24", "--format=line").out()).isEqualTo("24+\n");
    assertThat(Run.withInput(FOUR, "--count=25", "--format=line").out()).isEqualTo("24\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "backtrack", "bitboard", "dlx", "sat"})
  void stopsAtTheTimeout(String solver) {
    String empty = ".".repeat(81);

    Run count = Run.withInput(empty, "--solver=" + solver, "--count", "--timeout=50ms");
    Run line =
        Run.withInput(empty, "--solver=" + solver, "--count", "--timeout=50ms", "--format=line");

    assertThat(count.status()).isEqualTo(3);
    assertThat(count.out())
        .startsWith("At least ")
        .matches("(?s).* solutions?: time ran out before all solutions were counted.\n");
    assertThat(line.out()).isEqualTo("limit\n");
  }

  @Test
  void theWorstOfARunWins() throws IOException {
    String none = example("none.txt");
    String slow = file("slow.txt", ".".repeat(81));

    assertThat(Run.of("--count", "--timeout=20ms", none, slow).status()).isEqualTo(3);
    assertThat(Run.of("--count", "--timeout=20ms", none, slow, "missing.txt").status())
        .isEqualTo(2);
    assertThat(Run.of("--count", none, example("six.txt")).status()).isEqualTo(1);
  }

  @Test
  void writesCsvThatCanBeReadAgain() throws IOException {
    Run run = Run.withInput(FOUR + " say \"4, please\"\n" + CLASSIC + "\n", "--format=csv");

    assertThat(run.out().lines().toList())
        .element(0)
        .isEqualTo("puzzle,regions,solution,verdict,count,label,constraints");
    assertThat(run.out().lines().toList().get(1))
        .startsWith("1.......2.......,0011001122332233,")
        .endsWith(",several,2+,\"say \"\"4, please\"\"\",");
    assertThat(run.out()).contains(CLASSIC_SOLUTION + ",unique,1,");
    Run again = Run.of(file("again.csv", run.out()), "--count", "--format=line");
    assertThat(again.out()).isEqualTo("24\n1\n");
  }

  @Test
  void writesAJsonObjectALine() {
    Run run = Run.withInput(CLASSIC + " easy\nxx\n", "--format=json", "--threads=1");

    List<String> lines = run.out().lines().toList();
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0))
        .contains("\"label\":\"easy\"")
        .contains(
            "\"verdict\":\"unique\",\"solution\":\""
                + CLASSIC_SOLUTION
                + "\",\"solutions\":1,\"exhausted\":true")
        .startsWith("{")
        .endsWith("}");
    assertThat(lines.get(1)).contains("\"line\":2").contains("\"verdict\":\"invalid\"");
  }

  /** A puzzle of which only a part is understood has no verdict. */
  @Test
  void whatIsLeftOfAPuzzleIsInItsRecord() {
    String json =
        "{\"size\":4,\"ruleset\":\"Wolves live in odd rows.\",\"grid\":["
            + "[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}\n";
    Run run = Run.withInput(json, "--format=json");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out())
        .contains("\"error\":{\"code\":\"partial-reading\",\"left\":[")
        .contains("Wolves live in odd rows.")
        .doesNotContain("verdict");
    assertThat(Run.withInput(json, "--ignore-extras", "--format=line").status()).isZero();
  }

  @Test
  void takesTheRegionsOfTheCommandLine() throws IOException {
    String mask = file("mask.txt", "aabb\naabb\nccdd\nccdd\n");
    String latin = "1... .... .... ....".replace(" ", "\n");

    assertThat(Run.withInput(latin, "--regions=" + mask, "--count").out())
        .isEqualTo("72 solutions.\n");
    assertThat(Run.withInput(latin, "--regions=2x2", "--count").out()).isEqualTo("72 solutions.\n");
    assertThat(Run.withInput(latin, "--regions=1x4", "--count").out())
        .isEqualTo("144 solutions.\n");
  }

  @Test
  void takesTheMaskOfAPuzzleFileAsRegions() {
    Run run = Run.withInput(".".repeat(81), "--regions=" + example("jigsaw.txt"), "--first");

    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("┌───┬───────┬───────────┬───────────┐\n");
  }

  @Test
  void drawsWithAsciiOnly() {
    String out = Run.of(example("six.txt"), "--ascii").out();

    assertThat(out).startsWith("+-----------+-----------+\n|[2]  4   3 | 6   5  [1]|\n");
    assertThat(out.chars()).allMatch(c -> c < 128);
  }

  @Test
  void hasColourOnATerminalOnly() {
    String givenInBold = "\u001B[1m 2 \u001B[0m";

    assertThat(Run.onTerminal(true, example("six.txt")).out())
        .contains(givenInBold)
        .doesNotContain("[2]");
    assertThat(Run.onTerminal(false, example("six.txt")).out())
        .doesNotContain("\u001B")
        .contains("[2]");
    assertThat(Run.of(example("six.txt")).out()).doesNotContain("\u001B").contains("[2]");
  }

  @Test
  void reportsNodesGuessesAndTimeOnStandardError() {
    Run run = Run.of(example("six.txt"), "--stats", "--solver=backtrack");

    assertThat(run.err())
        .startsWith("1 puzzle: 1 with one solution\nbacktrack: ")
        .containsPattern("[0-9,]+ nodes, [0-9,]+ guesses .* ms of search");
    assertThat(run.out()).doesNotContain("nodes");
  }

  @Test
  void listsTheSolvers() {
    Run run = Run.of("--list-solvers");

    assertThat(run.out()).containsPattern("(?m)^backtrack +\\S").containsPattern("(?m)^dlx +\\S");
    assertThat(run.status()).isZero();
  }

  @Test
  void namesTheSolversThereAreForOneThatIsNot() {
    Run run = Run.of("--solver=quantum", example("six.txt"));

    assertThat(run.err())
        .isEqualTo(
            "nonomino: --solver=quantum: there is no such name. Choose one of: auto, backtrack, bitboard, dlx, sat.\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void explainsAFileThatCannotBeRead() throws IOException {
    String directory = folder.toString();
    String good = file("good.txt", CLASSIC);

    Run run = Run.of("--format=line", folder.resolve("none.txt").toString(), directory, good);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEqualTo(CLASSIC_SOLUTION + "\n");
    assertThat(run.err())
        .contains("There is no file '" + folder.resolve("none.txt") + "'.")
        .contains("'" + directory + "' is a directory. Name the files in it: ")
        .doesNotContain("Exception");
  }

  @Test
  void pointsAtTheColumnOfTheTrouble() throws IOException {
    String name = file("bad.txt", "1234\n3472\n2143\n4321\n");

    assertThat(Run.of(name).err())
        .isEqualTo(
            """
            nonomino: %s:2:3: '7' is above 4, the highest digit of a 4×4 puzzle.
                3472
                  ^
              Use 1 to 4, and one of . 0 - _ * ? for a blank.
            """
                .formatted(name));
  }

  @Test
  void showsThePartOfALongLineAroundTheColumn() {
    String line = ".".repeat(200) + "~" + ".".repeat(55);

    Run run = Run.withInput(line + "\n" + line, "--format=line");

    List<String> report = run.err().lines().toList();
    assertThat(report.get(0)).contains(":1:201: '~' is neither a digit nor a blank");
    assertThat(report.get(2).indexOf('^')).isEqualTo(report.get(1).indexOf('~'));
    assertThat(report.get(1)).hasSizeLessThan(100);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--count=0 | --count=0: give a whole number, 1 or more",
        "--count=-3 | --count=-3: give a whole number",
        "--all=many | --all=many: give a whole number",
        "--timeout=soon | --timeout=soon: give a duration such as 500ms, 10s, 2m or 1h",
        "--threads=0 | --threads=0: give a number from 1 to 1024",
        "--threads=two | --threads=two: give a number from 1 to 1024",
        "--format=pdf | --format=pdf: there is no such name. Choose one of: picture, grid, line, csv, json; or a format from 'convert --list': csv,",
        "--input=pdf | --input=pdf: there is no such name. Choose one of: cage-letters, csv, forum, fpuzzles,",
        "--regions=9x9 | boxes of 9 rows and 9 columns make a grid of size 81. Sizes go from 1 to 36",
        "--regions=none-99 | a grid without regions cannot have the size 99. Sizes go from 1 to 36",
        "--regions=none-0 | a grid without regions cannot have the size 0. Sizes go from 1 to 36",
        "--regions=nowhere | there is no file 'nowhere'.",
        "--frist | There is no option '--frist'. Did you mean --first?"
      })
  void refusesWhatCannotBeMeant(String option, String message) {
    Run run = Run.of(option, example("six.txt"));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("nonomino: ").contains(message).doesNotContain("Exception");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void refusesTwoWishesAtOnce() {
    assertThat(Run.of("--first", "--count", example("six.txt")).err())
        .isEqualTo("nonomino: --first, --count, --all and --candidates are mutually exclusive.\n");
  }

  @Test
  void anOptionalArgumentNeverSwallowsTheFile() {
    assertThat(Run.of("--count", example("six.txt")).out()).isEqualTo("1 solution.\n");
    assertThat(Run.of("--all", example("six.txt")).out()).endsWith("1 solution.\n");
  }

  @Test
  void helpNamesEveryOption() {
    Run run = Run.of("solve", "--help");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains(
            "--solver=NAME",
            "--regions=",
            "--first",
            "--count[=MAX]",
            "--all[=MAX]",
            "--format=",
            "--input=",
            "--timeout=",
            "--threads=",
            "--stats",
            "--ascii",
            "--list-solvers",
            "--verbose");
  }
}
