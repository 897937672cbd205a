package org.nonomino.core.rule;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.nonomino.core.CellList;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Point;

/**
 * How a custom rule is drawn.
 *
 * @param shape the shape
 * @param colour one of {@link #COLOURS}
 */
public record RuleLook(Shape shape, String colour) {
  private static final Map<String, Colour> PALETTE = palette();

  /** The names of the colours, in a fixed order; the first one is the usual colour. */
  public static final List<String> COLOURS = List.copyOf(PALETTE.keySet());

  private static final double LINE = 0.25;
  private static final double BULB = 0.6;
  private static final double CIRCLE = 0.8;
  private static final double SQUARE = 0.75;
  private static final double DOT = 0.3;
  private static final double PEN = 0.05;

  private static Map<String, Colour> palette() {
    Map<String, Colour> palette = new LinkedHashMap<>();
    String[] named = {
      "grey bdbdbd",
      "red f19a9a",
      "orange f7c07a",
      "yellow f3e27c",
      "green 9fd3a1",
      "teal 8fd0cd",
      "blue 9cc3ec",
      "purple c9a9e6",
      "pink f2b0d0",
      "brown cfb095"
    };
    for (String each : named) {
      String[] parts = each.split(" ", -1);
      palette.put(parts[0], Colour.ofHex(parts[1]).orElseThrow());
    }
    return palette;
  }

  /** The shapes. */
  public enum Shape {
    /** A line through the cells in their order. */
    LINE,
    /** A circle in each cell. */
    CIRCLES,
    /** A square in each cell. */
    SQUARES,
    /** A border around the cells. */
    CAGE,
    /** A dot on the edge between two neighbouring cells. */
    DOT,
    /** No sign. */
    NOTHING;

    /** Returns the word in texts, such as {@code line}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Throws an {@link InvalidConstraintException} if there is no such colour. */
  public RuleLook {
    if (!COLOURS.contains(colour)) {
      throw new InvalidConstraintException(
          "the colour '%s' is none of %s".formatted(colour, String.join(", ", COLOURS)));
    }
  }

  /**
   * Returns the look that words describe, such as {@code line green} or {@code cage}.
   *
   * @throws InvalidConstraintException if they describe none
   */
  public static RuleLook of(String words) {
    String[] parts = words.strip().toLowerCase(Locale.ROOT).split(" +", -1);
    for (Shape shape : Shape.values()) {
      if (shape.word().equals(parts[0]) && parts.length <= 2) {
        return new RuleLook(shape, parts.length == 2 ? parts[1] : COLOURS.get(0));
      }
    }
    throw new InvalidConstraintException(
        "'%s' is no drawing; write, for example, 'line green', 'circles red' or 'cage'"
            .formatted(words));
  }

  /** Returns the words that describe this look, such as {@code line green}. */
  public String words() {
    return shape.word() + " " + colour;
  }

  /**
   * Returns the drawings for some cells.
   *
   * @param isOrdered whether a line shows its first cell with a bulb
   */
  public List<Drawing> drawings(CellList cells, boolean isOrdered) {
    Colour ink = PALETTE.getOrDefault(colour, Colour.BLACK);
    List<Point> centres =
        cells.stream().mapToObj(cell -> Point.centre(cells.size(), cell)).toList();
    return switch (shape) {
      case LINE -> {
        Drawing line = new Drawing.Line(centres, ink, LINE, Drawing.Layer.BELOW);
        yield isOrdered ? List.of(form(centres.get(0), true, BULB, ink), line) : List.of(line);
      }
      case CIRCLES -> centres.stream().map(centre -> form(centre, true, CIRCLE, ink)).toList();
      case SQUARES -> centres.stream().map(centre -> form(centre, false, SQUARE, ink)).toList();
      case CAGE ->
          List.of(
              new Drawing.Cage(
                  cells.stream().mapToObj(cell -> Point.corner(cells.size(), cell)).toList(),
                  "",
                  false,
                  false,
                  "",
                  ink));
      case DOT -> List.of(form(Point.middle(centres), true, DOT, ink));
      case NOTHING -> List.of();
    };
  }

  /** Returns a square in one of the {@linkplain #COLOURS colours}. */
  public static Drawing square(Point centre, double side, String colour) {
    return form(centre, false, side, PALETTE.getOrDefault(colour, Colour.BLACK));
  }

  private static Drawing form(Point centre, boolean isRound, double side, Colour ink) {
    return new Drawing.Shape(
        isRound,
        centre,
        side,
        side,
        0,
        ink,
        PEN,
        isRound && side == CIRCLE ? Colour.NONE : ink,
        "",
        0,
        Colour.NONE,
        side == DOT ? Drawing.Layer.ABOVE : Drawing.Layer.BELOW);
  }
}
