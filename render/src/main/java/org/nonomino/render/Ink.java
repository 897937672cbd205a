package org.nonomino.render;

/**
 * What a shape of a drawing is for; a {@link Theme} gives it a colour, and a page may give it
 * another.
 *
 * @param kind what is drawn
 * @param number which of the kind, from 0; 0 for kinds of which there is one
 */
public record Ink(Kind kind, int number) {
  /** The kinds, from the ground up. */
  public enum Kind {
    /** The ground of the whole picture. */
    PAPER,
    /** The ground of a region's cells; numbered. */
    TINT,
    /** The ground of the cells that a step takes place in. */
    HOUSE,
    /** The ground of a cell to draw attention to. */
    HIGHLIGHT,
    /** A line between two cells of a region. */
    THIN_BORDER,
    /** A line between two regions, or around the grid. */
    HEAVY_BORDER,
    /** A digit that the puzzle came with. */
    GIVEN,
    /** A digit that was found. */
    ANSWER,
    /** A small digit that is a candidate of a cell. */
    MARK,
    /** The number of a row or a column, or the name of a region. */
    LABEL,
    /** A candidate by which a step is seen. */
    PATTERN,
    /** A candidate that a step takes away. */
    ELIMINATION,
    /** A digit that a step places. */
    PLACEMENT,
    /** An implication between two candidates. */
    LINK
  }

  /** Creates the ink of a kind of which there is one. */
  public static Ink of(Kind kind) {
    return new Ink(kind, 0);
  }

  /** Creates the ink of a tint. */
  public static Ink tint(int number) {
    return new Ink(Kind.TINT, number);
  }
}
