package org.nonomino.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A piece of a line.
 *
 * @param line the line
 * @param start the index where the piece begins, from 0
 * @param text its characters
 */
public record Token(TextLine line, int start, String text) {
  /** Returns the number of its characters. */
  public int length() {
    return text.length();
  }

  /** Returns the index after its last character. */
  public int end() {
    return start + text.length();
  }

  /** Returns the place where the piece begins. */
  public Place place(String source) {
    return line.place(source, start);
  }

  /**
   * Returns the longest pieces of a line without a separator.
   *
   * @param max the maximum number of pieces, from the left
   */
  public static List<Token> split(TextLine line, IntPredicate isSeparator, int max) {
    List<Token> tokens = new ArrayList<>();
    String text = line.text();
    int start = 0;
    while (start < text.length() && tokens.size() < max) {
      int end = start;
      while (end < text.length() && !isSeparator.test(text.charAt(end))) {
        end++;
      }
      if (end > start) {
        tokens.add(new Token(line, start, text.substring(start, end)));
      }
      start = end + 1;
    }
    return tokens;
  }
}
