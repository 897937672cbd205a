package org.nonomino.reading.form;

/** What a form looks like, and where it stands. */
public enum Mark {
  /** A line through the centres of cells; touching strokes of one colour and width are one. */
  LINE("line"),
  /** A line through the centres of cells that begins with a filled circle: a thermometer. */
  BULB_LINE("thermometer"),
  /** A line with a head, inside the grid, with or without a circle or pill at its tail. */
  ARROW("arrow"),
  /** A small circle on the edge of two cells, with or without text. */
  EDGE_DOT("dot"),
  /** Text or another shape on the edge of two cells. */
  EDGE_SIGN("sign on an edge", "signs on edges"),
  /** A shape or text where four cells meet. */
  CORNER("sign on a corner", "signs on corners"),
  /** A circle in one cell. */
  CIRCLE("circle"),
  /** A rectangle or diamond in one cell, smaller than the cell. */
  SQUARE("square"),
  /** One or more whole cells of one colour that touch. */
  SHADE("shaded area"),
  /** Text in a cell. */
  CELL_TEXT("text"),
  /** Text outside the grid, beside a row or column, perhaps with an arrow that shows a diagonal. */
  OUTSIDE("clue outside the grid", "clues outside the grid"),
  /** A thin line along a diagonal of the whole grid. */
  DIAGONAL("diagonal"),
  /** A dashed border around cells. */
  CAGE("cage"),
  /** Anything else, such as pictures outside the grid. */
  OTHER("drawing");

  private final String words;
  private final String plural;

  Mark(String words) {
    this(words, words + "s");
  }

  Mark(String words, String plural) {
    this.words = words;
    this.plural = plural;
  }

  /** Returns its name for a sentence, without an article. */
  public String words() {
    return words;
  }

  /** Returns its name in the plural. */
  public String plural() {
    return plural;
  }
}
