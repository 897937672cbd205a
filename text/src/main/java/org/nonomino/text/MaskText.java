package org.nonomino.text;

import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;

/** The lines below a grid that give its regions. */
public final class MaskText {
  private MaskText() {}

  /**
   * Returns the lines for regions that do not cover the grid, with an empty line below, or the line
   * for a grid without regions; empty if regions cover the grid.
   */
  public static String ofUntiled(RegionMask mask) {
    return mask.isTiled() ? "" : mask.isNone() ? of(mask) : of(mask) + "\n";
  }

  /** Returns a heading with the mask matrix, or a line that says that there are no regions. */
  static String of(RegionMask mask) {
    if (mask.isNone()) {
      return GridBlock.NO_REGIONS + "\n";
    }
    StringBuilder text = new StringBuilder("regions\n");
    for (int cell = 0; cell < mask.size() * mask.size(); cell++) {
      GridFormat.append(text, mask.size(), cell, RegionSymbols.symbol(mask, cell));
    }
    return text.toString();
  }
}
