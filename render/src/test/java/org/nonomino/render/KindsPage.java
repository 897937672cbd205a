package org.nonomino.render;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;

/** A page of small pictures with the name below each, one for each kind of constraint. */
final class KindsPage {
  private static final int COLUMNS = 6;
  private static final int PICTURE = 160;
  private static final int GAP = 16;
  private static final int TEXT = 28;
  private static final double FONT = 12;

  private KindsPage() {}

  /** Returns the first picture of each kind, which is the first kind in it. */
  static Map<ConstraintKind, PuzzlePicture> pictures() {
    Map<ConstraintKind, PuzzlePicture> pictures = new EnumMap<>(ConstraintKind.class);
    for (PuzzlePicture picture : Pictures.kinds().values()) {
      Constraint first = picture.rules().constraints().get(0);
      pictures.putIfAbsent(first.kind(), picture);
    }
    return pictures;
  }

  static Drawing draw(Theme theme) {
    Map<ConstraintKind, PuzzlePicture> pictures = pictures();
    List<Shape> shapes = new ArrayList<>();
    int rows = (pictures.size() + COLUMNS - 1) / COLUMNS;
    double width = COLUMNS * (PICTURE + GAP) + GAP;
    double height = rows * (PICTURE + TEXT) + GAP;
    shapes.add(new Shape.Rectangle(0, 0, width, height, Ink.of(Ink.Kind.PAPER)));
    int place = 0;
    for (Map.Entry<ConstraintKind, PuzzlePicture> entry : pictures.entrySet()) {
      double left = GAP + place % COLUMNS * (PICTURE + GAP);
      double top = GAP + place / COLUMNS * (PICTURE + TEXT);
      PictureStyle style = new PictureStyle(theme, false, DigitStyle.LETTERS, PICTURE);
      for (Shape shape : PictureLayout.lay(entry.getValue(), style).shapes()) {
        shapes.add(ConstraintPicture.moved(shape, new Point(-left, -top)));
      }
      shapes.add(
          new Shape.Word(
              entry.getKey().words(),
              left + PICTURE / 2.0,
              top + PICTURE + 1.1 * FONT,
              FONT,
              Typeface.REGULAR,
              Ink.of(Ink.Kind.LABEL)));
      place++;
    }
    return new Drawing(
        width,
        height,
        "All kinds of constraints that are drawn",
        "Small puzzles with one kind of constraint each, and its name below.",
        shapes,
        theme);
  }
}
