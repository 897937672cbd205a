package org.nonomino.text;

import java.util.regex.Pattern;

/**
 * A line of an input.
 *
 * @param number from 1
 * @param text the line without its end and with plain spaces for no-break spaces; the beginning of
 *     an overlong line
 * @param tooLong whether the line has more than {@link LineReader#MAX_LENGTH} characters
 * @param written the same characters with the no-break spaces
 */
public record TextLine(long number, String text, boolean tooLong, String written) {
  /** The end of a link to the web app. It begins like a comment. */
  private static final Pattern END_OF_LINK = Pattern.compile("\\s*+#[a-z]++\\?p=\\S.*");

  /** Creates a line without no-break spaces. */
  public TextLine(long number, String text, boolean tooLong) {
    this(number, text, tooLong, text);
  }

  /** Returns a string with plain spaces for no-break spaces. */
  public static String plain(String text) {
    return text.replace('\u00A0', ' ');
  }

  /**
   * Returns a string without line ends, because a reader would expect the next puzzle after a line
   * end.
   */
  public static String joined(String text) {
    return text.replace('\n', ' ').replace('\r', ' ').strip();
  }

  /** Returns whether the line is empty or contains only blanks. */
  public boolean isBlank() {
    return !tooLong && text.isBlank();
  }

  /** Returns whether the line is blank, with separators of empty cells. */
  boolean isEmptyRow() {
    return isBlank() && text.indexOf('\t') >= 0;
  }

  /**
   * Returns whether the line begins with {@code #} or {@code %}, perhaps after blanks, and is not
   * the end of a link: {@code #play?p=…}.
   */
  public boolean isComment() {
    String shown = text.stripLeading();
    return shown.startsWith("%") || (shown.startsWith("#") && !isEndOfLink(text));
  }

  /** Returns whether a string is the end of a link to the web app: {@code #play?p=…}. */
  public static boolean isEndOfLink(String text) {
    return END_OF_LINK.matcher(text).matches();
  }

  /** Returns the line from an index onwards as it was written, without surrounding blanks. */
  public String rest(int from) {
    String plain = text.substring(from);
    int start = text.length() - plain.stripLeading().length();
    int end = from + plain.stripTrailing().length();
    return start < end ? written.substring(start, end) : "";
  }

  /** Returns the place of a character of this line, counted from 0. */
  public Place place(String source, int index) {
    return new Place(source, number, index + 1, text);
  }

  /** Returns the place of the whole line. */
  public Place place(String source) {
    return new Place(source, number, 0, text);
  }
}
