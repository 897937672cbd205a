package org.nonomino.core;

/**
 * The single characters that stand for regions where Nonomino writes a mask: {@code 0}..{@code 9},
 * then {@code a}.
 */
public final class RegionSymbols {
  private static final String SYMBOLS = "0123456789abcdefghijklmnopqrstuvwxyz";

  private RegionSymbols() {}

  /**
   * Returns the character for a region.
   *
   * @param region 0..35
   */
  public static char symbol(int region) {
    return SYMBOLS.charAt(region);
  }

  /** Returns the characters of all cells, row-major: n² of them. */
  public static String text(RegionMask mask) {
    StringBuilder text = new StringBuilder(mask.size() * mask.size());
    for (int region : mask.toArray()) {
      text.append(symbol(region));
    }
    return text.toString();
  }
}
