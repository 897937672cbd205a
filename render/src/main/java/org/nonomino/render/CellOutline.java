package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;

/**
 * The outline of some cells, at a distance inside of their outer sides. Cells are joined if they
 * have a side in common; cells that touch only at a corner are not. The outlines of neighbouring
 * groups of cells do not touch each other. Used once.
 */
final class CellOutline {
  /*
   * Each outer side of a cell has a direction in which the cell is to the right of it: rightwards
   * along its top, and so on clockwise. A path follows the sides. At the end of a side there are
   * three ways: around the same cell, straight on along the next cell, or, in a concave corner, back
   * along the cell diagonally ahead. The inner corner is the crossing of the lines, moved inwards
   * from both sides, so this is right for convex and for concave corners.
   */
  private static final int[] ROW_STEPS = {0, 1, 0, -1};
  private static final int[] COLUMN_STEPS = {1, 0, -1, 0};
  private static final int SIDES = ROW_STEPS.length;

  /** Whether the side in each direction ends at the right or lower edge of its cell. */
  private static final int[] END_ROWS = {0, 1, 1, 0};

  private static final int[] END_COLUMNS = {1, 1, 0, 0};

  private final PictureMeasures measures;
  private final double inset;

  /** The number of rows and columns of the square in which the cells are. */
  private final int size;

  /** The row and the column of the square's first cell in the grid. */
  private final int first;

  private final boolean[] isIn;
  private final boolean[] isSeen;

  private CellOutline(
      IntStream cells, int size, int first, PictureMeasures measures, double inset) {
    this.measures = measures;
    this.inset = inset;
    this.size = size;
    this.first = first;
    this.isIn = new boolean[size * size];
    this.isSeen = new boolean[size * size * SIDES];
    cells.forEach(cell -> isIn[cell] = true);
  }

  /**
   * Returns the closed paths of an outline: the outer one of each piece, clockwise from its upper
   * left corner, and those of its holes. The last point of each path is its first.
   *
   * @param inset the distance from the sides, less than half a cell
   */
  static List<List<Point>> of(CellList cells, PictureMeasures measures, double inset) {
    return new CellOutline(cells.stream(), measures.size(), 0, measures, inset).paths();
  }

  /**
   * The same for cells that need not be in the grid.
   *
   * @param cells numbered row by row, from 0, in a square around the grid
   * @param around the number of rows above the grid and of columns to its left; the square is as
   *     large as the longer side of the grid and twice this number
   */
  static List<List<Point>> around(
      IntStream cells, int around, PictureMeasures measures, double inset) {
    return new CellOutline(
            cells, measures.shape().longerSide() + 2 * around, -around, measures, inset)
        .paths();
  }

  private List<List<Point>> paths() {
    List<List<Point>> paths = new ArrayList<>();
    for (int cell = 0; cell < isIn.length; cell++) {
      // A path has a side on top of a cell. The leftmost of its topmost ones begins at a corner.
      if (isIn[cell] && !isSeen[cell * SIDES] && !has(cell, SIDES - 1)) {
        paths.add(pathFrom(cell));
      }
    }
    return paths;
  }

  private List<Point> pathFrom(int start) {
    List<Point> path = new ArrayList<>();
    int cell = start;
    int direction = 0;
    do {
      isSeen[cell * SIDES + direction] = true;
      int outwards = (direction + SIDES - 1) % SIDES;
      if (!has(cell, direction)) {
        int next = (direction + 1) % SIDES;
        path.add(corner(cell, direction, next));
        direction = next;
      } else if (has(step(cell, direction), outwards)) {
        path.add(corner(cell, direction, outwards));
        cell = step(step(cell, direction), outwards);
        direction = outwards;
      } else {
        cell = step(cell, direction);
      }
    } while (cell != start || direction != 0);
    // The last corner is where the first side begins.
    Point corner = path.remove(path.size() - 1);
    path.add(0, corner);
    path.add(corner);
    return path;
  }

  /** Returns the inner corner at the end of a side, where the path turns. */
  private Point corner(int cell, int from, int to) {
    double row = first + cell / size + END_ROWS[from];
    double column = first + cell % size + END_COLUMNS[from];
    double down = ROW_STEPS[inwards(from)] + ROW_STEPS[inwards(to)];
    double right = COLUMN_STEPS[inwards(from)] + COLUMN_STEPS[inwards(to)];
    return new Point(measures.x(column) + right * inset, measures.y(row) + down * inset);
  }

  private static int inwards(int direction) {
    return (direction + 1) % SIDES;
  }

  private int step(int cell, int direction) {
    return cell + ROW_STEPS[direction] * size + COLUMN_STEPS[direction];
  }

  /** Returns whether the neighbour of a cell is one of the cells. */
  private boolean has(int cell, int direction) {
    int row = cell / size + ROW_STEPS[direction];
    int column = cell % size + COLUMN_STEPS[direction];
    return row >= 0 && row < size && column >= 0 && column < size && isIn[row * size + column];
  }
}
