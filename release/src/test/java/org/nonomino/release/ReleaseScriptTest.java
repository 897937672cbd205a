package org.nonomino.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of {@code release/release} in a repository of four files, with substitutes for Maven,
 * GnuPG, the compiler and the steps of other scripts that record their calls.
 */
final class ReleaseScriptTest {
  private static final Path SCRIPTS = Path.of(System.getProperty("nonomino.basedir"));
  private static final String POM =
      """
      <project>
        <properties>
          <revision>0.9.0-SNAPSHOT</revision>
          <project.build.outputTimestamp>2026-01-01T00:00:00Z</project.build.outputTimestamp>
        </properties>
      </project>
      """;
  private static final String README =
      """
      <artifactId>nonomino-bom</artifactId>
      <version>0.8.0</version>

      <version>2</version>
      """;
  private static final String CHANGELOG =
      """
      # Changelog

      ## [Unreleased]

      ### Added

      - Something.

      ## [0.8.0] - 2026-01-01

      - Something else.
      """;

  private record Run(int status, String out, String err) {}

  @TempDir private Path folder;
  private Path repository;
  private Path programs;

  @BeforeEach
  void prepare() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped: /bin/sh is missing");
    repository = Files.createDirectory(folder.resolve("repository"));
    programs = Files.createDirectories(folder.resolve("jdk/bin"));
    Files.createDirectory(repository.resolve("release"));
    for (String script : List.of("release", "common.sh")) {
      Files.copy(SCRIPTS.resolve(script), repository.resolve("release").resolve(script));
    }
    program(repository.resolve("mvnw"), "echo \"mvnw $*\" >>../calls");
    program(repository.resolve("release/api"), "echo api >>../calls");
    program(
        repository.resolve("release/stage"),
        "echo \"stage $(sed -n 's/ *<revision>//p' pom.xml)\" >>../calls");
    program(programs.resolve("gpg"), "echo sec:u:255:22:0123456789ABCDEF:::::::");
    program(programs.resolve("javac"), "echo javac 17.0.1");
    Files.writeString(repository.resolve("pom.xml"), POM);
    Files.writeString(repository.resolve("README.md"), README);
    Files.writeString(repository.resolve("CHANGELOG.md"), CHANGELOG);
    Files.writeString(repository.resolve(".gitignore"), "target/\n");
    git("init", "--quiet", "--initial-branch=main");
    git("add", "--all");
    git("commit", "--quiet", "--message=Begin");
  }

  private static void program(Path file, String script) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private String git(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Run run = run(command);
    assertThat(run.status()).as(run.err()).isZero();
    return run.out();
  }

  private Run release(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("/bin/sh", "release/release"));
    command.addAll(List.of(words));
    return run(command);
  }

  private Run run(List<String> command) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(repository.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    Map<String, String> environment = builder.environment();
    environment.put("PATH", programs + ":" + environment.get("PATH"));
    environment.put("JAVA_HOME", folder.resolve("jdk").toString());
    environment.put("GIT_CONFIG_GLOBAL", "/dev/null");
    for (String who : List.of("GIT_AUTHOR", "GIT_COMMITTER")) {
      environment.put(who + "_NAME", "A");
      environment.put(who + "_EMAIL", "a@example.org");
    }
    environment.remove("RELEASE_KEY");
    Process process = builder.start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Run(
        process.exitValue(),
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  private void assertRefused(Run run, String message) throws IOException, InterruptedException {
    assertThat(run.err()).isEqualTo("release/release: " + message + "\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
    assertThat(git("log", "--format=%s")).isEqualTo("Begin\n");
    assertThat(folder.resolve("calls")).doesNotExist();
  }

  @Test
  void preparesAReleaseAndWhatFollows() throws IOException, InterruptedException {
    Run run = release("1.0.0");

    assertThat(run.status()).as(run.err()).isZero();
    assertThat(Files.readAllLines(folder.resolve("calls")))
        .containsExactly(
            "mvnw --batch-mode --no-transfer-progress verify", "api", "stage 1.0.0</revision>");
    assertThat(git("log", "--format=%s")).isEqualTo("Work on 1.1.0 begins\nRelease 1.0.0\nBegin\n");
    assertThat(git("cat-file", "-t", "v1.0.0")).isEqualTo("tag\n");
    assertThat(git("status", "--porcelain")).isEmpty();
    assertThat(git("show", "v1.0.0:README.md")).isEqualTo(README.replace("0.8.0", "1.0.0"));
    assertThat(git("show", "v1.0.0:pom.xml"))
        .contains("<revision>1.0.0</revision>")
        .containsPattern("<project.build.outputTimestamp>[0-9-]{10}T00:00:00Z</")
        .doesNotContain("2026-01-01");
    assertThat(git("show", "v1.0.0:CHANGELOG.md"))
        .containsPattern("\n## \\[1\\.0\\.0] - [0-9]{4}-[0-9]{2}-[0-9]{2}\n\n### Added\n")
        .doesNotContain("Unreleased");
    assertThat(Files.readString(repository.resolve("pom.xml")))
        .contains("<revision>1.1.0-SNAPSHOT</revision>");
    assertThat(Files.readString(repository.resolve("README.md")))
        .isEqualTo(README.replace("0.8.0", "1.0.0"));
    assertThat(Files.readString(repository.resolve("CHANGELOG.md")))
        .containsPattern("\n## \\[Unreleased]\n\n## \\[1\\.0\\.0] - ");
    assertThat(run.out())
        .contains(
            "git push origin main v1.0.0",
            "--form bundle=@target/nonomino-1.0.0-bundle.zip",
            "gh release create v1.0.0");
  }

  @Test
  void canLeaveTheTestsOutButSaysSo() throws IOException, InterruptedException {
    Run run = release("--skip-verify", "--next", "2.0.0", "1.0.0-rc.1");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.err()).contains("LEFT OUT (--skip-verify)");
    assertThat(Files.readAllLines(folder.resolve("calls")))
        .containsExactly("api", "stage 1.0.0-rc.1</revision>");
    assertThat(git("log", "--format=%s", "-1")).isEqualTo("Work on 2.0.0 begins\n");
    assertThat(run.out()).contains("target/notes.md --prerelease");
  }

  @Test
  void makesThePackagesWhereTheirModuleIs() throws IOException, InterruptedException {
    Files.createDirectory(repository.resolve("packaging"));
    Files.writeString(repository.resolve("packaging/pom.xml"), "<project/>");
    git("add", "--all");
    git("commit", "--quiet", "--message=Packaging");
    Run run = release("--skip-verify", "1.0.0");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(Files.readAllLines(folder.resolve("calls")).get(0)).contains("-Ppackage package");
    assertThat(run.out()).contains("target/notes.md dist/nonomino* dist/SHA256SUMS");
  }

  @Test
  void aDryRunChangesNothing() throws IOException, InterruptedException {
    Run run = release("--dry-run", "1.0.0");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith("Nothing was changed.")
        .contains("set the version 1.0.0 in pom.xml, instead of 0.9.0-SNAPSHOT", "1.1.0-SNAPSHOT");
    assertThat(git("status", "--porcelain")).isEmpty();
    assertThat(git("tag")).isEmpty();
    assertThat(folder.resolve("calls")).doesNotExist();
  }

  @Test
  void aDryRunNeedsNoKey() throws IOException, InterruptedException {
    program(programs.resolve("gpg"), "exit 2");

    Run run = release("--dry-run", "1.0.0");

    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("Nothing was changed.");
    assertThat(run.err())
        .contains("Without --dry-run this would end here: gpg has no secret key to sign with.");
  }

  @Test
  void aStepThatFailsEndsItAndReportsTheWayBack() throws IOException, InterruptedException {
    String before = git("rev-parse", "HEAD").strip();
    program(repository.resolve("release/api"), "echo 'a method is gone' >&2; exit 1");
    git("commit", "--quiet", "--all", "--amend", "--message=Begin");
    String amended = git("rev-parse", "HEAD").strip();
    Run run = release("1.0.0");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains("a method is gone", "git reset --hard " + amended)
        .doesNotContain(before);
    assertThat(git("tag")).isEmpty();
    git("reset", "--quiet", "--hard", amended);
    assertThat(Files.readString(repository.resolve("pom.xml"))).isEqualTo(POM);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.0", "v1.0.0", "1.0.0-SNAPSHOT", "01.0.0", "1.0.0 ", "one"})
  void refusesInvalidVersions(String version) throws IOException, InterruptedException {
    assertRefused(
        release(version),
        "'"
            + version
            + "' is not a valid version: write MAJOR.MINOR.PATCH, such as 1.0.0, or 1.0.0-rc.1 before it.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | Which version? Name it, such as release/release 1.0.0; see --help.",
        "1.0.0 1.0.1 | There is more than one version: 1.0.1.",
        "--force 1.0.0 | There is no option --force; see --help.",
        "1.0.0 --next | --next needs a version; see --help.",
        "1.0.0 --next 1.1 | '1.1' is not a valid version to work on next: write MAJOR.MINOR.PATCH, such as 1.1.0.",
        "1.0.0 --next 1.0.0 | The next version cannot be 1.0.0 again.",
        "0.8.1 | 0.8.1 comes before 0.9.0, the version in pom.xml."
      })
  void refusesArguments(String words, String message) throws IOException, InterruptedException {
    assertRefused(release(words.isEmpty() ? new String[0] : words.split(" ", -1)), message);
  }

  @Test
  void refusesAnotherBranch() throws IOException, InterruptedException {
    git("checkout", "--quiet", "-b", "work");
    assertRefused(release("1.0.0"), "This is the branch work. Releases are built from main.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "new.txt"})
  void refusesADirtyTree(String file) throws IOException, InterruptedException {
    Files.writeString(repository.resolve(file), "changed");
    assertRefused(release("1.0.0"), "There are uncommitted changes; git status lists them.");
  }

  @Test
  void refusesATagThatIsThere() throws IOException, InterruptedException {
    git("tag", "v1.0.0");
    assertRefused(
        release("1.0.0"),
        "The tag v1.0.0 exists already. A release is never repeated; choose another version.");
  }

  @Test
  void refusesAnEmptySectionOfTheChangelog() throws IOException, InterruptedException {
    Files.writeString(repository.resolve("CHANGELOG.md"), CHANGELOG.replace("- Something.\n", ""));
    git("commit", "--quiet", "--all", "--amend", "--message=Begin");
    assertRefused(
        release("1.0.0"),
        "CHANGELOG.md has no entries under [Unreleased]. First describe the changes.");
  }

  @Test
  void refusesWithoutAKey() throws IOException, InterruptedException {
    program(programs.resolve("gpg"), "exit 2");
    assertRefused(
        release("1.0.0"),
        "gpg has no secret key to sign with. Create one with gpg --full-generate-key, or name one in RELEASE_KEY.");
  }

  @Test
  void refusesAnotherJdk() throws IOException, InterruptedException {
    program(programs.resolve("javac"), "echo javac 21.0.1");
    assertRefused(
        release("1.0.0"),
        "Releases are built with JDK 17, so that others can reproduce the same bytes; this is JDK 21. Set JAVA_HOME.");
  }
}
