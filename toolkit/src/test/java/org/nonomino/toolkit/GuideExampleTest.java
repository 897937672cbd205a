package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Verdict;

/** The program in the guide for programmers compiles as it is there, runs, and is right. */
final class GuideExampleTest {
  private static final Pattern PROGRAM = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @TempDir private Path folder;

  @Test
  void compilesAndRuns() throws Exception {
    String program = program();
    assertThat(program.lines()).hasSizeLessThanOrEqualTo(25);

    List<String> lines = run(compiled(program)).lines().toList();

    Puzzle puzzle = Nonomino.create().read(lines.get(lines.size() - 1)).puzzle();
    assertThat(puzzle.size()).isEqualTo(9);
    assertThat(BoxRegions.equalTo(puzzle.mask())).isEmpty();
    // By the plainest strategy, which the program does not use.
    assertThat(Solvers.standard().named("backtrack").orElseThrow().solve(puzzle))
        .isInstanceOf(Verdict.Unique.class);
    assertThat(lines.get(lines.size() - 3)).matches("hard \\([0-9]+\\.[0-9]\\)");
    assertThat(lines.get(lines.size() - 2)).matches("[A-Z][A-Za-z ]+: .*");
    assertThat(Files.readString(folder.resolve("puzzle.svg"))).contains("<svg");
  }

  private static String program() throws IOException {
    Path guide =
        Path.of(
            System.getProperty("nonomino.basedir"), "..", "docs/site/content/guides/programmer.md");
    Matcher program = PROGRAM.matcher(Files.readString(guide));
    assertThat(program.find()).isTrue();
    return program.group(1);
  }

  private URL compiled(String program) throws IOException {
    Path source = Files.writeString(folder.resolve("Example.java"), program);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter complaints = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      boolean isCompiled =
          compiler
              .getTask(
                  complaints,
                  files,
                  null,
                  List.of("-proc:none", "-d", folder.toString()),
                  null,
                  files.getJavaFileObjects(source))
              .call();
      assertThat(isCompiled).as(complaints.toString()).isTrue();
    }
    return folder.toUri().toURL();
  }

  private String run(URL classes) throws Exception {
    PrintStream standard = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {classes}, GuideExampleTest.class.getClassLoader())) {
      Method main = loader.loadClass("Example").getMethod("main", String[].class);
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      main.invoke(null, (Object) new String[] {folder.resolve("puzzle.svg").toString()});
    } finally {
      System.setOut(standard);
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
