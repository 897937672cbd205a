package org.nonomino.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks of a project with one library, one program, and one module that is not published. */
final class StagingCheckTest {
  private static final String BOM =
      "<dependencyManagement><dependencies><dependency><artifactId>nonomino-core</artifactId><version>1.0.0</version>"
          + "</dependency></dependencies></dependencyManagement>";
  private static final String BILL =
      """
      {
        "bomFormat" : "CycloneDX",
        "specVersion" : "1.6",
        "version" : 1,
        "components" : [
          {"type": "library", "group": "org.nonomino", "name": "nonomino-bom", "version": "1.0.0"},
          {"type": "library", "group": "org.nonomino", "name": "nonomino-core", "version": "1.0.0"},
          {"type": "library", "group": "org.nonomino", "name": "nonomino-app", "version": "1.0.0"},
          {"type": "library", "group": "g", "name": "a", "version": "1",
           "licenses": [{"license": {"id": "EPL-2.0"}}, {"license": {"id": "MIT"}}]}
        ]
      }
      """;
  private static final String THIRD_PARTIES =
      """
      | Library | Artifacts | Copyright | Licence |
      |---|---|---|---|
      | A | `g:a` | 2026 A | MIT |

      ### MIT
      """;

  @TempDir private Path checkout;
  @TempDir private Path repository;
  private StagedFiles staged;

  @BeforeEach
  void stage() throws IOException {
    Files.writeString(
        checkout.resolve("pom.xml"),
        "<project><modules><module>bom</module><module>core</module><module>app</module>"
            + "<module>benchmarks</module></modules></project>");
    for (String module : List.of("bom", "core", "app", "benchmarks")) {
      Files.writeString(
          Files.createDirectory(checkout.resolve(module)).resolve("pom.xml"),
          "<project><artifactId>nonomino-%s</artifactId><properties>%s</properties></project>"
              .formatted(
                  module,
                  module.equals("benchmarks")
                      ? "<maven.deploy.skip>true</maven.deploy.skip>"
                      : ""));
    }
    Files.writeString(checkout.resolve("THIRD-PARTY.md"), THIRD_PARTIES);
    staged = new StagedFiles(repository);
    StagedArtifact parent = staged.pom("nonomino", "pom", "");
    StagedFiles.write(parent.file("-cyclonedx.json"), BILL);
    staged.pom("nonomino-bom", "pom", BOM);
    staged.jar("nonomino-core");
    staged.jar("nonomino-app");
  }

  private List<String> faults() {
    return StagingCheck.faults(checkout, artifacts(), (file, signature) -> Optional.empty());
  }

  private List<StagedArtifact> artifacts() {
    return StagedArtifact.in(repository, StagedFiles.VERSION);
  }

  private void replaceInBill(String from, String to) {
    StagedArtifact parent = artifacts().get(0);
    StagedFiles.write(parent.file("-cyclonedx.json"), BILL.replace(from, to));
  }

  @Test
  void passesACompleteRelease() {
    assertThat(faults()).isEmpty();
  }

  @Test
  void namesModulesThatAreNotStaged() throws IOException {
    Files.move(repository.resolve("org/nonomino/nonomino-app"), repository.resolve("app"));
    assertThat(faults()).containsExactly("nonomino-app is published, but it is not staged.");
  }

  @Test
  void namesWhatMustNotBeStaged() {
    staged.jar("nonomino-benchmarks");
    assertThat(faults()).containsExactly("nonomino-benchmarks is staged, but it is not published.");
  }

  @Test
  void wantsTheCompiledPage() {
    staged.jar("nonomino-page-static");
    assertThat(faults())
        .contains("nonomino-page-static-1.0.0.jar does not have the compiled web app.");
  }

  @Test
  void comparesTheBom() {
    staged.pom("nonomino-bom", "pom", BOM.replace("nonomino-core", "nonomino-app"));
    assertThat(faults())
        .containsExactly(
            "The BOM does not have nonomino-core.",
            "The BOM has nonomino-app, which is not published for programs that embed it.");
  }

  @Test
  void wantsOneVersionInTheBom() {
    staged.pom("nonomino-bom", "pom", BOM.replace("1.0.0", "0.9.0"));
    assertThat(faults()).containsExactly("The BOM has nonomino-core in the version '0.9.0'.");
  }

  @Test
  void wantsABillOfMaterials() throws IOException {
    Files.delete(artifacts().get(0).file("-cyclonedx.json"));
    assertThat(faults()).contains("nonomino: nonomino-1.0.0-cyclonedx.json is missing.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonomino-core | nonomino-spark | The bill of materials does not have nonomino-core.",
        "nonomino-core | nonomino-spark | The bill of materials has nonomino-spark, which is not published.",
        "\"g\" | \"h\" | THIRD-PARTY.md does not list h:a [EPL-2.0, MIT].",
        "\"g\" | \"h\" | THIRD-PARTY.md lists g:a, which nothing uses.",
        "\"MIT\" | \"ISC\" | THIRD-PARTY.md says MIT of g:a, which offers [EPL-2.0, ISC]."
      })
  void comparesTheBillOfMaterials(String from, String to, String fault) {
    replaceInBill(from, to);
    assertThat(faults()).contains(fault);
  }

  @Test
  void wantsAValidBillOfMaterials() {
    replaceInBill("\"type\": \"library\"", "\"type\": \"book\"");
    assertThat(faults())
        .hasSize(4)
        .allMatch(
            fault -> fault.startsWith("The bill of materials breaks its schema: $.components["));
  }

  @Test
  void wantsTheTextsOfLicences() throws IOException {
    Files.writeString(checkout.resolve("THIRD-PARTY.md"), THIRD_PARTIES.replace("### MIT", ""));
    assertThat(faults()).containsExactly("THIRD-PARTY.md does not have the text of MIT.");
  }

  @Test
  void bundlesOneVersionWithoutMetadata() throws IOException {
    Files.writeString(repository.resolve("org/nonomino/nonomino-core/maven-metadata.xml"), "");
    Path bundle = repository.resolve("bundle.zip");
    Bundle.write(artifacts(), bundle);
    try (ZipFile zip = new ZipFile(bundle.toFile())) {
      assertThat(zip.stream().map(ZipEntry::getName))
          .hasSize(4 * 4 + 4 * 4 + 4 + 4 + 4)
          .contains("org/nonomino/nonomino-core/1.0.0/nonomino-core-1.0.0-sources.jar.asc")
          .noneMatch(name -> name.contains("metadata"));
    }
  }
}
