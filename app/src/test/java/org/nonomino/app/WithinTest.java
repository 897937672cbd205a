package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.bulk.io.Effort;

/** Tests of {@code --within}: the work would take much longer than anybody waits for a test. */
final class WithinTest {
  private static final int LIMIT = 3;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "generate --size=6 --number=100000000 --seed=1 --threads=1 --within=300ms",
        "generate --size=6 --number=100000000 --seed=1 --threads=3 --within=300ms",
        "layouts random --size=6 --number=100000000 --seed=1 --within=300ms",
        "layouts all --size=9 --within=300ms",
        "layouts all --size=9 --distinct --within=300ms"
      })
  void endsARunThatGenerates(String words) {
    Run run = Run.of(words.split(" "));

    assertThat(run.status()).isEqualTo(LIMIT);
    assertThat(run.err()).contains(Effort.ENDED);
    assertThat(run.out().isEmpty() || run.out().endsWith("\n")).isTrue();
  }

  /** The puzzles that were found are those of the seed. */
  @Test
  void keepsWhatWasFoundInAFile() throws IOException {
    Path file = folder.resolve("puzzles.txt");
    // A busy machine may find none in a short time.
    for (int seconds = 1; Files.notExists(file); seconds *= 2) {
      Run run =
          Run.of(
              "generate",
              "--size=6",
              "--number=1000000",
              "--seed=1",
              "--within=" + seconds + "s",
              "--output=" + file);
      assertThat(run.status()).isEqualTo(LIMIT);
    }

    List<String> lines = Files.readAllLines(file);
    List<String> all =
        Run.of("generate", "--size=6", "--number=20", "--seed=1").out().lines().toList();
    int common = Math.min(lines.size(), all.size());
    assertThat(lines.subList(0, common)).isEqualTo(all.subList(0, common));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve --count --within=100ms",
        "solve --count --within=100ms --threads=1",
        "solve --count --within=100ms --solver=dlx"
      })
  void endsARunThatReads(String words) {
    Run run = Run.withInput((".".repeat(256) + "\n").repeat(3), words.split(" "));

    assertThat(run.status()).isEqualTo(LIMIT);
    assertThat(run.err()).contains(Effort.ENDED);
  }

  @Test
  void endsABook() {
    Path file = folder.resolve("book.pdf");
    Run run = Run.of("book", "--extreme=1000", "--seed=1", "--within=300ms", "-o", file.toString());

    assertThat(run.status()).isEqualTo(LIMIT);
    assertThat(run.err()).contains("The time of --within was over before the book was complete.");
    assertThat(file).doesNotExist();
  }

  @Test
  void doesNotMatterToAShortRun() {
    Run run = Run.of("generate", "--size=4", "--number=3", "--seed=1", "--within=1h");

    assertThat(run.status()).isZero();
    assertThat(run.out()).isEqualTo(Run.of("generate", "--size=4", "--number=3", "--seed=1").out());
  }
}
