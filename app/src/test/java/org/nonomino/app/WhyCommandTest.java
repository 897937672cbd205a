package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The option {@code --not} and limits; the page of the command has examples of all answers. */
final class WhyCommandTest {
  private static final String PUZZLE = "1......2.3....4.\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "r5c1=1 | --not=r5c1=1: 'r5c1' is not a cell of this grid; cells are r1c1 to r4c4.",
        "x=1 | --not=x=1: 'x' is not a cell of this grid; cells are r1c1 to r4c4.",
        "r1c1=5 | --not=r1c1=5: '5' is not a digit of this puzzle; its digits are 1 to 4.",
        "r1c1=0 | --not=r1c1=0: '0' is not a digit of this puzzle; its digits are 1 to 4.",
        "r1c1= | --not=r1c1= is not a cell with a digit, such as r3c4=5.",
        "r1c1 | --not=r1c1 is not a cell with a digit, such as r3c4=5."
      })
  void wrongQuestionsAreRefused(String question, String message) {
    Run run = Run.withInput(PUZZLE, "why", "--not=" + question);

    assertThat(run.err()).isEqualTo("nonomino: " + message + "\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void theDigitsOfAPuzzleAreTypedAsItsSymbols() {
    Run run = Run.withInput(PUZZLE, "why", "--symbols=TONE", "--not=r1c2=t");

    assertThat(run.out()).startsWith("T in r1c2 does not fit these 2.\n  the given T in r1c1\n");
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "notation | 2. contradiction (the given 1 in r1c1, row 1, step 1)",
        "short | 2. Row 1 does not allow that r1c1 is 1 and r1c4 is 1 (step 1).",
        "full | This uses only row 1."
      })
  void aProofHasThreeLengths(String detail, String expected) {
    Run run = Run.withInput(PUZZLE, "why", "--detail=" + detail, "--not=r1c4=1");

    assertThat(run.out()).contains("Proof in 2 steps:\n1. ").contains(expected);
    assertThat(run.status()).isZero();
  }

  @Test
  void aProofIsWrittenAsJson() {
    Run run = Run.withInput(PUZZLE, "why", "--format=json", "--not=r1c4=1");

    assertThat(run.out())
        .contains("\"reason\":\"contradiction\"")
        .contains(
            "\"parts\":[{\"name\":\"row 1\",\"cells\":[0,1,2,3]},{\"name\":\"the given 1 in r1c1\",\"cells\":[0]}]")
        .contains("\"proof\":{\"cases\":0,\"steps\":[{\"number\":1,\"argument\":\"assumption\"")
        .contains("\"premises\":[{\"step\":1,\"cell\":3,\"digit\":1,\"placed\":true}]");
    assertThat(run.status()).isZero();
  }

  @Test
  void aBookletHasAPictureForEachStep(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("proof.pdf");
    Run run = Run.withInput(PUZZLE, "why", "--not=r1c4=1", "-o", file.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isZero();
    try (PDDocument document = Loader.loadPDF(file.toFile())) {
      assertThat(new PDFTextStripper().getText(document))
          .contains("The conflict", "1. Assumption", "Suppose that r1c4 is 1.", "2. No digit");
    }
  }

  @Test
  void textIsWrittenToAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("why.txt");
    Run run = Run.withInput(PUZZLE, "why", "--not=r1c4=1", "-o", file.toString());

    assertThat(run.out()).isEmpty();
    assertThat(Files.readString(file))
        .isEqualTo(Run.withInput(PUZZLE, "why", "--not=r1c4=1").out());
  }

  @Test
  void optionsOfPagesNeedPages() {
    Run run = Run.withInput(PUZZLE, "why", "--page=A5");

    assertThat(run.err()).isEqualTo("nonomino: --page is only for PDF: add --format=pdf.\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void severalSolutionsHaveAPatternAndAClueInJson() {
    Run run = Run.withInput("12343412.1.3.3.1\n", "why", "--format=json");

    assertThat(run.out())
        .contains("\"pattern\":\"Unique Rectangle\"")
        .contains("\"clue\":{\"cell\":8,\"digit\":2,\"unique\":true}")
        .doesNotContain("newConstraint");
  }

  @Test
  void aTimeoutIsALimit() {
    Run run = Run.withInput(".".repeat(256) + "\n", "why", "--timeout=0s");

    assertThat(run.out()).isEqualTo("Time ran out before a reason was found.\n");
    assertThat(run.status()).isEqualTo(3);
  }
}
