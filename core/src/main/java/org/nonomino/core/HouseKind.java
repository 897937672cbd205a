package org.nonomino.core;

/** The kinds of houses, in the order in which a {@link Layout} lists them. */
public enum HouseKind {
  ROW,
  COLUMN,
  REGION
}
