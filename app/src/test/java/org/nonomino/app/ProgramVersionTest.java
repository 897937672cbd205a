package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProgramVersionTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--version",
        "-V",
        "solve --version",
        "generate --version",
        "layouts --version",
        "layouts check --version"
      })
  void isThatOfTheBuild(String words) {
    Run run = Run.of(words.split(" "));
    assertThat(run.out()).isEqualTo("Nonomino " + System.getProperty("nonomino.version") + "\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  /** The only other place where it is written, for those who copy it from there. */
  @Test
  void isThatOfTheReadme() throws IOException {
    Path readme = Path.of(System.getProperty("nonomino.basedir"), "../README.md");
    assertThat(Files.readString(readme))
        .containsOnlyOnce("<version>")
        .contains("<version>" + System.getProperty("nonomino.version") + "</version>");
  }
}
