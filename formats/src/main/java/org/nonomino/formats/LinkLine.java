package org.nonomino.formats;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/** A line with a link and, perhaps, a label after it. */
record LinkLine(String link, Optional<String> label) {
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
