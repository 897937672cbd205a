package org.nonomino.render;

import java.util.Locale;

/**
 * The purpose of a shape in a drawing. A {@link Theme} gives it a colour, and a web page can change
 * that.
 *
 * @param kind the kind of the shape
 * @param number the number within the kind, from 0; always 0 for kinds without numbers
 */
public record Ink(Kind kind, int number) {
  /** The kinds, from the ground up. */
  public enum Kind {
    /** The ground of the whole picture. */
    PAPER,
    /** The ground of a region's cells; numbered. */
    TINT,
    /** The ground of the cells in the houses of a step. */
    HOUSE,
    /** The ground of a highlighted cell. */
    HIGHLIGHT,
    /** A line between two cells of a region. */
    THIN_BORDER,
    /** A line between two regions, or around the grid. */
    HEAVY_BORDER,
    /** A given. */
    GIVEN,
    /** A digit that is not a given. */
    ANSWER,
    /** A small digit that is a candidate of a cell. */
    MARK,
    /** The number of a row or a column, or the name of a region. */
    LABEL,
    /** A candidate in the pattern of a step. */
    PATTERN,
    /** A candidate that a step eliminates. */
    ELIMINATION,
    /** A digit that a step places. */
    PLACEMENT,
    /** An implication between two candidates. */
    LINK,
    /** The outline of a cage. */
    CAGE,
    /** A number or a sign that belongs to a constraint. */
    CLUE;

    /** Returns whether it is used only for constraints. */
    public boolean isOfConstraints() {
      return compareTo(CAGE) >= 0;
    }
  }

  /** Creates the ink of a kind without numbers. */
  public static Ink of(Kind kind) {
    return new Ink(kind, 0);
  }

  /** Creates the ink of a tint. */
  public static Ink tint(int number) {
    return new Ink(Kind.TINT, number);
  }

  /** Returns a name for style sheets: {@code heavy-border}, {@code tint-3}. */
  public String className() {
    String name = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return kind == Kind.TINT ? name + "-" + number : name;
  }
}
