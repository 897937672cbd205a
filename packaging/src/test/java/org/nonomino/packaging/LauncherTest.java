package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class LauncherTest {
  private static final Path SOURCES = Path.of(System.getProperty("nonomino.basedir"), "..");

  @Test
  void sectionsAreTakenByTheirNames() {
    assertThat(Launcher.sections("x\n# begin one\na\nb\n# end one\ny\n# begin two\nc\n# end two\n"))
        .isEqualTo(Map.of("one", "a\nb", "two", "c"));
  }

  @Test
  void aSectionThatIsMissingIsNamed() {
    assertThatThrownBy(() -> Launcher.filled("a @b@", Map.of()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no section 'b'");
  }

  @Test
  void theScriptIsWholeAndDoesNotBuild() throws IOException {
    String script = Launcher.script(SOURCES, 17, "libzstd.so");

    assertThat(script)
        .startsWith("#!/bin/sh\n")
        .contains("look_at_streams() {", "LC_ALL=C.UTF-8", "lib/libzstd.so", "check_classpath() {")
        .doesNotContain("mvnw", "# begin", "enable-native-access");
    assertThat(script.lines().filter(line -> line.matches(".*@\\w+@.*"))).isEmpty();
    assertThat(Launcher.script(SOURCES, 25, "libzstd.so"))
        .contains("--enable-native-access=org.nonomino");
  }

  @Test
  void withAnInstalledJavaItIsLookedForAndItsVersionRead() throws IOException {
    String script = Launcher.withInstalledJava(SOURCES);

    assertThat(script)
        .startsWith("#!/bin/sh\n")
        .contains("JAVA_HOME/bin/java", "too old", "lib/*", "check_classpath() {")
        .doesNotContain("mvnw", "# begin", "/runtime/");
    assertThat(script.lines().filter(line -> line.matches(".*@\\w+@.*"))).isEmpty();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it is a shell script")
  void theFirstBuildNamesItsLogAndItsModules(@TempDir Path folder)
      throws IOException, InterruptedException {
    Files.createDirectories(folder.resolve("app/src/main"));
    for (String name : List.of("nonomino", "app/launcher.sh", "pom.xml")) {
      Files.copy(SOURCES.resolve(name), folder.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
    }
    Path maven = folder.resolve("mvnw");
    Files.writeString(
        maven,
        """
        #!/bin/sh
        echo '[INFO] Building Nonomino 1.0-SNAPSHOT                    [1/2]'
        echo '[INFO] Building jar: nonomino.jar'
        echo '[INFO] Building Nonomino test-corpus 1.0-SNAPSHOT        [2/2]'
        echo '[ERROR] no network'
        exit 1
        """);
    assertThat(maven.toFile().setExecutable(true)).isTrue();

    Process process =
        new ProcessBuilder(folder.resolve("nonomino").toString(), "--version")
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).isEqualTo(70);
    assertThat(said.lines())
        .containsSubsequence(
            "nonomino: The log of the build is '"
                + folder.toRealPath().resolve("app/target/nonomino-build.log")
                + "'.",
            "nonomino: [1/2] Nonomino",
            "nonomino: [2/2] Nonomino test-corpus",
            "[ERROR] no network");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it is a shell script")
  void aJavaThatIsTooOldIsRefused(@TempDir Path folder) throws IOException, InterruptedException {
    Path launcher = Files.createDirectories(folder.resolve("bin")).resolve("nonomino");
    Files.writeString(launcher, Launcher.withInstalledJava(SOURCES));
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\necho started\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"11.0.2\"\n");

    ProcessBuilder builder = new ProcessBuilder("sh", launcher.toString());
    builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).isEqualTo(2);
    assertThat(said)
        .endsWith(
            "is Java 11, which is too old. Install Java 17 or newer, or set JAVA_HOME to one.\n");
  }

  @Test
  void onWindowsLinesEndAsThere() throws IOException {
    String batch = Launcher.withInstalledJavaOnWindows(SOURCES);

    assertThat(batch)
        .startsWith("@echo off\r\n")
        .contains("JAVA_HOME", "too old", "\r\n:run\r\n", "\r\n:fail\r\n")
        .doesNotContain("mvnw", "rem begin")
        .doesNotContainPattern("[^\r]\n");
  }

  @Test
  void theOptionsAreThoseOfTheLaunchers() throws IOException {
    assertThat(Launcher.options(SOURCES))
        .contains("-XX:+UseParallelGC", "-XX:MaxNewSize=128m", "-Dguice_custom_class_loading=OFF")
        .allMatch(option -> option.startsWith("-"));
  }
}
