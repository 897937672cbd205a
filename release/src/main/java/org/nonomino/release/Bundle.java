package org.nonomino.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The zip for uploading to the Central Portal: the artifacts of one release in the layout of a
 * repository, without the metadata of other versions, because Central writes it.
 */
final class Bundle {
  /** The time of each entry, fixed so that equal files give equal bundles. */
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

  private Bundle() {}

  /** Writes the bundle; a file of this name is replaced. */
  static void write(List<StagedArtifact> artifacts, Path bundle) {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(bundle))) {
      for (StagedArtifact artifact : artifacts) {
        for (Path file : artifact.files()) {
          ZipEntry entry =
              new ZipEntry(
                  "org/nonomino/%s/%s/%s"
                      .formatted(artifact.name(), artifact.version(), file.getFileName()));
          entry.setTimeLocal(TIME);
          zip.putNextEntry(entry);
          Files.copy(file, zip);
          zip.closeEntry();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
