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
    return new Token(line, 0, line.text()).split(isSeparator, max);
  }

  /** Returns the longest parts of this piece without a separator. */
  List<Token> split(IntPredicate isSeparator) {
    return split(isSeparator, Integer.MAX_VALUE);
  }

  /**
   * Returns the first longest parts of this piece without a separator, at most a number of them.
   */
  List<Token> split(IntPredicate isSeparator, int max) {
    List<Token> tokens = new ArrayList<>();
    int from = 0;
    while (from < text.length() && tokens.size() < max) {
      int end = from;
      while (end < text.length() && !isSeparator.test(text.charAt(end))) {
        end++;
      }
      if (end > from) {
        tokens.add(part(from, end));
      }
      from = end + 1;
    }
    return tokens;
  }

  /** Returns the characters of this piece, each as a piece. */
  List<Token> characters() {
    List<Token> characters = new ArrayList<>(text.length());
    int next;
    for (int i = 0; i < text.length(); i = next) {
      next = text.offsetByCodePoints(i, 1);
      characters.add(part(i, next));
    }
    return characters;
  }

  /** Returns the characters from one index of this piece to the one before another. */
  Token part(int from, int to) {
    return new Token(line, start + from, text.substring(from, to));
  }
}
