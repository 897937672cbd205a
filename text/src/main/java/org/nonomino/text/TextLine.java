package org.nonomino.text;

/**
 * A line of a text.
 *
 * @param number from 1
 * @param text the line without its end; of a line that is too long, its beginning
 * @param tooLong whether more followed than {@link LineReader#MAX_LENGTH} characters
 */
public record TextLine(long number, String text, boolean tooLong) {
  /** Returns a text without line ends, after which a reader would look for the next puzzle. */
  public static String joined(String text) {
    return text.replace('\n', ' ').replace('\r', ' ').strip();
  }

  /** Returns whether the line is empty or holds blanks only. */
  public boolean isBlank() {
    return !tooLong && text.isBlank();
  }

  /** Returns whether the line begins with {@code #}, after blanks perhaps. */
  public boolean isComment() {
    return text.stripLeading().startsWith("#");
  }

  /** Returns the place of a character of this line, counted from 0. */
  public Place place(String source, int index) {
    return new Place(source, number, index + 1, text);
  }

  /** Returns the place that stands for the whole line. */
  public Place place(String source) {
    return new Place(source, number, 0, text);
  }
}
