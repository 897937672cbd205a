package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
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

  /**
   * The version to copy from the documents: this version, or the last release while this one is in
   * development.
   */
  @Test
  void isThatOfTheReadme() throws IOException {
    Path root = Path.of(System.getProperty("nonomino.basedir"), "..");
    String here = System.getProperty("nonomino.version");
    String released =
        Pattern.compile("^## \\[([0-9][^]]*)]", Pattern.MULTILINE)
            .matcher(Files.readString(root.resolve("CHANGELOG.md")))
            .results()
            .map(section -> section.group(1))
            .findFirst()
            .orElseThrow();
    assertThat(Files.readString(root.resolve("README.md")))
        .containsOnlyOnce("<version>")
        .containsAnyOf("<version>" + here + "</version>", "<version>" + released + "</version>");
  }
}
