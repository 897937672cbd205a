package org.nonomino.render;

import java.util.Locale;
import org.nonomino.core.drawing.Colour;

/**
 * The purpose of a shape in a drawing. A {@link Theme} gives it a colour, and a web page can change
 * that.
 *
 * @param kind the kind of the shape
 * @param number the number within the kind; always 0 for kinds without numbers
 */
public record Ink(Kind kind, int number) {
  /** The opacity of faded inks, of 255. */
  private static final int FADED_ALPHA = 0x50;

  /** The kinds, from the ground up. */
  public enum Kind {
    /** The ground of the whole picture. */
    PAPER,
    /** The ground of a region's cells; numbered. */
    TINT,
    /**
     * The same in pictures with constraints, whose lines and shades need a calm ground; numbered.
     */
    PALE_TINT,
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
    CLUE,
    /** The band of a thermometer. */
    THERMOMETER,
    /** The outline and the pattern of that band. */
    THERMOMETER_EDGE,
    /** The band of a slow thermometer. */
    SLOW_THERMOMETER,
    /** The outline and the pattern of that band. */
    SLOW_THERMOMETER_EDGE,
    /** The band of a palindrome. */
    PALINDROME,
    /** The outline and the pattern of that band. */
    PALINDROME_EDGE,
    /** The band of a renban line. */
    RENBAN,
    /** The outline and the pattern of that band. */
    RENBAN_EDGE,
    /** The band of a whispers line. */
    WHISPERS,
    /** The outline and the pattern of that band. */
    WHISPERS_EDGE,
    /** The band of a region sum line. */
    REGION_SUM_LINE,
    /** The outline and the pattern of that band. */
    REGION_SUM_LINE_EDGE,
    /** The band of an equal sum line. */
    EQUAL_SUM_LINE,
    /** The outline and the pattern of that band. */
    EQUAL_SUM_LINE_EDGE,
    /** The band of a ten-line. */
    TEN_LINE,
    /** The outline and the pattern of that band. */
    TEN_LINE_EDGE,
    /** The band of a between line. */
    BETWEEN_LINE,
    /** The outline and the pattern of that band. */
    BETWEEN_LINE_EDGE,
    /** The band of an entropic line. */
    ENTROPIC_LINE,
    /** The outline and the pattern of that band. */
    ENTROPIC_LINE_EDGE,
    /** The band of a modular line. */
    MODULAR_LINE,
    /** The outline and the pattern of that band. */
    MODULAR_LINE_EDGE,
    /** The band of a parity line. */
    PARITY_LINE,
    /** The outline and the pattern of that band. */
    PARITY_LINE_EDGE,
    /** The band of a nabner line. */
    NABNER,
    /** The outline and the pattern of that band. */
    NABNER_EDGE,
    /** The band of a zipper line. */
    ZIPPER_LINE,
    /** The outline and the pattern of that band. */
    ZIPPER_LINE_EDGE,
    /** The band of a lockout line. */
    LOCKOUT_LINE,
    /** The outline and the pattern of that band. */
    LOCKOUT_LINE_EDGE,
    /** An arrow with its circle, or a double arrow. */
    ARROW,
    /** A diagonal. */
    DIAGONAL,
    /** The ground of an extra region, and of a cell with a minimum or maximum. */
    SHADE,
    /** The form of a cell with an odd or an even digit. */
    FORM,
    /** The outline of a shaded region, and of a form in a cell. */
    FORM_EDGE,
    /** The ground of a row indexer. */
    ROW_INDEXER,
    /** The ground of a column indexer. */
    COLUMN_INDEXER,
    /** The ground of a box indexer. */
    BOX_INDEXER,
    /** The ground of the first pair of clones, and of every third after it. */
    CLONE_FIRST,
    /** The ground of the second pair of clones, and of every third after it. */
    CLONE_SECOND,
    /** The ground of the third pair of clones, and of every third after it. */
    CLONE_THIRD,
    /** The black of dots on edges, in all themes. */
    BLACK_DOT,
    /** The white of dots on edges, in all themes. */
    WHITE_DOT,
    /** A colour that the setter chose; its number is 0xAARRGGBB. */
    DRAWN,
    /** The translucent form of another ink, for what does not matter; its number is 0xAARRGGBB. */
    FADED;

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

  /** Creates the ink of a pale tint. */
  public static Ink paleTint(int number) {
    return new Ink(Kind.PALE_TINT, number);
  }

  /** Creates the ink of a colour that the setter chose. */
  public static Ink drawn(Colour colour) {
    return new Ink(
        Kind.DRAWN,
        (colour.alpha() << 24) | (colour.red() << 16) | (colour.green() << 8) | colour.blue());
  }

  /**
   * Returns a pale form of an ink.
   *
   * @param colour the colour of the ink: 0xRRGGBB
   */
  static Ink faded(int colour) {
    return new Ink(Kind.FADED, FADED_ALPHA << 24 | colour);
  }

  /** Returns the opacity: above 0, up to 1. */
  public double opacity() {
    return hasColour() ? (number >>> 24) / 255.0 : 1;
  }

  /** Returns whether its number is a colour with its opacity. */
  public boolean hasColour() {
    return kind == Kind.DRAWN || kind == Kind.FADED;
  }

  /** Returns whether its kind is numbered. */
  boolean isNumbered() {
    return kind == Kind.TINT || kind == Kind.PALE_TINT;
  }

  /** Returns a name for style sheets: {@code heavy-border}, {@code tint-3}. */
  public String className() {
    String name = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return hasColour()
        ? name + "-" + Integer.toHexString(number)
        : isNumbered() ? name + "-" + number : name;
  }
}
