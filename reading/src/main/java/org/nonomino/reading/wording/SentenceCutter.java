package org.nonomino.reading.wording;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Cuts rules into sentences, line by line. Markup and literal line ends are taken out. */
final class SentenceCutter {
  /** Abbreviations whose full stop does not end a sentence. */
  private static final Set<String> ABBREVIATIONS =
      Set.of("e.g", "i.e", "eg", "ie", "etc", "vs", "no", "incl", "resp", "a.k.a", "aka", "approx");

  /** The maximum length of markup, so that a lone bracket costs little. */
  private static final int MAX_MARKUP = 200;

  /**
   * A sentence and its line.
   *
   * @param line the number of the line from 0
   */
  record Cut(String text, int line) {}

  private SentenceCutter() {}

  static List<Cut> cut(String rules) {
    List<Cut> cuts = new ArrayList<>();
    String text = withoutMarkup(rules);
    int line = 0;
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == '\n') {
        cutLine(text.substring(start, i), line++, cuts);
        start = i + 1;
      }
    }
    return cuts;
  }

  private static void cutLine(String line, int number, List<Cut> cuts) {
    int start = 0;
    for (int i = 0; i < line.length(); i++) {
      if (isEnd(line, start, i)) {
        int end = i + 1;
        while (end < line.length() && ".!?)\"”’'".indexOf(line.charAt(end)) >= 0) {
          end++;
        }
        add(line.substring(start, end), number, cuts);
        start = end;
        i = end - 1;
      }
    }
    add(line.substring(start), number, cuts);
  }

  private static void add(String sentence, int line, List<Cut> cuts) {
    String text = sentence.strip();
    if (!text.isEmpty()) {
      cuts.add(new Cut(text, line));
    }
  }

  /** Returns whether a sentence goes on after the brackets around a place. */
  private static boolean isInBrackets(String line, int start, int at) {
    int closing = line.indexOf(')', at);
    if (closing < 0 || line.lastIndexOf('(', at) < Math.max(start, line.lastIndexOf(')', at))) {
      return false;
    }
    String rest = line.substring(closing + 1).stripLeading();
    return !rest.isEmpty()
        && (Character.isLowerCase(rest.charAt(0)) || ",.;:".indexOf(rest.charAt(0)) >= 0);
  }

  private static boolean isEnd(String line, int start, int at) {
    char c = line.charAt(at);
    if (c == '•' || c == '●') {
      return true;
    }
    if (c != '.' && c != '!' && c != '?' && c != '。') {
      return false;
    }
    if (c != '.') {
      return !isInBrackets(line, start, at);
    }
    char next = at + 1 < line.length() ? line.charAt(at + 1) : ' ';
    boolean isSpace = Character.isWhitespace(next) || ")\"”’'.".indexOf(next) >= 0;
    if (!isSpace
        && !(Character.isUpperCase(next)
            && at > 0
            && !Character.isUpperCase(line.charAt(at - 1)))) {
      return false;
    }
    int word = at;
    while (word > start
        && (Character.isLetter(line.charAt(word - 1)) || line.charAt(word - 1) == '.')) {
      word--;
    }
    return !ABBREVIATIONS.contains(line.substring(word, at).toLowerCase(Locale.ROOT));
  }

  private static String withoutMarkup(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\'
          && i + 1 < text.length()
          && (text.charAt(i + 1) == 'n' || text.charAt(i + 1) == 'r')) {
        out.append('\n');
        i++;
      } else if (c == '<' && isTag(text, i)) {
        int end = text.indexOf('>', i);
        out.append(
            text.startsWith("<br", i)
                    || text.startsWith("</", i)
                    || text.startsWith("<li", i)
                    || text.startsWith("<p", i)
                ? '\n'
                : ' ');
        i = end;
      } else if (c == '\r') {
        out.append('\n');
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  private static boolean isTag(String text, int at) {
    int next = at + 1;
    if (next < text.length() && text.charAt(next) == '/') {
      next++;
    }
    if (next >= text.length() || !Character.isLetter(text.charAt(next))) {
      return false;
    }
    for (int i = next; i < text.length() && i < at + MAX_MARKUP; i++) {
      if (text.charAt(i) == '>') {
        return true;
      }
      if (text.charAt(i) == '<' || text.charAt(i) == '\n') {
        return false;
      }
    }
    return false;
  }
}
