package org.nonomino.render.export;

/**
 * What is written above a puzzle: {@code 12 · Medium ★★☆}. The stars are drawn, since few fonts
 * have them.
 *
 * @param text the words
 * @param stars how many are filled
 * @param allStars how many there are; 0 for none
 */
public record Heading(String text, int stars, int allStars) {
  /** Returns a heading without stars. */
  public static Heading of(String text) {
    return new Heading(text, 0, 0);
  }

  /** The heading as bookmarks show it. */
  @Override
  public String toString() {
    return allStars == 0 ? text : text + " " + "★".repeat(stars) + "☆".repeat(allStars - stars);
  }
}
