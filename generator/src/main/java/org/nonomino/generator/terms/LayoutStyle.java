package org.nonomino.generator.terms;

import java.util.Locale;

/** The style of the shapes of random regions. */
public enum LayoutStyle {
  /** No particular style. */
  ANY,
  /** Rounded regions in which only single protruding cells are one cell wide. */
  COMPACT,
  /** Long and bending regions that are at least two cells wide, except at their ends. */
  FLOWING,
  /** Shapes as in the compact style, and borders with any symmetry that the size allows. */
  SYMMETRIC;

  /** Returns the name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
