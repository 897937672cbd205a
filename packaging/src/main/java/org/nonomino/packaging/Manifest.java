package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A file that tells an installer where an archive is, and its checksum. */
final class Manifest {
  private static final String PROJECT = "https://github.com/nonomino/nonomino";

  private Manifest() {}

  /**
   * Writes one into {@link Release#dist()}, where the archive lies already.
   *
   * @param template its name, which the file gets
   * @param ending of the archive
   * @return the file
   */
  static Path write(String template, String ending, Release release) throws IOException {
    String archive = release.folder() + ending;
    Map<String, String> values =
        Map.of(
            "version", release.version(),
            "folder", release.folder(),
            "project", PROJECT,
            "url", PROJECT + "/releases/download/v" + release.version() + "/" + archive,
            "checksum", Checksums.sha256(release.dist().resolve(archive)));
    Path file = release.dist().resolve(template);
    return Files.writeString(file, Resources.filled(template, values));
  }
}
