package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of {@code nonomino canon} on the command line. */
final class CanonCommandTest {
  /** The solution grid with the most automorphisms, in its canonical form. */
  private static final String LEAST =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

  /** The same grid with its first two rows swapped, and digits 1 and 9 swapped. */
  private static final String SWAPPED =
      (LEAST.substring(9, 18) + LEAST.substring(0, 9) + LEAST.substring(18))
          .replace('1', 'x')
          .replace('9', '1')
          .replace('x', '9');

  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private static final String CLASSIC_SOLVED =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  @TempDir private Path folder;

  @Test
  void regionsThatAreRowsOrColumnsSayWhyTheyHaveMoreAutomorphisms() {
    Run run = Run.of("canon", "--layout", "--format=csv", "1x3", "3x1", "2x2");

    assertThat(run.out())
        .isEqualTo(
            "regions,size,automorphisms\n000111222,3,72\n000111222,3,72\n0011001122332233,4,128\n");
    assertThat(run.err().lines())
        .containsExactly(
            "nonomino: 1x3: the regions are the rows or the columns, so they add no rule, and swapping"
                + " rows and columns also counts as an automorphism.",
            "nonomino: 3x1: the regions are the rows or the columns, so they add no rule, and swapping"
                + " rows and columns also counts as an automorphism.");
    assertThat(run.status()).isZero();
    assertThat(Run.of("canon", "--layout", "1x3").err()).isEmpty();
    assertThat(Run.of("help", "canon").out()).contains("3! * 3! * 2 = 72");
  }

  @Test
  void disguisesHaveOneForm() {
    Run run = Run.withInput(LEAST + " mine\n" + SWAPPED + "\n", "canon");

    assertThat(run.out()).isEqualTo(LEAST + " mine\n" + LEAST + "\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void theMapIsWordedInBracketsOrInAColumn() {
    String same = "rows 1 2 3 4; columns 1 2 3 4; digits 1 2 3 4";
    Run line = Run.withInput("...............1 one\n", "canon", "--map");
    Run table = Run.withInput("...............1 one\n", "canon", "--map", "--format=csv");

    assertThat(line.out()).isEqualTo("...............1 one (" + same + ")\n");
    assertThat(table.out())
        .isEqualTo(
            "puzzle,regions,solution,label,map,constraints\n"
                + "...............1,0011001122332233,,one,"
                + same
                + ",\n");
  }

  /** Applies the transformation as described in words. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theMapCanBeAppliedByHand(boolean isFull) {
    String puzzle = isFull ? SWAPPED : CLASSIC;
    Run run = Run.withInput(puzzle + "\n", "canon", "--map");
    String[] record = run.out().strip().split(" ", 2);
    String words = record[1].substring(1, record[1].length() - 1);

    assertThat(apply(words, puzzle)).isEqualTo(record[0]);
  }

  private static String apply(String map, String puzzle) {
    List<String> parts = List.of(map.split("; "));
    boolean isTransposed = parts.get(0).equals("transposed");
    int[][] numbers =
        parts.stream()
            .filter(part -> part.contains(" "))
            .map(part -> part.substring(part.indexOf(' ') + 1))
            .map(list -> Arrays.stream(list.split(" ")).mapToInt(Integer::parseInt).toArray())
            .toArray(int[][]::new);
    StringBuilder result = new StringBuilder();
    for (int row : numbers[0]) {
      for (int column : numbers[1]) {
        int cell = isTransposed ? (column - 1) * 9 + row - 1 : (row - 1) * 9 + column - 1;
        char symbol = puzzle.charAt(cell);
        result.append(symbol == '.' ? "." : String.valueOf(numbers[2][symbol - '1']));
      }
    }
    return result.toString();
  }

  @Test
  void aSolutionIsTransformedWithItsPuzzle() {
    String table = "puzzle,solution,label\n" + CLASSIC + "," + CLASSIC_SOLVED + ",known\n";
    Run run = Run.withInput(table, "canon", "--format=csv");
    String[] record = run.out().lines().toList().get(1).split(",", -1);

    Run solved = Run.withInput(record[0] + "\n", "solve", "--format=line");

    assertThat(record[3]).isEqualTo("known");
    assertThat(solved.out()).isEqualTo(record[2] + "\n");
  }

  @Test
  void aJigsawIsDrawnOnTheCanonicalLayout() {
    String given = "1..............4 0001011122232333 knot\n";
    String drawnAnew = swapped(given);

    Run one = Run.withInput(given, "canon");
    Run other = Run.withInput(drawnAnew, "canon", "--threads=2");

    assertThat(one.out()).isEqualTo(other.out()).endsWith(" knot\n");
    assertThat(one.out().split(" ")).hasSize(3);
  }

  /** Swaps the first two rows of a 4×4 puzzle and of its regions. */
  private static String swapped(String line) {
    String[] words = line.split(" ");
    for (int i = 0; i < 2; i++) {
      words[i] = words[i].substring(4, 8) + words[i].substring(0, 4) + words[i].substring(8);
    }
    return String.join(" ", words);
  }

  @Test
  void layoutsAreDrawnAnew() throws IOException {
    Path masks = Files.writeString(folder.resolve("masks"), "012120201\n");

    Run run = Run.of("canon", "--layout", "--format=csv", "3x3", "3x2", masks.toString());

    assertThat(run.out().lines().limit(3))
        .containsExactly(
            "regions,size,automorphisms",
            "000111222000111222000111222333444555333444555333444555666777888666777888666777888,9,3359232",
            "000111000111222333222333444555444555,6,3456");
    // A Latin square of order 3, in which rows, columns and regions may all trade roles.
    assertThat(run.out().lines().skip(3)).singleElement().asString().endsWith(",3,108");
    assertThat(run.status()).isZero();
  }

  @Test
  void theMapOfALayoutIsWorded() {
    Run run = Run.of("canon", "--layout", "--map", "2x2");

    assertThat(run.out()).isEqualTo("0011001122332233 (rows 1 2 3 4; columns 1 2 3 4)\n");
  }

  @Test
  void layoutsAreReadFromStandardInput() {
    Run run = Run.withInput("0011001122332233\n", "canon", "--layout");

    assertThat(run.out()).isEqualTo("0011001122332233\n");
  }

  @Test
  void eachFormIsWrittenOnceWhereItComesFirst() {
    String input = CLASSIC + " a\n" + SWAPPED + " b\n123\n" + LEAST + " c\n" + CLASSIC + " d\n";
    Run all = Run.withInput(input, "canon");
    Run once = Run.withInput(input, "canon", "--distinct", "--threads=2");
    Run one = Run.withInput(CLASSIC + "\n" + CLASSIC + "\n" + LEAST + "\n", "canon", "--distinct");

    assertThat(once.out().lines().toList()).isEqualTo(all.out().lines().limit(3).toList());
    assertThat(once.err()).endsWith("nonomino: 2 duplicates were left out.\n");
    assertThat(one.out().lines()).hasSize(2);
    assertThat(one.err()).isEqualTo("nonomino: 1 duplicate was left out.\n");
    assertThat(one.status()).isZero();
  }

  @Test
  void eachLayoutIsWrittenOnce() {
    Run run = Run.of("canon", "--layout", "--distinct", "2x3", "3x2", "2x2");

    assertThat(run.out().lines()).hasSize(2);
    assertThat(run.err()).isEqualTo("nonomino: 1 duplicate was left out.\n");
  }

  @Test
  void malformedPuzzlesAreReportedAndDoNotStopTheRest() {
    Run run =
        Run.withInput(
            "123\n" + LEAST.replace('9', 'z').replace('8', 'q') + "\n" + LEAST + "\n", "canon");

    assertThat(run.out()).endsWith("invalid\n" + LEAST + "\n");
    assertThat(run.err()).contains("standard input");
    assertThat(run.status()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "canon --layout --regions=3x3 3x3 | --layout and --regions are mutually exclusive.",
        "canon --layout --input=csv 3x3   | --layout and --input are mutually exclusive.",
        "canon --layout --ignore-extras 3x3 | --layout and --ignore-extras are mutually exclusive.",
        "canon nowhere.txt | There is no file 'nowhere.txt'. Check the name, or the folder you are in.",
      })
  void badUsageIsExplained(String command, String message) {
    Run run = Run.of(command.split(" "));

    assertThat(run.err()).isEqualTo("nonomino: " + message + "\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void anUnknownFormatOrLayoutIsRefused() {
    Run format = Run.of("canon", "--format=pdf");
    Run layout = Run.of("canon", "--layout", "pinwheel-99");

    assertThat(format.err())
        .contains("--format=pdf: there is no such name. Choose one of: line, csv.");
    assertThat(format.status()).isEqualTo(2);
    assertThat(layout.err()).startsWith("nonomino: pinwheel-99: ");
    assertThat(layout.status()).isEqualTo(2);
  }

  @Test
  void cagesWithoutASumAreExtraRegions() {
    String region = "1............... 0011001122332233 +extra-region:r1c1,r2c3,r3c4\n";
    Run run = Run.withInput(region, "canon");

    assertThat(Run.withInput(region.replace("extra-region", "cage"), "canon")).isEqualTo(run);
    assertThat(run.status()).isZero();
  }
}
