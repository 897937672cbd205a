package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Verdict;
import org.nonomino.toolkit.Nonomino;
import org.nonomino.toolkit.Solvers;

/**
 * Checks that the program in the guide for programmers compiles unchanged with the jars of its
 * dependencies, runs, and prints correct results.
 */
final class GuideExampleIT {
  private static final Path LAUNCHER =
      Path.of(System.getProperty("nonomino.launcher")).toAbsolutePath().normalize();

  private static final Pattern PROGRAM = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  /** The jars of the toolkit and its dependencies, then those of the picture export. */
  private static final Pattern JARS =
      Pattern.compile(
          "(nonomino-(toolkit|core|text|formats|canon|generator|explainer|render|solver-[a-z]+)"
              + "|jackson-core|fastcsv|org\\.ow2\\.sat4j\\.core"
              + "|nonomino-render-export|pdfbox|pdfbox-io|fontbox|jcl-over-slf4j|slf4j-api)"
              + "-[0-9].*\\.jar");

  @TempDir private Path folder;

  @Test
  void compilesAndRuns() throws Exception {
    String program = program();
    assertThat(program.lines()).hasSizeLessThanOrEqualTo(25);

    List<String> lines = run(program).lines().toList();

    Puzzle puzzle = Nonomino.create().read(lines.get(lines.size() - 1)).puzzle();
    assertThat(puzzle.size()).isEqualTo(9);
    assertThat(BoxRegions.equalTo(puzzle.mask())).isEmpty();
    // Solved by the simplest strategy, because the program does not use it.
    assertThat(Solvers.standard().named("backtrack").orElseThrow().solve(puzzle))
        .isInstanceOf(Verdict.Unique.class);
    assertThat(lines.get(lines.size() - 3)).matches("hard \\([0-9]+\\.[0-9]\\)");
    assertThat(lines.get(lines.size() - 2)).matches("[A-Z][A-Za-z ]+: .*");
    assertThat(Files.readString(folder.resolve("jigsaw.svg"))).contains("<svg");
    assertThat(beginning("jigsaw.png")).isEqualTo("\u0089PNG");
    assertThat(beginning("jigsaw.pdf")).isEqualTo("%PDF");
  }

  private static String program() throws IOException {
    Matcher program =
        PROGRAM.matcher(
            Files.readString(LAUNCHER.resolveSibling("docs/site/content/guides/programmer.md")));
    assertThat(program.find()).isTrue();
    return program.group(1);
  }

  /** Compiles and runs the program in one process and returns its output. */
  private String run(String program) throws IOException, InterruptedException {
    Path source = Files.writeString(folder.resolve("Example.java"), program);
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dfile.encoding=UTF-8",
                "-cp",
                classPath(),
                source.toString())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(out).isZero();
    return out;
  }

  private static String classPath() throws IOException {
    try (Stream<Path> all = Files.list(LAUNCHER.resolveSibling("app/target/lib"))) {
      return all.filter(jar -> JARS.matcher(jar.getFileName().toString()).matches())
          .map(Path::toString)
          .collect(Collectors.joining(System.getProperty("path.separator")));
    }
  }

  private String beginning(String file) throws IOException {
    byte[] bytes = Files.readAllBytes(folder.resolve(file));
    return new String(bytes, 0, 4, StandardCharsets.ISO_8859_1);
  }
}
