package org.nonomino.generator.terms;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * The shapes of cages. A single cell is a cage only if no other cage can take it.
 *
 * @param least the least number of cells of a cage, at least 2
 * @param most the greatest number of cells of a cage
 * @param inRegions whether each cage lies in one region
 */
public record CageStyle(int least, int most, boolean inRegions) {
  /** Two to five cells, across regions. */
  public static final CageStyle DEFAULT = new CageStyle(2, 5, false);

  /** The default maximum number of cells of a cage of KenKen. */
  public static final int MOST_OF_KENKEN = 4;

  /** Throws an {@link IllegalArgumentException} if the numbers are out of order or below 2. */
  public CageStyle {
    if (least < 2 || most < least) {
      throw new IllegalArgumentException("cages of " + least + " to " + most + " cells");
    }
  }

  /**
   * Returns why such cages cannot be on a grid, in a sentence, with a way out; empty if arithmetic
   * does not forbid them.
   *
   * @param size n
   * @param number how many; empty if they are to cover the grid
   */
  public Optional<String> objection(int size, OptionalInt number) {
    if (size < 2) {
      return Optional.of("Cages need a grid of 2×2 or larger.");
    }
    if (most > size) {
      return Optional.of(
          "A cage of %d cells needs as many different digits, but there are only %d. Ask for cages of at most %d cells."
              .formatted(most, size, size));
    }
    int max = inRegions ? size * (size / least) : size * size / least;
    if (number.isPresent() && number.getAsInt() > max) {
      return Optional.of(
          "At most %d cages of %d cells fit %son %d×%d."
              .formatted(max, least, inRegions ? "into the regions " : "", size, size));
    }
    return Optional.empty();
  }
}
