package org.nonomino.formats;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/** A line with a link and, perhaps, a label after it. */
record LinkLine(String link, Optional<String> label) {
  /** The longest word before a link in a sentence. */
  private static final int MAX_WORD = 24;

  /** The maximum number of figures and full stops in such a word, as in a date. */
  private static final int MAX_FIGURES = 8;

  /** Marks that belong to a sentence and not to a link. */
  private static final String MARKS = "()<>[]\"',;:!.?";

  /** Returns the first word and, if anything follows it, the rest. */
  static LinkLine of(TextLine line) {
    List<Token> words = Token.split(line, Character::isWhitespace, 1);
    if (words.isEmpty()) {
      return new LinkLine("", Optional.empty());
    }
    Token link = words.get(0);
    String label = line.rest(link.end());
    return new LinkLine(link.text(), Optional.of(label).filter(rest -> !rest.isEmpty()));
  }

  /**
   * Returns the first link to a puzzle in a line: its first word with the rest as label, or a word
   * in a sentence, as people write who share it. If there is none, the first word and the rest.
   */
  static LinkLine ofSentence(TextLine line) {
    LinkLine first = of(line);
    if (PuzzleLink.find(first.link).isPresent() || !isWord(first.link)) {
      return first;
    }
    for (Token word : Token.split(line, Character::isWhitespace, Integer.MAX_VALUE)) {
      String link = trimmed(word.text());
      if (link.contains("/") && PuzzleLink.find(link).isPresent()) {
        return new LinkLine(link, Optional.empty());
      }
      if (!isWord(word.text())) {
        return first;
      }
    }
    return first;
  }

  /** Returns whether a word may be in a sentence; the rows of puzzles are no words. */
  private static boolean isWord(String text) {
    return text.length() <= MAX_WORD
        && text.chars().filter(c -> Character.isDigit(c) || c == '.').count() <= MAX_FIGURES;
  }

  /** Returns a word without the marks around it. */
  private static String trimmed(String word) {
    int start = 0;
    int end = word.length();
    while (start < end && MARKS.indexOf(word.charAt(start)) >= 0) {
      start++;
    }
    while (end > start && MARKS.indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    return word.substring(start, end);
  }

  /** Returns the puzzle of the link with the label, unless the link itself contains a label. */
  PuzzleEntry labelled(PuzzleEntry entry) {
    return label.isPresent() && entry.text(EntryPart.LABEL).isEmpty()
        ? entry.withText(EntryPart.LABEL, label.get())
        : entry;
  }

  /**
   * Returns the byte of a percent sign and two hexadecimal digits, 0..255; −1 if there are none.
   *
   * @param at the index of the percent sign
   */
  static int escaped(String text, int at) {
    int high = at + 2 < text.length() ? Character.digit(text.charAt(at + 1), 16) : -1;
    int low = at + 2 < text.length() ? Character.digit(text.charAt(at + 2), 16) : -1;
    return high < 0 || low < 0 ? -1 : 16 * high + low;
  }
}
