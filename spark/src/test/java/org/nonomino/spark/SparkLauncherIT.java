package org.nonomino.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the launcher as a user starts it, and of the jar for a cluster. */
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class SparkLauncherIT {
  private static final Path LAUNCHER =
      Path.of(System.getProperty("nonomino.launcher")).toAbsolutePath().normalize();
  private static final Path JAR = LAUNCHER.resolveSibling("spark/target/nonomino-spark.jar");

  private static final String PUZZLE = "1......2.3....4. 0011001122332233";
  private static final String SOLUTION = "1234341243212143";

  @TempDir private Path folder;

  private record Ended(int status, String out, String err) {}

  @BeforeEach
  void needsAShell() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped: /bin/sh is missing");
  }

  private Ended run(Map<String, String> environment, String... command)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(Files.createDirectories(folder.resolve("current")).toFile())
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile());
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    assertThat(process.waitFor(280, TimeUnit.SECONDS)).isTrue();
    return new Ended(
        process.exitValue(),
        Files.readString(folder.resolve("out")),
        Files.readString(folder.resolve("err")));
  }

  private static List<String> namesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void solvesThroughALinkAndLeavesTheResultsOnly() throws IOException, InterruptedException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), LAUNCHER);
    Path current = Files.createDirectories(folder.resolve("current"));
    Path temporary = Files.createDirectories(folder.resolve("temporary"));
    Files.writeString(current.resolve("puzzles.txt"), (PUZZLE + "\n").repeat(3));

    Ended run =
        run(
            Map.of("NONOMINO_JAVA_OPTS", "-Djava.io.tmpdir=" + temporary),
            link.toString(),
            "solve",
            "--format=line",
            "--output=solved",
            "puzzles.txt");

    assertThat(run).isEqualTo(new Ended(0, "", "3 puzzles: 3 with one solution\n"));
    assertThat(Job.records(current.resolve("solved"))).isEqualTo((SOLUTION + "\n").repeat(3));
    assertThat(namesIn(current)).containsExactly("puzzles.txt", "solved");
    assertThat(namesIn(temporary)).isEmpty();
  }

  @Test
  void optionsThatJavaDoesNotAcceptAreReported() throws IOException, InterruptedException {
    assertThat(run(Map.of("NONOMINO_JAVA_OPTS", "-Xmx1"), LAUNCHER.toString(), "--version"))
        .isEqualTo(
            new Ended(
                2,
                "",
                "nonomino-spark: Java does not accept NONOMINO_JAVA_OPTS='-Xmx1': Too small maximum heap.\n"));
  }

  @Test
  void aMissingJarIsReported() throws IOException, InterruptedException {
    assertThat(run(Map.of("NONOMINO_CLASSPATH", "missing.jar"), LAUNCHER.toString(), "--version"))
        .isEqualTo(
            new Ended(
                2,
                "",
                "nonomino-spark: NONOMINO_CLASSPATH names 'missing.jar', which does not exist.\n"));
  }

  /** A cluster has these itself, in different versions or with its own configuration. */
  @Test
  void theJarBringsNothingThatIsSparks() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(jar.stream().map(ZipEntry::getName))
          .contains("org/nonomino/spark/SparkMain.class", "com/google/inject/Guice.class")
          .noneMatch(
              name ->
                  name.matches(
                      "(org/apache/(spark|logging|commons/logging)|org/slf4j|ch/qos|scala"
                          + "|com/fasterxml|com/google/common|com/github/luben|jakarta/inject)/.*"))
          .doesNotContain("log4j2.properties", "log4j2.xml")
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void theJarBringsEachStrategyAndTheLicences() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(text(jar, "META-INF/services/com.google.inject.Module"))
          .contains("Backtrack", "Dlx", "Bitboard", "Sat", "Auto");
      assertThat(text(jar, "META-INF/LICENSE")).contains("Apache License").contains("Version 2.0");
      assertThat(text(jar, "META-INF/NOTICE")).startsWith("Nonomino");
      assertThat(text(jar, "META-INF/licences/fastcsv/LICENSE")).contains("MIT");
      assertThat(text(jar, "META-INF/licences/pdfbox/NOTICE")).contains("PDFBox");
    }
  }

  private static String text(JarFile jar, String entry) throws IOException {
    try (InputStream in = jar.getInputStream(jar.getEntry(entry))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
