package org.nonomino.generator.internal.placing;

import java.util.Arrays;
import java.util.BitSet;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.OutsideNumber;
import org.nonomino.generator.terms.Symmetry;

/** A filling on which constraints are placed, and the picture that they form. One thread. */
final class Placing {
  private final Rules rules;
  private final Lattice lattice;
  private final Canvas canvas;
  private final Grid filling;
  private final int[] digits;

  /** The points of marks that the digits or the puzzle demand. */
  private final BitSet marked = new BitSet();

  /** The images of each point, one array for each time the symmetry is applied; first none. */
  private final int[][] images;

  Placing(Rules rules, Grid filling, Symmetry symmetry) {
    this.rules = rules;
    this.lattice = new Lattice(rules.size());
    this.canvas = new Canvas(lattice, rules.size());
    this.filling = filling;
    this.digits = filling.toArray();
    this.images = new int[symmetry.order()][];
    images[0] = lattice.images(Symmetry.NONE);
    for (int i = 1; i < images.length; i++) {
      images[i] = images[i - 1].clone();
      for (int point = 0; point < images[i].length; point++) {
        images[i][point] = symmetry.image(lattice.side(), images[i][point]);
      }
    }
    begin();
  }

  /** Removes all placed constraints, and keeps those that the puzzle has anyway. */
  void begin() {
    canvas.clear();
    marked.clear();
    for (Constraint constraint : rules.constraints()) {
      int[] ink = inkOf(constraint);
      canvas.take(ink);
      keepMarksOffCircles(constraint);
      if (ink.length == 1) {
        marked.set(ink[0]);
      }
    }
  }

  /** Takes points for marks that have no choice of place. */
  void mark(int[] points) {
    canvas.take(points);
    for (int point : points) {
      marked.set(point);
    }
  }

  /** Returns whether a mark is at a point that is not there by choice. */
  boolean isMarked(int point) {
    return marked.get(point);
  }

  int size() {
    return rules.size();
  }

  RegionMask mask() {
    return rules.mask();
  }

  Rules rules() {
    return rules;
  }

  Lattice lattice() {
    return lattice;
  }

  Canvas canvas() {
    return canvas;
  }

  /** Returns the grid on which constraints are placed. */
  Grid filling() {
    return filling;
  }

  /** Returns the digit of a cell. */
  int digit(int cell) {
    return digits[cell];
  }

  /** Returns the digits of all cells; not to be changed. */
  int[] digits() {
    return digits;
  }

  /** Returns how many images a point has, with itself: 1, 2 or 4. */
  int order() {
    return images.length;
  }

  /**
   * Returns the image of a point.
   *
   * @param times how often the symmetry is applied, 0..{@link #order()}−1
   */
  int image(int times, int point) {
    return images[times][point];
  }

  /** Returns the points of a line along the centres of cells, each touching the one before it. */
  int[] lineInk(int[] cells) {
    int[] points = new int[2 * cells.length - 1];
    for (int i = 0; i < cells.length; i++) {
      points[2 * i] = lattice.cell(cells[i]);
      if (i > 0) {
        points[2 * i - 1] = lattice.between(points[2 * i - 2], points[2 * i]);
      }
    }
    return points;
  }

  /** Returns the points of a constraint that the puzzle has anyway (empty if it is large). */
  private int[] inkOf(Constraint constraint) {
    return switch (constraint.kind().shape()) {
      case HOUSE, GRID, CAGE -> new int[0];
      case EDGE -> middle(constraint.cells(), 0, 1);
      case CORNER -> middle(constraint.cells(), 0, constraint.cells().count() - 1);
      case LINE -> lineInk(constraint.cells().toArray());
      case OUTSIDE -> new int[] {outside(((OutsideNumber) constraint).start())};
      case RULE -> new int[0];
      case CELL, SET -> constraint.cells().stream().map(lattice::cell).toArray();
    };
  }

  /**
   * Keeps marks off the edges around the circles and bulbs of a line, which are nearly as wide as a
   * cell.
   */
  void keepMarksOffCircles(Constraint constraint) {
    CellList cells = constraint.cells();
    switch (constraint.kind()) {
      case THERMOMETER, SLOW_THERMOMETER, ARROW -> canvas.take(edges(cells.get(0)));
      case BETWEEN_LINE, DOUBLE_ARROW, LOCKOUT_LINE -> {
        canvas.take(edges(cells.get(0)));
        canvas.take(edges(cells.last()));
      }
      default -> {}
    }
  }

  private int[] edges(int cell) {
    int point = lattice.cell(cell);
    int side = lattice.side();
    return new int[] {point - 1, point + 1, point - side, point + side};
  }

  private int[] middle(CellList cells, int first, int second) {
    return new int[] {
      lattice.between(lattice.cell(cells.get(first)), lattice.cell(cells.get(second)))
    };
  }

  private int outside(OutsideCell place) {
    return lattice.place(place.row(), place.column());
  }

  @Override
  public String toString() {
    return Arrays.toString(digits);
  }
}
