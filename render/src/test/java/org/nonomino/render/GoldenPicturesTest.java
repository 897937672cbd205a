package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;

/**
 * Compares pictures with checked ones. After an intended change write them again with {@code
 * -Dnonomino.golden=write}, and check them by eye.
 */
final class GoldenPicturesTest {
  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");
  private static final Path DOCUMENTATION = Path.of("..", "docs", "pictures");
  private static final boolean IS_WRITING = "write".equals(System.getProperty("nonomino.golden"));
  private static final Map<String, Drawing> EXAMPLES = Pictures.examples();

  static Stream<String> names() {
    return EXAMPLES.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void isAsItWas(String name) throws IOException {
    compare(Optional.ofNullable(EXAMPLES.get(name)).orElseThrow(), GOLDEN.resolve(name + ".svg"));
  }

  /** The documentation shows these two pages. */
  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "PRINT"})
  void pageOfAllKindsIsAsItWas(Theme theme) throws IOException {
    String name = "kinds-" + theme.name().toLowerCase(Locale.ROOT) + ".svg";
    compare(KindsPage.draw(theme), DOCUMENTATION.resolve(name));
  }

  /** The rules of the whole grid have no drawing. */
  @Test
  void eachKindThatIsDrawnHasPictures() {
    Set<ConstraintKind> without = EnumSet.allOf(ConstraintKind.class);
    without.removeAll(KindsPage.pictures().keySet());

    assertThat(without)
        .containsExactlyElementsOf(
            Stream.of(ConstraintKind.values())
                .filter(kind -> kind.shape() == ConstraintShape.GRID)
                .toList());
  }

  private static void compare(Drawing drawing, Path file) throws IOException {
    StringWriter out = new StringWriter();
    SvgPicture.write(drawing, out);
    if (IS_WRITING) {
      Files.createDirectories(file.getParent());
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
