package org.nonomino.generator;

import java.util.Locale;

/** The style of the shapes of random regions. */
public enum LayoutStyle {
  /** No particular style. */
  ANY,
  /** Rounded regions: nothing is one cell wide but single cells that stick out. */
  COMPACT,
  /** Long and bending regions that are at least two cells wide, but for their ends. */
  FLOWING,
  /** As compact ones, and the borders have a symmetry: any of those that the size allows. */
  SYMMETRIC;

  /** The name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
