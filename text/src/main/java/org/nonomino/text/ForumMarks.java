package org.nonomino.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The marks that forums and mail programs put around a text: {@code > } before each quoted line,
 * and {@code [code]} or {@code ```} around a block.
 */
final class ForumMarks {
  private static final Pattern QUOTED = Pattern.compile(" {0,3}>(?:>| >)*+(?: .*+)?");

  private static final Pattern TAG =
      Pattern.compile(
          "\\[/?(?:code|pre|quote|spoiler|tt|size|font)(?:=[^\\]]*+)?\\]",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern FENCE = Pattern.compile("\\s*+```\\w{0,12}\\s*+");

  private ForumMarks() {}

  /** Returns whether a line may have such marks; cheap. */
  static boolean mayOccurIn(String line) {
    if (line.isEmpty()) {
      return false;
    }
    char first = line.charAt(0);
    return first == '>'
        || first == ' '
        || first == '['
        || first == '`'
        || line.charAt(line.length() - 1) == ']';
  }

  /** Returns a line with blanks in place of these marks, so that columns stay the same. */
  static String without(String line) {
    String shown = line;
    if (QUOTED.matcher(shown).matches()) {
      int end = 0;
      while (end < shown.length() && (shown.charAt(end) == ' ' || shown.charAt(end) == '>')) {
        end++;
      }
      shown = " ".repeat(end) + shown.substring(end);
    }
    if (FENCE.matcher(shown).matches()) {
      return "";
    }
    return shown.contains("[") ? withoutTags(shown) : shown;
  }

  private static String withoutTags(String line) {
    StringBuilder shown = new StringBuilder(line);
    Matcher tag = TAG.matcher(line);
    while (tag.find()) {
      shown.replace(tag.start(), tag.end(), " ".repeat(tag.end() - tag.start()));
    }
    return shown.toString();
  }
}
