package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles with constraints on the command line: what they can be used for so far. */
final class ConstraintsTest {
  private static final int BAD_INPUT = 2;

  /** An f-puzzles object with a cage and other constraints. */
  private static final String KILLER = killer("R1C1", 7);

  /** A puzzle with one solution, in the line format. */
  private static final String CAGES =
      ".............3.. +cage-8:r3c3,r3c4,r4c4;cage-8:r3c2,r4c1,r4c2;cage-7:r2c2,r2c3,r2c4;"
          + "cage-6:r1c1,r1c2,r1c3\n";

  private static final String PLAIN = "1...\n..2.\n.3..\n...4\n";

  @TempDir private Path folder;
  private String killer;
  private String both;

  private static String killer(String cell, int sum) {
    return """
        {"size":4,"title":"Killer",\
        "grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"value":1,"given":true}]],\
        "thermometer":[{"lines":[["R4C1","R4C2"]]}],\
        "killercage":[{"cells":["%s","R1C2","R2C1"],"value":"%d"},{"cells":["R3C3","R3C4"]}]}
        """
        .formatted(cell, sum);
  }

  @BeforeEach
  void writePuzzles() throws IOException {
    killer = Files.writeString(folder.resolve("killer.json"), KILLER).toString();
    both = Files.writeString(folder.resolve("both.jsonl"), KILLER + KILLER).toString();
  }

  private static String refusal(String operation) {
    return "the puzzle has constraints that '" + operation + "' does not support yet: cages";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "explain --method=simple    | -",
      })
  void otherCommandsRefuseThem(String words, String record) {
    List<String> args = new ArrayList<>(List.of(words.split(" ")));
    args.add(killer);

    Run run = Run.of(args.toArray(String[]::new));

    String operation = words.contains("simple") ? words.strip() : args.get(0);
    assertThat(run.err()).contains("killer.json:1", refusal(operation));
    assertThat(run.status()).isEqualTo(BAD_INPUT);
    assertThat(run.out()).contains(record == null ? "" : record);
  }

  /** The killer has several solutions, which is what they say of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rate                  | has several solutions",
        "rate --format=csv     | ,several,",
        "rate --format=json    | \"verdict\":\"several\"",
        "explain               | has several solutions",
        "explain --format=json | \"verdict\":\"several\"",
        "hint                  | has several solutions",
        "hint --detail=nudge   | has several solutions",
      })
  void stepsNeedAUniqueSolution(String words, String record) {
    List<String> args = new ArrayList<>(List.of(words.split(" ")));
    args.add(killer);

    Run run = Run.of(args.toArray(String[]::new));

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isOne();
    assertThat(run.out()).contains(record);
  }

  /** Row 1 needs 4 beside its cage of 6; r4c2 has 3, so this is the first step of all. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hint                  | Rule of 45 (2.0): ",
        "hint --detail=nudge   | Look at row 1.",
        "hint --format=json    | \"entered\":\"...4.........3..\"",
        "explain               | r1c4 is 4.",
        "explain               | cage 8: r3c3 r3c4 r4c4",
        "explain --format=json | {\"name\":\"the cage of 6 at r1c1\",\"cells\":[0,1,2],\"constraint\":{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\",\"r1c3\"],\"sum\":6}}",
        "rate                  | Rule of 45 (2.0)",
        "rate --format=csv     | ,2.0,2.0,2.0,easy,",
        "rate --scale=score    | Rule of 45 (2.0)",
        "render --step         | {4}",
      })
  void stepsUseThem(String words, String answer) {
    Run run = Run.withInput(CAGES, words.split(" "));

    assertThat(run.out()).contains(answer);
    assertThat(run.status()).isZero();
  }

  /** The scale of Sudoku Explainer has no ratings for cages. */
  @ParameterizedTest
  @ValueSource(strings = {"rate", "explain", "hint", "render --step"})
  void aScaleRefusesWhatItDoesNotRate(String words) {
    List<String> args = new ArrayList<>(List.of(words.split(" ")));
    args.add("--scale=se");

    Run run = Run.withInput(CAGES, args.toArray(String[]::new));

    assertThat(run.err())
        .contains(
            "the scale of Sudoku Explainer has no ratings for puzzles with these constraints: cages.");
    assertThat(run.status()).isEqualTo(BAD_INPUT);
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "render --format=svg",
        "render --format=svg --solution",
        "render --format=svg --candidates"
      })
  void drawnPicturesAcceptThem(String words) {
    List<String> args = new ArrayList<>(List.of(words.split(" ")));
    args.add(killer);

    Run run = Run.of(args.toArray(String[]::new));

    assertThat(run.err()).doesNotContain("support");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("with boxes of 2×2 cells, 2 cages and 1 thermometer: 1 clue,");
  }

  /** A booklet has their pictures, solutions and ratings. */
  @Test
  void aBookletAcceptsThem() {
    Path booklet = folder.resolve("booklet.pdf");

    Run run = Run.of("render", "-o", booklet.toString(), both);

    assertThat(run.err()).doesNotContain("support");
    assertThat(run.status()).isZero();
    assertThat(booklet).isNotEmptyFile();
  }

  /** Turned and relabelled puzzles with rules of the whole grid are the same puzzle. */
  @ParameterizedTest
  @ValueSource(
      strings = {"canon --distinct --format=line", "convert --distinct=canonical --format=line"})
  void rulesOfTheWholeGridAreKeptInDisguise(String words) {
    String puzzles = "1......2.3....4. +diagonals\n.4....3.2......1 +diagonals\n4......2.3....1.\n";

    Run run = Run.withInput(puzzles, words.split(" "));

    assertThat(run.err()).contains("1 duplicate was left out.");
    assertThat(run.status()).isZero();
    assertThat(run.out().lines()).hasSize(2);
    assertThat(run.out()).contains("+diagonals");
  }

  @Test
  void canonHasAColumnForConstraints() {
    Run run = Run.withInput("1......2.3....4. +anti-king", "canon", "--format=csv", "--map");

    assertThat(run.out()).startsWith("puzzle,regions,solution,label,map,constraints\n");
    assertThat(run.out()).endsWith(",anti-king\n");
  }

  /** A puzzle without a canonical form is left out with one message, and the run goes on. */
  @ParameterizedTest
  @ValueSource(strings = {"canon"})
  void otherPuzzlesOfTheRunAreUnaffected(String words) throws IOException {
    String plain = Files.writeString(folder.resolve("plain.txt"), PLAIN).toString();
    List<String> args = new ArrayList<>(List.of(words.split(" ")));
    args.addAll(List.of(both, plain));

    Run run = Run.of(args.toArray(String[]::new));

    assertThat(run.err())
        .contains(
            "both.jsonl:1:1: puzzles with these constraints have no canonical form: cages, thermometers.",
            "1 more of this kind: puzzles with these constraints have no canonical form: cages, thermometers.")
        .doesNotContain("both.jsonl:2");
    assertThat(run.status()).isEqualTo(BAD_INPUT);
    Run alone = Run.of((words + " " + plain).split(" "));
    assertThat(run.out()).isEqualTo(alone.out());
  }

  @Test
  void aGridThatContinuesSuchAPuzzleNeedsNoConstraints() throws IOException {
    String cages = Files.writeString(folder.resolve("cages.txt"), CAGES).toString();
    String grid = Files.writeString(folder.resolve("grid.txt"), "...4.........3..\n").toString();

    Run run = Run.of("hint", "--original=" + cages, "--format=json", grid);

    assertThat(run.out())
        .contains("{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\",\"r1c3\"],\"sum\":6}");
    assertThat(run.status()).isZero();
    Run other = Run.of("hint", "--original=" + grid, cages);
    assertThat(other.err()).contains("The puzzle in --original has different constraints.");
    assertThat(other.status()).isEqualTo(BAD_INPUT);
  }

  @Test
  void aBookReadsThem() throws IOException {
    Path plan = folder.resolve("plan.yaml");
    Files.writeString(plan, "chapters: [{from: ['" + killer + "']}]\n");
    Path book = folder.resolve("book.pdf");

    Run run = Run.of("book", "--plan=" + plan, "-o", book.toString());

    assertThat(run.err()).contains("killer.json:1", "This puzzle has several solutions");
    assertThat(run.status()).isOne();
    assertThat(book).doesNotExist();
  }

  /** The constraints are listed once below the picture of a solution, or below several of them. */
  @ParameterizedTest
  @ValueSource(strings = {"solve", "solve --all=2", "solve --first", "solve --candidates"})
  void picturesOfSolutionsListThem(String words) {
    List<String> args = new ArrayList<>(List.of(words.split(" ")));
    args.add(killer);

    Run run = Run.of(args.toArray(String[]::new));

    assertThat(run.out())
        .endsWith("\nthermometer: r4c1 r4c2\ncage 7: r1c1 r1c2 r2c1\ncage: r3c3 r3c4\n")
        .containsOnlyOnce("cage 7")
        .contains("[1]", "┏7━━");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  /** What {@code render} and {@code solve} print is the puzzle, for every command that reads. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "render",
        "render --ascii --labels",
        "render --rules",
        "render --solution",
        "solve"
      })
  void picturesAreReadAsThePuzzle(String words) {
    List<String> args = new ArrayList<>(List.of(words.split(" ")));
    args.add(killer);
    String picture = Run.of(args.toArray(String[]::new)).out();

    Run read = Run.withInput(picture, "convert", "--format=line");

    assertThat(read.err()).doesNotContain("malformed");
    assertThat(read.out())
        .isEqualTo(Run.of("convert", "--format=line", killer).out().replace(" Killer", ""));
    assertThat(read.status()).isZero();
  }

  @Test
  void rulesInWordsStandAboveThePicture() {
    Run run = Run.of("render", "--rules", killer);

    assertThat(run.out())
        .isEqualTo(
            """
            # Killer
            # Normal sudoku rules apply: each row, column and box holds 1 to 4 once.
            # Digits in a cage do not repeat and, if there is a number in its corner, add up to that number.
            # Digits along a thermometer increase from the bulb.
            ┏7━━━━━━┳━━━━━━━┓
            ┃ .   . ┃ .   . ┃
            ┃   ┌┄┄┄┨       ┃
            ┃ . ┆ . ┃ .   . ┃
            ┣━━━┷━━━╋━━━━━━━┫
            ┃ .   . ┃ .   . ┃
            ┃       ┠┄┄┄┄┄┄┄┨
            ┃ . → . ┃ .  [1]┃
            ┗━━━━━━━┻━━━━━━━┛
            thermometer: r4c1 r4c2
            cage 7: r1c1 r1c2 r2c1
            cage: r3c3 r3c4
            """);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    Run german = Run.of("render", killer, "--rules=DE");
    assertThat(german.out()).contains("# Entlang eines Thermometers werden die Ziffern");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "render --rules=es          | es",
        "render --rules --format=svg | --rules is for pictures in text",
      })
  void rulesInWordsNeedALanguageAndText(String words, String problem) {
    Run run = Run.withInput(PLAIN, words.split(" "));

    assertThat(run.err()).contains(problem);
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(BAD_INPUT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve --format=csv", "solve --candidates --format=csv"})
  void aTableOfAnswersHoldsThem(String words) {
    List<String> args = new ArrayList<>(List.of(words.split(" ")));
    args.add(killer);

    Run run = Run.of(args.toArray(String[]::new));

    assertThat(run.out())
        .contains("...............1,0011001122332233,")
        .contains("cage 7: r1c1 r1c2 r2c1; cage: r3c3 r3c4");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  /** An option adds the constraints that lines below the puzzle would add. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "diagonals              | diagonals",
        "Anti-King,x-sudoku     | anti-king; diagonals",
        "cage 3: r1c1 r1c2      | cage 3: r1c1 r1c2",
        "anti-king; odd: r4c4   | anti-king; odd: r4c4",
      })
  void anOptionAddsConstraints(String argument, String lines) {
    String empty = ". . . .\n".repeat(4);
    Run option = Run.withInput(empty, "solve", "--count=1000", "--constraints=" + argument);
    Run text = Run.withInput(empty + lines.replace("; ", "\n") + "\n", "solve", "--count=1000");

    assertThat(option.out()).isEqualTo(text.out()).isNotBlank();
    assertThat(option.err()).isEmpty();
    assertThat(option.status()).isEqualTo(text.status());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "anti-nite  | 'anti-nite' is not the name of a constraint.",
        "antikmight | Maybe you mean 'anti-knight'.",
        "cage       | 'cage' has no cells.",
        "asterisk   | asterisk: it belongs to grids of 9×9.",
      })
  void anOptionThatIsNoConstraintIsRefused(String argument, String problem) {
    Run run = Run.withInput(PLAIN, "solve", "--constraints=" + argument);

    assertThat(run.err()).contains(problem);
    assertThat(run.status()).isEqualTo(BAD_INPUT);
  }

  /** Puzzles with equal givens and different constraints are different. */
  @ParameterizedTest
  @ValueSource(strings = {"exact", "canonical"})
  void onlyEqualConstraintsMakeDuplicates(String sameness) {
    Run run =
        Run.withInput(
            killer("R1C1", 7) + killer("R1C1", 8) + killer("R2C2", 7) + killer("R1C1", 7),
            "convert",
            "--distinct=" + sameness,
            "--format=fpuzzles");

    assertThat(run.err()).contains("1 duplicate was left out.");
    assertThat(run.status()).isZero();
  }
}
