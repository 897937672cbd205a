package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of {@code nonomino site} without the compiled web app on the class path. */
final class SiteCommandTest {
  @TempDir private Path folder;

  @Test
  void saysHowToCompileThePage() {
    Run run = Run.of("site", "-o", folder.resolve("public").toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("Run ./nonomino site, which compiles it.");
    assertThat(folder.resolve("public")).doesNotExist();
  }

  @Test
  void refusesAPublicAddressThatIsNone() {
    Run run = Run.of("site", "-o", folder.toString(), "--public=ftp://example.org/");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("--public=ftp://example.org/: this is not the address of a website.");
  }

  @Test
  void needsAFolder() {
    Run run = Run.of("site");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--output=DIR");
  }

  /** An unwritable folder is reported before minutes of compilation. */
  @Test
  void looksAtTheFolderFirst() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Path own = Files.createDirectory(folder.resolve("own"));
    Files.writeString(own.resolve("index.html"), "my own page");

    assertRefused("--output=: the name of the folder is missing.", "site", "-o", "");
    assertRefused("this is a file, not a directory", "site", "-o", file.toString());
    assertRefused("not a directory", "site", "-o", file.resolve("in").toString());
    assertRefused("index.html already exists", "site", "-o", own.toString());
    assertRefused("Run ./nonomino site", "site", "--force", "-o", own.toString());
    assertThat(own.resolve("index.html")).hasContent("my own page");
  }

  private static void assertRefused(String problem, String... args) {
    Run run = Run.of(args);

    assertThat(run.err()).contains(problem).hasLineCount(1);
    assertThat(run.status()).isEqualTo(2);
  }
}
