package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the launcher in separate processes, as a user starts it. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class LauncherIT {
  private static final Path LAUNCHER = Path.of(System.getProperty("nonomino.launcher")).normalize();
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  @TempDir private Path folder;

  @BeforeEach
  void needsAShell() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped: /bin/sh is missing");
  }

  private Process start(String... command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.redirectError(folder.resolve("err").toFile());
    return builder.start();
  }

  private static String output(Process process) throws IOException, InterruptedException {
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return text;
  }

  private String err() throws IOException {
    return Files.readString(folder.resolve("err"));
  }

  @Test
  void runsFromAnyDirectoryAndThroughALink() throws IOException, InterruptedException {
    Path puzzle = Files.writeString(folder.resolve("a puzzle.txt"), PUZZLE);
    Path link = Files.createSymbolicLink(folder.resolve("link"), LAUNCHER);
    Path second = Files.createSymbolicLink(folder.resolve("second"), Path.of("link"));
    for (Path launcher : List.of(LAUNCHER, link, second)) {
      Process process =
          start(launcher.toString(), "solve", "--format=line", puzzle.getFileName().toString());

      assertThat(output(process)).isEqualTo(SOLUTION + "\n");
      assertThat(process.exitValue()).isZero();
      assertThat(err()).isEmpty();
    }
  }

  @Test
  void passesOnTheStatus() throws IOException, InterruptedException {
    Process process = start(LAUNCHER.toString(), "missing.txt");

    assertThat(output(process)).isEmpty();
    assertThat(process.exitValue()).isEqualTo(2);
    assertThat(err()).startsWith("nonomino: There is no file 'missing.txt'.");
  }

  @Test
  void saysThatStandardInputIsClosed() throws IOException, InterruptedException {
    Process process = start("/bin/sh", "-c", "\"$0\" solve <&-", LAUNCHER.toString());

    assertThat(output(process)).isEmpty();
    assertThat(process.exitValue()).isEqualTo(2);
    assertThat(err()).isEqualTo("nonomino: Standard input cannot be read: it is closed.\n");
  }

  @Test
  void answersEachLineOfAPipeAtOnce() throws IOException, InterruptedException {
    Process process = start(LAUNCHER.toString(), "--format=line");
    try (Writer in = process.outputWriter(StandardCharsets.UTF_8);
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      for (int i = 0; i < 3; i++) {
        in.write(PUZZLE + "\n");
        in.flush();
        assertThat(out.readLine()).isEqualTo(SOLUTION);
      }
    }
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
  }

  /**
   * Runs a shell command on a separate terminal and returns the text on that terminal. The command
   * can read what it has shown so far from the file {@code shown}.
   */
  private String onTerminal(String commandLine) throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "skipped: 'script' is missing");
    ProcessBuilder builder =
        new ProcessBuilder("/usr/bin/script", "-qefc", commandLine, "shown")
            .directory(folder.toFile())
            .redirectErrorStream(true);
    builder.environment().put("TERM", "xterm");
    Process process = builder.start();
    process.getOutputStream().close();
    return output(process);
  }

  @Test
  void showsTheProgressWhereOnlyTheResultsGoToAFile() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("many.txt"), (PUZZLE + "\n").repeat(20_000));

    String shown = onTerminal("'" + LAUNCHER + "' solve many.txt > out.txt");

    assertThat(shown).contains("%").contains("kB").contains(" puzzles, ").contains("/s");
    assertThat(shown).endsWith("\r\u001B[K20000 puzzles: 20000 with one solution\r\n");
    assertThat(Files.readString(folder.resolve("out.txt")))
        .isEqualTo((SOLUTION + "\n").repeat(20_000));
  }

  @Test
  void showsTheProgressWhileNoResultsCome() throws IOException, InterruptedException {
    String puzzles = "echo " + PUZZLE + "; echo " + PUZZLE;
    // The file begins with this command. The brackets keep grep from finding the command itself.
    String untilShown =
        "timeout 60 sh -c 'until grep -q \"[2] puzzles, \" shown; do sleep 0.1; done'";

    String shown =
        onTerminal("(" + puzzles + "; " + untilShown + ") | '" + LAUNCHER + "' stats --format=csv");

    assertThat(shown).contains("2 puzzles, ").contains("\r\u001B[Kkind,value,puzzles,steps\r\n");
  }

  @Test
  void endsQuietlyWhereNobodyReadsOn() throws IOException, InterruptedException {
    Path many = Files.writeString(folder.resolve("many.txt"), (PUZZLE + "\n").repeat(100_000));

    Process process =
        start(
            "/bin/sh",
            "-c",
            "'" + LAUNCHER + "' --format=line " + many.getFileName() + " | head -n 2");

    assertThat(output(process)).isEqualTo(SOLUTION + "\n" + SOLUTION + "\n");
    assertThat(err()).isEmpty();
  }

  @Test
  void writesWholeRecordsWhereItIsInterrupted() throws IOException, InterruptedException {
    Path many = Files.writeString(folder.resolve("many.txt"), (PUZZLE + "\n").repeat(2_000_000));
    List<String> command = new ArrayList<>(heedingInterrupts());
    command.addAll(List.of(LAUNCHER.toString(), "--format=line", many.getFileName().toString()));
    Process process = start(command.toArray(String[]::new));
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    assertThat(out.readLine()).isEqualTo(SOLUTION);

    // The signal of Ctrl-C.
    assertThat(new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor())
        .isZero();
    StringBuilder rest = new StringBuilder();
    char[] buffer = new char[8192];
    for (int count = out.read(buffer); count >= 0; count = out.read(buffer)) {
      rest.append(buffer, 0, count);
    }

    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(130);
    assertThat(rest.toString().replace(SOLUTION + "\n", "")).as("incomplete records").isEmpty();
  }

  /**
   * Returns a prefix for a command so that Ctrl-C ends it even if this build ignores Ctrl-C, as a
   * background job of a script does; otherwise its children would also ignore it. The prefix is
   * replaced by the command, so it is not its parent process.
   */
  private List<String> heedingInterrupts() throws IOException, InterruptedException {
    List<List<String>> ways =
        List.of(
            List.of("env", "--default-signal=INT"),
            List.of("perl", "-e", "$SIG{INT} = 'DEFAULT'; exec @ARGV"),
            List.of(
                "python3",
                "-c",
                "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL);"
                    + " os.execvp(sys.argv[1], sys.argv[1:])"));
    String interruptsItself = "kill -INT $$; sleep 1; exit 0";
    for (List<String> way : ways) {
      List<String> probe = new ArrayList<>(List.of("sh", "-c", "\"$@\"", "sh"));
      probe.addAll(way);
      probe.addAll(List.of("sh", "-c", interruptsItself));
      if (start(probe.toArray(String[]::new)).waitFor() == 128 + 2) {
        return way;
      }
    }
    assumeTrue(
        start("sh", "-c", interruptsItself).waitFor() == 128 + 2,
        "skipped: this build ignores SIGINT, and neither env, perl nor python3 can change that");
    return List.of();
  }

  @Test
  void deletesWhatAKilledRunLeftButNothingThatIsBeingWritten()
      throws IOException, InterruptedException {
    String booklet = "'" + LAUNCHER + "' generate --number=1000000 --seed=1 -o book.pdf";
    Process process = start("/bin/sh", "-c", "exec " + booklet);
    while (process.isAlive() && hidden().isEmpty()) {
      Thread.sleep(20);
    }
    // Its name looks abandoned, but it is locked.
    Path half = folder.resolve(".nonomino-999999999-1f");
    Files.move(folder.resolve(hidden().get(0)), half);
    List<String> picture = List.of(LAUNCHER.toString(), "render", "-o", "a.svg", "puzzle.txt");
    Files.writeString(folder.resolve("puzzle.txt"), PUZZLE);

    assertThat(output(start(picture.toArray(String[]::new)))).isEmpty();
    assertThat(half).exists();
    process.destroyForcibly();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(output(start(picture.toArray(String[]::new)))).isEmpty();

    assertThat(hidden()).isEmpty();
    assertThat(folder.resolve("a.svg")).exists();
  }

  private List<String> hidden() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("."))
          .toList();
    }
  }

  /** The old content stays until everything is converted, even if standard input is that file. */
  @Test
  void knowsTheFileOfStandardInput() throws IOException, InterruptedException {
    assumeTrue(Files.exists(Path.of("/dev/stdin")), "skipped: /dev/stdin is missing");
    Path file = Files.writeString(folder.resolve("a.txt"), PUZZLE + "\n1...............\n");
    ProcessBuilder builder =
        new ProcessBuilder(LAUNCHER.toString(), "convert", "--format=sdm", "-o", "a.txt");
    Process process =
        builder
            .directory(folder.toFile())
            .redirectInput(file.toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();

    assertThat(output(process)).isEmpty();
    assertThat(process.exitValue()).isEqualTo(2);
    assertThat(err()).contains("--output=a.txt is also an input");
    assertThat(file).content().startsWith(PUZZLE);
  }

  /**
   * The output of a killed run is the beginning of its complete output. The last record may be
   * incomplete if it crosses two pages of the file, because the system writes page by page
   * (docs/adr/0006).
   */
  @Test
  void leavesTheBeginningOfItsRecordsWhereItIsKilled() throws IOException, InterruptedException {
    Path file = folder.resolve("puzzles.txt");
    Process process = startGenerating(10_000_000, "--output=" + file);
    while (process.isAlive() && (!Files.exists(file) || Files.size(file) < 500_000)) {
      Thread.sleep(20);
    }

    process.destroyForcibly();

    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(128 + 9);
    String written = Files.readString(file);
    String complete = written.substring(0, written.lastIndexOf('\n') + 1);
    assertThat(complete.lines()).hasSizeGreaterThan(5000).allMatch(line -> line.length() == 81);
    String withNext = output(startGenerating(complete.lines().count() + 1));
    assertThat(withNext).hasSizeGreaterThan(complete.length());
    assertThat(withNext.startsWith(written))
        .as("the complete output begins in the same way")
        .isTrue();
  }

  private Process startGenerating(long number, String... options) throws IOException {
    List<String> command = new ArrayList<>(List.of(LAUNCHER.toString(), "generate", "--seed=1"));
    command.addAll(List.of("--solutions=any", "--clues=30", "--number=" + number));
    command.addAll(List.of(options));
    return start(command.toArray(String[]::new));
  }

  @Test
  void saysWhereResultsCannotBeWritten() throws IOException, InterruptedException {
    assumeTrue(Files.exists(Path.of("/dev/full")), "skipped: /dev/full is missing");
    for (String command : List.of("generate --seed=1", "layouts list", "--list-solvers", "menu")) {
      Process process =
          start("/bin/sh", "-c", "'" + LAUNCHER + "' " + command + " </dev/null >/dev/full");

      assertThat(output(process)).isEmpty();
      assertThat(process.exitValue()).as(command).isEqualTo(2);
      assertThat(err())
          .as(command)
          .startsWith("nonomino: Standard output cannot be written: ")
          .containsOnlyOnce("\n");
    }
  }

  @Test
  void solvesAPackedPipe() throws IOException, InterruptedException {
    compressed((PUZZLE + "\n").repeat(1000), "many");

    Process process = start("/bin/sh", "-c", "cat many many | '" + LAUNCHER + "' --format=line");

    assertThat(output(process)).isEqualTo((SOLUTION + "\n").repeat(2000));
    assertThat(process.exitValue()).isZero();
    assertThat(err()).isEmpty();
  }

  @Test
  void reportsThatAPackedFileIsCutOff() throws IOException, InterruptedException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 5000; i++) {
      text.append(PUZZLE).append(" no ").append(Integer.toHexString(i * 0x9E3779B9)).append('\n');
    }
    byte[] whole = compressed(text.toString(), "many.gz");
    Files.write(folder.resolve("many.gz"), Arrays.copyOf(whole, whole.length / 2));

    Process process = start(LAUNCHER.toString(), "--format=line", "many.gz");

    String out = output(process);
    assertThat(process.exitValue()).isEqualTo(2);
    assertThat(out).isNotEmpty();
    assertThat(out.replace(SOLUTION + "\n", "")).as("incomplete records").isEmpty();
    assertThat(err())
        .startsWith("nonomino: The file 'many.gz' cannot be read: its gzip data end too early.")
        .contains("The " + out.lines().count() + " puzzles before that")
        .containsOnlyOnce("\n");
  }

  private byte[] compressed(String text, String name) throws IOException {
    Path file = folder.resolve(name);
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return Files.readAllBytes(file);
  }

  @Test
  void opensTheMenuOnATerminal() throws IOException, InterruptedException {
    assumeTrue(
        start("/bin/sh", "-c", "command -v script").waitFor() == 0, "skipped: script is missing");
    ProcessBuilder builder =
        new ProcessBuilder(
                "script", "-qec", "stty cols 80 rows 24; '" + LAUNCHER + "'", "/dev/null")
            .directory(folder.toFile())
            .redirectErrorStream(true);
    builder.environment().put("TERM", "xterm");
    Process process = builder.start();
    StringBuilder seen = new StringBuilder();
    try (Writer in = process.outputWriter(StandardCharsets.UTF_8);
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      readTo("> ", out, seen);
      // The left arrow, after which typed characters are inserted before the others.
      in.write("2\u001BOD4\r");
      in.flush();
      readTo("'42' is not one of the choices.", out, seen);
      readTo("> ", out, seen);
      in.write("3\r");
      in.flush();
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(process.exitValue()).isZero();
    assertThat(seen).contains("Welcome to Nonomino");
  }

  private static void readTo(String text, BufferedReader out, StringBuilder seen)
      throws IOException {
    int from = seen.length();
    for (int c = out.read(); c >= 0; c = out.read()) {
      seen.append((char) c);
      if (seen.indexOf(text, from) >= 0) {
        return;
      }
    }
    throw new AssertionError("the program ended before it said '" + text + "': " + seen);
  }

  @Test
  void endsTheScriptedMenuWithItsInput() throws IOException, InterruptedException {
    Process process = start("/bin/sh", "-c", "printf '2\n%s' | '" + LAUNCHER + "' menu");

    assertThat(output(process)).startsWith("Welcome to Nonomino").endsWith("> \n");
    assertThat(process.exitValue()).isZero();
    assertThat(err()).isEmpty();
  }

  @Test
  void startsFromTheArchiveOfItsClasses() throws IOException, InterruptedException {
    Path archive = archive();
    String log = "-Xlog:class+load:file=" + folder.resolve("classes");

    Process process = startWith(log, PUZZLE);

    assertThat(output(process)).isEqualTo(SOLUTION + "\n");
    assertThat(archive).exists();
    assertThat(Files.readAllLines(folder.resolve("classes")))
        .filteredOn(line -> line.contains(" org.nonomino.app.solve.SolveCommand "))
        .singleElement()
        .asString()
        .contains("shared objects file");
  }

  @Test
  void doesNotMindAnArchiveThatDoesNotFit() throws IOException, InterruptedException {
    Path good = archive();
    Path broken = Files.write(folder.resolve("broken.jsa"), new byte[100_000]);
    for (String options :
        List.of(
            "-XX:SharedArchiveFile=" + broken,
            "-XX:SharedArchiveFile=" + folder.resolve("none.jsa"),
            "-XX:SharedArchiveFile=" + good + " -XX:-UseCompressedOops",
            "-XX:SharedArchiveFile=" + good + " -Xbootclasspath/a:" + folder)) {
      Process process = startWith(options, PUZZLE);

      assertThat(output(process)).as(options).isEqualTo(SOLUTION + "\n");
      assertThat(process.exitValue()).as(options).isZero();
      assertThat(err()).as(options).isEmpty();
    }
  }

  private Process startWith(String javaOptions, String puzzle) throws IOException {
    Path file = Files.writeString(folder.resolve("puzzle.txt"), puzzle + "\n");
    ProcessBuilder builder =
        new ProcessBuilder(LAUNCHER.toString(), "--format=line", file.toString())
            .redirectError(folder.resolve("err").toFile());
    builder.environment().put("NONOMINO_JAVA_OPTS", javaOptions);
    return builder.start();
  }

  /** Returns the archive, created in the background by the first run after a build by Maven. */
  private Path archive() throws IOException, InterruptedException {
    assumeTrue(
        start("/bin/sh", "-c", "command -v flock").waitFor() == 0, "skipped: flock is missing");
    Path target = LAUNCHER.resolveSibling("app").resolve("target");
    FileTime built = Files.getLastModifiedTime(target.resolve("nonomino.built"));
    Path archived = target.resolve("nonomino.archived");
    assertThat(output(start(LAUNCHER.toString(), "--list-solvers"))).isNotEmpty();
    for (int i = 0; i < 600 && !isNewer(archived, built); i++) {
      Thread.sleep(100);
    }
    assertThat(isNewer(archived, built)).isTrue();
    return target.resolve("nonomino.jsa");
  }

  private static boolean isNewer(Path file, FileTime time) throws IOException {
    return Files.exists(file) && Files.getLastModifiedTime(file).compareTo(time) > 0;
  }
}
