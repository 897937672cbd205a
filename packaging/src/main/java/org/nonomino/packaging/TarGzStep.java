package org.nonomino.packaging;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.Deflater;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/** An archive to unpack anywhere. */
final class TarGzStep implements Step {
  @Override
  public String name() {
    return "tar.gz";
  }

  @Override
  public Optional<String> missing(Release release) {
    return Optional.empty();
  }

  @Override
  public List<Path> make(Release release) throws IOException {
    FileTree tree = new FileTree();
    tree.putTree("nonomino-" + release.version(), release.program());
    Path file = release.file(".tar.gz");
    GzipParameters parameters = new GzipParameters();
    parameters.setCompressionLevel(Deflater.BEST_COMPRESSION);
    try (OutputStream out = Files.newOutputStream(file);
        OutputStream gzip = new GzipCompressorOutputStream(out, parameters)) {
      Archives.tar(tree, release.time(), gzip);
    }
    return List.of(file);
  }
}
