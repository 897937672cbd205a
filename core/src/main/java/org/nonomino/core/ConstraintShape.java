package org.nonomino.core;

import java.util.BitSet;

/**
 * Where the constraints of a kind are in a puzzle. Code that only needs to know whether a
 * constraint is a line or a mark in a cell asks for the shape instead of the kind.
 */
public enum ConstraintShape {
  /** Cells that follow from the size of the grid and hold each digit once, such as a diagonal. */
  HOUSE,
  /** All cells of the grid, without a sign, such as anti-knight. */
  GRID,
  /** A set of cells with a common border or ground. */
  CAGE,
  /** Cells in their order. */
  LINE,
  /** The edge between two cells, in their order. */
  EDGE,
  /** The corner that four cells share. */
  CORNER,
  /** A number next to the grid, about the cells of a row, column or diagonal. */
  OUTSIDE,
  /** A single cell. */
  CELL,
  /** Cells in several places that belong together, such as a clone and its original. */
  SET,
  /** Cells in their order, or all cells, of a rule that brings its own look. */
  RULE;

  /**
   * Returns whether a player knows a constraint of this shape if only some cells can be seen. Fog
   * hides neither the rules in words nor anything next to the grid. Half a dot on an edge can be
   * recognized, but a quarter of a circle with digits cannot be read, and the visible part of a
   * line or a cage does not show where it ends.
   *
   * @param lit the cells that can be seen
   */
  boolean isSeen(Constraint constraint, BitSet lit) {
    CellList cells = constraint.cells();
    return switch (this) {
      case HOUSE, GRID, OUTSIDE -> true;
      case EDGE -> cells.stream().anyMatch(lit::get);
      case RULE -> constraint.appliesEverywhere() || cells.isIn(lit);
      case CAGE, LINE, CORNER, CELL, SET -> cells.isIn(lit);
    };
  }
}
