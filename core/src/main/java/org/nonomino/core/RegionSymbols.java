package org.nonomino.core;

/**
 * The single characters for regions in the masks that Nonomino writes: {@code 0}..{@code 9}, then
 * {@code a}.
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

  /** Returns the characters of all n² cells, row-major. */
  public static String text(RegionMask mask) {
    StringBuilder text = new StringBuilder(mask.size() * mask.size());
    for (int region : mask.toArray()) {
      text.append(symbol(region));
    }
    return text.toString();
  }
}
