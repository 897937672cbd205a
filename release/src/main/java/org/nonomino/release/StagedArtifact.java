package org.nonomino.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * One artifact of a release, staged in a folder with the layout of a Maven repository.
 *
 * @param name the artifact's id, such as {@code nonomino-core}
 * @param version the release
 * @param folder contains exactly the artifact's files of this version
 */
record StagedArtifact(String name, String version, Path folder) {
  /** The folder of our group's artifacts in a repository. */
  private static final Path GROUP = Path.of("org", "nonomino");

  /**
   * Returns the artifacts of a release, by name.
   *
   * @param repository the folder with {@code org/nonomino/…}, perhaps also with other versions
   * @return none if the folder or the version does not exist
   */
  static List<StagedArtifact> in(Path repository, String version) {
    Path group = repository.resolve(GROUP);
    if (!Files.isDirectory(group)) {
      return List.of();
    }
    try (Stream<Path> names = Files.list(group)) {
      return names
          .sorted()
          .filter(name -> Files.isDirectory(name.resolve(version)))
          .map(
              name ->
                  new StagedArtifact(name.getFileName().toString(), version, name.resolve(version)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the file with an ending such as {@code .pom} or {@code -sources.jar}, whether it exists
   * or not.
   */
  Path file(String ending) {
    return folder.resolve(name + "-" + version + ending);
  }

  /**
   * Returns the version that a string in this artifact's POM means, because the POM may use a
   * property for its own version.
   */
  String meaning(String version) {
    return version.replace("${project.version}", this.version);
  }

  /** Returns all files, by name. */
  List<Path> files() {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
