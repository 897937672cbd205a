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
    add(column, Ink.Kind.DIAGONAL, 0x2B5088, 0x9CC3F5, 0x606060);
    add(column, Ink.Kind.SHADE, 0xD3D6DB, 0x3C414A, 0xDCDCDC);
    add(column, Ink.Kind.FORM, 0xCBCED4, 0x474C56, 0xC8C8C8);
    add(column, Ink.Kind.FORM_EDGE, 0x4A505A, 0xB4BAC5, 0x505050);
    add(column, Ink.Kind.ROW_INDEXER, 0xB5E0B5, 0x1F4A2A, 0xDCDCDC);
    add(column, Ink.Kind.COLUMN_INDEXER, 0xF0BDBD, 0x5A2A2E, 0xDCDCDC);
    add(column, Ink.Kind.BOX_INDEXER, 0xC4C4F5, 0x34346E, 0xDCDCDC);
    add(column, Ink.Kind.CLONE_FIRST, 0xD9C7EE, 0x45305E, 0xD0D0D0);
    add(column, Ink.Kind.CLONE_SECOND, 0xBFE3E6, 0x1C4750, 0xE4E4E4);
    add(column, Ink.Kind.CLONE_THIRD, 0xF2DAB0, 0x54401E, 0xBCBCBC);
    add(column, Ink.Kind.BLACK_DOT, 0x111111, 0x111111, 0x000000);
    add(column, Ink.Kind.WHITE_DOT, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF);
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
