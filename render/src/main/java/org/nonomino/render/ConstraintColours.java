package org.nonomino.render;

import java.util.EnumMap;
import java.util.Map;

/**
 * The colours of the inks of constraints, in the hues that players know from other programs.
 * Immutable.
 */
final class ConstraintColours {
  /** The colours on white. */
  static final ConstraintColours LIGHT = new ConstraintColours(0);

  /** The colours on black. */
  static final ConstraintColours DARK = new ConstraintColours(1);

  /** Greys on white. */
  static final ConstraintColours PRINT = new ConstraintColours(2);

  private final Map<Ink.Kind, Integer> colours = new EnumMap<>(Ink.Kind.class);

  private ConstraintColours(int column) {
    add(column, Ink.Kind.CAGE, 0x404854, 0xB8BEC8, 0x000000);
    add(column, Ink.Kind.CLUE, 0x111111, 0xFFFFFF, 0x000000);
  }

  private void add(int column, Ink.Kind kind, int light, int dark, int print) {
    int[] columns = {light, dark, print};
    colours.put(kind, columns[column]);
  }

  /** Returns the colour of an ink of constraints, 0xRRGGBB. */
  int colour(Ink.Kind kind) {
    Integer colour = colours.get(kind);
    if (colour == null) {
      throw new IllegalArgumentException(kind + " is no ink of constraints");
    }
    return colour;
  }
}
