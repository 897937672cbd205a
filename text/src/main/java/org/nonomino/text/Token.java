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
  private static final char QUOTE = '"';
  private static final char ESCAPE = '\\';

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

  /** Returns the rest of a line from an index on. */
  static Token ofRest(TextLine line, int start) {
    return new Token(line, start, line.text().substring(start));
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

  /**
   * Returns the longest parts of this piece without a separator, of which none counts in quotes.
   * Within quotes, a backslash before a quote or a backslash makes it an ordinary character.
   */
  List<Token> splitOutsideQuotes(IntPredicate isSeparator) {
    List<Token> tokens = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = indexOutsideQuotes(from, isSeparator);
      if (end > from) {
        tokens.add(part(from, end));
      }
      from = end + 1;
    }
    return tokens;
  }

  /**
   * Returns the index of the first character of a sort that is not in quotes, or the length of this
   * piece.
   */
  int indexOutsideQuotes(int from, IntPredicate isMeant) {
    boolean isQuoted = false;
    for (int i = from; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == QUOTE) {
        isQuoted = !isQuoted;
      } else if (isQuoted && character == ESCAPE && isEscapable(i + 1)) {
        i++;
      } else if (!isQuoted && isMeant.test(character)) {
        return i;
      }
    }
    return text.length();
  }

  private boolean isEscapable(int index) {
    return index < text.length() && (text.charAt(index) == QUOTE || text.charAt(index) == ESCAPE);
  }

  /** Returns text in quotes, from which {@link #unquoted} returns it. */
  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder().append(QUOTE);
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == QUOTE || character == ESCAPE) {
        quoted.append(ESCAPE);
      }
      quoted.append(character);
    }
    return quoted.append(QUOTE).toString();
  }

  /** Returns the text of this piece, which begins and ends with a quote. */
  String unquoted() {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 1; i < text.length() - 1; i++) {
      i += text.charAt(i) == ESCAPE && isEscapable(i + 1) ? 1 : 0;
      plain.append(text.charAt(i));
    }
    return plain.toString();
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
  public Token part(int from, int to) {
    return new Token(line, start + from, text.substring(from, to));
  }
}
