package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
class SystemLibrariesTest {
  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

  @Test
  void javaNeedsTheCLibraryAndItsLoader() throws IOException {
    assertThat(SystemLibraries.neededBy(List.of(JAVA)).keySet())
        .anyMatch(path -> path.endsWith("libc.so.6"))
        .anyMatch(path -> path.getFileName().toString().startsWith("ld-linux"))
        .allMatch(Files::isRegularFile);
  }

  @Test
  void whatIsAmongTheFilesIsNotOfTheSystem() throws IOException {
    Path library = Path.of(System.getProperty("java.home"), "lib", "libjli.so");

    assertThat(SystemLibraries.neededBy(List.of(JAVA, library)).values())
        .doesNotContain(library.toRealPath());
  }

  @Test
  void aTextNeedsNothing(@TempDir Path folder) throws IOException {
    Path text = Files.writeString(folder.resolve("text"), "ELF");

    assertThat(SystemLibraries.neededBy(List.of(text))).isEmpty();
  }
}
