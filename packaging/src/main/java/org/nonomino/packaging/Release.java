package org.nonomino.packaging;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The parts of all packages.
 *
 * @param version the version of Nonomino, such as {@code 1.0.0}
 * @param time the time of all files inside, so that equal sources give equal bytes
 * @param shared the files of all packages: manuals, completions and licences, as in the top folder
 *     of archives; {@link Program} describes their places
 * @param runnable the launcher and the runtime with the program inside; empty if they cannot be
 *     built
 * @param desktop the desktop entry and the icons, as in the folder for shared data
 * @param sources the checkout
 * @param jars the program without a runtime: its own jars and its libraries
 * @param dist the folder for the packages
 */
record Release(
    String version,
    Instant time,
    Platform platform,
    FileTree shared,
    Optional<FileTree> runnable,
    FileTree desktop,
    Path sources,
    List<Path> jars,
    Path dist) {

  /**
   * Returns why there is no program with a runtime, as the end of "skipped: "; empty if there is
   * one.
   */
  Optional<String> missingProgram() {
    return runnable.isPresent()
        ? Optional.empty()
        : Optional.of("it needs a Java runtime, and this machine cannot build one");
  }

  /**
   * Returns the program with its runtime and the files of all packages.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  FileTree program() {
    FileTree program = new FileTree();
    program.putAll(shared);
    program.putAll(runnable.orElseThrow());
    return program;
  }

  /** Returns the top folder of archives. */
  String folder() {
    return "nonomino-" + version;
  }

  /** Returns the path of a package with native code. */
  Path file(String ending) {
    return dist.resolve("nonomino-" + version + "-" + platform + ending);
  }
}
