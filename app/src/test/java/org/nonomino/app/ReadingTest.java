package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of messages about unusual inputs, and of reading the output of commands. */
final class ReadingTest {
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"solve", "hint", "explain", "render", "generate"})
  void commandsReadWhatTheyWrite(String command) {
    String[] made = {"generate", "--regions=drift-9", "--seed=2", "--format=line"};
    String line = Run.of(made).out();
    String written =
        command.equals("generate")
            ? Run.of("generate", "--regions=drift-9", "--seed=2").out()
            : Run.withInput(line, command).out();

    Run again = Run.withInput(written, "solve", "--format=line");

    assertThat(again.out().lines().findFirst())
        .as(written)
        .isEqualTo(Run.withInput(line, "solve", "--format=line").out().lines().findFirst());
    assertThat(again.status()).as(written).isZero();
  }

  @Test
  void otherEncodingsAreReadAndSaid() throws IOException {
    byte[] bytes = (PUZZLE + " “Rätsel”\n" + PUZZLE + " ñ\n").getBytes(Charset.forName("Cp1252"));
    String file = Files.write(folder.resolve("old.txt"), bytes).toString();

    Run run = Run.of("convert", "--format=line", file);

    assertThat(run.status()).isZero();
    assertThat(run.out()).contains(" “Rätsel”\n", " ñ\n");
    assertThat(run.err())
        .isEqualTo("nonomino: The file '" + file + "' is not valid UTF-8; read as Windows-1252.\n");
  }

  @Test
  void aSolutionAfterThePuzzleIsSaidOnce() {
    String puzzle = "1......2.3....4.";
    String lines = (puzzle + " 1234341243212143\n").repeat(3);

    Run found = Run.withInput(lines, "convert", "--format=line");
    Run named = Run.withInput(lines, "convert", "--format=line", "--input=line");

    assertThat(found.out()).isEqualTo((puzzle + "\n").repeat(3));
    assertThat(found.err())
        .containsOnlyOnce("is read as its solution")
        .contains("with --input=line");
    assertThat(named.out()).isEqualTo((puzzle + " 0123230132101032\n").repeat(3));
    assertThat(named.err()).doesNotContain("is read as its solution");
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "rate", "hint", "explain", "render"})
  void anEmptyNameIsNoFile(String command) {
    Run run = Run.of(command, "");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("nonomino: ''").hasLineCount(1);
  }

  @Test
  void masksAndPatternsHaveAnEnd() throws IOException {
    String file = Files.writeString(folder.resolve("long"), "y\n".repeat(1_000_000)).toString();

    for (String option : new String[] {"--regions=", "--pattern="}) {
      Run run = Run.of("generate", option + file);

      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err()).contains("the text is longer than").hasLineCount(2);
    }
  }

  @Test
  void oneLineIsAPuzzleWhereItsSizeIsKnown() {
    Run five = Run.withInput("1" + ".".repeat(24) + " five\n", "--regions=1x5", "--format=line");
    Run three = Run.withInput("1........\n", "--regions=1x3", "--format=line");

    assertThat(five.status()).isZero();
    assertThat(five.out()).matches("1[1-5]{24}\n");
    assertThat(three.status()).isZero();
    assertThat(three.out()).matches("1[1-3]{8}\n");
  }

  @Test
  void optionsAreNamedByTheCommandLineOnly() {
    assertThat(Run.withInput(".".repeat(49)).err()).contains("--regions=FILE");
    assertThat(Run.withInput("{\"grid\": [[]]}", "--input=json").err()).contains("--input=FORMAT");
  }

  @Test
  void cellsThatLookLikeFormulasReadBack() {
    String table = "puzzle,regions,solution,label\n" + PUZZLE + ",,,\"=1+1,-2\"\n";

    Run run = Run.withInput(table, "convert", "--format=csv");

    assertThat(run.out()).endsWith("\"=1+1,-2\",\n");
    assertThat(Run.withInput(run.out(), "convert", "--format=csv").out()).isEqualTo(run.out());
  }
}
