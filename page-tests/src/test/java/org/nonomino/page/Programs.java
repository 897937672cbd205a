package org.nonomino.page;

import static org.assertj.core.api.Assertions.fail;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.opentest4j.TestAbortedException;

/** External programs that tests need, and the files they leave. */
final class Programs {
  private static final int MAX_TRIES = 20;
  private static final int MILLIS_BETWEEN_TRIES = 100;

  private Programs() {}

  /** Returns the path of a program; empty if it is not installed. */
  static Optional<Path> onPath(String name) {
    String folders = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return Arrays.stream(folders.split(File.pathSeparator, -1))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * Skips the tests that need a program, with a message; fails with {@code CI=true}.
   *
   * @param name the name of the missing program
   * @param packages the Debian packages that contain it
   * @return never
   */
  static TestAbortedException missing(String name, String packages) {
    String words = "there is no " + name + " on the path. On Debian: apt-get install " + packages;
    if ("true".equals(System.getenv("CI"))) {
      fail("These tests need a browser, and " + words);
    }
    System.err.println("SKIPPED: tests in a browser, for " + words);
    return Assumptions.abort(words);
  }

  /**
   * Deletes a folder of a program that has ended; files that its last processes still write may
   * stay.
   */
  static void delete(Path folder) {
    for (int tries = 1; !isDeleted(folder) && tries < MAX_TRIES; tries++) {
      try {
        Thread.sleep(MILLIS_BETWEEN_TRIES);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private static boolean isDeleted(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
      return true;
    } catch (IOException | UncheckedIOException e) {
      return !Files.exists(folder);
    }
  }
}
