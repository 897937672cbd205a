package org.nonomino.text;

import java.util.regex.Pattern;

/**
 * A line of a text.
 *
 * @param number from 1
 * @param text the line without its end and with plain spaces for no-break spaces; the beginning of
 *     a line that is too long
 * @param tooLong whether more followed than {@link LineReader#MAX_LENGTH} characters
 * @param written the same characters with the no-break spaces
 */
public record TextLine(long number, String text, boolean tooLong, String written) {
  /** The end of a link to the web app. It begins like a comment. */
  private static final Pattern END_OF_LINK = Pattern.compile("\\s*+#[a-z]++\\?p=\\S.*");

  /** Creates a line without no-break spaces. */
  public TextLine(long number, String text, boolean tooLong) {
    this(number, text, tooLong, text);
  }

  /** Returns a text with plain spaces for no-break spaces. */
  public static String plain(String text) {
    return text.replace('\u00A0', ' ');
  }

  /** Returns a text without line ends, after which a reader would look for the next puzzle. */
  public static String joined(String text) {
    return text.replace('\n', ' ').replace('\r', ' ').strip();
  }

  /** Returns whether the line is empty or holds blanks only. */
  public boolean isBlank() {
    return !tooLong && text.isBlank();
  }

  /**
   * Returns whether the line begins with {@code #}, after blanks perhaps, and is not the end of a
   * link: {@code #play?p=…}.
   */
  public boolean isComment() {
    return text.stripLeading().startsWith("#") && !isEndOfLink(text);
  }

  /** Returns whether a text is the end of a link to the web app: {@code #play?p=…}. */
  public static boolean isEndOfLink(String text) {
    return END_OF_LINK.matcher(text).matches();
  }

  /** Returns the line from an index on as it was written, without the blanks around it. */
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

  /** Returns the place that stands for the whole line. */
  public Place place(String source) {
    return new Place(source, number, 0, text);
  }
}
