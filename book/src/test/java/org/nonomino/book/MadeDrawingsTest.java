package org.nonomino.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Symbols;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Ink;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Shape;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.render.Theme;
import org.nonomino.toolkit.Solvers;

final class MadeDrawingsTest {
  private static final TextStyle ASCII = new TextStyle(true, false);

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
    assertThat(borders(drawings.front(largest, true, Symbols.usual(largest))))
        .isEqualTo(borders(boxes));
    assertThat(borders(drawings.back(largest, true, Symbols.usual(largest))))
        .isEqualTo(borders(boxes));
    assertThat(borders(drawings.front(largest, false, Symbols.usual(largest))))
        .isNotEqualTo(borders(boxes));
    assertThat(borders(drawings.front(largest, false, Symbols.usual(largest))))
        .isNotEqualTo(borders(drawings.back(largest, false, Symbols.usual(largest))));
  }

  @ParameterizedTest
  @CsvSource({"4, TONE", "9, 012345678"})
  void examplesHaveTheSymbolsOfTheBook(int size, String symbols) {
    MadeDrawings drawings = new MadeDrawings(Solvers.standard().defaultSolver().orElseThrow(), 5);

    for (PuzzlePicture picture : drawings.example(size, true, Symbols.of(symbols))) {
      String digits = TextPicture.draw(picture, ASCII).replaceAll("[^0-9A-Z]", "");
      assertThat(digits).matches("[" + symbols + "]+");
    }
  }
}
