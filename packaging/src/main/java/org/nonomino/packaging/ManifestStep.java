package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A file for an installer with the address and checksum of an archive without a runtime. {@link
 * PlainArchives} must have created that archive before.
 */
final class ManifestStep implements Step {
  /** The formula for macOS and Linux; Homebrew also installs Java. */
  static final Step HOMEBREW =
      new ManifestStep("formula for Homebrew", "nonomino.rb", PlainArchives.TAR_GZ);

  /** The manifest for Windows; Scoop suggests a Java. */
  static final Step SCOOP =
      new ManifestStep("manifest for Scoop", "nonomino.json", PlainArchives.ZIP);

  private static final String PROJECT = "https://github.com/nonomino/nonomino";

  private final String name;
  private final String template;
  private final String ending;

  /**
   * @param template the name of the template and of the written file
   * @param ending the file name ending of the archive
   */
  private ManifestStep(String name, String template, String ending) {
    this.name = name;
    this.template = template;
    this.ending = ending;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<String> missing(Release release) {
    return Optional.empty();
  }

  @Override
  public List<Path> make(Release release) throws IOException {
    String archive = release.folder() + ending;
    Map<String, String> values =
        Map.of(
            "version", release.version(),
            "folder", release.folder(),
            "project", PROJECT,
            "url", PROJECT + "/releases/download/v" + release.version() + "/" + archive,
            "checksum", Checksums.sha256(release.dist().resolve(archive)));
    Path file = release.dist().resolve(template);
    return List.of(Files.writeString(file, Resources.filled(template, values)));
  }
}
