package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares pictures with checked ones. After an intended change write them again with {@code
 * -Dnonomino.golden=write}, and check them by eye.
 */
final class GoldenPicturesTest {
  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");
  private static final boolean IS_WRITING = "write".equals(System.getProperty("nonomino.golden"));
  private static final Map<String, Drawing> EXAMPLES = Pictures.examples();

  static Stream<String> names() {
    return EXAMPLES.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void isAsItWas(String name) throws IOException {
    StringWriter out = new StringWriter();
    SvgPicture.write(Optional.ofNullable(EXAMPLES.get(name)).orElseThrow(), out);
    Path file = GOLDEN.resolve(name + ".svg");
    if (IS_WRITING) {
      Files.createDirectories(GOLDEN);
      Files.writeString(file, out.toString());
    }

    assertThat(file).exists();
    assertThat(out.toString()).isEqualTo(Files.readString(file));
  }

  @Test
  void noFileIsLeftOver() throws IOException {
    try (Stream<Path> files = Files.list(GOLDEN)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .allMatch(name -> EXAMPLES.containsKey(name.replaceAll("\\.svg$", "")));
    }
  }
}
