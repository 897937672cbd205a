package org.nonomino.core;

/** What a text may say of a puzzle apart from its givens and regions. */
public enum EntryPart {
  /** A name or remark. */
  LABEL("the title", true),
  /** Who made it. */
  AUTHOR("the author", true),
  /** What a player knows before beginning. */
  RULES("the rules in words", true),
  /** What the author says of it. */
  DESCRIPTION("the description", true),
  /** Where it was published. */
  SOURCE("the source", true),
  /** A web address. */
  URL("the web address", true),
  /** When it was made or published, in any form. */
  DATE("the date", true),
  /** How hard it is said to be. */
  LEVEL("the level", true),
  /** What it is an example of. */
  TECHNIQUE("the technique", true),
  /** The full grid that is called its solution. */
  SOLUTION("the solution", false),
  /** The digits that a person entered. */
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

  /** Returns whether the part is a text, which {@link PuzzleEntry#text} returns. */
  public boolean isText() {
    return isText;
  }

  /** The words for a sentence, with an article: {@code the author}. */
  @Override
  public String toString() {
    return words;
  }
}
