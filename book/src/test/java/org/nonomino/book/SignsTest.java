package org.nonomino.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.RegionMask;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Shape;
import org.nonomino.render.Theme;

final class SignsTest {
  private static final PictureStyle STYLE =
      new PictureStyle(Theme.PRINT, false, DigitStyle.LETTERS, 100);

  @ParameterizedTest
  @EnumSource
  void aSignDiffersFromAnEmptyGrid(ConstraintKind kind) {
    Optional<PuzzlePicture> picture = Signs.picture(kind);

    assertThat(picture.isPresent()).isEqualTo(Signs.areDrawn(kind));
    picture.ifPresent(
        sign -> {
          RegionMask mask = RegionMask.standardBoxes(sign.size()).orElseThrow();
          assertThat(shapes(sign)).isNotEqualTo(shapes(PuzzlePicture.of(mask)));
        });
  }

  private static List<Shape> shapes(PuzzlePicture picture) {
    return PictureLayout.lay(picture, STYLE).shapes();
  }

  @ParameterizedTest
  @EnumSource
  void eachKindHasANameInBothLanguages(ConstraintKind kind) {
    assertThat(BookLanguage.named("en").kind(kind)).isNotBlank();
    assertThat(BookLanguage.named("de").kind(kind)).isNotBlank();
  }
}
