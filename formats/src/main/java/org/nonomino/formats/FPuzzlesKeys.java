package org.nonomino.formats;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.formats.json.FPuzzlesDrawingReader;

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
   * Returns the key of a kind, without spaces and in lower case.
   *
   * @throws java.util.NoSuchElementException if f-puzzles has no list of constraints of this kind
   */
  static String key(ConstraintKind kind) {
    return kind.names().fPuzzles().orElseThrow();
  }

  /** Returns the key of a name, as for drawings. */
  static String key(String name) {
    return FPuzzlesDrawingReader.key(name);
  }
}
