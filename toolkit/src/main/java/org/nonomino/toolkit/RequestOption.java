package org.nonomino.toolkit;

import java.util.Locale;

/**
 * What one can ask for when a puzzle or a layout is made. Each front end has its own name for it.
 */
public enum RequestOption {
  /** The regions. */
  REGIONS,
  /** The number of rows, columns and digits. */
  SIZE,
  /** The symmetry of the borders of random regions. */
  LAYOUT_SYMMETRY,
  /** How far random regions are from boxes. */
  WIGGLE,
  /** The number of clues. */
  CLUES,
  /** The number of empty cells. */
  BLANKS,
  /** That each clue is needed. */
  MINIMAL,
  /** That clues are spread evenly. */
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

  /** Returns the name with humps: {@code layoutSymmetry}. */
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
