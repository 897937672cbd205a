package org.nonomino.core;

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
  RULE
}
