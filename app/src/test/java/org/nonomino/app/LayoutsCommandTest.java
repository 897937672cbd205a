package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of {@code nonomino layouts} on the command line. */
final class LayoutsCommandTest {
  private static final String PINWHEEL_5 = "0001100211322213324433444";

  /** The fourth cell of row 1 is in one region with the first three of row 2, and so on. */
  private static final String NO_FILLING = "0001 1110 2223 3332".replace(" ", "\n") + "\n";

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void reportsWhichCommandsThereAre() {
    Run run = Run.of("layouts");

    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("list ", "show ", "random ", "check ");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void listsNamesWithSizeAndSymmetry() {
    Run all = Run.of("layouts", "list");
    Run nine = Run.of("layouts", "list", "--size=9");

    assertThat(all.out().lines()).element(0).isEqualTo("name             size   symmetry");
    assertThat(all.out())
        .contains("boxes-N          any    the standard boxes")
        .contains("pinwheel-5       5      rotate90\n")
        .contains("moth-12          12     mirror\n");
    assertThat(nine.out())
        .contains("boxes-9          9      rotate90\n", "pinwheel-9       9      rotate90\n")
        .doesNotContain("pinwheel-5");
    assertThat(Run.of("layouts", "list", "--size=7").out()).doesNotContain("boxes");
  }

  @Test
  void drawsALayout() {
    Run run = Run.of("layouts", "show", "pinwheel-5");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("┌───────────┬───────┐\n│ .   .   . │ .   . │\n")
        .endsWith("┘\n\n");
    assertThat(Run.of("layouts", "show", "--ascii", "pinwheel-5").out())
        .startsWith("+-----------+-------+\n");
  }

  @Test
  void writesTheMaskMatrixAndTheLine() throws IOException {
    Run grid = Run.of("layouts", "show", "pinwheel", "--size=5", "--format=grid");
    Run line = Run.of("layouts", "show", "2x3", "pinwheel-5", "--format=line");

    assertThat(grid.out()).startsWith("0 0 0 1 1\n0 0 2 1 1\n").hasLineCount(6);
    assertThat(line.out()).isEqualTo("000111000111222333222333444555444555\n" + PINWHEEL_5 + "\n");
    String again = file("again.txt", grid.out());
    assertThat(Run.of("layouts", "show", again, "--format=line").out())
        .isEqualTo(PINWHEEL_5 + "\n");
  }

  @Test
  void aNameWinsOverAFileUnlessItsFolderIsNamed() throws IOException {
    String path = file("pinwheel-5", "aabb\naabb\nccdd\nccdd\n");

    assertThat(Run.of("layouts", "show", "--format=line", path).out())
        .isEqualTo("0011001122332233\n");
    assertThat(Run.of("layouts", "show", "--format=line", "pinwheel-5").out())
        .isEqualTo(PINWHEEL_5 + "\n");
  }

  @ParameterizedTest
  @CsvSource({
    "9,none,0.5",
    "9,rotate90,0.2",
    "6,mirror,1",
    "7,rotate180,0",
    "3,none,0",
    "12,mirror,0.3"
  })
  void makesTheSameDifferentLayoutsOnAnyNumberOfThreads(
      int size, String symmetry, String irregularity) {
    String[] args = {
      "layouts",
      "random",
      "--size=" + size,
      "--layout-symmetry=" + symmetry,
      "--irregularity=" + irregularity,
      "--seed=5",
      "--format=line",
      "--number=3",
      "--threads=1"
    };
    Run one = Run.of(args);
    args[8] = "--threads=4";
    Run four = Run.of(args);

    assertThat(one.status()).isZero();
    assertThat(one.err()).isEmpty();
    assertThat(one.out()).isEqualTo(four.out());
    assertThat(one.out().lines().distinct())
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).hasSize(size * size));
  }

  @Test
  void beginsWithTheSameLayoutsWhereMoreAreWanted() {
    List<String> few = lines("--number=2", "--seed=1");
    List<String> more = lines("--number=40", "--seed=1");

    assertThat(more.subList(0, 2)).isEqualTo(few);
    assertThat(more).doesNotHaveDuplicates().hasSize(40);
    assertThat(lines("--number=2", "--seed=2")).isNotEqualTo(few);
  }

  private static List<String> lines(String... options) {
    List<String> args = new ArrayList<>(List.of("layouts", "random", "--format=line"));
    args.addAll(List.of(options));
    return Run.of(args.toArray(String[]::new)).out().lines().toList();
  }

  @Test
  void reportsTheSeedThatItDrew() {
    Run drawn = Run.of("layouts", "random", "--format=line");

    assertThat(drawn.err())
        .matches("The seed is ([0-9]+): use --seed=\\1 for the same result\\.\n");
    String seed = drawn.err().replaceAll("\\D+(\\d+):.*\n", "$1");
    Run again = Run.of("layouts", "random", "--format=line", "--seed=" + seed);
    assertThat(again.out()).isEqualTo(drawn.out());
    assertThat(again.err()).isEmpty();
  }

  @Test
  void endsWhereThereAreNoMoreLayouts() {
    Run run =
        Run.of("layouts", "random", "--size=3", "--number=1000000000", "--seed=1", "--format=line");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out().lines()).doesNotHaveDuplicates().hasSizeBetween(5, 10);
    assertThat(run.err())
        .startsWith("nonomino: There are probably only 10 different layouts of this kind: ")
        .hasLineCount(1);
  }

  @Test
  void writesToAFile() throws IOException {
    String path = folder.resolve("made.txt").toString();

    Run run = Run.of("layouts", "random", "--seed=1", "--format=line", "--output=" + path);

    assertThat(run.out()).isEmpty();
    assertThat(Files.readString(Path.of(path))).hasSize(82).endsWith("\n");
    assertThat(Run.of("layouts", "check", path).status()).isZero();
  }

  @Test
  void checksAndFills() {
    Run run = Run.of("layouts", "check", "pinwheel-5");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith(
            "pinwheel-5: well-formed, of size 5.\nEvery region is connected.\nIt has a solution grid:\n┌─")
        .endsWith("┘\n")
        .doesNotContain(".\n│", " . ");
  }

  @Test
  void namesRegionsInPiecesAndProvesThatThereIsNoFilling() throws IOException {
    Run run = Run.of("layouts", "check", file("none.txt", NO_FILLING));

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains(
            "Not every region is connected: the region of r1c1 is in 2 pieces, the region of r1c4 is in 2 pieces")
        .endsWith("It provably has no solution grid, so no puzzle on it has a solution.\n");
  }

  @Test
  void explainsThatThereIsNoFilling() throws IOException {
    String path = file("none.txt", NO_FILLING);
    Run run = Run.of("layouts", "check", "--explain", path, "2x2");
    Run json = Run.of("layouts", "check", "--explain", "--format=json", path);

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains("so no puzzle on it has a solution.\nNo solution: these ")
        .containsOnlyOnce("\nProof in ")
        .contains("\n1. ")
        .contains("That is a contradiction.\n")
        .contains("2x2: well-formed");
    assertThat(json.out()).contains("\"why\":{\"reason\":\"contradiction\"");
  }

  @Test
  @Timeout(60)
  void saysThatTheTimeWasUp() {
    Run run = Run.of("layouts", "check", "6x6", "--timeout=0ms");

    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out())
        .endsWith(
            "Out of time: not known whether it has a solution grid. To allow more time, use --timeout=TIME.\n");
  }

  @Test
  void checksOnBehindWhatIsMalformed() throws IOException {
    String bad = file("bad.txt", "aabb\naabb\nccdd\nccde\n");

    Run run = Run.of("layouts", "check", bad, "nowhere", "2x2");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("nonomino: " + bad + ":", "there is no file 'nowhere'.");
    assertThat(run.out()).startsWith("2x2: well-formed, of size 4.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"picture", "grid", "line", "csv", "json"})
  void readsManyMasksInEveryFormatThatItWrites(String format) throws IOException {
    String[] made = {
      "layouts",
      "random",
      "--size=4",
      "--number=9",
      "--seed=1",
      "--irregularity=1",
      "--format=" + format
    };
    String masks = Run.of(made).out();
    made[6] = "--format=line";
    String lines = Run.of(made).out();

    Run shown = Run.of("layouts", "show", "--format=line", file("masks", masks));
    Run checked = Run.withInput(masks, "layouts", "check", "--format=line", "--threads=3", "-");

    assertThat(shown.err()).isEmpty();
    assertThat(shown.out()).isEqualTo(lines);
    assertThat(checked.out()).isEqualTo("yes connected\n".repeat(9));
    assertThat(checked.status()).isZero();
  }

  @Test
  void readsManyMasksAfterOneAnother() throws IOException {
    String path =
        file("masks", "aabb\naabb\nccdd\nccdd\naabb\naabb\nccdd\nccdd\n\n0 0 1\n0 2 1\n2 2 1\n");

    assertThat(Run.of("layouts", "show", "--format=line", path, "1x2").out())
        .isEqualTo("0011001122332233\n0011001122332233\n001021221\n0011\n");
  }

  @Test
  void goesOnAfterAMaskThatIsMalformed() throws IOException {
    String boxes = "0011001122332233";
    String path = file("masks.txt", boxes + "\n0011001122332234\n" + boxes + "\n");
    String long9 = "000111222".repeat(3) + "333444555".repeat(3) + "666777888".repeat(3);
    String longs = file("longs.txt", long9 + "\n00011122\n" + long9 + "\n");

    Run run = Run.of("layouts", "check", "--format=line", path);
    Run json = Run.of("layouts", "check", "--format=json", longs);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEqualTo("yes connected\ninvalid\nyes connected\n");
    assertThat(run.err()).startsWith("nonomino: " + path + ":2:").contains("region '4'");
    assertThat(json.out().lines())
        .hasSize(3)
        .element(1)
        .asString()
        .contains("\"line\":2", "\"verdict\":\"invalid\"");
  }

  @Test
  void givesAVerdictForEachRecordAlsoWithoutAReason() throws IOException {
    String path = file("masks.txt", NO_FILLING + "\n" + "0 0 1 1\n0 0 1 1\n2 2 3 3\n2 2 3 3\n");

    Run run = Run.of("layouts", "check", "--format=line", path);
    Run late = Run.of("layouts", "check", "--format=csv", "--timeout=0ms", "6x6", "boxes-36");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEqualTo("no disconnected\nyes connected\n");
    assertThat(late.status()).isEqualTo(3);
    assertThat(late.out().lines()).hasSize(3).element(2).asString().endsWith(",unknown,,boxes-36");
  }

  @Test
  void refusesMasksOfAnotherSizeOneByOne() throws IOException {
    String path = file("masks.txt", "0011001122332233\n000111222\n");

    Run run = Run.of("layouts", "show", "--size=4", "--format=line", path);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEqualTo("0011001122332233\n");
    assertThat(run.err())
        .isEqualTo("nonomino: " + path + ":2: these regions are for a grid of size 3, not 4.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"size\":4}", "regions\n\"\"\n", "regions,size\n0012,2\n", "no mask"})
  void saysWhatIsWrongWithARecord(String text) throws IOException {
    Run run = Run.of("layouts", "check", "--format=line", file("masks", text));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEqualTo("invalid\n");
    assertThat(run.err()).startsWith("nonomino: ").doesNotContain("Exception");
  }

  @Test
  void makesLayoutsInAStyle() {
    String[] args = {
      "layouts",
      "random",
      "--style=compact",
      "--number=3",
      "--seed=5",
      "--format=csv",
      "--threads=1"
    };
    Run one = Run.of(args);
    args[6] = "--threads=4";

    assertThat(Run.of(args).out()).isEqualTo(one.out());
    // The longest arm is a single cell, and no border goes straight across.
    assertThat(one.out().lines().skip(1))
        .hasSize(3)
        .allMatch(line -> line.matches(".*,[01],\\d+,0"));
    assertThat(
            Run.of("generate", "--regions=random", "--style=flowing", "--seed=1", "--format=line")
                .status())
        .isZero();
    assertThat(Run.of("generate", "--style=flowing").err())
        .contains(
            "--style=flowing: this is only for random regions. Ask for random regions as well.");
  }

  @Test
  void saysWhatIsWrongWithAMask() throws IOException {
    Run run = Run.of("layouts", "show", file("bad.txt", "aabb\naabb\nccdd\nccde\n"));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("nonomino: ").doesNotContain("Exception");
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "random --size=2 | --size=2: sizes go from 3 to 36.",
        "random --size=37 | --size=37: sizes go from 3 to 36.",
        "random --size=-9 | --size=-9: sizes go from 3 to 36.",
        "random --size=nine | --size=nine: sizes go from 3 to 36",
        "random --number=0 | --number=0: give a whole number from 1 to 1000000000.",
        "random --number=-1 | --number=-1: give a whole number from 1 to 1000000000.",
        "random --irregularity=1.5 | --irregularity=1.5: give a number from 0 to 1.",
        "random --irregularity=-0.1 | --irregularity=-0.1: give a number from 0 to 1.",
        "random --irregularity=NaN | --irregularity=NaN: give a number from 0 to 1.",
        "random --threads=0 | --threads=0: give a number from 1 to 1024.",
        "random --seed=x | --seed=x: give a whole number from",
        "random --format=xml | there is no such name. Choose one of: picture, grid, line, csv, json",
        "random --style=round | there is no such name. Choose one of: any, compact, flowing, symmetric",
        "check --format=xml 3x3 | there is no such name. Choose one of: text, line, csv, json",
        "check --threads=0 3x3 | --threads=0: give a number from 1 to 1024.",
        "random --layout-symmetry=both | there is no such name. Choose one of: none, rotate180, rotate90, mirror",
        "random --size=6 --layout-symmetry=rotate90 | this symmetry is not possible for size 6. Possible sizes: 4, 5, 8, 9, 12,",
        "random --output=no/such/folder/x | --output=no/such/folder/x: there is no such folder.",
        "random --output=. | --output=.: this is a directory.",
        "list --size=0 | --size=0: sizes go from 1 to 36.",
        "list --size=37 | --size=37: sizes go from 1 to 36.",
        "show | nonomino: RxC",
        "show 9x9 | 9x9: boxes of 9 rows and 9 columns make a grid of size 81. Sizes go from 1 to 36.",
        "show pinwhel-9 | Did you mean pinwheel-9",
        "show pinwheel | pinwheel: this layout needs a size: pinwheel-4, pinwheel-5, pinwheel-8, pinwheel-9, pinwheel-12.",
        "show boxes | boxes: boxes need a size from 1 to 36 that is not a prime: boxes-9 is 3x3.",
        "show boxes-7 | boxes-7: boxes need a size from 1 to 36 that is not a prime",
        "show pinwheel-9 --size=8 | pinwheel-9: these regions are for a grid of size 9, not 8.",
        "show nowhere-at-all | there is no file 'nowhere-at-all'.",
        "check --explain --format=csv 3x3 | --explain and --format=csv are mutually exclusive.",
        "check nowhere | There is no such layout either. Give a name from 'nonomino layouts list'",
        "check 3x3 --timeout=soon | --timeout=soon: give a duration",
        "check 3x3 --solver=quantum | --solver=quantum: there is no such name."
      })
  void refusesWhatCannotBeMeant(String words, String message) {
    Run run = Run.of(("layouts " + words).split(" ", -1));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("nonomino: ").contains(message).doesNotContain("Exception");
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"boxes-4", "2x2"})
  void solvesOnALayoutOfTheCatalog(String regions) {
    Run run = Run.withInput(".".repeat(16), "--regions=" + regions, "--count");

    assertThat(run.out()).isEqualTo("288 solutions.\n");
  }

  @Test
  void solvesOnANamedLayout() {
    Run run = Run.withInput(".".repeat(81), "solve", "--regions=whirlpool-9", "--first");

    assertThat(run.status()).isZero();
    assertThat(Run.withInput(".".repeat(81), "solve", "--regions=whirlpol-9").err())
        .contains("--regions=whirlpol-9: ", "Did you mean whirlpool-9");
  }
}
