package org.nonomino.generator;

import java.util.Locale;

/** What the shapes of random regions are to be like. */
public enum LayoutStyle {
  /** As they come. */
  ANY(Integer.MAX_VALUE),
  /** Rounded regions: nothing is one cell wide but single cells that stick out. */
  COMPACT(1),
  /** Long and bending regions that are at least two cells wide, but for their ends. */
  FLOWING(2),
  /** As compact ones, and the borders have a symmetry: any of those that the size allows. */
  SYMMETRIC(2);

  /** Regions of fewer cells are too small to have a width. */
  private static final int LEAST_SIZE_WITH_WIDTH = 6;

  private final int longestArm;

  LayoutStyle(int longestArm) {
    this.longestArm = longestArm;
  }

  /** Returns what steers the walk. */
  ShapeCost cost() {
    return switch (this) {
      case ANY -> ShapeCost.NONE;
      case COMPACT, SYMMETRIC -> ShapeCost.COMPACT;
      case FLOWING -> ShapeCost.FLOWING;
    };
  }

  /** Returns whether the regions have an acceptable shape. */
  boolean accepts(LayoutShape shape, int size) {
    return this == ANY
        || size < LEAST_SIZE_WITH_WIDTH
        || (shape.longestArm() <= longestArm && shape.straightLines() == 0);
  }

  /** The name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
