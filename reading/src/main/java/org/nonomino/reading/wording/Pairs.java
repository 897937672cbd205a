package org.nonomino.reading.wording;

import java.util.List;
import java.util.Locale;

/**
 * Takes apart a sentence about two things at once, such as "circles and squares are odd and even
 * respectively" or "green/orange lines … 5/4".
 */
final class Pairs {
  private static final String RESPECTIVELY = "respectively";

  private final String text;
  private final Wordings wordings;
  private final StringBuilder first = new StringBuilder();
  private final StringBuilder second = new StringBuilder();
  private final List<String> separators;
  private int count;

  private Pairs(String text, Wordings wordings) {
    this.text = text;
    this.wordings = wordings;
    boolean isNamed = text.toLowerCase(Locale.ROOT).contains(RESPECTIVELY);
    this.separators = isNamed ? List.of("/", " and ", " or ") : List.of("/");
    for (int at = 0; at < text.length(); ) {
      at = next(at);
    }
  }

  /** Returns a sentence about each of the two things; empty if there are not two. */
  static List<String> of(String text, Wordings wordings) {
    Pairs pairs = new Pairs(text, wordings);
    return pairs.count < 2 ? List.of() : List.of(pairs.first.toString(), pairs.second.toString());
  }

  /** Copies a pair, a word or another character, and returns where it ends. */
  private int next(int at) {
    int end = wordEnd(at);
    for (String separator : separators) {
      int other = end + separator.length();
      if (end > at && text.startsWith(separator, end)) {
        int otherEnd = wordEnd(other);
        String left = text.substring(at, end);
        String right = text.substring(other, otherEnd);
        if (arePaired(left, right)) {
          first.append(left);
          second.append(right);
          count++;
          return otherEnd;
        }
      }
    }
    int copied = Math.max(end, at + 1);
    first.append(text, at, copied);
    second.append(text, at, copied);
    return copied;
  }

  private int wordEnd(int at) {
    int end = at;
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private boolean arePaired(String left, String right) {
    Words words = Words.of(left + ' ' + right, wordings.lexicon());
    if (words.count() != 2) {
      return false;
    }
    boolean areNumbers = words.numbers().get(0) >= 0 && words.numbers().get(1) >= 0;
    return areNumbers || words.concepts().stream().allMatch(wordings::isPaired);
  }
}
