package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the commands of the guide to build and use a jar of the strategy in the examples. */
final class StrategyExampleIT {
  private static final Path LAUNCHER =
      Path.of(System.getProperty("nonomino.launcher")).toAbsolutePath().normalize();

  private static final Pattern COMMANDS =
      Pattern.compile("## Your own solver.*?```sh\n(.*?)```", Pattern.DOTALL);

  @TempDir private Path folder;

  @Test
  void isSolvedWith() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped: /bin/sh is missing");
    Matcher commands =
        COMMANDS.matcher(
            Files.readString(LAUNCHER.resolveSibling("docs/site/content/guides/programmer.md")));
    assertThat(commands.find()).isTrue();
    // Uses copies in a temporary folder, so that no files remain in the clone.
    for (String shared : new String[] {"app", "examples", "nonomino"}) {
      Files.createSymbolicLink(folder.resolve(shared), LAUNCHER.resolveSibling(shared));
    }
    String jdk = Path.of(System.getProperty("java.home"), "bin").toString();

    Process process =
        new ProcessBuilder("/bin/sh", "-e", "-c", "PATH='" + jdk + "':$PATH\n" + commands.group(1))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(out).contains("│[6]  3   9 │").contains("This is the only solution");
    assertThat(process.exitValue()).as(out).isZero();
  }
}
