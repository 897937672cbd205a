package org.nonomino.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.RegionMask;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Ink;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Shape;
import org.nonomino.render.Theme;
import org.nonomino.toolkit.Solvers;

final class MadeDrawingsTest {
  /** Returns the borders between regions. */
  private static List<Shape> borders(PuzzlePicture picture) {
    PictureStyle style = new PictureStyle(Theme.PRINT, false, DigitStyle.LETTERS, 500);
    return PictureLayout.lay(picture, style).shapes().stream()
        .filter(shape -> shape.ink().kind() == Ink.Kind.HEAVY_BORDER)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"4, 2, 3", "6, 2, 3", "9, 3, 3", "16, 3, 3"})
  void coversOfBooksOfBoxesShowBoxes(int largest, int boxRows, int boxColumns) {
    MadeDrawings drawings = new MadeDrawings(Solvers.standard().defaultSolver().orElseThrow(), 5);
    PuzzlePicture boxes = PuzzlePicture.of(RegionMask.boxes(boxRows, boxColumns));
    assertThat(borders(drawings.front(largest, true))).isEqualTo(borders(boxes));
    assertThat(borders(drawings.back(largest, true))).isEqualTo(borders(boxes));
    assertThat(borders(drawings.front(largest, false))).isNotEqualTo(borders(boxes));
    assertThat(borders(drawings.front(largest, false)))
        .isNotEqualTo(borders(drawings.back(largest, false)));
  }
}
