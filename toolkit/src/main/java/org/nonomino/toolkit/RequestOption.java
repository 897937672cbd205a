package org.nonomino.toolkit;

import java.util.Locale;

/** An option for generating a puzzle or a layout. Each front end has its own name for it. */
public enum RequestOption {
  /** The regions. */
  REGIONS,
  /** The number of rows, columns and digits. */
  SIZE,
  /** The symmetry of the borders of random regions. */
  LAYOUT_SYMMETRY,
  /** The distance of random regions from boxes. */
  WIGGLE,
  /** The number of clues. */
  CLUES,
  /** The number of empty cells. */
  BLANKS,
  /** Whether each clue must be needed. */
  MINIMAL,
  /** Whether clues must be spread evenly. */
  EVEN,
  /** The symmetry of the given cells. */
  SYMMETRY,
  /** The cells that must hold clues. */
  PATTERN,
  /** The number of solutions. */
  SOLUTIONS,
  /** The way to fill grids. */
  FILL,
  /** The level. */
  DIFFICULTY,
  /** The range of ratings. */
  RATING,
  /** A technique that must be needed. */
  TECHNIQUE,
  /** The strategy. */
  SOLVER;

  /** Returns the name with hyphens: {@code layout-symmetry}. */
  public String withHyphens() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the name in camel case: {@code layoutSymmetry}. */
  public String withHumps() {
    StringBuilder humps = new StringBuilder();
    for (String part : name().toLowerCase(Locale.ROOT).split("_", -1)) {
      humps.append(
          humps.isEmpty()
              ? part
              : part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1));
    }
    return humps.toString();
  }
}
