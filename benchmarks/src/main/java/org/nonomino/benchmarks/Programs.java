package org.nonomino.benchmarks;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The programs installed on this machine. */
final class Programs {
  /** Debian's folder for games, possibly missing from the {@code PATH}. */
  private static final String GAMES = "/usr/games";

  private Programs() {}

  /** Returns the reason why a program cannot be started; empty if it is on the {@code PATH}. */
  static Optional<String> obstacle(String program) {
    return obstacle(program, program);
  }

  /**
   * Returns the reason for a program of a package.
   *
   * @param debianPackage the package to install for the program
   */
  static Optional<String> obstacle(String program, String debianPackage) {
    return find(program).isPresent()
        ? Optional.empty()
        : Optional.of(
            "'" + program + "' is not installed. Maybe: apt-get install " + debianPackage);
  }

  /**
   * Returns the file of a program on the {@code PATH} or among the games; empty if there is none.
   */
  static Optional<Path> find(String program) {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.concat(Stream.of(path.split(File.pathSeparator, -1)), Stream.of(GAMES))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, program))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
