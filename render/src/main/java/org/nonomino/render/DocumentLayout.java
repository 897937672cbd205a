package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.Drawings;

/** Determines the place of each line and digit in a picture of a grid that is not a puzzle. */
final class DocumentLayout {
  private DocumentLayout() {}

  static Drawing lay(DocumentPicture picture, PictureStyle style) {
    PictureMeasures measures =
        new PictureMeasures(
            picture.shape(), style, false, PictureMeasures.Keep.BORDERS, picture.room());
    DrawnForms drawn =
        new DrawnForms(
            measures, picture.drawings().items().stream().map(Drawings.Item::drawing).toList());
    List<Shape> shapes = new ArrayList<>();
    shapes.add(measures.paper());
    shapes.addAll(drawn.below());
    shapes.addAll(GridLines.draw(measures, picture.regions()::get, region -> false));
    shapes.addAll(drawn.above());
    if (style.labelled()) {
      shapes.addAll(GridLines.numbers(measures));
    }
    for (int cell = 0; cell < picture.givens().size(); cell++) {
      int given = picture.givens().get(cell);
      if (given != 0) {
        shapes.add(
            Shape.Word.centred(
                measures.text(given),
                measures.middle(cell),
                measures.digitSize(),
                Typeface.BOLD,
                Ink.of(Ink.Kind.GIVEN)));
      }
    }
    return new Drawing(
        measures.width(),
        measures.height(),
        PictureWords.title(picture),
        PictureWords.description(picture),
        shapes,
        style.theme());
  }
}
