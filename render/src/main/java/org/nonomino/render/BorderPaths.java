package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;

/**
 * Joins the sides of cells into few long paths with few turns. Used once.
 *
 * <p>Crossings of the lines between rows and columns are numbered row-major, one more to a row than
 * there are columns.
 */
final class BorderPaths {
  /*
   * The sides form a graph on the crossings. A path is drawn from a crossing with an odd number of
   * sides until it cannot continue, always at another such crossing. When no such crossing
   * is left, the remaining sides form closed paths. So the number of open paths is minimal: half
   * the number of odd crossings (Euler).
   */
  private static final int[] ROW_STEPS = {-1, 0, 1, 0};
  private static final int[] COLUMN_STEPS = {0, 1, 0, -1};

  private final int perRow;
  private final boolean[][] sides;

  /** Creates an object without sides for a grid. */
  BorderPaths(int rows, int columns) {
    this.perRow = columns + 1;
    this.sides = new boolean[(rows + 1) * perRow][ROW_STEPS.length];
  }

  /** Adds the side of a cell to the right of a crossing. */
  void addRightOf(int row, int column) {
    set(crossing(row, column), 1, true);
  }

  /** Adds the side of a cell below a crossing. */
  void addBelow(int row, int column) {
    set(crossing(row, column), 2, true);
  }

  /** Returns all paths, in points of the grid; empty if no side was added. */
  List<List<Point>> paths(PictureMeasures measures) {
    List<List<Point>> paths = new ArrayList<>();
    for (int start = 0; start < sides.length; start++) {
      while (degree(start) % 2 == 1) {
        paths.add(pathFrom(start, measures));
      }
    }
    for (int start = 0; start < sides.length; start++) {
      while (degree(start) > 0) {
        paths.add(pathFrom(start, measures));
      }
    }
    return paths;
  }

  private int crossing(int row, int column) {
    return row * perRow + column;
  }

  private int step(int crossing, int direction) {
    return crossing + ROW_STEPS[direction] * perRow + COLUMN_STEPS[direction];
  }

  private void set(int crossing, int direction, boolean isThere) {
    sides[crossing][direction] = isThere;
    sides[step(crossing, direction)][opposite(direction)] = isThere;
  }

  private static int opposite(int direction) {
    return (direction + 2) % ROW_STEPS.length;
  }

  private int degree(int crossing) {
    int degree = 0;
    for (boolean side : sides[crossing]) {
      degree += side ? 1 : 0;
    }
    return degree;
  }

  private List<Point> pathFrom(int start, PictureMeasures measures) {
    List<Point> path = new ArrayList<>();
    path.add(point(start, measures));
    int crossing = start;
    int direction = nextDirection(start, 0);
    while (degree(crossing) > 0) {
      int next = nextDirection(crossing, direction);
      if (next != direction) {
        path.add(point(crossing, measures));
      }
      set(crossing, next, false);
      crossing = step(crossing, next);
      direction = next;
    }
    path.add(point(crossing, measures));
    return path;
  }

  /** Returns the direction itself if a side continues in it, else the next direction clockwise. */
  private int nextDirection(int crossing, int direction) {
    int next = direction;
    while (!sides[crossing][next]) {
      next = (next + 1) % ROW_STEPS.length;
    }
    return next;
  }

  private Point point(int crossing, PictureMeasures measures) {
    return measures.crossing(crossing % perRow, crossing / perRow);
  }
}
