package org.nonomino.render.export;

/**
 * The heading above a puzzle: {@code 12 · Medium ★★☆}. The stars are drawn, because few fonts have
 * them.
 *
 * @param text the words
 * @param stars the number of filled stars
 * @param allStars the number of all stars; 0 for none
 */
public record Heading(String text, int stars, int allStars) {
  /** Returns a heading without stars. */
  public static Heading of(String text) {
    return new Heading(text, 0, 0);
  }

  /** Returns the heading as in bookmarks. */
  @Override
  public String toString() {
    return allStars == 0 ? text : text + " " + "★".repeat(stars) + "☆".repeat(allStars - stars);
  }
}
