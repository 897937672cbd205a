package org.nonomino.render.export;

import java.util.List;
import org.nonomino.render.Drawing;
import org.nonomino.render.Ink;
import org.nonomino.render.Shape;

/** Widens the borders in a drawing of a puzzle, for weak eyes. */
final class LargePrint {
  /** The factor for the width of borders. */
  private static final double LINE_WIDTH = 1.6;

  /**
   * The factor for borders between regions if there are cages, whose outlines are close to them.
   */
  private static final double CAGED_WIDTH = 1.25;

  private LargePrint() {}

  static Drawing of(Drawing drawing) {
    boolean isCaged =
        drawing.shapes().stream().anyMatch(shape -> shape.ink().kind() == Ink.Kind.CAGE);
    double heavy = isCaged ? CAGED_WIDTH : LINE_WIDTH;
    List<Shape> shapes = drawing.shapes().stream().map(shape -> widen(shape, heavy)).toList();
    return new Drawing(
        drawing.width(),
        drawing.height(),
        drawing.title(),
        drawing.description(),
        shapes,
        drawing.theme());
  }

  private static Shape widen(Shape shape, double heavy) {
    if (shape instanceof Shape.Lines lines) {
      return switch (shape.ink().kind()) {
        case HEAVY_BORDER -> wider(lines, heavy);
        case THIN_BORDER -> wider(lines, LINE_WIDTH);
        default -> lines;
      };
    }
    return shape;
  }

  private static Shape wider(Shape.Lines lines, double factor) {
    return new Shape.Lines(lines.paths(), lines.width() * factor, lines.dashed(), lines.ink());
  }
}
