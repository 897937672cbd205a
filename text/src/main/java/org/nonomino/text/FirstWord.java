package org.nonomino.text;

import java.util.List;

/**
 * The first word of a clause. Most constraints begin with none of the words of a notation, so this
 * check saves them its regular expression.
 */
final class FirstWord {
  private FirstWord() {}

  /**
   * Returns whether a text begins with one of some words in lower case, after blanks and hyphens.
   * In the text, upper and lower case do not matter, and letters may follow.
   */
  static boolean isOneOf(List<String> words, String text) {
    int start = 0;
    while (start < text.length()
        && (text.charAt(start) == '-' || Character.isWhitespace(text.charAt(start)))) {
      start++;
    }
    char first = start < text.length() ? Character.toLowerCase(text.charAt(start)) : ' ';
    for (String word : words) {
      if (word.charAt(0) == first && text.regionMatches(true, start, word, 0, word.length())) {
        return true;
      }
    }
    return false;
  }
}
