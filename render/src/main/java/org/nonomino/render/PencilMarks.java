package org.nonomino.render;

/**
 * The small digits of a picture: side by side in the middle of a cell, in its corners, or each at
 * the place of its digit. Sets of digits have bit d − 1 for digit d. Immutable.
 */
final class PencilMarks {
  private final int size;
  private final long[] centre;
  private final long[] corners;
  private final long[] placed;

  private PencilMarks(int size, long[] centre, long[] corners, long[] placed) {
    this.size = size;
    this.centre = centre;
    this.corners = corners;
    this.placed = placed;
  }

  static PencilMarks none(int size) {
    long[] none = new long[size * size];
    return new PencilMarks(size, none, none, none);
  }

  PencilMarks withCentre(long[] marks) {
    return new PencilMarks(size, checkedCopy(marks), corners, placed);
  }

  PencilMarks withCorners(long[] marks) {
    return new PencilMarks(size, centre, checkedCopy(marks), placed);
  }

  PencilMarks withPlaced(long[] marks) {
    return new PencilMarks(size, centre, corners, checkedCopy(marks));
  }

  long centre(int cell) {
    return centre[cell];
  }

  long corners(int cell) {
    return corners[cell];
  }

  long placed(int cell) {
    return placed[cell];
  }

  /** Returns whether they are at the places of their digits. */
  boolean arePlaced() {
    for (long digits : placed) {
      if (digits != 0) {
        return true;
      }
    }
    return false;
  }

  private long[] checkedCopy(long[] marks) {
    if (marks.length != size * size) {
      throw new IllegalArgumentException(
          "marks for " + marks.length + " cells, but the picture has " + size * size);
    }
    for (long digits : marks) {
      if (digits >>> size != 0) {
        throw new IllegalArgumentException("a pencil mark is greater than " + size);
      }
    }
    return marks.clone();
  }
}
