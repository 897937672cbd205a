package org.nonomino.benchmarks;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The programs that are installed on this machine. */
final class Programs {
  private Programs() {}

  /** Returns why a program cannot be started; empty where it is on the {@code PATH}. */
  static Optional<String> obstacle(String program) {
    String path = System.getenv().getOrDefault("PATH", "");
    for (String folder : path.split(File.pathSeparator, -1)) {
      if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, program))) {
        return Optional.empty();
      }
    }
    return Optional.of("'" + program + "' is not installed. Maybe: apt-get install " + program);
  }
}
