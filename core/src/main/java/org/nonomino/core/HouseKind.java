package org.nonomino.core;

import java.util.List;

/** The kinds of houses, in the order in which a {@link Layout} lists them. */
public enum HouseKind {
  ROW,
  COLUMN,
  REGION,
  /** An additional house of the rules, such as a diagonal. */
  EXTRA;

  /** The kinds with exactly one house for each cell. */
  public static final List<HouseKind> OF_EACH_CELL = List.of(ROW, COLUMN, REGION);
}
