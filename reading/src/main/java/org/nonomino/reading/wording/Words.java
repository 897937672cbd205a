package org.nonomino.reading.wording;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The words of a sentence without punctuation and fillers.
 *
 * @param concepts the concept of each word; {@link Lexicon#UNKNOWN} also for figures
 * @param numbers the number that each word stands for; -1 if none
 * @param breaks the positions behind a comma, "and" or the like
 * @param ranges the positions of numbers that end a range, such as 9 in "6-9" or "6 to 9"
 */
record Words(
    List<Integer> concepts, List<Integer> numbers, Set<Integer> breaks, Set<Integer> ranges) {
  /** Figures with more digits are no number of a rule. */
  private static final int MAX_FIGURES = 4;

  private static final String BREAKS = ",;:()[]/.–—\"“”";

  private static final String RANGE_SIGNS = "-–—";
  private static final String RANGE_WORD = "to";

  private static final int BOLD_LETTERS = 0x1D400;
  private static final int END_OF_BOLD_LETTERS = 0x1D6A4;
  private static final int BOLD_FIGURES = 0x1D7CE;
  private static final int END_OF_BOLD_FIGURES = 0x1D800;
  private static final int LETTERS = 26;

  int count() {
    return concepts.size();
  }

  /** Returns whether there is nothing but the number of a paragraph. */
  boolean isNumberOnly() {
    return count() == 1 && numbers.get(0) >= 0;
  }

  /** Returns the words of a sentence. */
  static Words of(String sentence, Lexicon lexicon) {
    return of(sentence, lexicon, false);
  }

  /** Returns the words of a sentence or of a wording, whose words are all known afterwards. */
  static Words of(String sentence, Lexicon lexicon, boolean isWording) {
    Words words = new Words(new ArrayList<>(), new ArrayList<>(), new HashSet<>(), new HashSet<>());
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < sentence.length(); ) {
      int code = plain(sentence.codePointAt(i));
      i += Character.charCount(sentence.codePointAt(i));
      boolean isFigure = code >= '0' && code <= '9';
      if (isFigure || Character.isLetter(code) || (code == '\'' && !word.isEmpty())) {
        boolean isEnd =
            isFigure
                ? !word.isEmpty() && !endsWithFigure(word) && !isSizePrefix(word)
                : code == 'c' && endsWithFigure(word);
        if (isEnd) {
          words.add(word, lexicon, isWording);
        }
        word.appendCodePoint(code);
      } else {
        words.add(word, lexicon, isWording);
        if (RANGE_SIGNS.indexOf(code) >= 0) {
          words.ranges.add(words.count());
        }
        // In a browser, startsWith fails for negative offsets.
        boolean isDash = code == '-' && i > 1 && sentence.startsWith(" -", i - 2);
        if (BREAKS.indexOf(code) >= 0 || isDash) {
          words.breaks.add(words.count());
        }
        String sign = sign(code);
        if (!sign.isEmpty()) {
          word.append(sign);
          words.add(word, lexicon, isWording);
        }
      }
    }
    words.add(word, lexicon, isWording);
    return words;
  }

  private static boolean endsWithFigure(StringBuilder word) {
    char last = word.isEmpty() ? ' ' : word.charAt(word.length() - 1);
    return last >= '0' && last <= '9';
  }

  /** Returns whether the letters so far begin a size, such as {@code 3x}. */
  private static boolean isSizePrefix(StringBuilder word) {
    int last = word.length() - 1;
    return word.charAt(last) == 'x' && last > 0 && word.charAt(0) <= '9';
  }

  private void add(StringBuilder letters, Lexicon lexicon, boolean isWording) {
    String word = letters.toString();
    letters.setLength(0);
    while (word.endsWith("'")) {
      word = word.substring(0, word.length() - 1);
    }
    if (word.endsWith("'s") && !lexicon.has(word)) {
      word = word.substring(0, word.length() - 2);
    }
    if (word.isEmpty()) {
      return;
    }
    if (word.equals(RANGE_WORD)) {
      ranges.add(count());
    }
    int number = number(word, lexicon);
    int concept =
        number >= 0 ? Lexicon.UNKNOWN : isWording ? lexicon.concept(word) : lexicon.read(word);
    if (concept == Lexicon.BREAK) {
      breaks.add(count());
    } else if (concept != Lexicon.FILLER) {
      concepts.add(concept);
      numbers.add(number);
    }
  }

  private static int number(String word, Lexicon lexicon) {
    int number = 0;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c < '0' || c > '9') {
        return lexicon.number(word);
      }
      number = number * 10 + c - '0';
      if (i >= MAX_FIGURES) {
        return -1;
      }
    }
    return number;
  }

  /** Returns a word for a sign that matters, such as {@code <}; empty for punctuation. */
  private static String sign(int code) {
    return switch (code) {
      case '<' -> "<";
      case '>' -> ">";
      case '=' -> "=";
      case '≥' -> "≥";
      case '≤' -> "≤";
      case '≠' -> "≠";
      case '+' -> "+";
      case '%' -> "%";
      case '&' -> "and";
      case '½' -> "half";
      default -> "";
    };
  }

  /** Returns a letter or figure in lower case without its style. */
  private static int plain(int code) {
    if (code >= 'A' && code <= 'Z') {
      return code + ('a' - 'A');
    }
    if (code < 128) {
      return code;
    }
    if (code == '’' || code == '‘' || code == '`' || code == '´' || code == 'ʼ') {
      return '\'';
    }
    if (code == '×') {
      return 'x';
    }
    if (code >= BOLD_LETTERS && code < END_OF_BOLD_LETTERS) {
      return 'a' + (code - BOLD_LETTERS) % (2 * LETTERS) % LETTERS;
    }
    if (code >= BOLD_FIGURES && code < END_OF_BOLD_FIGURES) {
      return '0' + (code - BOLD_FIGURES) % 10;
    }
    return Character.toLowerCase(code);
  }
}
