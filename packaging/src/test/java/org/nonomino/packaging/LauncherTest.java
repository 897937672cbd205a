package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LauncherTest {
  private static final Path SOURCES = Path.of(System.getProperty("nonomino.basedir"), "..");

  @Test
  void sectionsAreTakenByTheirNames() {
    assertThat(Launcher.sections("x\n# begin one\na\nb\n# end one\ny\n# begin two\nc\n# end two\n"))
        .isEqualTo(Map.of("one", "a\nb", "two", "c"));
  }

  @Test
  void aSectionThatIsMissingIsNamed() {
    assertThatThrownBy(() -> Launcher.filled("a @b@", Map.of()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no section 'b'");
  }

  @Test
  void theScriptIsWholeAndDoesNotBuild() throws IOException {
    String script = Launcher.script(SOURCES, 17, "libzstd.so");

    assertThat(script)
        .startsWith("#!/bin/sh\n")
        .contains("look_at_streams() {", "LC_ALL=C.UTF-8", "lib/libzstd.so", "check_classpath() {")
        .doesNotContain("mvnw", "# begin", "enable-native-access");
    assertThat(script.lines().filter(line -> line.matches(".*@\\w+@.*"))).isEmpty();
    assertThat(Launcher.script(SOURCES, 25, "libzstd.so"))
        .contains("--enable-native-access=org.nonomino");
  }
}
