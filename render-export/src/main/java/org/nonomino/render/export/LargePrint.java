package org.nonomino.render.export;

import java.util.List;
import org.nonomino.render.Drawing;
import org.nonomino.render.Ink;
import org.nonomino.render.Shape;

/** Widens the borders in a drawing of a puzzle, for weak eyes. */
final class LargePrint {
  /** The factor for the width of borders. */
  private static final double LINE_WIDTH = 1.6;

  private LargePrint() {}

  static Drawing of(Drawing drawing) {
    List<Shape> shapes = drawing.shapes().stream().map(LargePrint::widen).toList();
    return new Drawing(
        drawing.width(),
        drawing.height(),
        drawing.title(),
        drawing.description(),
        shapes,
        drawing.theme());
  }

  private static Shape widen(Shape shape) {
    Ink.Kind kind = shape.ink().kind();
    if (shape instanceof Shape.Lines lines
        && (kind == Ink.Kind.HEAVY_BORDER || kind == Ink.Kind.THIN_BORDER)) {
      return new Shape.Lines(
          lines.paths(), lines.width() * LINE_WIDTH, lines.dashed(), lines.ink());
    }
    return shape;
  }
}
