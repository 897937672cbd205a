package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;

/** Tests of {@code nonomino generate} on the command line. */
@Timeout(120)
final class GenerateCommandTest {
  private static final String JIGSAW =
      Path.of(System.getProperty("nonomino.basedir"), "..", "examples", "jigsaw.txt").toString();

  /** A 5×5 layout that provably has no filling. */
  private static final String IMPOSSIBLE = "0001101112033223344234442";

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  /** Solves the written puzzles in another run of the program. */
  private static String solved(String puzzles) {
    return Run.withInput(puzzles, "solve", "--count", "--format=line", "--solver=sat").out();
  }

  private static long clues(String line) {
    return line.split(" ", 2)[0].chars().filter(c -> c != '.').count();
  }

  /** Each box gives a corner cell to the box on its right, and gets one back in the same row. */
  @Test
  void aLargeLayoutThatIsNearlyBoxesIsFilled(@TempDir Path folder) throws IOException {
    int side = 6;
    int size = side * side;
    StringBuilder mask = new StringBuilder();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        boolean isExchanged = row % 12 == 5 && column >= 12 && column < 24;
        int box = column / side;
        mask.append(row / side * side + (isExchanged ? exchanged(column, side) : box)).append(' ');
      }
      mask.append('\n');
    }
    Path file = Files.writeString(folder.resolve("mask.txt"), mask);

    Run run = Run.of("generate", "--regions=" + file, "--seed=1", "--format=line");

    assertThat(run.status()).isZero();
    assertThat(Run.withInput(run.out(), "solve", "--count", "--format=line").out())
        .isEqualTo("1\n");
  }

  /** Exchanges the columns on both sides of a border between boxes. */
  private static int exchanged(int column, int side) {
    int box = column / side;
    return column == 17 ? box + 1 : column == 18 ? box - 1 : box;
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 36})
  void aLargePuzzleNeedsSinglesAndIntersections(int size) {
    Run run = Run.of("generate", "--size=" + size, "--seed=1", "--format=line", "--timeout=10m");
    Run rate = Run.withInput(run.out(), "rate", "--timeout=10m");

    assertThat(run.status()).isZero();
    long cells = (long) size * size;
    assertThat(clues(run.out())).isBetween(cells / 4, cells * 3 / 5);
    assertThat(rate.status()).isZero();
    assertThat(rate.out()).startsWith("Hard: the hardest step rates 2.");
  }

  @ParameterizedTest
  @CsvSource({
    "X-Wing,     x-wing,     --size=9",
    "Naked Pair, naked-pair, --regions=random",
    "Pointing,   pointing,   --regions=2x4"
  })
  void aPositionComesJustBeforeItsStep(String name, String technique, String regions) {
    Run run =
        Run.of(
            "generate", "--technique=" + name, "--position", regions, "--seed=3", "--format=json");
    Run hint = Run.withInput(run.out(), "hint", "--detail=technique");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("\"label\":\"Find the " + name + "\",\"technique\":\"" + technique + "\"");
    assertThat(hint.out()).startsWith("Next step: " + name + " (");
  }

  @Test
  void aPositionMayBeThatOfALaterStep() {
    String third =
        Run.of("generate", "--technique=naked-single", "--position=3", "--seed=7", "--format=json")
            .out();
    List<String> path =
        Run.withInput(third, "explain", "--detail=notation")
            .out()
            .lines()
            .filter(line -> line.matches("\\d+\\. .*"))
            .toList();
    List<Integer> singles =
        IntStream.range(0, path.size())
            .filter(step -> path.get(step).contains(". Naked Single: "))
            .boxed()
            .toList();

    assertThat(Run.withInput(third, "hint", "--detail=technique").out())
        .startsWith("Next step: Naked Single (");
    assertThat(
            entered(third) - Integer.parseInt(third.replaceAll("(?s).*\"clues\":(\\d+).*", "$1")))
        .isEqualTo(
            path.subList(0, singles.get(2)).stream()
                .filter(step -> step.matches(".* => r\\d+c\\d+=\\d.*"))
                .count());
  }

  private static String[] with(String[] args, String more) {
    return Stream.concat(Stream.of(args), Stream.of(more)).toArray(String[]::new);
  }

  private static long entered(String json) {
    return json.replaceAll(".*\"entered\":\"([^\"]*)\".*", "$1")
        .chars()
        .filter(Character::isDigit)
        .count();
  }

  @Test
  void positionsAreDrawnWithTheirCandidates() throws IOException {
    String[] request = {"generate", "--technique=naked-pair", "--position", "--seed=4"};
    String text = Run.of(request).out();
    String answered = Run.of(with(request, "--solution")).out();
    String svg = Run.of(with(request, "--format=svg")).out();
    Path booklet = folder.resolve("book.pdf");

    assertThat(text).endsWith("\n# Find the Naked Pair.\n").doesNotContain("{");
    assertThat(answered)
        .startsWith(text)
        .containsPattern("\\{\\d+}")
        .containsPattern("\n# Naked Pair \\(3\\.0\\): .*\n$");
    assertThat(svg).startsWith("<svg ").contains("mark").doesNotContain("elimination");
    assertThat(Run.of(with(with(request, "--solution"), "--format=svg")).out())
        .contains("elimination");
    assertThat(Run.of(with(with(request, "--number=3"), "--output=" + booklet)).status()).isZero();
    assertThat(Files.readAllBytes(booklet)).startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void aFormatOfAnotherProgramTakesAsMuchOfAPositionAsItHolds() {
    String[] request = {"generate", "--technique=naked-pair", "--position", "--seed=4"};
    Run hodoku = Run.of(with(request, "--format=hodoku"));
    Run sdk = Run.of(with(request, "--format=sdk"));

    assertThat(hodoku.err()).isEmpty();
    assertThat(Run.withInput(hodoku.out(), "hint", "--detail=technique").out())
        .startsWith("Next step: Naked Pair (");
    assertThat(sdk.err())
        .contains("cannot hold the pencil marks in the middle of cells (1 puzzle)");
  }

  @Test
  void drawsAPuzzleOnTheMaskOfAFile() {
    Run run = Run.of("generate", "--regions=" + JIGSAW, "--clues=22", "--seed=5");

    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("┌───┬───────┬───────────┬───────────┐\n")
        .endsWith("┘\n# 22 clues\n");
    assertThat(run.out().chars().filter(Character::isDigit).count()).isEqualTo(22 + 2);
  }

  @Test
  void drawsTheSolutionWhereItIsWanted() {
    String out = Run.of("generate", "--size=4", "--seed=5", "--solution", "--ascii").out();

    assertThat(out.lines().filter(line -> line.startsWith("+---"))).hasSize(6);
    assertThat(
            out.lines()
                .skip(10)
                .filter(line -> line.startsWith("|"))
                .noneMatch(line -> line.contains(".")))
        .isTrue();
  }

  @Test
  void reportsTheSeedThatItDrew() {
    Run drawn = Run.of("generate", "--format=line");

    assertThat(drawn.err()).matches("The seed is \\d+: use --seed=\\d+ for the same result\\.\n");
    String seed = drawn.err().replaceAll("(?s).*(--seed=\\d+).*", "$1");
    assertThat(Run.of("generate", "--format=line", seed).out()).isEqualTo(drawn.out());
  }

  @Test
  void makesTheSameWhateverTheNumberOfThreads() {
    String one = Run.of("generate", "--number=200", "--seed=7", "--threads=1").out();

    assertThat(one.lines().distinct()).hasSize(200);
    assertThat(Run.of("generate", "--number=200", "--seed=7", "--threads=5").out()).isEqualTo(one);
    assertThat(Run.of("generate", "--number=20", "--seed=7").out())
        .isEqualTo(one.lines().limit(20).map(line -> line + "\n").reduce("", String::concat));
  }

  @Test
  void makesNoPuzzleTwice() {
    Run run = Run.of("generate", "--size=4", "--clues=4", "--number=3000", "--seed=1");

    assertThat(run.status()).isZero();
    assertThat(run.out().lines().distinct()).hasSize(3000);
    assertThat(solved(run.out())).isEqualTo("1\n".repeat(3000));
  }

  @Test
  void saysWhereThereAreNoMoreDifferentOnes() {
    Run run =
        Run.of("generate", "--size=2", "--regions=1x2", "--clues=1", "--number=100", "--seed=1");

    assertThat(run.out().lines()).hasSize(8);
    assertThat(run.err())
        .isEqualTo(
            "nonomino: There are probably only 8 different puzzles of this kind: the last 5000 were"
                + " duplicates.\n");
    assertThat(run.status()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "--size=4 --clues=16, There are probably only 288 different puzzles of this kind",
    "--size=4 --clues=16 --distinct=canonical, There are probably only 2 different puzzles of this kind",
    "--size=1, There is probably only 1 different puzzle of this kind",
    "--fill=forced --size=16 --timeout=100ms, No solution grid on these regions was found in time",
  })
  void endsWhereNothingMoreCanCome(String options, String message) {
    Run run =
        Run.of(("generate --seed=1 --number=1000000000 --output=/dev/null " + options).split(" "));

    assertThat(run.err()).startsWith("nonomino: " + message).hasLineCount(1);
    assertThat(run.status()).isIn(1, 3);
  }

  @Test
  void saysThatThereIsNoRoomForResults() {
    assumeThat(Path.of("/dev/full")).exists();
    Run run = Run.of("generate", "--seed=1", "--number=10", "--output=/dev/full");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("nonomino: --output=/dev/full: this file cannot be written: ");
  }

  @ParameterizedTest
  @CsvSource({
    "--regions=random",
    "--regions=pinwheel-9",
    "--regions=boxes-9",
    "--size=6",
    "--regions=3x4"
  })
  void writesPuzzlesThatItReadsAgain(String regions) {
    for (String format : List.of("line", "csv", "json", "grid")) {
      Run run = Run.of("generate", regions, "--number=3", "--seed=3", "--format=" + format);

      assertThat(run.status()).isZero();
      if (!format.equals("json")) {
        assertThat(solved(run.out())).as(run.out()).isEqualTo("1\n1\n1\n");
      }
    }
  }

  @Test
  void writesTheSolutionIntoCsvAndJson() {
    String csv = Run.of("generate", "--size=4", "--format=csv", "--seed=3").out();
    String json = Run.of("generate", "--size=4", "--format=json", "--seed=3").out();

    String[] fields = csv.lines().skip(1).findFirst().orElseThrow().split(",", -1);
    assertThat(csv).startsWith("puzzle,regions,solution,clues\n");
    assertThat(Run.withInput(fields[0], "solve", "--format=line").out())
        .isEqualTo(fields[2] + "\n");
    assertThat(json)
        .isEqualTo(
            "{\"size\":4,\"puzzle\":\"%2$s\",\"regions\":\"%3$s\",\"solution\":\"%4$s\",\"clues\":%1$s}\n"
                .formatted(fields[3], fields[0], fields[1], fields[2]));
  }

  @ParameterizedTest
  @ValueSource(strings = {"search", "forced", "seeded", "diagonal", "relabel"})
  void fillsInEachWay(String fill) {
    Run run = Run.of("generate", "--fill=" + fill, "--number=3", "--seed=3");

    assertThat(solved(run.out())).isEqualTo("1\n1\n1\n");
  }

  @Test
  void listsTheWaysToFill() {
    assertThat(Run.of("generate", "--list-fills").out().lines().map(line -> line.split(" ", 2)[0]))
        .containsExactly("diagonal", "forced", "relabel", "search", "seeded");
  }

  @Test
  void takesBlanksForClues() {
    String out = Run.of("generate", "--blanks=50", "--number=5", "--seed=2").out();

    assertThat(out.lines()).allMatch(line -> clues(line) == 31);
  }

  @Test
  void keepsToThePattern() throws IOException {
    String pattern = file("pattern.txt", "x..x\n....\n....\nx--x\n");
    String out =
        Run.of(
                "generate",
                "--size=4",
                "--pattern=" + pattern,
                "--symmetry=random",
                "--number=5",
                "--seed=2")
            .out();

    assertThat(out.lines())
        .hasSize(5)
        .allMatch(line -> line.charAt(0) != '.' && line.charAt(3) != '.' && line.charAt(12) != '.');
    assertThat(
            Run.of(
                    "generate",
                    "--size=4",
                    "--pattern=" + pattern,
                    "--clues=4",
                    "--solutions=any",
                    "--seed=1",
                    "--format=line")
                .out())
        .matches("\\d\\.\\.\\d\\.{8}\\d\\.\\.\\d\n");
  }

  @Test
  void drawsUncheckedClues() {
    Run run = Run.of("generate", "--solutions=unchecked", "--clues=40", "--number=20", "--seed=1");

    assertThat(run.out().lines()).hasSize(20).allMatch(line -> clues(line) == 40);
    // All of them can be read, so no rule is broken, but hardly any has a solution.
    assertThat(solved(run.out())).contains("0\n").doesNotContain("invalid");
  }

  @Test
  void reportsTheBestThatItReached() {
    Run run = Run.of("generate", "--regions=1x9", "--clues=10", "--timeout=500ms", "--seed=1");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .matches(
            "nonomino: A puzzle with 10 clues was not found in time; the nearest had \\d\\d\\. Allow more time, or"
                + " ask for more clues\\.\n");
  }

  @Test
  void goesOnBehindAPuzzleThatWasNotReached() {
    Run run =
        Run.of(
            "generate", "--regions=1x9", "--clues=10", "--timeout=50ms", "--number=2", "--seed=1");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains("Puzzle 1 of 2: A puzzle with 10")
        .contains("Puzzle 2 of 2: A puzzle with");
  }

  @Test
  void saysThatALayoutHasNoFilling() throws IOException {
    String mask = file("mask.txt", IMPOSSIBLE);
    for (String number : List.of("1", "50", "1000000000")) {
      Run run = Run.of("generate", "--regions=" + mask, "--number=" + number, "--seed=1");

      assertThat(run.status()).isEqualTo(1);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .isEqualTo(
              "nonomino: These regions provably have no solution grid, so there is no puzzle on them.\n");
    }
  }

  /** The fields of csv after its header. */
  private static List<String[]> records(Run run) {
    return run.out().lines().skip(1).map(line -> line.split(",", -1)).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "--difficulty=easy, easy, 0, 1.5",
    "--difficulty=medium, medium, 1.7, 2.5",
    "--difficulty=hard, hard, 2.6, 4.0",
    "--difficulty=fiendish, fiendish, 4.2, 6.2",
    "--difficulty=easy --regions=pinwheel-9, easy, 0, 1.5",
    "--difficulty=medium --regions=pinwheel-9, medium, 1.7, 2.7",
    "--difficulty=hard --symmetry=rotate180, hard, 2.6, 4.0",
    "--difficulty=easy --size=4, easy, 0, 1.5",
    "--rating=2.6..4.0, hard, 2.6, 4.0",
    "--rating=..1.2 --clues=32, easy, 0, 1.2",
    "--rating=2.3, medium, 2.3, 2.3",
    "--rating=1.5..1.5, easy, 1.5, 1.5",
  })
  void makesPuzzlesOfTheDifficulty(String options, String level, double min, double max) {
    Run run = Run.of(("generate --format=csv --number=4 --seed=1 " + options).split(" "));

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("puzzle,regions,solution,clues,rating,level\n");
    assertThat(records(run))
        .hasSize(4)
        .allSatisfy(
            fields -> {
              assertThat(Double.parseDouble(fields[4])).isBetween(min, max);
              assertThat(fields[5]).isEqualTo(level);
            });
  }

  @Test
  void makesDiabolicalPuzzles() {
    Run run =
        Run.of("generate", "--difficulty=diabolical", "--number=3", "--seed=1", "--format=csv");

    assertThat(run.status()).isZero();
    assertThat(records(run)).hasSize(3).allMatch(fields -> fields[5].equals("diabolical"));
  }

  @Test
  void makesPuzzlesThatNeedATechnique() {
    Run run = Run.of("generate", "--technique=x-wing", "--number=2", "--seed=1", "--format=csv");

    assertThat(run.err()).isEmpty();
    assertThat(records(run))
        .hasSize(2)
        .allMatch(fields -> fields[4].isEmpty() || Double.parseDouble(fields[4]) >= 3.2);
  }

  @Test
  void makesTheSameDifficultyWhateverTheNumberOfThreads() {
    String[] options = {
      "generate", "--difficulty=fiendish", "--number=12", "--seed=7", "--threads=1"
    };
    String one = Run.of(options).out();
    options[4] = "--threads=4";

    assertThat(one.lines().distinct()).hasSize(12);
    assertThat(Run.of(options).out()).isEqualTo(one);
  }

  @Test
  void reportsTheDifficultyBelowThePictureAndInJson() {
    assertThat(Run.of("generate", "--difficulty=medium", "--seed=1").out())
        .matches("(?s).*\\d clues, medium \\((1\\.[79]|2\\.[0-5])\\)\n");
    assertThat(Run.of("generate", "--difficulty=medium", "--seed=1", "--format=json").out())
        .containsPattern(
            ",\"rating\":\\{\"beyond\":false,\"er\":(1\\.[79]|2\\.[0-5]),\"ep\":[\\d.]+,\"ed\":1\\.2,\"level\":\"medium\"}}\n$");
  }

  @Test
  void saysThatATechniqueWasNotNeeded() {
    assertThat(
            Run.of(
                    "generate",
                    "--size=4",
                    "--difficulty=diabolical",
                    "--technique=x-wing",
                    "--seed=1")
                .err())
        .contains("No puzzle of difficulty diabolical that needs x-wing was found (")
        .endsWith("Ask for another difficulty or technique.\n");
    assertThat(
            Run.of("generate", "--size=6", "--rating=9.0..", "--timeout=300ms", "--seed=1").err())
        .contains("No puzzle rated from 9.0 was found in time")
        .endsWith("Allow more time, or ask for another difficulty.\n");
  }

  @Test
  void reportsTheNearestWhereNoneIsAsHard() {
    Run run = Run.of("generate", "--size=4", "--difficulty=diabolical", "--seed=1");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .matches(
            "nonomino: No puzzle of difficulty diabolical was found \\(\\d+ puzzles were made; the nearest"
                + " was \\w+ \\([0-9.]+\\)\\)\\. Ask for another difficulty\\.\n");
  }

  @Test
  void writesIntoAFile() throws IOException {
    Path out = folder.resolve("out.txt");
    Run run = Run.of("generate", "--number=10", "--seed=1", "--output=" + out);

    assertThat(run.out()).isEmpty();
    assertThat(Files.readString(out))
        .isEqualTo(Run.of("generate", "--number=10", "--seed=1").out());
  }

  @Test
  void makesANewLayoutForEachPuzzle() {
    String out =
        Run.of(
                "generate",
                "--regions=random",
                "--layout-symmetry=mirror",
                "--irregularity=1",
                "--number=10",
                "--seed=1")
            .out();

    List<String> regions = out.lines().map(line -> line.split(" ", 2)[1]).distinct().toList();
    assertThat(regions).hasSize(10);
    for (String labels : regions) {
      RegionMask mask = RegionMask.jigsaw(9, labels.chars().toArray());
      assertThat(RegionSymbols.text(mask)).isEqualTo(labels);
    }
  }

  @Test
  void showsHowFarItIs() {
    assertThat(Run.watched("generate", "--number=300", "--minimal", "--seed=1").err())
        .contains("/300 (")
        .endsWith("\r\u001B[K");
    assertThat(Run.watched("generate", "--seed=1").err()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--clues=16 | --clues=16: for 9×9, give a number from 17 to 81.",
        "--clues=7 --regions=bell-9 | --clues=7: for 9×9, give a number from 8 to 81.",
        "--clues=82 | --clues=82: for 9×9, give a number from 17 to 81.",
        "--clues=-1 | --clues=-1: give a whole number from 0 to 1296.",
        "--clues=73 --minimal | --clues=73: for a minimal puzzle of 9×9, give a number from 17 to 72.",
        "--blanks=8 --minimal | --blanks=8: for a minimal puzzle of 9×9, give a number from 9 to 64.",
        "--clues=82 --solutions=any | --clues=82: for 9×9, give a number from 0 to 81.",
        "--clues=many | --clues=many: give a whole number",
        "--clues=5000000000 | --clues=5000000000: give a whole number",
        "--blanks=65 | --blanks=65: for 9×9, give a number from 0 to 64.",
        "--clues=30 --blanks=51 | --clues=30 and --blanks=51 cannot be combined: give only one of them.",
        "--minimal --solutions=any | --minimal and --solutions=any cannot be combined",
        "--number=0 | --number=0: give a whole number from 1 to 1000000000.",
        "--number=-5 | --number=-5: give",
        "--threads=0 | --threads=0: give a number from 1 to 1024.",
        "--size=0 | --size=0: sizes go from 1 to 36.",
        "--size=37 | --size=37: sizes go from 1 to 36.",
        "--size=7 | --size=7: there are no boxes of 7 cells. Choose other regions, such as random ones.",
        "--size=17 | --size=17: there are no boxes of 17 cells. Choose other regions, such as random ones.",
        "--pattern= | --pattern=: the file name is missing.",
        "--output= | --output=: the file name is missing.",
        "--regions= | --regions=: the name is missing.",
        "--size=8 --regions=3x3 | --regions=3x3: these regions are for a grid of size 9, not 8.",
        "--size=2 --regions=random | --size=2: random layouts have sizes from 3 to 36.",
        "--size=20 --regions=random --style=symmetric | --style=symmetric: random layouts of size 20 are not"
            + " symmetric, so this style is only possible up to size 16.",
        "--irregularity=0.5 | --irregularity=0.5: this is only for random regions. Ask for random regions as well.",
        "--layout-symmetry=mirror | --layout-symmetry=mirror: this is only for random regions",
        "--regions=random --irregularity=2 | --irregularity=2: give a number from 0 to 1.",
        "--regions=random --size=6 --layout-symmetry=rotate90 | --layout-symmetry=rotate90: this symmetry is not"
            + " possible for size 6. Possible sizes: 4, 5, 8, 9, 12, 13, 16.",
        "--symmetry=rotate90 --clues=22 | --clues=22 and --symmetry=rotate90 cannot be combined: this symmetry does"
            + " not allow 22 clues on 9×9; ask for 21 or 24.",
        "--symmetry=round | --symmetry=round: there is no such name. Choose one of: none, rotate180,",
        "--solutions=two | --solutions=two: there is no such name. Choose one of: unique, any, unchecked.",
        "--difficulty=brutal | --difficulty=brutal: there is no such name. Choose one of: easy, medium, hard, fiendish, diabolical, extreme.",
        "--difficulty= | --difficulty=: there is no such name. Choose one of: easy,",
        "--difficulty=hard --solutions=any | --difficulty=hard and --solutions=any cannot be combined",
        "--rating=3.0 --solutions=unchecked | --rating=3.0 and --solutions=unchecked cannot be combined",
        "--technique=x-wing --solutions=any | --technique=x-wing and --solutions=any cannot be combined",
        "--difficulty=hard --rating=3.0 | --rating=3.0 and --difficulty=hard cannot be combined: give only one of them.",
        "--rating=hard | --rating=hard: give a range with at most one decimal, such as 3.0..4.4, ..2.5 or 4.0..,",
        "--rating=.. | --rating=..: give a range",
        "--rating= | --rating=: give a range",
        "--rating=3.05 | --rating=3.05: give a range",
        "--rating=3-4 | --rating=3-4: give a range",
        "--rating=4.4..3.0 | --rating=4.4..3.0: this range is empty. Did you mean 3.0..4.4?",
        "--technique=law-of-leftovers | --technique=law-of-leftovers and --regions cannot be combined: 'Law of Leftovers'"
            + " never occurs on these regions:",
        "--technique=x-wing --difficulty=medium | --technique=x-wing and --difficulty=medium cannot be combined: a puzzle"
            + " that needs 'X-Wing' is rated 3.2 or higher, so ask for more than 2.5.",
        "--technique=x-wing --rating=2.0..3.1 | --technique=x-wing and --rating=2.0..3.1 cannot be combined",
        "--difficulty=medium --clues=78 | --difficulty=medium and --clues=78 cannot be combined: with so few empty"
            + " cells, every step is a Last Cell",
        "--technique=x-wing --difficulty=easy --regions=random | --technique=x-wing and --difficulty=easy cannot be"
            + " combined: a puzzle that needs 'X-Wing' is rated 3.2 or higher, so ask for more than 1.5.",
        "--technique=rule-of-45 | --technique=rule-of-45 and --regions cannot be combined: 'Rule of 45'"
            + " never occurs on these regions:",
        "--technique=combinations --regions=random | --technique=combinations and --regions=random cannot be combined:"
            + " 'Combinations' never occurs on these regions:",
        "--technique=generalized-intersection | --technique=generalized-intersection and --regions cannot be combined:"
            + " 'Generalized Intersection' never occurs on these regions:",
        "--position | --position: this needs a technique, the kind of step after the position.",
        "--technique=x-wing --position=0 | --position=0: give a whole number from 1 to 1000.",
        "--technique=x-wing --position --format=line | --format=line cannot store entered digits. Choose one of: picture,",
        "--technique=z-wing | --technique=z-wing: there is no technique 'z-wing'. Did you mean",
        "--fill=box | --fill=box: there is no such name. Choose one of: diagonal, forced, relabel, search, seeded.",
        "--fill=diagonal --regions=pinwheel-9 | --fill=diagonal and --regions=pinwheel-9 cannot be combined: 'diagonal' cannot fill these regions: it fills the"
            + " boxes on the diagonal, and these regions are not boxes.",
        "--fill=diagonal --regions=random | --fill=diagonal and --regions=random cannot be combined",
        "--solver=magic | --solver=magic: there is no such name.",
        "--regions=nowhere.txt | there is no file 'nowhere.txt'.",
        "--pattern=nowhere.txt | --pattern=nowhere.txt: there is no file 'nowhere.txt'.",
        "--output=/nowhere/out.txt | --output=/nowhere/out.txt: there is no such folder.",
        "--output=/ | --output=/: this is a directory.",
      })
  void saysWhatIsWrong(String options, String message) {
    Run run = Run.of(("generate --seed=1 " + options).split(" "));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("nonomino: ").contains(message).doesNotContain("\tat ");
  }

  @Test
  void saysWhatIsWrongWithAPattern() throws IOException {
    String ragged = file("ragged.txt", "x...\n....\n...\n....\n");
    String small = file("small.txt", "x...\n....\n....\n....\n");

    assertThat(Run.of("generate", "--pattern=" + ragged).err())
        .contains(ragged + ":3: the pattern has 4 rows, but this one has 3 cells.");
    assertThat(Run.of("generate", "--pattern=" + small).err())
        .contains("this pattern is 4×4, but the regions are 9×9.");
    assertThat(Run.of("generate", "--size=4", "--symmetry=rotate180", "--pattern=" + small).err())
        .contains("--symmetry=rotate180 and --pattern=" + small + " cannot be combined");
    assertThat(
            Run.of("generate", "--size=4", "--clues=0", "--solutions=any", "--pattern=" + small)
                .err())
        .contains("the pattern has 1 cell, but only 0 clues are requested.");
  }

  @Test
  void saysThatAFullHouseIsNeverMinimal() throws IOException {
    String row = file("row.txt", "xxxx\n....\n....\n....\n");

    assertThat(Run.of("generate", "--size=4", "--minimal", "--pattern=" + row).err())
        .startsWith(
            "nonomino: --minimal and --pattern="
                + row
                + " cannot be combined: the pattern fills row 1,");
  }

  @Test
  void saysWhyNoMinimalPuzzleWasFound() {
    assertThat(Run.of("generate", "--minimal", "--clues=50", "--timeout=1s", "--seed=1").err())
        .containsPattern(
            "A minimal puzzle with 50 clues was not found in time; the nearest had "
                + "(\\d+\\. .* or ask for (fewer|more) clues\\.|"
                + "as many, but not all of them were needed\\. Allow more time\\.)");
    assertThat(Run.of("generate", "--regions=random", "--timeout=0s", "--seed=1").err())
        .startsWith("nonomino: No random regions with a solution grid were found in time.");
  }

  @Test
  void saysWhatIsWrongWithAMask() throws IOException {
    String mask = file("mask.txt", "a a b b\na a b b\nc c d d\nc c d c\n");
    Run run = Run.of("generate", "--regions=" + mask);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("region 'd' has 3 cells, expected 4");
  }
}
