package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.explainer.terms.StepKind;

/** Tests of {@code nonomino techniques} on the command line. */
@Timeout(120)
final class TechniquesCommandTest {
  @TempDir private Path folder;

  @Test
  void listsAll() {
    Run run = Run.of("techniques");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("  type ")
        .containsPattern("\n\nFish\n  x-wing +X-Wing +3\\.2 +140\n");
    for (StepKind kind : StepKind.values()) {
      assertThat(run.out()).contains("\n  " + kind.slug() + " ");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"naked-pair", "Naked Pair", "nakedpair"})
  void teachesOne(String name) {
    Run run = Run.of("techniques", name, "--ascii");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("Naked Pair\nSubsets, rated from 3.0, cost 60\nAlso called: Naked Twins.\n\n")
        .contains("\nHow to spot it\n", "\nExample\n", "\nExample on irregular regions\n")
        .contains("\n{ } the cells that change; ( ) the cells that show why\n")
        .containsPattern("\nNaked Pair \\(3\\.0\\): ")
        .contains("\n  +---")
        .doesNotContain("│");
  }

  @ParameterizedTest
  @ValueSource(strings = {"thermometer", "Thermo", "thermo sudoku"})
  void teachesConstraints(String name) {
    Run run = Run.of("techniques", name);

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("Thermometer\nA constraint and its first moves\nAlso called: Thermo, ")
        .contains("\n1. Count from the bulb\n", "\n3. ", "\nthermometer: ", "\nTable for 9×9\n")
        .containsPattern("\n +9 +1, 2, 3, 4, 5, 6, 7, 8, 9\n")
        .contains("\nSee also: related-cells, ");
  }

  @Test
  void tablesAreForTheRequestedSize() {
    assertThat(Run.of("techniques", "killer", "--size=6").out())
        .contains("\nTable for 6×6\n")
        .containsPattern("\n +2 +11 +5\\+6 ")
        .doesNotContain("7+9");
    assertThat(Run.of("techniques", "killer", "--size=16").out()).contains("F+G");
  }

  /** The example has cages, without which its step makes no sense. */
  @Test
  void drawsTheConstraintsOfItsExamples() {
    Run run = Run.of("techniques", "killer", "pair");

    assertThat(run.out())
        .startsWith("Needed Digit\n")
        .contains("Also called: Killer Pair, Killer Triple.\n");
    assertThat(Run.of("techniques", "combinations").out())
        .contains("┏13━━━┯30", "\ncage 16: r3c2 r3c3 r4c2\n");
  }

  @Test
  void wordsOfANameNeedNoQuotes() {
    assertThat(Run.of("techniques", "naked", "pair").out())
        .isEqualTo(Run.of("techniques", "naked-pair").out());
  }

  @Test
  void asksWhatWasMeant() {
    Run run = Run.of("techniques", "X-Wng");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo(
            "nonomino: There is no technique or constraint 'X-Wng'. Did you mean x-wing? 'nonomino"
                + " techniques' lists all.\n");
  }

  @Test
  void namesOfOtherBooksAreKnown() {
    assertThat(Run.of("techniques", "Y-Wing").out())
        .startsWith("XY-Wing\n")
        .contains("\nAlso called: Y-Wing.\n");
    assertThat(Run.of("techniques", "locked-candidates").err())
        .endsWith(" There are several: choose pointing or claiming.\n");
  }

  @Test
  void writesAWorksheet() throws IOException {
    Path sheet = folder.resolve("sheet.pdf");

    Run run =
        Run.of("techniques", "naked-pair", "--worksheet=3", "--seed=1", "-o", sheet.toString());

    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(Files.readString(sheet, StandardCharsets.ISO_8859_1)).startsWith("%PDF-");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x-wing --worksheet=500 | --worksheet=500: give a whole number from 1 to 100.",
        "jellyfish --worksheet=12 --regions=2x2 | --worksheet: 'Jellyfish' never occurs on these regions: a set of 4 cells or lines leaves no others on this size that could lose candidates.",
        "law-of-leftovers --worksheet=12 | --worksheet: 'Law of Leftovers' never occurs on these regions: where rows or columns fit regions, they have the same cells, so nothing is left over.",
        "combinations --worksheet=12 | --worksheet: 'Combinations' needs constraints, and the boards have none. Name a constraint, such as killer.",
        "zipper --worksheet=12 --regions=3x3 | --regions: the boards for 'Zipper Line' have boxes. Leave out --regions.",
        "killer --size=3 | --size=3: give a whole number from 4 to 36.",
        "x-wing --size=6 | --size: the page 'X-Wing' has no table.",
        "palindrome --size=6 | --size: the page 'Palindrome' has no table.",
        "--size=6 | --size: name a constraint with a table, such as killer.",
        "--worksheet=12 | --worksheet: name a technique, such as x-wing.",
        "x-wing --seed=1 | --seed is only for worksheets: add --worksheet=12.",
      })
  void badWorksheetsAreRefused(String arguments, String message) {
    Run run = Run.of(("techniques " + arguments).split(" ", -1));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("nonomino: " + message + "\n");
  }

  @Test
  void saysWhereThereAreNoWorksheets() {
    Run run =
        Run.of(
            "techniques",
            "last-cell",
            "--worksheet=3",
            "--regions=2x2",
            "--seed=1",
            "-o",
            folder.resolve("none.pdf").toString());

    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err())
        .startsWith("nonomino: 'Last Cell' has no worksheets on 2x2 regions: in ")
        .contains("Try other --regions");
    assertThat(folder.resolve("none.pdf")).doesNotExist();
  }

  @Test
  void writesTheDocuments() throws IOException {
    Path docs = folder.resolve("new/docs");

    Run run = Run.of("techniques", "--write=" + docs);

    assertThat(run.status()).isZero();
    assertThat(docs.resolve("README.md")).content().contains("[X-Wing](x-wing.md)");
    assertThat(docs.resolve("x-wing.md")).content().contains("](x-wing.svg)");
    assertThat(docs.resolve("x-wing.svg")).content().startsWith("<svg ");
    try (Stream<Path> files = Files.list(docs)) {
      assertThat(files.count()).isGreaterThan(2L * StepKind.values().length);
    }
    Path file = Files.writeString(folder.resolve("file"), "");
    Run broken = Run.of("techniques", "--write=" + file);
    assertThat(broken.status()).isEqualTo(2);
    assertThat(broken.err()).startsWith("nonomino: --write=" + file + ": ");
  }
}
