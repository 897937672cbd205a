package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Verdict;
import org.nonomino.toolkit.Nonomino;
import org.nonomino.toolkit.Solvers;

/**
 * Checks that the program in the guide for programmers compiles unchanged with the jars of its
 * dependencies, on the class path and as a module, runs, and prints correct results and nothing
 * else.
 */
final class GuideExampleIT {
  private static final Path LAUNCHER =
      Path.of(System.getProperty("nonomino.launcher")).toAbsolutePath().normalize();

  private static final String JAVA_HOME = System.getProperty("java.home");

  /** The jars of the toolkit and its dependencies, then those of the picture export. */
  private static final Pattern JARS =
      Pattern.compile(
          "(nonomino-(toolkit|core|text|reading|formats|canon|generator|explainer|render|solver-[a-z]+)"
              + "|jackson-core|fastcsv|org\\.ow2\\.sat4j\\.core"
              + "|nonomino-render-export|pdfbox|pdfbox-io|fontbox|commons-logging)"
              + "-[0-9].*\\.jar");

  @TempDir private Path folder;

  @Test
  void compilesAndRuns() throws Exception {
    String program = block("import");
    assertThat(program.lines()).hasSizeLessThanOrEqualTo(25);
    Path source = Files.writeString(folder.resolve("Example.java"), program);

    requireResults(
        run(JAVA_HOME, "java", "-Dfile.encoding=UTF-8", "-cp", jars(), source.toString()));
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void compilesAndRunsAsAModule(String jdk) throws Exception {
    Path descriptor = Files.writeString(folder.resolve("module-info.java"), block("module"));
    Path program =
        Files.writeString(folder.resolve("Example.java"), "package example;\n" + block("import"));
    Path classes = folder.resolve("classes");

    List<String> words =
        run(
            jdk,
            "javac",
            "--release=17",
            "--module-path=" + jars(),
            "-d",
            classes.toString(),
            descriptor.toString(),
            program.toString());
    assertThat(words).isEmpty();
    requireResults(
        run(
            jdk,
            "java",
            "-Dfile.encoding=UTF-8",
            "-Dstdout.encoding=UTF-8",
            "--module-path=" + jars() + System.getProperty("path.separator") + classes,
            "--module=example/example.Example"));
  }

  /** The JDK of the build, and the newest one where Linux keeps them, if it is newer. */
  static Stream<String> jdks() throws IOException {
    Path installed = Path.of("/usr/lib/jvm");
    if (!Files.isDirectory(installed)) {
      return Stream.of(JAVA_HOME);
    }
    try (Stream<Path> all = Files.list(installed)) {
      Optional<Path> newest =
          all.filter(home -> Files.isExecutable(home.resolve("bin/javac")))
              .filter(home -> version(home) > Runtime.version().feature())
              .max(Comparator.comparingInt(GuideExampleIT::version));
      return Stream.concat(Stream.of(JAVA_HOME), newest.map(Path::toString).stream());
    }
  }

  /** Returns the version that a JDK states, or 0 if it states none. */
  private static int version(Path home) {
    try {
      Matcher version =
          Pattern.compile("JAVA_VERSION=\"([0-9]+)")
              .matcher(Files.readString(home.resolve("release")));
      return version.find() ? Integer.parseInt(version.group(1)) : 0;
    } catch (IOException e) {
      return 0;
    }
  }

  private void requireResults(List<String> lines) throws Exception {
    Puzzle puzzle = Nonomino.create().read(lines.get(lines.size() - 1)).puzzle();
    assertThat(puzzle.size()).isEqualTo(9);
    assertThat(BoxRegions.equalTo(puzzle.mask())).isEmpty();
    // Solved by the simplest strategy, because the program does not use it.
    assertThat(Solvers.standard().named("backtrack").orElseThrow().solve(puzzle))
        .isInstanceOf(Verdict.Unique.class);
    assertThat(lines.get(lines.size() - 3)).matches("hard \\([0-9]+\\.[0-9]\\)");
    assertThat(lines.get(lines.size() - 2)).matches("[A-Z][A-Za-z ]+: .*");
    // The picture is the beginning, so no library has written a message.
    assertThat(lines).hasSize(2 * 9 + 1 + 3);
    assertThat(Files.readString(folder.resolve("jigsaw.svg"))).contains("<svg");
    assertThat(beginning("jigsaw.png")).isEqualTo("\u0089PNG");
    assertThat(beginning("jigsaw.pdf")).isEqualTo("%PDF");
  }

  /** Returns the block of Java in the guide that begins with a word. */
  private static String block(String word) throws IOException {
    Matcher block =
        Pattern.compile("```java\n(" + word + " .*?)```", Pattern.DOTALL)
            .matcher(
                Files.readString(
                    LAUNCHER.resolveSibling("docs/site/content/guides/programmer.md")));
    assertThat(block.find()).isTrue();
    return block.group(1);
  }

  /** Runs a tool of a JDK, and returns all lines that it writes. */
  private List<String> run(String jdk, String tool, String... arguments)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Stream.concat(Stream.of(Path.of(jdk, "bin", tool).toString()), Stream.of(arguments))
                    .toList())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(out).isZero();
    return out.lines().toList();
  }

  /** Returns the path of the jars, of which the programs have another one for logging. */
  private static String jars() throws IOException {
    try (Stream<Path> ours = Files.list(LAUNCHER.resolveSibling("app/target/lib"));
        Stream<Path> logging = Files.list(LAUNCHER.resolveSibling("packaging/target/library"))) {
      return Stream.concat(ours, logging)
          .filter(jar -> JARS.matcher(jar.getFileName().toString()).matches())
          .map(Path::toString)
          .collect(Collectors.joining(System.getProperty("path.separator")));
    }
  }

  private String beginning(String file) throws IOException {
    byte[] bytes = Files.readAllBytes(folder.resolve(file));
    return new String(bytes, 0, 4, StandardCharsets.ISO_8859_1);
  }
}
