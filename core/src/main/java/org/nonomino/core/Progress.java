package org.nonomino.core;

import java.util.Arrays;
import java.util.Objects;

/**
 * A person's progress with a puzzle: the digits in the grid and the pencil marks. Nothing is
 * checked, so digits may be wrong or contradict each other. Immutable.
 */
public final class Progress {
  /** Shared by all grids without marks, because most grids read in bulk have none. */
  private static final long[] NO_MARKS = {};

  private final Grid grid;
  private final long[] centreMarks;
  private final long[] cornerMarks;

  /**
   * @param grid the givens and the entered digits
   * @param centreMarks row-major, length n²; bit d−1 stands for digit d
   * @param cornerMarks the same for corner marks
   * @throws IllegalArgumentException if a length is wrong or a mark is above n
   */
  public Progress(Grid grid, long[] centreMarks, long[] cornerMarks) {
    this.grid = grid;
    this.centreMarks = checked(grid, centreMarks);
    this.cornerMarks = checked(grid, cornerMarks);
  }

  private static long[] checked(Grid grid, long[] marks) {
    if (marks.length != grid.cellCount()) {
      throw new IllegalArgumentException(
          "marks of " + marks.length + " cells for a grid of " + grid.cellCount());
    }
    for (long digits : marks) {
      if (digits >>> grid.size() != 0) {
        throw new IllegalArgumentException("a mark above " + grid.size());
      }
    }
    return hasMarks(marks) ? marks.clone() : NO_MARKS;
  }

  private static boolean hasMarks(long[] marks) {
    long union = 0;
    for (long digits : marks) {
      union |= digits;
    }
    return union != 0;
  }

  private Progress(Grid grid) {
    this.grid = grid;
    this.centreMarks = NO_MARKS;
    this.cornerMarks = NO_MARKS;
  }

  /** Returns progress without marks. For the givens, this is the progress at the beginning. */
  public static Progress ofGrid(Grid grid) {
    return new Progress(grid);
  }

  /** Returns the givens and the entered digits. */
  public Grid grid() {
    return grid;
  }

  /** Returns the centre marks of a cell, bit d−1 for digit d. */
  public long centreMarks(int cell) {
    return marks(centreMarks, cell);
  }

  /** Returns the corner marks of a cell, bit d−1 for digit d. */
  public long cornerMarks(int cell) {
    return marks(cornerMarks, cell);
  }

  private long marks(long[] marks, int cell) {
    Objects.checkIndex(cell, grid.cellCount());
    return marks.length == 0 ? 0 : marks[cell];
  }

  /** Returns the centre marks of all cells in a new array. */
  public long[] centreMarks() {
    return Arrays.copyOf(centreMarks, grid.cellCount());
  }

  /** Returns the corner marks of all cells in a new array. */
  public long[] cornerMarks() {
    return Arrays.copyOf(cornerMarks, grid.cellCount());
  }

  /** Returns whether a cell has centre marks. */
  public boolean hasCentreMarks() {
    return centreMarks.length > 0;
  }

  /** Returns whether a cell has corner marks. */
  public boolean hasCornerMarks() {
    return cornerMarks.length > 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Progress progress
        && grid.equals(progress.grid)
        && Arrays.equals(centreMarks, progress.centreMarks)
        && Arrays.equals(cornerMarks, progress.cornerMarks);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * grid.hashCode() + Arrays.hashCode(centreMarks))
        + Arrays.hashCode(cornerMarks);
  }

  @Override
  public String toString() {
    return grid.toString();
  }
}
