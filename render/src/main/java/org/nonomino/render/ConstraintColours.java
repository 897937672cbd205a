package org.nonomino.render;

import java.util.EnumMap;
import java.util.Map;

/** The colours of the inks of constraints, in the hues that other programs also use. Immutable. */
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
    add(column, Ink.Kind.THERMOMETER, 0xCFCFCF, 0x4A4E55, 0xD4D4D4);
    add(column, Ink.Kind.THERMOMETER_EDGE, 0x696969, 0x8C929B, 0x6A6A6A);
    add(column, Ink.Kind.SLOW_THERMOMETER, 0xD3E2EE, 0x38485A, 0xF0F0F0);
    add(column, Ink.Kind.SLOW_THERMOMETER_EDGE, 0x4B7394, 0x7FA3C4, 0x6A6A6A);
    add(column, Ink.Kind.PALINDROME, 0xB4B4B4, 0x52565D, 0xB4B4B4);
    add(column, Ink.Kind.PALINDROME_EDGE, 0x666666, 0x8C929B, 0x8A8A8A);
    add(column, Ink.Kind.RENBAN, 0xF49BF4, 0x6B2A6B, 0xE6E6E6);
    add(column, Ink.Kind.RENBAN_EDGE, 0x9E229E, 0xD46CD4, 0x4A4A4A);
    add(column, Ink.Kind.WHISPERS, 0x7DEB7D, 0x1E5A28, 0xE6E6E6);
    add(column, Ink.Kind.WHISPERS_EDGE, 0x177A26, 0x4FB45C, 0x4A4A4A);
    add(column, Ink.Kind.REGION_SUM_LINE, 0x63D3FB, 0x0F5470, 0xE6E6E6);
    add(column, Ink.Kind.REGION_SUM_LINE_EDGE, 0x076C92, 0x3FA9D2, 0x4A4A4A);
    add(column, Ink.Kind.EQUAL_SUM_LINE, 0xDDB68F, 0x553A20, 0xE6E6E6);
    add(column, Ink.Kind.EQUAL_SUM_LINE_EDGE, 0x7A4A1C, 0xBE9468, 0x4A4A4A);
    add(column, Ink.Kind.TEN_LINE, 0xFFC0CB, 0x6E2040, 0xE6E6E6);
    add(column, Ink.Kind.TEN_LINE_EDGE, 0xB52A5C, 0xE07A9C, 0x4A4A4A);
    add(column, Ink.Kind.BETWEEN_LINE, 0xDADADA, 0x44484F, 0xFFFFFF);
    add(column, Ink.Kind.BETWEEN_LINE_EDGE, 0x5E5E5E, 0x959BA4, 0x404040);
    add(column, Ink.Kind.ENTROPIC_LINE, 0xFFD2B0, 0x6A3F22, 0xE6E6E6);
    add(column, Ink.Kind.ENTROPIC_LINE_EDGE, 0xA85A26, 0xC98A5E, 0x4A4A4A);
    add(column, Ink.Kind.MODULAR_LINE, 0x5FD0CC, 0x13534F, 0xE6E6E6);
    add(column, Ink.Kind.MODULAR_LINE_EDGE, 0x0E6B67, 0x3FA8A2, 0x4A4A4A);
    add(column, Ink.Kind.PARITY_LINE, 0xFFA08E, 0x7A2F22, 0xE6E6E6);
    add(column, Ink.Kind.PARITY_LINE_EDGE, 0xB4301B, 0xDB7866, 0x4A4A4A);
    add(column, Ink.Kind.NABNER, 0xDAD98C, 0x55541C, 0xE6E6E6);
    add(column, Ink.Kind.NABNER_EDGE, 0x6B6A12, 0xA6A548, 0x4A4A4A);
    add(column, Ink.Kind.ZIPPER_LINE, 0xD9C6FA, 0x46386A, 0xE6E6E6);
    add(column, Ink.Kind.ZIPPER_LINE_EDGE, 0x7450B5, 0xA78BDD, 0x4A4A4A);
    add(column, Ink.Kind.LOCKOUT_LINE, 0x9DB8FF, 0x27407F, 0xD0D0D0);
    add(column, Ink.Kind.LOCKOUT_LINE_EDGE, 0x2A4DB8, 0x7C9BEA, 0x303030);
    add(column, Ink.Kind.ARROW, 0x6C6C6C, 0x9198A2, 0x6A6A6A);
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
