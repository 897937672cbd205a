package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of {@code nonomino menu} with scripted answers, one per line. */
final class MenuTest {
  private static final Path EXAMPLES =
      Path.of(System.getProperty("nonomino.basedir"), "..", "examples");
  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String CLASSIC_SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final String CHOICES = "1 generator\n2 solver\n3 quit\n4 finish a draft\n";
  private static final String SIX_CLUES_RANGE = "The input should be between 8 and 36\n";
  private static final String NINE_CLUES_RANGE = "The input should be between 22 and 81\n";

  private static Run typed(String... lines) {
    return Run.withInput(String.join("\n", lines) + "\n", "menu");
  }

  /** Returns the characters as rows of a typed matrix. */
  private static String rows(String cells) {
    int size = (int) Math.sqrt(cells.length());
    return IntStream.range(0, size)
        .mapToObj(row -> cells.substring(row * size, (row + 1) * size))
        .collect(Collectors.joining("\n"));
  }

  private static List<String> example(String name) throws IOException {
    return Files.readAllLines(EXAMPLES.resolve(name)).stream()
        .filter(line -> !line.startsWith("#"))
        .toList();
  }

  /** Returns the cells of the pictures in an output, one picture after the other. */
  private static String cells(String output) {
    return output
        .lines()
        .filter(line -> line.matches(" *[0-9]+ │.*"))
        .map(line -> line.substring(line.indexOf('│')).replaceAll("[^0-9A-Z.]", ""))
        .collect(Collectors.joining());
  }

  private static void assertEndedWell(Run run) {
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
  }

  @Test
  void welcomesAndQuits() {
    Run run = typed("3");

    assertEndedWell(run);
    assertThat(run.out()).startsWith("Welcome to Nonomino").containsOnlyOnce(CHOICES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "0", "", "solve", "-1", "33"})
  void saysTheChoicesAgainAfterAWrongOne(String wrong) {
    Run run = typed(wrong, "3", "4");

    assertEndedWell(run);
    assertThat(run.out().split(CHOICES, -1)).hasSize(3);
    assertThat(run.out()).containsOnlyOnce("'" + wrong + "' is not one of the choices.");
  }

  @Test
  void makesAPuzzleWithOneSolutionAndShowsIt() {
    Run run = typed("1", "30", "", "1", "", "3");

    assertEndedWell(run);
    String both = cells(run.out());
    assertThat(both).hasSize(2 * CLASSIC.length());
    String puzzle = both.substring(0, CLASSIC.length());
    String solution = both.substring(CLASSIC.length());
    assertThat(puzzle.replace(".", "")).hasSize(30);
    assertThat(Run.withInput(puzzle, "--format=line").out()).isEqualTo(solution + "\n");
    assertThat(Run.withInput(puzzle, "--count").out()).isEqualTo("1 solution.\n");
    assertThat(run.out())
        .contains("\n    1   2   3   4   5   6   7   8   9\n")
        .contains("This is the only solution.\n")
        .endsWith(CHOICES + "> \n");
    String shown = run.out().substring(0, run.out().indexOf("Press Enter for the solution"));
    assertThat(shown).as("a puzzle without answers has no marks").doesNotContain("[");
  }

  @Test
  void waitsWithTheAnswerUntilEnter() {
    Run run = typed("1", "30", "", "1");

    assertThat(cells(run.out())).hasSize(CLASSIC.length());
    assertThat(run.out()).doesNotContain("solution.");
  }

  @Test
  void keepsTheAnswerWhereItIsNotWanted() {
    Run run = typed("1", "30", "", "1", "q", "3");

    assertThat(cells(run.out())).hasSize(CLASSIC.length());
    assertThat(run.out().split(CHOICES, -1)).hasSize(3);
  }

  @Test
  void theSeedMakesThePuzzleAgain() {
    Run run = typed("1", "30", "", "1", "", "3");

    Matcher seed = Pattern.compile("The seed is ([0-9]+): ").matcher(run.out());
    assertThat(seed.find()).isTrue();
    Run again =
        Run.of("generate", "--even", "--clues=30", "--format=line", "--seed=" + seed.group(1));
    assertThat(again.out()).isEqualTo(cells(run.out()).substring(0, CLASSIC.length()) + "\n");
  }

  @Test
  void savesWhatWasMade(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("my puzzle.txt");
    Run run = typed("1", "40", "windmill", "1", "s " + file, "", "3");

    assertEndedWell(run);
    String both = cells(run.out());
    assertThat(run.out()).contains("Saved as '" + file + "'.\n");
    assertThat(Run.of("solve", "--format=line", file.toString()).out())
        .isEqualTo(both.substring(CLASSIC.length()) + "\n");
  }

  @Test
  void savesWhatWasTypedAndReplacesNothing(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("p.txt");
    Path missing = folder.resolve("none/p.txt");
    Run run = typed("save x", "2", CLASSIC, "", "S " + file, "s " + file, "s " + missing, "3");

    assertEndedWell(run);
    assertThat(run.out())
        .contains("'save x' is not one of the choices.")
        .containsOnlyOnce("Saved as '" + file + "'.\n")
        .contains("The file '" + file + "' already exists. Choose another name.\n")
        .contains("'" + missing + "' cannot be written: there is no such folder.");
    assertThat(Run.of("convert", "--format=line", file.toString()).out()).isEqualTo(CLASSIC + "\n");
  }

  /** Returns the seed that the menu has shown. */
  private static String seed(Run run) {
    Matcher seed = Pattern.compile("--seed=([0-9]+)").matcher(run.out());
    assertThat(seed.find()).as(run.out()).isTrue();
    return seed.group(1);
  }

  @Test
  void finishesATypedDraft() {
    Run run = typed("4", "1...", "....", "..2.", "....", "", "", "", "", "3");

    assertEndedWell(run);
    String both = cells(run.out());
    assertThat(both).hasSize(2 * 16);
    assertThat(both.charAt(0)).isEqualTo('1');
    assertThat(both.charAt(10)).isEqualTo('2');
    assertThat(Run.withInput(both.substring(0, 16), "--count").out()).isEqualTo("1 solution.\n");
    assertThat(run.out()).contains("generate --from=FILE --seed=").endsWith(CHOICES + "> \n");
  }

  @Test
  void finishesADraftOfAFileWithRulesAndALevel(@TempDir Path folder) throws IOException {
    Path draft = folder.resolve("draft.txt");
    Files.writeString(draft, "......\n".repeat(6) + "thermometer: r1c1-r4c1\n");
    Run run = typed("4", draft.toString(), "diagonals, cages 2", "Easy", "q", "3");

    assertEndedWell(run);
    String options =
        "--from=%s --constraints=diagonals --cages=2 --difficulty=easy --seed=%s"
            .formatted(draft, seed(run));
    assertThat(run.out()).contains("'generate " + options + "'").contains("thermometer: r1c1-r4c1");
    Run again = Run.of(("generate " + options + " --format=line").split(" "));
    assertThat(again.out()).startsWith(cells(run.out()));
  }

  @Test
  void aDraftThatCannotBeFinishedIsRefusedInASentence(@TempDir Path folder) throws IOException {
    Path draft = folder.resolve("draft.txt");
    Files.writeString(draft, "....\n".repeat(4) + "cage 3: r1c1 r1c2\ncage 3: r2c1 r2c2\n");
    assertThat(typed("4", draft.toString(), "", "", "3").out())
        .contains(
            "The draft has no solution: 'cage 3: r1c1 r1c2' and 'cage 3: r2c1 r2c2' contradict each"
                + " other. Correct one of them.\n");
    assertThat(typed("4", draft.toString(), "arrows 99", "", "3").out()).contains("fit on 4×4.");
    assertThat(typed("4", draft.toString(), "", "brutal", "q", "3").out())
        .contains("Type one of these levels: easy, medium, ");
    assertThat(typed("4", folder.resolve("missing.txt").toString(), "q", "3").status()).isZero();
    assertThat(typed("4", "missing.txt", "q", "3").out())
        .contains("There is no file 'missing.txt'.\n");
  }

  @ParameterizedTest
  @CsvSource({"2,1", "3,0"})
  void takesLessThanOneSolutionForGranted(String demand, int min) {
    Run run = typed("1", "22", "", demand, "", "3");

    assertEndedWell(run);
    String puzzle = cells(run.out()).substring(0, CLASSIC.length());
    assertThat(puzzle.replace(".", "")).hasSize(22);
    String count = Run.withInput(puzzle + "\n", "--count=1", "--format=line").out().strip();
    assertThat(Integer.parseInt(count.replace("+", ""))).isGreaterThanOrEqualTo(min);
    assertThat(run.out()).contains("olution");
  }

  @Test
  void saysWhatIsWrongWithTheNumberOfCluesAndAsksAgain() {
    Run run = typed("1", "many", "30.5", "", "21", "82", "-1", "99999999999999999999", "q", "3");

    assertEndedWell(run);
    assertThat(run.out().split("> \nNot a number\n", -1)).hasSize(4);
    assertThat(run.out().split("> \n" + NINE_CLUES_RANGE, -1)).hasSize(5);
    assertThat(run.out().split(CHOICES, -1)).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"22", "81"})
  void takesTheEndsOfTheRange(String clues) {
    assertThat(typed("1", clues, "q").out()).doesNotContain("should be").contains("mask matrix");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "q", "Q", " back "})
  void goesBackFromTheNumberOfClues(String back) {
    Run run = typed("1", back, "3");

    assertEndedWell(run);
    assertThat(run.out().split(CHOICES, -1)).hasSize(3);
  }

  @Test
  void makesPuzzlesOfAnotherSizeWithinItsOwnRange() {
    Run run = typed("1", "size 6", "37", "7", "14", "", "", "", "3");

    assertEndedWell(run);
    assertThat(run.out()).contains("> \n" + SIX_CLUES_RANGE + "> \n" + SIX_CLUES_RANGE);
    String puzzle = cells(run.out()).substring(0, 36);
    assertThat(puzzle.replace(".", "")).hasSize(14);
    assertThat(Run.withInput(puzzle, "--count").out()).isEqualTo("1 solution.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"size 0", "size 37", "size 9999"})
  void saysWhichSizesThereAre(String size) {
    assertThat(typed("1", size, "0", "3").out()).contains("> \nSizes go from 1 to 36\n");
  }

  @Test
  void makesAPuzzleOnATypedMask() throws IOException {
    String mask = String.join("\n", example("jigsaw.txt").subList(9, 18));
    Run run = typed("1", "40", mask, "1", "", "3");

    assertEndedWell(run);
    String puzzle = cells(run.out()).substring(0, CLASSIC.length());
    String labels = mask.replaceAll("\\s", "");
    assertThat(Run.withInput(puzzle + " " + labels, "--count").out()).isEqualTo("1 solution.\n");
  }

  @Test
  void saysThatThereAreNoBoxesOfAPrimeSize() {
    Run run = typed("1", "size 5", "12", "", "1x5", "2", "", "3");

    assertThat(run.out()).contains("> \nThere are no boxes of 5 cells: ");
    assertThat(cells(run.out())).hasSize(50);
  }

  @Test
  void saysThatTheRegionsHaveNoFilling() {
    Run run = typed("1", "size 4", "8", "abbb", "abbc", "accc", "dddd", "q", "3");
    Run unfillable = typed("1", "size 4", "9", "0001021122312333", "1", "3");

    assertThat(run.out()).contains("region 'a' has 3 cells, expected 4");
    assertThat(unfillable.out()).contains("These regions provably have no solution grid");
    assertEndedWell(unfillable);
  }

  @ParameterizedTest
  @CsvSource({
    "nowhere, 'nowhere' is neither a row of 9 labels",
    "2x3, 'These regions are 6×6, but the puzzle is 9×9.'",
    "7x9, '7x9: boxes of 7 rows and 9 columns make a grid of size 63'",
    "aab, 'aab' is neither"
  })
  void asksAgainForRegionsThatDoNotFit(String typed, String problem) {
    Run run = typed("2", CLASSIC, typed, "3x3", "3");

    assertEndedWell(run);
    assertThat(run.out()).contains("> \n" + problem).contains("This is the only solution.");
  }

  @Test
  void takesALayoutByItsName() {
    Run run = typed("1", "40", "windmill", "1", "", "3");

    assertEndedWell(run);
    assertThat(cells(run.out())).hasSize(2 * CLASSIC.length());
    assertThat(run.out()).as("no box ends here").doesNotContain("├───────────┼");
  }

  @ParameterizedTest
  @ValueSource(strings = {".", "-", "_", "0"})
  void solvesAGridWithAnyBlanks(String blank) {
    Run run = typed("2", rows(CLASSIC.replace(".", blank)), "", "3");

    assertEndedWell(run);
    assertThat(cells(run.out())).isEqualTo(CLASSIC_SOLUTION);
    assertThat(run.out())
        .contains("1 │[5] [3]  4 │ 6  [7]  8 │ 9   1   2 │")
        .contains("This is the only solution.\n");
  }

  @Test
  void solvesAPuzzleInOneLine() {
    assertThat(cells(typed("2", CLASSIC, "", "3").out())).isEqualTo(CLASSIC_SOLUTION);
    assertThat(typed("2", "1......2.3....4.", "", "", "3").out())
        .as("a short line ends with an empty one")
        .contains("  1   2   3   4\n");
  }

  @Test
  void solvesGridsWithDrawnLines() throws IOException {
    Run run = typed("2", String.join("\n", example("six.txt")), "", "3");

    assertThat(run.out()).contains("This is the only solution.\n");
  }

  @Test
  void saysThatAPuzzleHasOtherSolutions() throws IOException {
    List<String> lines = example("several.txt");
    Run run = typed("2", String.join("\n", lines), "3");

    assertEndedWell(run);
    assertThat(cells(run.out()))
        .isEqualTo(
            "421739586287156439956348217193482675874265193365891742542917368718623954639574821");
    assertThat(run.out()).contains("This is not the only solution: another has 7 in r1c3");
  }

  @Test
  void saysThatThereIsNoSolution() throws IOException {
    Run run = typed("2", String.join("\n", example("none.txt")), "", "3");

    assertEndedWell(run);
    assertThat(run.out()).contains("No Solution: this puzzle cannot be solved.\n");
  }

  @ParameterizedTest
  @CsvSource({
    "'1...\n2.2.', 'twice in row 2: r2c1 and r2c3'",
    "'1...\n....\n1...', 'twice in column 1: r1c1 and r3c1'",
    "'1...\n..2.\n5...', 'the grid:3:1: '",
    "'1...\n..2.\n..x.', the grid:3:3: 'x' is neither a digit nor a blank",
    "'1...\n..2', 'row 2 has 3 cells, expected 4'"
  })
  void asksForAWrongRowAgainAtOnce(String rows, String problem) {
    long good = rows.lines().count() - 1;
    String rest = "....\n".repeat((int) (4 - good)).stripTrailing();
    Run run = typed("2", rows, rest, "", "3");

    assertEndedWell(run);
    assertThat(run.out()).containsOnlyOnce(problem).containsOnlyOnce("This row again; q goes back");
    assertThat(run.out().indexOf(problem)).isLessThan(run.out().indexOf("The mask matrix"));
    assertThat(cells(run.out())).hasSize(16).startsWith("1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"5.x......", "5.5......", "12345678x", "1.1."})
  void saysWhatIsWrongWithTheFirstRow(String row) {
    Run run = typed("2", row, CLASSIC, "", "3");

    assertEndedWell(run);
    assertThat(run.out()).containsOnlyOnce("Try again, from the first row");
    assertThat(cells(run.out())).isEqualTo(CLASSIC_SOLUTION);
  }

  @Test
  void takesSpacesBetweenBarsForEmptyCells() {
    Run run = typed("2", "|1 |  |\n|  | 2|\n| 3|  |\n|  |4 |", "", "3");
    Run empty = typed("2", "|  |  |\n|  | 2|\n| 3|  |\n|  |4 |", "", "3");

    assertEndedWell(run);
    assertThat(run.out()).contains("This is the only solution.");
    assertThat(cells(run.out())).hasSize(16).startsWith("1");
    assertThat(cells(empty.out())).hasSize(16);
  }

  @Test
  void saysWhichRuleOfTheRegionsIsBroken() {
    String grid = rows("1....1..........");
    Run run = typed("2", grid, "", grid, "aacc", "adca", "cdba", "dbbb", "q", "3");
    Run others = typed("2", grid, "1x4", "3");

    assertEndedWell(run);
    assertThat(run.out()).contains("the given 1 appears twice in region 1: r1c1 and r2c2");
    assertThat(run.out().split("The grid, one row per line", -1)).as("asked again").hasSize(3);
    assertThat(others.out()).contains("This is not the only solution");
  }

  @ParameterizedTest
  @CsvSource({
    "'1...\n....\n...\n....', 'the grid:3:4: row 3 has 3 cells, expected 4'",
    "'1...\n.x..\n....\n....', the grid:2:2: 'x' is neither a digit nor a blank",
    "'1...\n....\n\n', 'there are 2 rows of 4 cells, expected 4 rows'",
    "'12345\n\n', 'there is 1 row of 5 cells, expected 5 rows'"
  })
  void saysWhatIsWrongWithAGridAndAsksAgain(String grid, String problem) {
    Run run =
        typed("2", grid.stripTrailing() + (grid.endsWith("\n") ? "\n" : ""), CLASSIC, "", "3");

    assertEndedWell(run);
    assertThat(run.out()).contains(problem);
    assertThat(cells(run.out())).isEqualTo(CLASSIC_SOLUTION);
  }

  @Test
  void saysWhatIsWrongWithAMaskAndAsksAgain() {
    Run run = typed("2", rows("1..............."), "aabb\naabb\nccdd\nccd", "cccd", "", "3");

    assertThat(run.out())
        .containsOnlyOnce("This is not a row of 4 labels.\nThis row again")
        .contains("region 'd' has 3 cells, expected 4 (r3c3 r3c4 r4c4)");
    assertThat(cells(run.out())).hasSize(16);
  }

  @Test
  void goesBackFromTheMidstOfItsRows() {
    Run grid = typed("2", "1...", "....", "q", "3", "2");
    Run mask = typed("2", rows("1..............."), "aabb", "q", "3", "2");

    for (Run run : List.of(grid, mask)) {
      assertEndedWell(run);
      assertThat(run.out()).doesNotContain("again").endsWith(CHOICES + "> \n");
      assertThat(run.out().split(CHOICES, -1)).hasSize(3);
    }
  }

  static Stream<String> everyPrefix() throws IOException {
    String jigsaw = String.join("\n", example("jigsaw.txt"));
    String dialogue =
        String.join(
            "\n",
            "9",
            "1",
            "x",
            "30",
            "",
            "1",
            "",
            "1",
            "size 4",
            "8",
            "aabb\naabb\nccdd\nccdd",
            "2",
            "",
            "2",
            jigsaw,
            "2",
            CLASSIC,
            "1x4",
            "3x3",
            "3");
    List<String> lines = dialogue.lines().toList();
    return IntStream.rangeClosed(0, lines.size())
        .mapToObj(count -> lines.stream().limit(count).collect(Collectors.joining("\n")));
  }

  @ParameterizedTest
  @MethodSource("everyPrefix")
  void endsWellWhereverTheInputEnds(String input) {
    Run run = Run.withInput(input, "menu");

    assertEndedWell(run);
    assertThat(run.out()).startsWith("Welcome").endsWith("\n");
  }

  @Test
  void drawsInAsciiWhereThatIsWanted() {
    Run run = Run.withInput("2\n" + CLASSIC + "\n\n3\n", "menu", "--ascii");

    assertThat(run.out()).contains("1 |[5] [3]  4 | 6  [7]  8 | 9   1   2 |").doesNotContain("│");
  }
}
