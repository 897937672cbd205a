package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

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
}
