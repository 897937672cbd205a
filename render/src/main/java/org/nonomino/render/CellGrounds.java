package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Covers cells with rectangles. */
final class CellGrounds {
  private CellGrounds() {}

  /** Returns few rectangles that cover cells, each first as wide and then as high as possible. */
  static List<Shape> cover(IntPredicate isCovered, PictureMeasures measures, Ink ink) {
    int size = measures.size();
    List<Shape> grounds = new ArrayList<>();
    boolean[] open = new boolean[size * size];
    for (int cell = 0; cell < open.length; cell++) {
      open[cell] = isCovered.test(cell);
    }
    for (int cell = 0; cell < open.length; cell++) {
      if (!open[cell]) {
        continue;
      }
      int row = cell / size;
      int column = cell % size;
      int width = 1;
      while (column + width < size && open[cell + width]) {
        width++;
      }
      int height = 0;
      while (row + height < size && areAllOpen(open, cell + height * size, width)) {
        for (int i = 0; i < width; i++) {
          open[cell + height * size + i] = false;
        }
        height++;
      }
      grounds.add(
          new Shape.Rectangle(
              measures.x(column),
              measures.y(row),
              width * measures.cell(),
              height * measures.cell(),
              ink));
    }
    return grounds;
  }

  private static boolean areAllOpen(boolean[] open, int first, int count) {
    for (int i = 0; i < count; i++) {
      if (!open[first + i]) {
        return false;
      }
    }
    return true;
  }
}
