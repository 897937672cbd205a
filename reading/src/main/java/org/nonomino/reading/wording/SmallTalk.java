package org.nonomino.reading.wording;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Recognises what adds nothing to the rules: examples and greetings. */
final class SmallTalk {
  private SmallTalk() {}

  /**
   * Returns a sentence without its examples. An example ends with its bracket, or with the
   * sentence.
   */
  static String withoutExamples(String sentence, Wordings wordings) {
    String lower = sentence.toLowerCase(Locale.ROOT);
    if (lower.length() != sentence.length()) {
      return sentence;
    }
    StringBuilder kept = new StringBuilder();
    int brackets = 0;
    for (int i = 0; i < sentence.length(); i++) {
      char c = sentence.charAt(i);
      if (isExample(lower, i, wordings)) {
        int end = brackets > 0 ? sentence.indexOf(')', i) : -1;
        if (end < 0) {
          return kept.toString();
        }
        i = end;
        brackets--;
        kept.append(' ');
        continue;
      }
      brackets += c == '(' ? 1 : c == ')' && brackets > 0 ? -1 : 0;
      kept.append(c);
    }
    return kept.toString();
  }

  private static boolean isExample(String lower, int at, Wordings wordings) {
    if (at > 0 && Character.isLetterOrDigit(lower.charAt(at - 1))) {
      return false;
    }
    for (String example : wordings.examples()) {
      int end = at + example.length();
      if (lower.startsWith(example, at)
          && (end == lower.length() || !Character.isLetter(lower.charAt(end)))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a sentence is a greeting or the like, without a word of rules. */
  static boolean isFlavour(String sentence, Wordings wordings) {
    boolean isFlavour = false;
    for (String word : words(sentence)) {
      if (wordings.flavour().contains(word)) {
        isFlavour = true;
      } else if (!wordings.idle().contains(word) && wordings.lexicon().read(word) >= 0) {
        return false;
      }
    }
    return isFlavour;
  }

  private static List<String> words(String sentence) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (char c : (sentence.toLowerCase(Locale.ROOT) + " ").toCharArray()) {
      if (Character.isLetterOrDigit(c)) {
        word.append(c);
      } else if (!word.isEmpty()) {
        words.add(word.toString());
        word.setLength(0);
      }
    }
    return words;
  }
}
