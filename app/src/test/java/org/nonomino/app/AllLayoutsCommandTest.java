package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.bulk.io.Console;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.testkit.NaiveOracle;

/** Tests of {@code nonomino layouts all} on the command line. */
final class AllLayoutsCommandTest {
  @TempDir private Path folder;

  private static Run all(String... options) {
    List<String> words = new ArrayList<>(List.of("layouts", "all"));
    words.addAll(List.of(options));
    return Run.of(words.toArray(String[]::new));
  }

  private static List<String> lines(String... options) {
    List<String> words = new ArrayList<>(List.of(options));
    words.add("--format=line");
    Run run = all(words.toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    return run.out().lines().toList();
  }

  @Test
  void listsAllLayoutsInTheirOrder() {
    assertThat(lines("--size=3"))
        .containsExactly(
            "000111222",
            "000112122",
            "000122112",
            "001011222",
            "001021221",
            "001201221",
            "011001222",
            "011012022",
            "011021022",
            "012012012");
  }

  @Test
  void drawsThem() {
    assertThat(all("--size=2", "--ascii").out())
        .isEqualTo(
            """
            +-------+
            | .   . |
            +-------+
            | .   . |
            +-------+

            +---+---+
            | . | . |
            |   |   |
            | . | . |
            +---+---+

            """);
    assertThat(all("--size=1", "--format=grid").out()).isEqualTo("0\n\n");
  }

  @ParameterizedTest
  @CsvSource({"1,1,1", "2,2,1", "3,10,2", "4,117,22", "5,4006,515"})
  void countsThemAndTheirClasses(int size, int number, int classes) {
    assertThat(lines("--size=" + size)).hasSize(number);
    assertThat(all("--size=" + size, "--count").out()).isEqualTo(number + "\n");
    assertThat(lines("--size=" + size, "--distinct")).hasSize(classes);
    assertThat(all("--size=" + size, "--distinct", "--count").out()).isEqualTo(classes + "\n");
  }

  @Test
  void beginsWithTheFirst() {
    List<String> all = lines("--size=5");

    assertThat(lines("--size=5", "--number=17")).isEqualTo(all.subList(0, 17));
    assertThat(lines("--size=5", "--number=5000")).isEqualTo(all);
    assertThat(lines("--size=16", "--number=2")).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--distinct", "--filling=no", "--filling=yes --distinct"})
  void isTheSameOnAnyNumberOfThreads(String options) {
    String[] one = ("--size=5 --threads=1 " + options).trim().split(" ");
    String[] four = ("--size=5 --threads=4 " + options).trim().split(" ");

    assertThat(lines(one)).isEqualTo(lines(four)).isNotEmpty();
  }

  /** Compares the result with a plain search that tries each digit in each cell. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void knowsWhichHaveAFilling(int size) {
    checkFillings(size);
  }

  @Tag("long")
  @Test
  void knowsWhichOfSizeFiveHaveAFilling() {
    checkFillings(5);
  }

  private static void checkFillings(int size) {
    List<String> filled =
        lines("--size=" + size).stream().filter(AllLayoutsCommandTest::hasFilling).toList();
    List<String> others = new ArrayList<>(lines("--size=" + size));
    others.removeAll(filled);

    assertThat(lines("--size=" + size, "--filling=yes")).isEqualTo(filled);
    assertThat(lines("--size=" + size, "--filling=no")).isEqualTo(others);
    assertThat(all("--size=" + size, "--filling=no", "--count").out())
        .isEqualTo(others.size() + "\n");
  }

  private static boolean hasFilling(String regions) {
    int size = (int) Math.sqrt(regions.length());
    RegionMask mask = RegionMask.jigsaw(size, regions.chars().toArray());
    return !NaiveOracle.solutions(new Puzzle(Grid.empty(size), mask), 1).isEmpty();
  }

  @Test
  void saysOfHowManyItIsNotKnown() {
    Run run = all("--size=4", "--filling=no", "--timeout=0ms", "--format=line");

    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo(
            "nonomino: Out of time for 117 layouts: not known whether there is a solution grid."
                + " To allow more time, use --timeout=TIME.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"picture", "grid", "line", "csv", "json"})
  void everyFormatCanBeReadAgain(String format) throws IOException {
    Path file = folder.resolve("all");

    Run run = all("--size=4", "--format=" + format, "--output=" + file);

    assertThat(run.out()).isEmpty();
    assertThat(Run.of("layouts", "show", "--format=line", file.toString()).out().lines())
        .isEqualTo(lines("--size=4"));
  }

  @Test
  @Timeout(60)
  void endsWhereNobodyReadsOn() {
    OutputStream closing =
        new OutputStream() {
          private int left = 1 << 14;

          @Override
          public void write(int one) throws IOException {
            left--;
            if (left < 0) {
              throw new IOException("Broken pipe");
            }
          }
        };

    Console console =
        new Console(
            InputStream.nullInputStream(),
            closing,
            OutputStream.nullOutputStream(),
            false,
            false,
            false,
            Console.USUAL_COLUMNS,
            false);

    assertThat(Main.run(console, "layouts", "all", "--size=9", "--format=line")).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--size=17 | --size=17: give a whole number from 1 to 16.",
        "--size=0 | --size=0: give a whole number from 1 to 16.",
        "--size=x | --size=x: give a whole number from 1 to 16.",
        "--size=4 --number=0 | --number=0: give a whole number, 1 or more.",
        "--size=4 --number=2 --count | --count and --number are mutually exclusive.",
        "--size=4 --format=csv --count | --count and --format are mutually exclusive.",
        "--size=4 --timeout=1s | --timeout needs --filling=yes or --filling=no, because otherwise no solution grid is searched for.",
        "--size=4 --threads=0 | --threads=0: give a number from 1 to 1024."
      })
  void refusesWhatMakesNoSense(String options, String message) {
    Run run = all(options.split(" "));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines().collect(Collectors.toList()))
        .containsExactly("nonomino: " + message);
  }

  @Test
  void needsTheSize() {
    Run run = all();

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--size=N");
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed() throws IOException {
    Path missing = folder.resolve("nowhere").resolve("all");

    Run run = all("--size=4", "--output=" + missing);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "nonomino: --output=" + missing + ": there is no such folder. Create it first.\n");
    assertThat(Files.exists(missing)).isFalse();
  }
}
