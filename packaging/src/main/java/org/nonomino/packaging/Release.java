package org.nonomino.packaging;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What all packages are made of.
 *
 * @param version of Nonomino, such as {@code 1.0.0}
 * @param time of everything inside, so that equal sources give equal bytes
 * @param shared what all packages have: manuals, completions and licences, as the archives have
 *     them in their top folder; {@link Program} tells what is where
 * @param runnable the launcher and the runtime with the program inside; nothing where they cannot
 *     be made
 * @param desktop the desktop entry and the icons, as they lie in the folder for shared data
 * @param sources the checkout
 * @param jars the program without a runtime: its own jars and its libraries
 * @param dist where packages are written
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
   * Returns why there is no program with a runtime, as the end of "skipped: "; nothing if it is.
   */
  Optional<String> missingProgram() {
    return runnable.isPresent()
        ? Optional.empty()
        : Optional.of("it has a Java runtime, which cannot be made here");
  }

  /**
   * Returns the program with its runtime and what all packages have.
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

  /** Returns the path of a package that has native code. */
  Path file(String ending) {
    return dist.resolve("nonomino-" + version + "-" + platform + ending);
  }
}
