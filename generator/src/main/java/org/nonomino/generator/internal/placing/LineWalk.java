package org.nonomino.generator.internal.placing;

import java.util.Arrays;
import org.nonomino.generator.terms.SeededRandom;

/**
 * Random lines that a rule allows, together with their images. A line does not cross itself, its
 * images or other ink, and its cells have a side in common only with those before and after them,
 * so it has no sharp bends. Used by one thread.
 */
final class LineWalk {
  private static final int DIRECTIONS = 8;
  private static final int[] ROWS = {-1, -1, 0, 1, 1, 1, 0, -1};
  private static final int[] COLUMNS = {0, 1, 1, 1, 0, -1, -1, -1};

  /** Numbers coprime to 8, so that steps of this size visit all directions. */
  private static final int[] STRIDES = {1, 3, 5, 7};

  private final Placing on;
  private final int size;

  /** The cells of the line, and of each image. */
  private final int[][] cells;

  /** The number of the last walk that used each point. */
  private final int[] usedBy;

  private int walk;
  private int count;

  LineWalk(Placing on, int maxLength) {
    this.on = on;
    this.size = on.size();
    this.cells = new int[on.order()][maxLength];
    this.usedBy = new int[on.lattice().count()];
  }

  /**
   * Walks from a random cell as far as possible. Afterwards, {@link #cells} is the longest
   * beginning of the walk that is a true constraint.
   *
   * @param least the minimum number of cells
   * @param length the maximum number
   * @return the number of cells; 0 if the walk is too short
   */
  int walk(LineRule rule, int least, int length, SeededRandom random) {
    walk++;
    count = 0;
    int done = 0;
    int next = random.nextInt(size * size);
    while (next >= 0 && add(next, rule, length)) {
      if (count >= least && isDone(rule, length)) {
        done = count;
      }
      next = count < length ? next(rule, length, random) : -1;
    }
    return done;
  }

  /** Returns the cells of an image of the line; more may follow in the array. */
  int[] cells(int image) {
    return cells[image];
  }

  /** Returns a cell to which the line can go on, or −1. */
  private int next(LineRule rule, int length, SeededRandom random) {
    int direction = random.nextInt(DIRECTIONS);
    int stride = STRIDES[random.nextInt(STRIDES.length)];
    int last = cells[0][count - 1];
    for (int i = 0; i < DIRECTIONS; i++) {
      int row = last / size + ROWS[direction];
      int column = last % size + COLUMNS[direction];
      if (row >= 0 && row < size && column >= 0 && column < size) {
        int cell = row * size + column;
        if (isClear(cell) && agrees(cell, rule, length)) {
          return cell;
        }
      }
      direction = (direction + stride) % DIRECTIONS;
    }
    return -1;
  }

  /** Returns whether the line can be drawn to a cell. */
  private boolean isClear(int cell) {
    int point = on.lattice().cell(cell);
    if (!isFree(point) || !isFree(leg(0, point)) || hasSideAtEarlierCell(cell)) {
      return false;
    }
    for (int image = 1; image < cells.length; image++) {
      int moved = on.image(image, point);
      if (!isFree(moved) || !isFree(leg(image, moved))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the point halfway from the last cell of an image to a point, or this point if the image
   * has no cells.
   */
  private int leg(int image, int point) {
    return count == 0
        ? point
        : on.lattice().between(on.lattice().cell(cells[image][count - 1]), point);
  }

  private boolean isFree(int point) {
    return usedBy[point] != walk && !on.canvas().isTaken(point);
  }

  private boolean hasSideAtEarlierCell(int cell) {
    for (int i = 0; i < count - 1; i++) {
      int rows = Math.abs(cells[0][i] / size - cell / size);
      int columns = Math.abs(cells[0][i] % size - cell % size);
      if (rows + columns == 1) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the rule allows a cell as the next one, and its images. */
  private boolean agrees(int cell, LineRule rule, int length) {
    for (int image = 0; image < cells.length; image++) {
      cells[image][count] = imageOf(cell, image);
      if (!rule.mayGrow(cells[image], count + 1, length)) {
        return false;
      }
    }
    return true;
  }

  private int imageOf(int cell, int image) {
    return on.lattice().cellAt(on.image(image, on.lattice().cell(cell)));
  }

  /** Goes to a cell; returns whether it is possible. */
  private boolean add(int cell, LineRule rule, int length) {
    if (count == 0 && !(isClear(cell) && agrees(cell, rule, length))) {
      return false;
    }
    for (int image = 0; image < cells.length; image++) {
      int moved = imageOf(cell, image);
      int point = on.lattice().cell(moved);
      int leg = leg(image, point);
      if (usedBy[point] == walk || usedBy[leg] == walk) {
        return false;
      }
      cells[image][count] = moved;
      usedBy[point] = walk;
      usedBy[leg] = walk;
    }
    count++;
    return true;
  }

  private boolean isDone(LineRule rule, int length) {
    for (int[] image : cells) {
      if (!rule.isDone(image, count, length)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return Arrays.toString(Arrays.copyOf(cells[0], count));
  }
}
