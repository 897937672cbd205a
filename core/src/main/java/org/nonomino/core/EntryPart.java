package org.nonomino.core;

/**
 * A part of a puzzle's metadata: everything that a file may contain about it, apart from its givens
 * and regions.
 */
public enum EntryPart {
  /** A name or remark. */
  LABEL("the title", true),
  /** The person who created it. */
  AUTHOR("the author", true),
  /** The rules that a player has to read before starting. */
  RULES("the rules in words", true),
  /** A description by the author. */
  DESCRIPTION("the description", true),
  /** The place of publication. */
  SOURCE("the source", true),
  /** A web address. */
  URL("the web address", true),
  /** The date of creation or publication, in any form. */
  DATE("the date", true),
  /** The difficulty that the file claims. */
  LEVEL("the level", true),
  /** The technique that it demonstrates. */
  TECHNIQUE("the technique", true),
  /**
   * The sentences and drawings that were not understood when the puzzle was read, a line each. It
   * has more rules than its constraints.
   */
  LEFT("the parts that are not understood", true),
  /** The setter's message after the puzzle is solved. */
  MESSAGE("the setter's message", true),
  /** Lines, shapes, texts and colours that are only drawn. */
  DRAWINGS("the drawings and colours", false),
  /** Fog that hides cells at first. */
  FOG("the fog", false),
  /** The full grid given as its solution. */
  SOLUTION("the solution", false),
  /** The digits that a person has entered. */
  ENTERED("the digits entered so far", false),
  /** Small digits in the middle of cells. */
  CENTRE_MARKS("the pencil marks in the middle of cells", false),
  /** Small digits in the corners of cells. */
  CORNER_MARKS("the pencil marks in the corners of cells", false);

  private final String words;
  private final boolean isText;

  EntryPart(String words, boolean isText) {
    this.words = words;
    this.isText = isText;
  }

  /** Returns whether the part is in words, so that {@link PuzzleEntry#text} returns it. */
  public boolean isText() {
    return isText;
  }

  /** Returns the words for a sentence, with an article: {@code the author}. */
  @Override
  public String toString() {
    return words;
  }
}
