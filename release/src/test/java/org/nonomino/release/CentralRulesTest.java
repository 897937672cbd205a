package org.nonomino.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CentralRulesTest {
  /** Rules for which the placeholders of {@link StagedFiles} are good signatures. */
  private static final CentralRules RULES =
      new CentralRules(
          (file, signature) -> {
            try {
              return Files.readString(signature).equals("good")
                  ? Optional.empty()
                  : Optional.of("BAD signature");
            } catch (IOException e) {
              throw new AssertionError(e);
            }
          });

  @TempDir private Path repository;
  private StagedArtifact artifact;

  @BeforeEach
  void stage() {
    artifact = new StagedFiles(repository).jar("nonomino-core");
  }

  @Test
  void passACompleteArtifact() {
    assertThat(RULES.faults(artifact)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".jar",
        "-sources.jar",
        "-javadoc.jar",
        ".pom.asc",
        ".jar.asc",
        ".pom.md5",
        ".pom.sha1",
        "-sources.jar.asc",
        "-javadoc.jar.sha1"
      })
  void nameMissingFiles(String ending) throws IOException {
    Files.delete(artifact.file(ending));
    assertThat(RULES.faults(artifact))
        .containsExactly("nonomino-core-1.0.0" + ending + " is missing.");
  }

  @Test
  void nameAMissingPom() throws IOException {
    Files.delete(artifact.file(".pom"));
    assertThat(RULES.faults(artifact)).containsExactly("nonomino-core-1.0.0.pom is missing.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"name", "description", "url", "licenses", "developers", "scm"})
  void askForMetadata(String element) throws IOException {
    String pom = Files.readString(artifact.file(".pom"));
    StagedFiles.write(
        artifact.file(".pom"),
        pom.replaceFirst("\n  <" + element + ">.*</" + element + ">\n", "\n"));
    assertThat(RULES.faults(artifact))
        .isNotEmpty()
        .allMatch(
            fault ->
                fault.matches(
                    "nonomino-core-1\\.0\\.0\\.pom has no <" + element + "[/a-zA-Z]*>\\."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<parent/> | nonomino-core-1.0.0.pom has a parent: it was not flattened.",
        "<repositories><repository/></repositories>"
            + " | nonomino-core-1.0.0.pom names repositories in addition to Central.",
        "<dependencies><dependency><artifactId>a</artifactId></dependency></dependencies>"
            + " | nonomino-core-1.0.0.pom: the version of a is '', and not that of a release.",
        "<dependencies><dependency><artifactId>a</artifactId><version>2-SNAPSHOT</version></dependency></dependencies>"
            + " | nonomino-core-1.0.0.pom: the version of a is '2-SNAPSHOT', and not that of a release.",
        "<dependencies><dependency><artifactId>a</artifactId><version>${v}</version></dependency></dependencies>"
            + " | nonomino-core-1.0.0.pom: the version of a is '${v}', and not that of a release."
      })
  void refuseAPomThatNeedsAnother(String elements, String fault) {
    new StagedFiles(repository).pom("nonomino-core", "jar", elements);
    assertThat(RULES.faults(artifact)).containsExactly(fault);
  }

  @ParameterizedTest
  @CsvSource({".jar, META-INF/LICENSE", "-sources.jar, a source", "-javadoc.jar, index.html"})
  void lookIntoJars(String ending, String words) {
    StagedFiles.writeJar(artifact.file(ending), "something.txt");
    assertThat(RULES.faults(artifact))
        .containsExactly("nonomino-core-1.0.0" + ending + " does not have " + words + ".");
  }

  /** The BOM has such a version; Maven and Gradle replace it with the POM's own version. */
  @Test
  void passAPomThatNamesItsOwnVersion() {
    new StagedFiles(repository)
        .pom(
            "nonomino-core",
            "jar",
            "<dependencies><dependency><artifactId>a</artifactId><version>${project.version}</version></dependency></dependencies>");
    assertThat(RULES.faults(artifact)).isEmpty();
  }

  @Test
  void compareChecksums() throws IOException {
    Files.writeString(artifact.file(".jar.sha1"), "0".repeat(40));
    assertThat(RULES.faults(artifact))
        .containsExactly("nonomino-core-1.0.0.jar.sha1 is not the checksum of its file.");
  }

  @Test
  void verifySignatures() throws IOException {
    Files.writeString(artifact.file(".jar.asc"), "bad");
    assertThat(RULES.faults(artifact))
        .containsExactly("nonomino-core-1.0.0.jar.asc does not sign its file:\n  BAD signature");
  }

  @Test
  void refuseStrayFiles() {
    StagedFiles.write(artifact.folder().resolve("notes.txt"), "");
    assertThat(RULES.faults(artifact))
        .containsExactly("notes.txt does not begin with the name and the version of its artifact.");
  }
}
