package org.nonomino.explainer.terms;

/**
 * The difficulty of a step on the scale of Sudoku Explainer: 1.0 for the last cell of a house, 9
 * and more for chains with techniques inside.
 *
 * @param tenths ten times the displayed number, at least 0
 */
public record Rating(int tenths) implements Comparable<Rating> {
  /** The rating of a path without steps. */
  public static final Rating NONE = new Rating(0);

  /** Throws an {@link IllegalArgumentException} if the number is negative. */
  public Rating {
    if (tenths < 0) {
      throw new IllegalArgumentException("a rating of " + tenths + " tenths");
    }
  }

  /** Returns the higher of two ratings. */
  public Rating max(Rating other) {
    return other.tenths > tenths ? other : this;
  }

  /** Returns the lower of two ratings. */
  public Rating min(Rating other) {
    return compareTo(other) <= 0 ? this : other;
  }

  @Override
  public int compareTo(Rating other) {
    return Integer.compare(tenths, other.tenths);
  }

  /** Returns the number with one decimal: {@code 2.6}. */
  @Override
  public String toString() {
    return tenths / 10 + "." + tenths % 10;
  }
}
