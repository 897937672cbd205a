package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code nonomino site} where the page is not compiled: it is not on the class path of these tests.
 */
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
        .contains("--public=ftp://example.org/: this is not the address of a page.");
  }

  @Test
  void needsAFolder() {
    Run run = Run.of("site");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--output=DIR");
  }
}
