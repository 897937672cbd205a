package org.nonomino.generator.internal.walk;

import org.nonomino.core.BoxRegions;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.Symmetry;

/**
 * The connected initial regions of walks to random layouts, with borders that have the symmetry.
 */
final class StartPartition {
  private StartPartition() {}

  /**
   * Returns the regions for a size and symmetry that {@link LayoutSpec#allows} allows: boxes if
   * there are suitable ones.
   */
  static RegionMask of(int size, Symmetry symmetry) {
    return RegionMask.standardBoxes(size)
        .filter(mask -> mask instanceof BoxRegions boxes && suit(boxes, symmetry))
        .orElseGet(() -> RegionMask.jigsaw(size, cut(size, symmetry)));
  }

  private static boolean suit(BoxRegions boxes, Symmetry symmetry) {
    return switch (symmetry) {
      case ROTATE90 -> boxes.boxRows() == boxes.boxColumns();
      // An even number of boxes side by side makes the axis a border, which no small change
      // crosses.
      case VERTICAL -> boxes.size() / boxes.boxColumns() % 2 == 1;
      default -> true;
    };
  }

  private static int[] cut(int size, Symmetry symmetry) {
    return switch (symmetry) {
      case ROTATE90 -> quadrants(size);
      case VERTICAL -> stripAndSides(size);
      default -> rows(size);
    };
  }

  private static int[] rows(int size) {
    int[] labels = new int[size * size];
    for (int cell = 0; cell < labels.length; cell++) {
      labels[cell] = cell / size;
    }
    return labels;
  }

  /**
   * Four rectangles like the sails of a windmill, each walked in lines to and fro from the centre.
   * For an odd size the first (n−1)/4 cells of each walk and the centre form a region, and then
   * each n cells of a walk do.
   */
  private static int[] quadrants(int size) {
    int[] labels = new int[size * size];
    int rows = size / 2;
    int columns = size - rows;
    int central = size % 2 * (size / 4);
    for (int step = 0; step < rows * columns; step++) {
      int across = step % columns;
      int row = rows - 1 - step / columns;
      int column = step / columns % 2 == 0 ? columns - 1 - across : across;
      int cell = row * size + column;
      for (int turns = 0; turns < 4; turns++) {
        labels[cell] = step < central ? 0 : size % 2 + turns * (size / 4) + (step - central) / size;
        cell = Symmetry.ROTATE90.image(size, cell);
      }
    }
    return labels;
  }

  /**
   * A strip of 2 or 3 columns in the middle with as many regions, each its own mirror image, one
   * above the other; on either side the regions follow a walk in lines to and fro.
   */
  private static int[] stripAndSides(int size) {
    int[] labels = new int[size * size];
    int stripColumns = 2 + size % 2;
    int sideColumns = (size - stripColumns) / 2;
    int inStrip = 0;
    for (int row = 0; row < size; row++) {
      for (int step = 0; step < sideColumns; step++) {
        int column = row % 2 == 0 ? step : sideColumns - 1 - step;
        int region = stripColumns + (row * sideColumns + step) / size;
        labels[row * size + column] = region;
        labels[row * size + size - 1 - column] = region + sideColumns;
      }
      // A region that lacks two cells gets the outer cells of the row, which are images of each
      // other; a region that lacks a single cell gets the cell on the axis.
      boolean outerFirst = size - inStrip % size == 2;
      int axis = row * size + size / 2;
      if (size % 2 == 1 && !outerFirst) {
        labels[axis] = inStrip++ / size;
      }
      labels[row * size + sideColumns] = inStrip / size;
      labels[row * size + size - 1 - sideColumns] = inStrip / size;
      inStrip += 2;
      if (size % 2 == 1 && outerFirst) {
        labels[axis] = inStrip++ / size;
      }
    }
    return labels;
  }
}
