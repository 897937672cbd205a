package org.nonomino.reading.form;

/** What a form looks like, and where it stands. */
public enum Mark {
  /** A line through the centres of cells; touching strokes of one colour and width are one. */
  LINE,
  /** A line through the centres of cells that begins with a filled circle: a thermometer. */
  BULB_LINE,
  /** A line with a head, inside the grid, with or without a circle or pill at its tail. */
  ARROW,
  /** A small circle on the edge of two cells, with or without text. */
  EDGE_DOT,
  /** Text or another shape on the edge of two cells. */
  EDGE_SIGN,
  /** A shape or text where four cells meet. */
  CORNER,
  /** A circle in one cell. */
  CIRCLE,
  /** A rectangle or diamond in one cell, smaller than the cell. */
  SQUARE,
  /** One or more whole cells of one colour that touch. */
  SHADE,
  /** Text in a cell. */
  CELL_TEXT,
  /** Text outside the grid, beside a row or column, perhaps with an arrow that shows a diagonal. */
  OUTSIDE,
  /** A thin line along a diagonal of the whole grid. */
  DIAGONAL,
  /** A dashed border around cells. */
  CAGE,
  /** Anything else, such as pictures outside the grid. */
  OTHER
}
