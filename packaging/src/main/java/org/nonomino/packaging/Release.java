package org.nonomino.packaging;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/**
 * What all packages are made of.
 *
 * @param version of Nonomino, such as {@code 1.0.0}
 * @param time of everything inside, so that equal sources give equal bytes
 * @param program the program with its runtime, manuals, completions and licences, as the archives
 *     have it in their top folder; {@link Program} tells what is where
 * @param desktop the desktop entry and the icons, as they lie in a folder {@code share}
 * @param sources the checkout
 * @param jars the program without a runtime: its own jars and its libraries
 * @param dist where packages are written
 */
record Release(
    String version,
    Instant time,
    Platform platform,
    FileTree program,
    FileTree desktop,
    Path sources,
    List<Path> jars,
    Path dist) {

  /** Returns the top folder of archives. */
  String folder() {
    return "nonomino-" + version;
  }

  /** Returns the path of a package that has native code. */
  Path file(String ending) {
    return dist.resolve("nonomino-" + version + "-" + platform + ending);
  }
}
