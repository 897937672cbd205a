package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of the launcher with unusual machines or settings. Each test is a shell script, so that
 * file names can have any letters even if the locale of the build is C.
 */
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class LauncherSettingsIT {
  private static final Path LAUNCHER =
      Path.of(System.getProperty("nonomino.launcher")).toAbsolutePath().normalize();
  private static final String PUZZLE = "1......2.3....4. 0011001122332233";
  private static final String SOLUTION = "1234341243212143";

  /** The beginning of each script, with the built checkout and a puzzle. */
  private static final String SETTING =
      """
      home='%s'
      printf '%%s\n' '%s' >puzzle.txt
      # Creates a checkout with the launcher and the built files, but without the class archive.
      checkout() {
        mkdir -p "$1/app/src/main" "$1/app/target"
        cp "$home/nonomino" "$home/pom.xml" "$1"
        cp "$home/app/launcher.sh" "$1/app"
        cp "$home/app/target/nonomino-all.jar" "$1/app/target"
        touch "$1/app/target/nonomino.built"
      }
      # Waits for the archive that a run creates in the background.
      await_archive() {
        for _ in $(seq 600); do
          if [ -f "$1/app/target/nonomino.archived" ] && flock -n "$1/app/target/nonomino.lock" true; then return; fi
          sleep 0.1
        done
        echo 'there is no archive'
      }
      """
          .formatted(LAUNCHER.getParent(), PUZZLE);

  @TempDir private Path folder;

  private record Ended(int status, String out, String err) {}

  @BeforeEach
  void needsAShell() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped: /bin/sh is missing");
  }

  private Ended run(String script) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("script"), SETTING + script);
    Process process =
        new ProcessBuilder("/bin/sh", file.toString())
            .directory(folder.toFile())
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    process.getOutputStream().close();
    assertThat(process.waitFor(280, TimeUnit.SECONDS)).isTrue();
    return new Ended(
        process.exitValue(),
        Files.readString(folder.resolve("out")),
        Files.readString(folder.resolve("err")));
  }

  private void assumeThereIs(String command) throws IOException, InterruptedException {
    assumeTrue(run("command -v " + command).status() == 0, () -> "skipped: missing " + command);
  }

  private void assumeThereIsUtf8() throws IOException, InterruptedException {
    assumeTrue(
        run("[ \"$(LC_ALL=C.UTF-8 locale charmap)\" = UTF-8 ]").status() == 0,
        "skipped: the locale C.UTF-8 is missing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LC_ALL=C",
        "LC_ALL=POSIX",
        "-u LC_ALL -u LC_CTYPE -u LANG",
        "-u LC_ALL LC_CTYPE=C LANG=C.UTF-8",
        "LC_ALL=xx_XX.UTF-8"
      })
  void namesKeepTheirLettersInAnyLocale(String locale) throws IOException, InterruptedException {
    assumeThereIsUtf8();

    Ended run =
        run(
            """
            mv puzzle.txt 'prüf数.txt'
            env %s "$home/nonomino" solve --format=line 'prüf数.txt' 'fehlt数.txt'
            env %s "$home/nonomino" convert --format=line 'prüf数.txt' --output='aus数.txt'
            cat 'aus数.txt'
            """
                .formatted(locale, locale));

    assertThat(run.out()).startsWith(SOLUTION + "\n1......2.3....4.\n");
    assertThat(run.err())
        .startsWith("nonomino: There is no file 'fehlt数.txt'.")
        .containsOnlyOnce("\n");
  }

  @Test
  void aCheckoutMayLieInAFolderOfAnyName() throws IOException, InterruptedException {
    assumeThereIsUtf8();
    assumeThereIs("flock");

    Ended run =
        run(
            """
            checkout 'nönömino 数'
            for _ in 1 2; do
              LC_ALL=C 'nönömino 数/nonomino' solve --format=line puzzle.txt || echo "status $?"
              await_archive 'nönömino 数'
            done
            ls 'nönömino 数/app/target' | grep -c jsa
            """);

    assertThat(run).isEqualTo(new Ended(0, (SOLUTION + "\n").repeat(2) + "1\n", ""));
  }

  @Test
  void aFolderWithAColonIsRefused() throws IOException, InterruptedException {
    Ended run = run("checkout a:b; a:b/nonomino puzzle.txt");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("nonomino: The path '").contains("a:b' contains a colon");
    assertThat(run.err()).containsOnlyOnce("\n");
  }

  @ParameterizedTest
  @CsvSource({
    "-Xmx1, Too small maximum heap",
    "-Xmxmuch, Invalid maximum heap size: -Xmxmuch",
    "-XX:NoSuchFlag, Unrecognized VM option 'NoSuchFlag'",
    "--bogus, Unrecognized option: --bogus",
    "-Xmx64m --bogus, Unrecognized option: --bogus",
    "bogus, Could not find or load main class bogus",
  })
  void optionsThatJavaDoesNotAcceptAreReported(String options, String reason)
      throws IOException, InterruptedException {
    Ended run = run("NONOMINO_JAVA_OPTS='%s' \"$home/nonomino\" puzzle.txt".formatted(options));

    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("nonomino: Java does not accept NONOMINO_JAVA_OPTS='" + options + "': ")
        .contains(reason)
        .containsOnlyOnce("\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "NONOMINO_JAVA_OPTS, -version",
    "NONOMINO_JAVA_OPTS, --list-modules",
    "NONOMINO_JAVA_OPTS, -Xint --dry-run",
    "JDK_JAVA_OPTIONS, --list-modules",
    "JAVA_TOOL_OPTIONS, -Xlog:help",
  })
  void optionsThatMakeJavaEndAreReported(String variable, String options)
      throws IOException, InterruptedException {
    Ended run = run("%s='%s' \"$home/nonomino\" puzzle.txt".formatted(variable, options));

    assertThat(run)
        .isEqualTo(
            new Ended(
                2,
                "",
                "nonomino: Java does not accept %s='%s': it would end without running Nonomino.\n"
                    .formatted(variable, options)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"})
  void optionsThatJavaReadsItselfAreReported(String variable)
      throws IOException, InterruptedException {
    Ended run = run("%s=--bogus \"$home/nonomino\" puzzle.txt".formatted(variable));

    assertThat(run)
        .isEqualTo(
            new Ended(
                2,
                "",
                "nonomino: Java does not accept %s='--bogus': Unrecognized option: --bogus.\n"
                    .formatted(variable)));
  }

  @Test
  void anAsteriskInAnOptionIsNoFileName() throws IOException, InterruptedException {
    Ended run =
        run(
            """
            touch -- -Dx=1
            NONOMINO_JAVA_OPTS='-Dx=* -Dx=?' "$home/nonomino" solve --format=line puzzle.txt
            NONOMINO_JAVA_OPTS='*' "$home/nonomino" puzzle.txt
            """);

    assertThat(run.out()).isEqualTo(SOLUTION + "\n");
    assertThat(run.err())
        .isEqualTo(
            "nonomino: Java does not accept NONOMINO_JAVA_OPTS='*': Could not find or load main class *.\n");
  }

  @Test
  void aDeletedDirectoryIsReported() throws IOException, InterruptedException {
    Ended run = run("mkdir gone; cd gone; rmdir ../gone; \"$home/nonomino\" --version");

    assertThat(run.out()).isEmpty();
    // The shell may have printed a message about it before.
    assertThat(run.err())
        .endsWith("nonomino: The current directory no longer exists. Change to an existing one.\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void aLowLimitOfOpenFilesIsReported() throws IOException, InterruptedException {
    assertThat(run("ulimit -n 48; \"$home/nonomino\" puzzle.txt"))
        .isEqualTo(
            new Ended(
                2,
                "",
                "nonomino: Only 48 files may be open at a time, but Java needs 100. Allow more with ulimit -n.\n"));
  }

  @Test
  void whatJavaSaysBeforeItStartsIsNoResult() throws IOException, InterruptedException {
    Ended run =
        run("NONOMINO_JAVA_OPTS=-XX:+PrintFlagsFinal \"$home/nonomino\" --format=line puzzle.txt");

    assertThat(run.out()).isEqualTo(SOLUTION + "\n");
    assertThat(run.err()).contains("DisplayVMOutputToStderr");
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"-Xmx64m", "-XX:+UseSerialGC -Xmx64m", "-Dx=1  -Xss2m "})
  void optionsThatJavaAcceptsAreUsedEachTime(String options)
      throws IOException, InterruptedException {
    Ended run =
        run(
            """
            export NONOMINO_JAVA_OPTS='%s'
            "$home/nonomino" solve --format=line puzzle.txt && "$home/nonomino" solve --format=line puzzle.txt
            """
                .formatted(options));

    assertThat(run).isEqualTo(new Ended(0, (SOLUTION + "\n").repeat(2), ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-Xmx2m", "-Xmx4m"})
  void aHeapThatIsTooSmallIsReported(String options) throws IOException, InterruptedException {
    Ended run = run("NONOMINO_JAVA_OPTS=%s \"$home/nonomino\" puzzle.txt".formatted(options));

    assertThat(run)
        .isEqualTo(
            new Ended(
                3,
                "",
                "nonomino: Out of memory. Ask for less, or allow more with NONOMINO_JAVA_OPTS=-Xmx4g.\n"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aWorkerThatIsOutOfMemoryIsReported(int threads) throws IOException, InterruptedException {
    Files.writeString(folder.resolve("large.txt"), (".".repeat(36 * 36) + "\n").repeat(3));

    Ended run =
        run(
            "NONOMINO_JAVA_OPTS=-Xmx12m \"$home/nonomino\" --solver=sat --format=line --threads=%d large.txt"
                .formatted(threads));

    assertThat(run)
        .isEqualTo(
            new Ended(
                3,
                "",
                "nonomino: Out of memory. Ask for less, or allow more with NONOMINO_JAVA_OPTS=-Xmx4g.\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"missing.jar", "puzzle.txt:missing.jar", "missing/*", ":missing"})
  void aMissingJarIsReported(String classpath) throws IOException, InterruptedException {
    Ended run = run("NONOMINO_CLASSPATH='%s' \"$home/nonomino\" puzzle.txt".formatted(classpath));

    String missing = classpath.substring(classpath.indexOf(':') + 1);
    assertThat(run)
        .isEqualTo(
            new Ended(
                2,
                "",
                "nonomino: NONOMINO_CLASSPATH names '" + missing + "', which does not exist.\n"));
  }

  @Test
  void aJarThatNamesWhatItDoesNotHoldIsReported() throws IOException, InterruptedException {
    Path services = Files.createDirectories(folder.resolve("jar/META-INF/services"));
    Files.writeString(services.resolve("com.google.inject.Module"), "org.example.Missing\n");

    Ended run = run("NONOMINO_CLASSPATH=jar \"$home/nonomino\" puzzle.txt");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .startsWith("nonomino: A jar on the class path does not work: ")
        .contains("org.example.Missing", "NONOMINO_CLASSPATH")
        .containsOnlyOnce("\n");
  }

  /**
   * Runs as a user without write permission in the checkout, because root can write to any folder.
   */
  private Ended runReadOnly(String preparation) throws IOException, InterruptedException {
    String start = "./checkout/nonomino solve --format=line puzzle.txt";
    String lock = "checkout checkout\n" + preparation + "\nchmod -R a-w checkout; chmod a+rx .\n";
    boolean isRoot = run("[ \"$(id -u)\" = 0 ]").status() == 0;
    if (isRoot) {
      assumeThereIs("setpriv");
      start = "setpriv --reuid=65534 --regid=65534 --clear-groups " + start;
    }
    try {
      return run(lock + start);
    } finally {
      run("chmod -R u+w checkout");
    }
  }

  @Test
  void aCheckoutThatCannotBeWrittenRuns() throws IOException, InterruptedException {
    assertThat(runReadOnly("")).isEqualTo(new Ended(0, SOLUTION + "\n", ""));
  }

  @Test
  void aCheckoutThatIsOldAndCannotBeWrittenRunsAndSaysSo()
      throws IOException, InterruptedException {
    Ended run = runReadOnly("touch -t 203001010000 checkout/pom.xml");

    assertThat(run.out()).isEqualTo(SOLUTION + "\n");
    assertThat(run.status()).isZero();
    assertThat(run.err())
        .startsWith("nonomino: The sources are newer than the program built from them, but '")
        .containsOnlyOnce("\n");
  }

  @Test
  void aCheckoutThatIsNotBuiltAndCannotBeWrittenIsReported()
      throws IOException, InterruptedException {
    for (String preparation :
        new String[] {"rm -r checkout/app/target", "rm checkout/app/target/nonomino.built"}) {
      Ended run = runReadOnly(preparation);

      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .startsWith("nonomino: Nonomino is not built yet, and '")
          .containsOnlyOnce("\n");
      assertThat(run.status()).isEqualTo(2);
    }
  }

  @Test
  void aDamagedArchiveIsDropped() throws IOException, InterruptedException {
    assumeThereIs("flock");
    assertThat(
            run(
                "checkout checkout; checkout/nonomino --list-solvers >/dev/null; await_archive checkout"))
        .isEqualTo(new Ended(0, "", ""));
    Path target = folder.resolve("checkout/app/target");
    Path archive = target.resolve("nonomino.jsa");
    byte[] whole = Files.readAllBytes(archive);
    FileTime time = Files.getLastModifiedTime(archive);
    assertThat(archive.toFile().setWritable(true)).isTrue();
    String solve = "checkout/nonomino solve --format=line puzzle.txt";

    // While the lock is held, no other archive is created.
    Process holder =
        new ProcessBuilder("flock", target.resolve("nonomino.lock").toString(), "cat").start();
    try (Writer in = holder.outputWriter(StandardCharsets.UTF_8)) {
      in.write("\n");
      in.flush();
      assertThat(holder.getInputStream().read()).isEqualTo('\n');
      for (byte[] damaged :
          new byte[][] {
            {},
            Arrays.copyOf(whole, 1_000_000),
            Arrays.copyOf(whole, whole.length - 4096),
            flipped(whole, 100),
            flipped(whole, 5000),
            flipped(whole, whole.length / 2),
            flipped(whole, whole.length - 100_000),
          }) {
        Files.write(archive, damaged);

        Ended run = run(solve);

        assertThat(run.out()).isEqualTo(SOLUTION + "\n");
        assertThat(run.status()).isZero();
        assertThat(run.err())
            .startsWith("nonomino: The class archive '")
            .contains("' is damaged or was changed; this run does without it.")
            .containsOnlyOnce("\n");
      }
      // Data lost by the disk shows only in wrong checksums.
      Files.write(archive, flipped(whole, whole.length / 2));
      Files.setLastModifiedTime(archive, time);
      assertThat(run(solve)).isEqualTo(new Ended(0, SOLUTION + "\n", ""));
      Files.write(archive, Arrays.copyOf(whole, 1_000_000));
    }
    assertThat(holder.waitFor()).isZero();

    Ended dropping = run(solve + "; await_archive checkout; " + solve);

    assertThat(dropping.out()).isEqualTo((SOLUTION + "\n").repeat(2));
    assertThat(dropping.err()).containsOnlyOnce("\n");
    assertThat(Files.size(archive)).isGreaterThan(1_000_000);
  }

  private static byte[] flipped(byte[] whole, int from) {
    byte[] damaged = whole.clone();
    for (int i = from; i < from + 50_000; i++) {
      damaged[i] ^= (byte) 0x5A;
    }
    return damaged;
  }

  @Test
  void aFileCalledLikeAnArgumentFileIsOnlyAFile() throws IOException, InterruptedException {
    Ended run =
        run(
            """
            echo mine >victim
            printf '%s\n' --format=line --output=victim puzzle.txt >@x
            "$home/nonomino" convert --format=line @*
            status=$?
            cat victim
            mv puzzle.txt @x
            "$home/nonomino" solve --format=line @*
            exit $status
            """);

    assertThat(run.out()).isEqualTo("mine\n" + SOLUTION + "\n");
    assertThat(run.err()).startsWith("nonomino: @x:");
    assertThat(run.status()).isEqualTo(2);
  }
}
