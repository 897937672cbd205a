package org.nonomino.core;

/**
 * The single characters for regions in the masks that Nonomino writes: {@code 0}..{@code 9}, then
 * {@code a}, then {@code A}; {@link #BLANK} for a cell without a region.
 */
public final class RegionSymbols {
  private static final String SYMBOLS =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  /** The number of characters, and so the maximum number of regions. */
  public static final int COUNT = SYMBOLS.length();

  /** The character for a cell without a region in a partial mask. */
  public static final char BLANK = '.';

  private RegionSymbols() {}

  /**
   * Returns the character for a region.
   *
   * @param region 0..{@link #COUNT} − 1, or {@link RegionMask#NO_REGION}
   */
  public static char symbol(int region) {
    return region == RegionMask.NO_REGION ? BLANK : SYMBOLS.charAt(region);
  }

  /**
   * Returns the characters of all n² cells, row-major; in a grid without regions, the characters of
   * its rows.
   */
  public static String text(RegionMask mask) {
    StringBuilder text = new StringBuilder(mask.size() * mask.size());
    for (int cell = 0; cell < mask.size() * mask.size(); cell++) {
      text.append(symbol(mask, cell));
    }
    return text.toString();
  }

  /** Returns the character of a cell. */
  public static char symbol(RegionMask mask, int cell) {
    return symbol(mask.partialRegions().isEmpty() ? mask.region(cell) : mask.visibleRegion(cell));
  }
}
