package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of {@code nonomino hint} and {@code nonomino explain} on the command line. */
@Timeout(120)
final class ExplainCommandsTest {
  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  private static final String SEVERAL = "1.......2.......";

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void reportsTheNextStepWithItsReasonAndPlace() {
    Run run = Run.withInput(CLASSIC, "hint");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("    1   2   3   4   5   6   7   8   9\n")
        .contains("{")
        .containsPattern(
            "Hidden Single \\(1\\.2\\): In box \\d, the \\ds? in .* leaves? only r\\dc\\d\\.\n");
  }

  @Test
  void saysLessIfLessIsWanted() {
    assertThat(Run.withInput(CLASSIC, "hint", "--detail=nudge").out())
        .matches("Look at box \\d\\.\n");
    assertThat(Run.withInput(CLASSIC, "hint", "--detail=cells").out())
        .matches(
            "Next step: Hidden Single \\(1\\.2\\)\\. Look at box \\d\\. The cell that matters: r\\dc\\d\\.\n");
    assertThat(Run.withInput(CLASSIC, "hint", "--detail=technique").out())
        .matches("Next step: Hidden Single \\(1\\.2\\)\\. Look at box \\d\\.\n");
  }

  @Test
  void saysAsMuchOfAStepAsIsWanted() {
    assertThat(Run.withInput(CLASSIC, "explain", "--detail=notation").out())
        .containsPattern("\n1\\. Hidden Single: \\d in b\\d => r\\dc\\d=\\d\n2\\. ");
    assertThat(Run.withInput(CLASSIC, "explain", "--detail=short").out())
        .isEqualTo(Run.withInput(CLASSIC, "explain").out())
        .containsPattern("\n1\\. Hidden Single \\(1\\.2\\): In box \\d, the \\ds? in r\\dc\\d");
    assertThat(Run.withInput(CLASSIC, "explain", "--detail=full").out())
        .containsPattern("\n1\\. Hidden Single \\(1\\.2\\): Every box needs an? \\d\\. ");
    Run unknown = Run.withInput(CLASSIC, "explain", "--detail=long");
    assertThat(unknown.status()).isEqualTo(2);
    assertThat(unknown.err())
        .contains("--detail=long: there is no such name. Choose one of: notation, short, full");
  }

  @Test
  void everyMethodWritesIntoTheFile() throws IOException {
    for (String method : List.of("logic", "simple")) {
      Path out = folder.resolve(method + ".txt");
      Run run = Run.withInput(CLASSIC, "explain", "--method=" + method, "-o", out.toString());

      assertThat(run.status()).isZero();
      assertThat(run.out()).isEmpty();
      assertThat(Files.readString(out))
          .isEqualTo(Run.withInput(CLASSIC, "explain", "--method=" + method).out())
          .contains("olved");
    }
  }

  @Test
  void thePuzzleIsNotOverwritten() throws IOException {
    String puzzle = file("puzzle.txt", CLASSIC);
    Run run = Run.of("explain", "-o", puzzle, puzzle);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("this file is also an input, and its puzzles would be lost");
    assertThat(Path.of(puzzle)).hasContent(CLASSIC);
  }

  @Test
  void aBookletHasAPictureForEachStep() throws IOException {
    Path pdf = folder.resolve("path.PDF");
    Run run = Run.withInput(CLASSIC, "explain", "-o", pdf.toString(), "--title=How it goes");
    String[] lines = Run.withInput(CLASSIC, "explain").out().split("\n", -1);
    List<String> steps = Arrays.stream(lines).filter(line -> line.matches("\\d+\\. .*")).toList();

    assertThat(run.status()).isZero();
    assertThat(run.out() + run.err()).isEmpty();
    try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
      PDFTextStripper stripper = new PDFTextStripper();
      stripper.setSortByPosition(false);
      String text = stripper.getText(document).replaceAll("\\s+", " ");
      assertThat(document.getNumberOfPages()).isEqualTo((steps.size() + 2 + 3) / 4);
      assertThat(text).contains("How it goes").contains("Solved in " + steps.size() + " steps");
      for (String step : steps) {
        assertThat(text).contains(step.substring(0, step.indexOf(": ")));
        assertThat(text).contains(step.substring(step.indexOf(": ") + 2));
      }
    }
    assertThat(Run.withInput(CLASSIC, "explain", "--format=pdf").out()).startsWith("%PDF");
  }

  @Test
  void pathsAreWrittenToFilesAsTheirNamesSay() throws IOException {
    Path json = folder.resolve("path.json");
    Path text = folder.resolve("path.txt");

    assertThat(Run.withInput(CLASSIC, "explain", "-o", json.toString()).status()).isZero();
    assertThat(Run.withInput(CLASSIC, "explain", "--output=" + text).status()).isZero();

    assertThat(json)
        .hasContent(Run.withInput(CLASSIC, "explain", "--format=json").out().stripTrailing());
    assertThat(text).hasContent(Run.withInput(CLASSIC, "explain").out().stripTrailing());
    Run page = Run.withInput(CLASSIC, "explain", "--page=letter");
    assertThat(page.status()).isEqualTo(2);
    assertThat(page.err()).isEqualTo("nonomino: --page is only for PDF: add --format=pdf.\n");
    Run nowhere = Run.withInput(CLASSIC, "explain", "-o", folder.resolve("no/p.pdf").toString());
    assertThat(nowhere.status()).isEqualTo(2);
    assertThat(nowhere.err()).contains("there is no such folder").containsOnlyOnce("\n");
    Run board = Run.withInput(CLASSIC, "explain", "--board", "--format=pdf");
    assertThat(board.err()).contains("--board draws only with --format=text");
  }

  @Test
  void saysWhereToReadMore() {
    String more = "More about Hidden Single: nonomino techniques hidden-single\n";
    String full = Run.withInput(CLASSIC, "explain", "--detail=full").out();

    assertThat(Run.withInput(CLASSIC, "hint").out()).endsWith(".\n" + more);
    assertThat(Run.withInput(CLASSIC, "hint", "--detail=technique").out()).doesNotContain("More");
    assertThat(full).containsOnlyOnce(more);
    assertThat(full.lines().dropWhile(line -> !line.startsWith("Solved in")).skip(1))
        .isNotEmpty()
        .doesNotHaveDuplicates()
        .allMatch(line -> line.matches("More about .*: nonomino techniques [a-z-]+"));
    assertThat(Run.withInput(CLASSIC, "explain").out()).doesNotContain("More about");
    assertThat(Run.withInput(CLASSIC, "explain", "--format=json").out()).doesNotContain("More");
  }

  @Test
  void drawsTheCandidatesBeforeStepsThatAreWanted() {
    String boards = Run.withInput(CLASSIC, "explain", "--board=10").out();

    // The first picture has all candidates; r1c3 sees 3, 5, 7, 8, 9 and 6.
    assertThat(boards)
        .contains("{ } the cells that change; ( ) the cells that show why")
        .contains(" 124 ");
    assertThat(boards.split("\n\n", -1)).hasSize(7);
    // The next word is a file, not a number of steps.
    assertThat(Run.withInput(CLASSIC, "explain", "--board", "-").out().split("\n\n", -1))
        .hasSizeGreaterThan(50);
    Run never = Run.withInput(CLASSIC, "explain", "--board=0");
    assertThat(never.status()).isEqualTo(2);
    assertThat(never.err()).startsWith("nonomino: --board=0: ").containsOnlyOnce("\n");
    Run json = Run.withInput(CLASSIC, "explain", "--board", "--format=json");
    assertThat(json.status()).isEqualTo(2);
  }

  @Test
  void leadsByHintsToTheSolution() {
    String grid = CLASSIC;
    for (int steps = 0; grid.contains("."); steps++) {
      String hint = Run.withInput(grid, "hint").out();
      // All steps of this puzzle are singles.
      assertThat(hint).containsPattern("(Single|Last Cell) \\(1");
      assertThat(steps).isLessThan(60);
      grid = withHint(grid, hint);
    }
    assertThat(grid).isEqualTo(SOLUTION);
    assertThat(Run.withInput(grid, "hint").out())
        .isEqualTo("The grid is full and correct. There is nothing left to do.\n");
  }

  /** Reads the placed digit from the braces of the picture. */
  private static String withHint(String grid, String hint) {
    StringBuilder filled = new StringBuilder(grid);
    String[] lines = hint.split("\n", -1);
    for (int row = 0; row < 9; row++) {
      String line = lines[2 + 2 * row];
      int brace = line.indexOf('{');
      if (brace >= 0) {
        filled.setCharAt(row * 9 + (brace - 3) / 4, line.charAt(brace + 1));
      }
    }
    return filled.toString();
  }

  @Test
  void namesTheFirstWrongDigit() throws IOException {
    String from = file("from.txt", CLASSIC);
    String wrong = CLASSIC.substring(0, 2) + "1" + CLASSIC.substring(3);

    Run run = Run.withInput(wrong, "hint", "--original=" + from);
    assertThat(run.out())
        .isEqualTo(
            "r1c3 is wrong: it cannot be 1. Remove it and everything that followed from it.\n");
    assertThat(run.status()).isEqualTo(1);
    assertThat(Run.withInput(wrong, "hint").out())
        .startsWith("There is no solution from here: a digit is wrong,");
  }

  @Test
  void takesRegionsAndGivensOfTheBeginning() throws IOException {
    String puzzle = Run.of("generate", "--regions=pinwheel-5", "--seed=1", "--format=line").out();
    String from = file("jigsaw.txt", puzzle);
    String other = file("other.txt", CLASSIC);
    String givens = puzzle.substring(0, 25);
    int cell = givens.replaceAll("[1-9].*", "").length();
    String changed = givens.substring(0, cell) + "." + givens.substring(cell + 1);
    String wrong =
        givens.substring(0, cell)
            + (givens.charAt(cell) == '1' ? "2" : "1")
            + ".".repeat(24 - cell);

    assertThat(Run.withInput(puzzle, "hint", "--original=" + other).err())
        .isEqualTo("nonomino: The puzzle in --original has a different size.\n");
    assertThat(Run.withInput(changed + puzzle.substring(25), "hint", "--original=" + from).out())
        .contains("{")
        .isEqualTo(Run.withInput(puzzle, "hint").out());
    assertThat(Run.withInput(wrong + puzzle.substring(25), "hint", "--original=" + from).err())
        .contains(" is a given in --original, " + givens.charAt(cell) + ", but the grid has ");
  }

  @Test
  void saysWhichRegionIsMeant() {
    String puzzle = Run.of("generate", "--regions=pinwheel-5", "--seed=1", "--format=line").out();

    assertThat(Run.withInput(puzzle, "explain").out())
        .contains("\n# region 1 (top left): r1c1 ")
        .contains("\n# region 5 (bottom right): ");
    assertThat(Run.withInput(CLASSIC, "explain").out()).doesNotContain("region 1 (");
    String nudge = Run.withInput(puzzle, "hint", "--detail=nudge").out();
    assertThat(nudge.contains("region")).isEqualTo(nudge.contains("): r"));
  }

  @Test
  void saysInJsonWhatCannotBeExplained() {
    assertThat(Run.withInput(SEVERAL, "explain", "--format=json").out())
        .startsWith("{\"size\":4,\"puzzle\":\"" + SEVERAL + "\"")
        .endsWith("\"verdict\":\"several\",\"steps\":[]}\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hint", "explain"})
  void doesNotExplainWhatHasSeveralSolutions(String command) {
    Run run = Run.withInput(SEVERAL, command);

    assertThat(run.out())
        .isEqualTo("This puzzle has several solutions, so logic leads to none of them.\n");
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void aPuzzleInFogIsExplainedByWhatCanBeSeen() {
    Run hint = Run.of("hint", "--fog", example("fog.json"));
    assertThat(hint.out())
        .contains("A black dot never touches 5, 7 or 9, so r3c7")
        .contains("cage 23: r1c7 r2c7 r2c8")
        .doesNotContain("cage 20");
    assertThat(Run.of("hint", example("fog.json")).out()).contains("cage 20: r6c8-r8c8");

    Run explained = Run.of("explain", "--fog", example("fog.json"));
    assertThat(explained.out()).contains("\nSolved in ");
    assertThat(explained.status()).isZero();
    assertThat(Run.of("rate", "--fog", "--format=line", example("fog.json")).out())
        .endsWith(" medium\n");
    assertThat(Run.of("rate", "--format=line", example("fog.json")).out()).endsWith(" easy\n");
  }

  @Test
  void aPuzzleInFogCanBeStuck() {
    String dark = "{\"size\":4,\"puzzle\":\"1......2.3....4.\",\"fog\":{\"lights\":[\"r1c1\"]}}";

    Run explained = Run.withInput(dark, "explain", "--fog");
    assertThat(explained.out())
        .contains(
            "Stuck: Nonomino's techniques find nothing more in what can be seen. The rating is at"
                + " least");
    assertThat(explained.status()).isEqualTo(3);
    assertThat(Run.withInput(dark, "hint", "--fog").out())
        .isEqualTo("Nothing more follows from what can be seen.\n");
    assertThat(Run.withInput(dark, "hint", "--fog").status()).isEqualTo(3);
    assertThat(Run.withInput(dark, "explain").status()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hint | No cell of this puzzle is in fog at first. Leave out --fog.",
        "explain | No cell of this puzzle is in fog at first. Leave out --fog.",
        "explain --method=simple | --fog is only for --method=logic.",
        "rate --scale=score | --fog is not for --scale=score."
      })
  void fogIsRefusedIfItIsNotUsed(String command, String message) {
    String[] args = (command + " --fog").split(" ");

    assertThat(Run.withInput(CLASSIC, args).err()).isEqualTo("nonomino: " + message + "\n");
  }

  private static String example(String name) {
    return Path.of(System.getProperty("nonomino.basedir"), "..", "examples", name).toString();
  }

  @Test
  void explainsTheWholePath() {
    Run run = Run.withInput(CLASSIC, "explain");

    assertThat(run.status()).isZero();
    assertThat(run.out().lines().filter(line -> line.matches("\\d+\\. .*"))).hasSize(51);
    assertThat(run.out())
        .contains("│[5] [3]  4 │")
        .endsWith("Solved in 51 steps: rating 1.2/1.2/1.2, easy.\n");
  }

  @Test
  void explainsInJson() throws IOException {
    String json = Run.withInput(CLASSIC, "explain", "--format=json").out();
    int steps = 0;
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      while (parser.nextToken() != null) {
        if (parser.currentToken() == JsonToken.FIELD_NAME
            && parser.currentName().equals("deductions")) {
          steps++;
        }
      }
    }

    assertThat(steps).isEqualTo(51);
    assertThat(json)
        .startsWith("{\"size\":9,\"puzzle\":\"" + CLASSIC + "\"")
        .contains(
            "\"rating\":{\"beyond\":false,\"er\":1.2,\"ep\":1.2,\"ed\":1.2,\"level\":\"easy\"}")
        .hasLineCount(1);
  }

  @Test
  void triesAssumptionsAloud() {
    // The three simple steps are not enough without chains, so the method must guess.
    String hard =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    Run run = Run.withInput(hard, "explain", "--method=simple");

    assertThat(run.out())
        .contains("Let us assume that ")
        .contains("That fails, so ")
        .endsWith("Solved.\n");
    assertThat(Run.withInput(CLASSIC, "explain", "--method=simple").out())
        .doesNotContain("assume")
        .endsWith("Solved.\n");
    assertThat(Run.withInput("12..34..........", "explain", "--method=simple").status())
        .isEqualTo(1);
  }

  @Test
  void usesTheLawOfLeftoversUnlessTheScaleIsPure() {
    checkLawOfLeftovers(5);
  }

  @Tag("long")
  @Test
  void usesTheLawOfLeftoversInManyPuzzles() {
    checkLawOfLeftovers(30);
  }

  private static void checkLawOfLeftovers(int puzzles) {
    Run own =
        Run.of(
            "generate",
            "--regions=river-9",
            "--minimal",
            "--number=" + puzzles,
            "--seed=3",
            "--format=line");
    boolean used = false;
    for (String line : own.out().lines().toList()) {
      used |= Run.withInput(line, "explain").out().contains("Law of Leftovers");
      assertThat(Run.withInput(line, "explain", "--scale=se").out())
          .doesNotContain("Law of Leftovers");
    }
    assertThat(used).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hint --detail=loud | --detail=loud: there is no such name. Choose one of: nudge, technique, cells, full.",
        "hint --scale=x | --scale=x: there is no such name. Choose one of: se, nonomino",
        "explain --method=simple --format=json | --method=simple supports only text",
        "hint nowhere.txt | There is no file 'nowhere.txt'.",
        "explain --regions=nowhere | there is no file 'nowhere'.",
      })
  void saysWhatIsWrong(String command, String message) {
    Run run = Run.withInput(CLASSIC, command.split(" "));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("nonomino: ").contains(message).doesNotContain("\tat ");
  }

  @Test
  void saysWhatIsWrongWithAPuzzle() {
    Run run = Run.withInput("11..............", "hint");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("the given 1 appears twice in row 1: r1c1 and r1c2");
  }
}
