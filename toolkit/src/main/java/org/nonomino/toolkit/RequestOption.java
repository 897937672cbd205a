package org.nonomino.toolkit;

import java.util.Locale;
import org.nonomino.generator.terms.ConstraintFamily;

/** An option for generating a puzzle or a layout. Each front end has its own name for it. */
public enum RequestOption {
  /** The regions. */
  REGIONS,
  /** The number of rows, columns and digits. */
  SIZE,
  /** The symbols of the digits. */
  SYMBOLS,
  /** The symmetry of the borders of random regions. */
  LAYOUT_SYMMETRY,
  /** The distance of random regions from boxes. */
  IRREGULARITY,
  /** The style of the shapes of random regions. */
  STYLE,
  /** The number of clues. */
  CLUES,
  /** The number of empty cells. */
  BLANKS(false),
  /** Whether each clue must be needed. */
  MINIMAL,
  /** Whether clues are removed until none can be removed. */
  FEW_CLUES(false),
  /** Whether clues must be spread evenly. */
  EVEN(false),
  /** The symmetry of the given cells. */
  SYMMETRY,
  /** The cells that must hold clues. */
  PATTERN(false),
  /** The number of solutions. */
  SOLUTIONS(false),
  /** The way to fill grids. */
  FILL(false),
  /** The level. */
  DIFFICULTY,
  /** The range of ratings. */
  RATING(false),
  /** A technique that must be needed. */
  TECHNIQUE(false),
  /** The techniques that must be enough. */
  KNOWS,
  /** The number of different first moves. */
  FIRST_MOVES(false),
  /** The number of the requested position. */
  POSITION(false),
  /** The constraints of the whole grid. */
  CONSTRAINTS,
  /** Custom rules of the whole grid. */
  RULE,
  /** Killer cages. */
  CAGES,
  /** The numbers of cells of cages. */
  CAGE_SIZE,
  /** Whether each cage must lie in one region. */
  CAGE_REGIONS,
  /** The number of thermometers. */
  THERMOMETERS,
  /** The number of arrows. */
  ARROWS,
  /** The number of white and black dots. */
  DOTS,
  /** The number of signs X and V. */
  XV,
  /** The number of whispers lines. */
  WHISPERS,
  /** The number of renban lines. */
  RENBAN,
  /** The number of palindromes. */
  PALINDROMES,
  /** The number of region sum lines. */
  REGION_SUM_LINES,
  /** The number of between lines. */
  BETWEEN_LINES,
  /** The number of sums of diagonals. */
  LITTLE_KILLERS,
  /** The number of sandwich sums. */
  SANDWICHES,
  /** The number of quadruples. */
  QUADRUPLES,
  /** The number of cells marked as odd or even. */
  ODD_EVEN,
  /** The number of greater-than signs. */
  INEQUALITIES,
  /** A KenKen: cages with operations that cover the grid. */
  KENKEN,
  /** A Futoshiki: greater-than signs that make the solution unique. */
  FUTOSHIKI,
  /** The symmetry of the places of constraints. */
  CONSTRAINT_SYMMETRY,
  /** The parts to remove while the solution stays unique. */
  REDUCE,
  /** The draft to complete. */
  FROM;

  private final boolean isInJson;

  RequestOption() {
    this(true);
  }

  RequestOption(boolean isInJson) {
    this.isInJson = isInJson;
  }

  /** Returns whether requests in JSON have this option. */
  public boolean isInJson() {
    return isInJson;
  }

  /** Returns the option for the constraints of a family. */
  public static RequestOption of(ConstraintFamily family) {
    return valueOf(family.name());
  }

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
