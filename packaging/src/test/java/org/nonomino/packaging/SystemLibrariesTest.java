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
  void aDebDependsOnWhatTheRuntimeNeeds() throws IOException {
    Path home = Path.of(System.getProperty("java.home"));

    assertThat(
            DebStep.depends(
                List.of(JAVA, home.resolve("lib/libjli.so"), home.resolve("lib/server/libjvm.so"))))
        .matches("libc6 \\(>= 2\\.\\d+(\\.\\d+)*\\)(, lib.*)?");
  }

  @Test
  void aTextNeedsNothing(@TempDir Path folder) throws IOException {
    Path text = Files.writeString(folder.resolve("text"), "ELF GLIBC_2.99");

    assertThat(SystemLibraries.neededBy(List.of(text))).isEmpty();
    assertThat(SystemLibraries.oldestGlibc(List.of(text))).isEmpty();
  }

  @Test
  void theNewestOfAllSymbolsDeterminesTheOldestCLibrary(@TempDir Path folder) throws IOException {
    Path older = Files.writeString(folder.resolve("older"), "\u007fELF GLIBC_2.2.5\0GLIBC_2.9\0");
    Path newer = Files.writeString(folder.resolve("newer"), "\u007fELF GLIBC_2.14\0GLIBC_2.4\0");

    assertThat(SystemLibraries.oldestGlibc(List.of(newer, older))).contains("2.14");
  }
}
