package org.nonomino.generator;

/**
 * The shapes of killer cages. A single cell is a cage only if no other cage can take it.
 *
 * @param least the least number of cells of a cage, at least 2
 * @param most the greatest number of cells of a cage
 * @param inRegions whether each cage lies in one region
 */
public record CageStyle(int least, int most, boolean inRegions) {
  /** Two to five cells, across regions. */
  public static final CageStyle DEFAULT = new CageStyle(2, 5, false);

  /** Throws an {@link IllegalArgumentException} if the numbers are out of order or below 2. */
  public CageStyle {
    if (least < 2 || most < least) {
      throw new IllegalArgumentException("cages of " + least + " to " + most + " cells");
    }
  }
}
