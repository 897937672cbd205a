package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LicencesTest {
  @TempDir private Path folder;

  @Test
  void aLibrarysOwnTextIsTakenElseThatOfItsFamily() throws IOException {
    Path own =
        jar("guice-7.0.0.jar", "META-INF/LICENSE", "META-INF/NOTICE", "com/google/License.class");
    Path without = jar("jetty-http-12.1.14.jar", "module-info.class");

    FileTree files = Licences.of(List.of(own, without));

    assertThat(files.contents().keySet())
        .containsExactly(
            "EPL-1.0.txt",
            "EPL-2.0.txt",
            "guice/LICENSE",
            "guice/NOTICE",
            "jetty-http/LICENSE.txt");
  }

  @Test
  void aLibraryWithoutTextIsRefused() throws IOException {
    Path unknown = jar("mystery-lib-1.0.jar", "a.class");

    assertThatThrownBy(() -> Licences.of(List.of(unknown)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("The library mystery-lib has no licence")
        .hasMessageContaining("licences/mystery-lib.txt");
  }

  @Test
  void namesLoseTheirVersions() {
    assertThat(Licences.library(Path.of("zstd-jni-1.5.7-28.jar"))).isEqualTo("zstd-jni");
    assertThat(Licences.library(Path.of("guava-33.8.0-jre.jar"))).isEqualTo("guava");
    assertThat(Licences.library(Path.of("org.ow2.sat4j.core-2.3.6.jar")))
        .isEqualTo("org.ow2.sat4j.core");
  }

  private Path jar(String name, String... files) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      for (String file : files) {
        entries.putNextEntry(new ZipEntry(file));
        entries.write('x');
        entries.closeEntry();
      }
    }
    return jar;
  }
}
