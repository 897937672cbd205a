package org.nonomino.formats;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.LittleKiller;

/** The names that f-puzzles has for constraints and their fields. */
final class FPuzzlesKeys {
  static final String CELL = "cell";
  static final String CELLS = "cells";
  static final String CLONE_CELLS = "cloneCells";
  static final String LINES = "lines";
  static final String VALUE = "value";
  static final String VALUES = "values";
  static final String DIRECTION = "direction";
  static final String RISING_DIAGONAL = "diagonal+";
  static final String FALLING_DIAGONAL = "diagonal-";
  static final String NEGATIVE = "negative";

  /** The candidates to which the author restricts a cell: a field of the cell. */
  static final String GIVEN_MARKS = "givenPencilMarks";

  /** The directions of little killers. */
  static final Map<String, LittleKiller.Direction> DIRECTIONS = directions();

  private static final String EXTRA_REGION = "extraregion";
  private static final String THERMOMETER = "thermometer";

  private FPuzzlesKeys() {}

  private static Map<String, LittleKiller.Direction> directions() {
    Map<String, LittleKiller.Direction> directions = new LinkedHashMap<>();
    directions.put("UL", LittleKiller.Direction.UP_LEFT);
    directions.put("UR", LittleKiller.Direction.UP_RIGHT);
    directions.put("DL", LittleKiller.Direction.DOWN_LEFT);
    directions.put("DR", LittleKiller.Direction.DOWN_RIGHT);
    return Collections.unmodifiableMap(directions);
  }

  /**
   * Returns the key of a kind, without spaces and in lower case. A kind that f-puzzles lacks has
   * the key of another kind with the same meaning.
   *
   * @throws IllegalArgumentException if there is no such kind either
   */
  static String key(ConstraintKind kind) {
    return switch (kind) {
      case DIAGONAL -> FALLING_DIAGONAL;
      case DISJOINT_GROUPS -> "disjointgroups";
      case EXTRA_REGION, WINDOKU, CENTRE_DOT, ASTERISK, GIRANDOLA -> EXTRA_REGION;
      case ANTI_KNIGHT -> "antiknight";
      case ANTI_KING -> "antiking";
      case NON_CONSECUTIVE -> "nonconsecutive";
      case KILLER_CAGE -> "killercage";
      case REPEAT_CAGE, EQUAL_CAGES ->
          throw new IllegalArgumentException("f-puzzles has no name for " + kind.plural());
      case WHITE_DOT -> "difference";
      case BLACK_DOT -> "ratio";
      case XV -> "xv";
      case NEGATIVE_RATIO, NEGATIVE_XV -> NEGATIVE;
      case THERMOMETER, GREATER_THAN -> THERMOMETER;
      case SLOW_THERMOMETER -> "slowthermometer";
      case ARROW -> "arrow";
      case PALINDROME -> "palindrome";
      case RENBAN -> "renban";
      case WHISPERS -> "whispers";
      case REGION_SUM_LINE -> "regionsumline";
      case BETWEEN_LINE -> "betweenline";
      case ENTROPIC_LINE -> "entropicline";
      case MODULAR_LINE -> "modularline";
      case PARITY_LINE -> "parityline";
      case NABNER -> "nabner";
      case ZIPPER_LINE -> "zipperline";
      case DOUBLE_ARROW -> "doublearrow";
      case LOCKOUT_LINE -> "lockout";
      case LITTLE_KILLER -> "littlekillersum";
      case SANDWICH -> "sandwichsum";
      case X_SUM -> "xsum";
      case SKYSCRAPER -> "skyscraper";
      case NUMBERED_ROOM -> "numberedroom";
      case ODD -> "odd";
      case EVEN -> "even";
      case MINIMUM -> "minimum";
      case MAXIMUM -> "maximum";
      case ROW_INDEXER -> "rowindexer";
      case COLUMN_INDEXER -> "columnindexer";
      case BOX_INDEXER -> "boxindexer";
      case QUADRUPLE -> "quadruple";
      case CLONE -> "clone";
      case CANDIDATES -> GIVEN_MARKS;
    };
  }

  /**
   * Returns the key of a name, because scripts write both {@code Region Sum Line} and {@code
   * regionSumLine}.
   */
  static String key(String name) {
    return name.replace(" ", "").toLowerCase(Locale.ROOT);
  }
}
