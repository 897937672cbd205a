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
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.Verdict;

/** The program in the guide for programmers compiles as it is there, runs, and is right. */
final class GuideExampleTest {
  private static final Pattern PROGRAM = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @TempDir private Path folder;

  @Test
  void compilesAndRuns() throws Exception {
    List<String> lines = run(compiled(program())).lines().toList();

    String record = lines.get(lines.size() - 1);
    PuzzleEntry entry = Nonomino.create().read(record);
    Puzzle puzzle = entry.puzzle();
    assertThat(puzzle.size()).isEqualTo(6);
    assertThat(puzzle.givens().filledCount()).isEqualTo(12);
    assertThat(lines.get(0)).matches("[1-9][0-9]* solutions?");
    assertThat(lines)
        .contains("The only solution: " + solution(puzzle))
        .anyMatch(
            line -> line.matches("(easy|medium|hard|fiendish|diabolical|extreme) [0-9]+\\.[0-9]"));
  }

  /** By the plainest strategy, which the program does not use. */
  private static String solution(Puzzle puzzle) {
    Verdict verdict = Solvers.standard().named("backtrack").orElseThrow().solve(puzzle);
    return ((Verdict.Unique) verdict).solution().toString();
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

  private static String run(URL classes) throws Exception {
    PrintStream standard = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {classes}, GuideExampleTest.class.getClassLoader())) {
      Method main = loader.loadClass("Example").getMethod("main", String[].class);
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(standard);
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
