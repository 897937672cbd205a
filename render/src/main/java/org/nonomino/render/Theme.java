package org.nonomino.render;

/**
 * The colours of a picture. All text has a contrast of at least 4.5 to 1 to any ground of its
 * theme, and lines of a step have at least 3 to 1 (WCAG 2.1, criteria 1.4.3 and 1.4.11).
 */
public enum Theme {
  /** Dark on white, regions tinted lightly. */
  LIGHT {
    @Override
    Tints tints() {
      return Tints.PALE;
    }

    @Override
    int single(Ink.Kind kind) {
      return switch (kind) {
        case PAPER, TINT, PALE_TINT -> 0xFFFFFF;
        case HOUSE -> 0xFFF3C4;
        case HIGHLIGHT -> 0xFFDC5E;
        case THIN_BORDER -> 0x8A8F98;
        case HEAVY_BORDER, GIVEN -> 0x111111;
        case ANSWER -> 0x0B409C;
        case MARK, LABEL -> 0x3F4650;
        case PATTERN -> 0x00573F;
        case ELIMINATION -> 0xA3122A;
        case PLACEMENT -> 0x0B409C;
        case LINK -> 0x7A3E9D;
        default -> ConstraintColours.LIGHT.colour(kind);
      };
    }
  },
  /** Light on dark, regions tinted darkly. */
  DARK {
    @Override
    Tints tints() {
      return Tints.DARK;
    }

    @Override
    int single(Ink.Kind kind) {
      return switch (kind) {
        case PAPER, TINT, PALE_TINT -> 0x16181D;
        case HOUSE -> 0x2F3A1E;
        case HIGHLIGHT -> 0x5C4A00;
        case THIN_BORDER -> 0x80858F;
        case HEAVY_BORDER -> 0xE4E6EA;
        case GIVEN -> 0xFFFFFF;
        case ANSWER -> 0xA9D2FF;
        case MARK, LABEL -> 0xCDD2DA;
        case PATTERN -> 0x7FE3B8;
        case ELIMINATION -> 0xFFB3A8;
        case PLACEMENT -> 0xA9D2FF;
        case LINK -> 0xD9AEF5;
        default -> ConstraintColours.DARK.colour(kind);
      };
    }
  },
  /** Black on white without tints; the lines within regions are grey. */
  PRINT {
    @Override
    Tints tints() {
      return Tints.WHITE;
    }

    @Override
    int single(Ink.Kind kind) {
      return switch (kind) {
        case PAPER, TINT, PALE_TINT -> 0xFFFFFF;
        case HOUSE -> 0xEEEEEE;
        case HIGHLIGHT -> 0xD4D4D4;
        // Only the borders show the regions if there are no tints.
        case THIN_BORDER -> 0x808080;
        case HEAVY_BORDER, GIVEN, ANSWER, MARK, LABEL, PATTERN, ELIMINATION, PLACEMENT, LINK ->
            0x000000;
        default -> ConstraintColours.PRINT.colour(kind);
      };
    }
  },
  /**
   * Like {@link #PRINT}, but with regions in tints that are pale enough for writing on them in
   * pencil.
   */
  PALE {
    @Override
    Tints tints() {
      return Tints.FAINT;
    }

    @Override
    int single(Ink.Kind kind) {
      return PRINT.single(kind);
    }
  },
  /** Dark on white, regions tinted strongly. */
  TINTED {
    @Override
    Tints tints() {
      return Tints.STRONG;
    }

    @Override
    int single(Ink.Kind kind) {
      return switch (kind) {
        case PAPER, TINT, PALE_TINT -> 0xFFFFFF;
        case HOUSE -> 0xFFE9A0;
        case HIGHLIGHT -> 0xFFD21F;
        case THIN_BORDER -> 0x5C6068;
        case HEAVY_BORDER, GIVEN -> 0x000000;
        case ANSWER -> 0x06277A;
        case MARK, LABEL -> 0x22262C;
        case PATTERN -> 0x003B2A;
        case ELIMINATION -> 0x750016;
        case PLACEMENT -> 0x06277A;
        case LINK -> 0x5B1A80;
        default -> ConstraintColours.LIGHT.colour(kind);
      };
    }
  };

  private static final int HEX_FIGURES = 6;
  private static final int WHITE = 0xFFFFFF;

  /** The largest difference between the parts of a colour that looks grey. */
  private static final int GREY = 24;

  /** The largest brightness of other colours on dark paper (Rec. 709), of 255. */
  private static final double MAX_GROUND = 130;

  /** Returns the colour of an ink: 0xRRGGBB. Beyond 36 tints they repeat. */
  public int colour(Ink ink) {
    return switch (ink.kind()) {
      case TINT -> tints().colour(ink.number());
      case PALE_TINT -> paleTints().colour(ink.number());
      case DRAWN -> drawn(ink.number() & WHITE);
      case FADED -> ink.number() & WHITE;
      default -> single(ink.kind());
    };
  }

  /** Returns the colour of an ink as in CSS: {@code #} and six hexadecimal figures. */
  public String hexColour(Ink ink) {
    String figures = Integer.toHexString(colour(ink));
    return "#" + "0".repeat(HEX_FIGURES - figures.length()) + figures;
  }

  /**
   * Returns a setter's colour: 0xRRGGBB. On dark paper, what was dark is light and what was pale is
   * dark, as with digits, so that all of them can be seen. Hues stay.
   */
  private int drawn(int colour) {
    return this == DARK ? turned(colour, single(Ink.Kind.PAPER)) : colour;
  }

  /**
   * Returns a colour with the paper for white and white for black. All parts change by the same
   * amount, which keeps the hue and turns the lightness round.
   */
  private static int turned(int colour, int paper) {
    int red = colour >> 16;
    int green = colour >> 8 & 0xFF;
    int blue = colour & 0xFF;
    int most = Math.max(red, Math.max(green, blue));
    int least = Math.min(red, Math.min(green, blue));
    int change = 0xFF - most - least;
    double light = 0.2126 * (red + change) + 0.7152 * (green + change) + 0.0722 * (blue + change);
    // White digits would not be seen on bright yellow.
    boolean isGlaring = most - least > GREY && light > MAX_GROUND;
    double share = isGlaring ? MAX_GROUND / light : 1;
    int turned = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int from = paper >> shift & 0xFF;
      double part = share * ((colour >> shift & 0xFF) + change);
      turned |= (int) (from + (0xFF - from) * part / 0xFF) << shift;
    }
    return turned;
  }

  /** Returns the colour of an ink on paper: 0xRRGGBB, opaque. */
  public int opaqueColour(Ink ink) {
    int colour = colour(ink);
    if (ink.opacity() == 1) {
      return colour;
    }
    int paper = single(Ink.Kind.PAPER);
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      double below = (paper >> shift & 0xFF) * (1 - ink.opacity());
      mixed |= (int) Math.round((colour >> shift & 0xFF) * ink.opacity() + below) << shift;
    }
    return mixed;
  }

  /** Returns whether regions have tints. */
  public boolean hasTints() {
    return this != PRINT;
  }

  /** Returns the colours of regions. */
  abstract Tints tints();

  /** Returns the colours of regions in pictures with constraints. */
  private Tints paleTints() {
    return this == LIGHT || this == TINTED ? Tints.CALM : tints();
  }

  /** Returns the colour of a kind without numbers; for tints, the colour of the ground. */
  abstract int single(Ink.Kind kind);
}
