package org.nonomino.text;

import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;

/** The lines below a grid that give its regions. */
public final class MaskText {
  private MaskText() {}

  /**
   * Returns the regions of a grid that they do not cover, or a line that says that there are none;
   * empty if regions cover the grid.
   */
  public static String ofUntiled(RegionMask mask) {
    return mask.isTiled() ? "" : of(mask);
  }

  /** Returns a heading with the mask matrix, or a line that says that there are no regions. */
  static String of(RegionMask mask) {
    if (mask.isNone()) {
      return GridBlock.NO_REGIONS + "\n";
    }
    StringBuilder text = new StringBuilder("regions\n");
    for (int cell = 0; cell < mask.size() * mask.size(); cell++) {
      text.append(RegionSymbols.symbol(mask, cell))
          .append(cell % mask.size() == mask.size() - 1 ? '\n' : ' ');
    }
    return text.toString();
  }
}
