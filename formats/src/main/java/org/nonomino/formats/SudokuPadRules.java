package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Rules;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/**
 * The rules text of a SudokuPad object. Only the normal rules and those of cages and extra regions
 * are understood, in the words that setters usually choose; a sentence with any other word may be a
 * further rule.
 */
final class SudokuPadRules {
  /** The text that SudokuPad shows if there are no rules. */
  private static final String NONE = "no rules provided for this puzzle";

  private static final String NONE_ADVICE = "please check the related video or website for rules";

  private static final Pattern SENTENCE_END = Pattern.compile("[.!;:\\n\\r]");
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{Nd}×]++");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Cc}]++");

  /** The maximum length of quoted rules. */
  private static final int MAX_SHOWN = 240;

  /** Words for the digits and their places that need no explanation. */
  private static final Set<String> COMMON =
      words(
          "a all also an and any are as at be by cell cells contain contains each every exactly fill"
              + " for from have has hold holds in inside into is it its must number numbers digit"
              + " digits of on once one only or place placed put so such that the their them these"
              + " they this through to using will with within you your");

  private static final Set<String> NEGATIONS = words("cannot cant dont never no not without");

  /** Words that need a negation. */
  private static final Set<String> REPEATS =
      words("can do does may repeat repeated repeating repeats");

  /** Words that must not have one. */
  private static final Set<String> DIFFERENT = words("different distinct unique");

  /** Additional words in sentences about rows, columns and regions. */
  private static final Set<String> NORMAL =
      words(
          "apply box boxes classic column columns enter grid irregular jigsaw normal nonet region"
              + " regions regular row rows rule rules standard sudoku usual 2x2 2x3 2x4 3x2 3x3 3x4"
              + " 4x4 2×2 2×3 2×4 3×2 3×3 3×4 4×4 marked bold outlined");

  /** One of these is in a sentence about rows, columns and regions. */
  private static final Set<String> LINES = words("sudoku column columns");

  /** Additional words in sentences about cages. */
  private static final Set<String> CAGE =
      words(
          "add adds apply cage cages clue clues corner given if indicate indicated indicates killer"
              + " left provided rules show shown small sudoku sum sums there top total totals up"
              + " upper value when where which");

  private static final Set<String> CAGES = words("cage cages killer");

  /** One of these, or a word about repeats, is in a sentence about cages. */
  private static final Set<String> SUMS = words("add adds killer sum sums total totals");

  /** Additional words in sentences about extra regions. */
  private static final Set<String> REGION =
      words("additional extra gray grey region regions shaded window windows 3x3 3×3");

  private static final Set<String> EXTRA = words("additional extra gray grey shaded");

  private SudokuPadRules() {}

  private static Set<String> words(String words) {
    return Set.of(words.split(" "));
  }

  /**
   * Returns the sentences of the text that may go beyond the rules of a puzzle, in one line and cut
   * if they are long; empty if there are none.
   */
  static String unread(String text, Rules rules) {
    Set<String> own = new HashSet<>();
    for (Language language : Language.values()) {
      for (String sentence : RulesInWords.sentences(rules, language)) {
        for (String part : SENTENCE_END.split(sentence, -1)) {
          own.add(plain(part));
        }
      }
    }
    List<String> unread = new ArrayList<>();
    for (String sentence : SENTENCE_END.split(text, -1)) {
      String plain = plain(sentence);
      if (!plain.isEmpty() && !own.contains(plain) && !isKnown(plain, rules)) {
        unread.add(BLANKS.matcher(sentence).replaceAll(" ").strip());
      }
    }
    String shown = String.join(". ", unread);
    if (shown.length() <= MAX_SHOWN) {
      return shown;
    }
    int end = Character.isHighSurrogate(shown.charAt(MAX_SHOWN - 1)) ? MAX_SHOWN - 1 : MAX_SHOWN;
    return shown.substring(0, end) + "…";
  }

  /** Returns the words of a sentence in lower case with blanks between them. */
  static String plain(String sentence) {
    String words = sentence.toLowerCase(Locale.ROOT).replace("'", "").replace("’", "");
    return BETWEEN_WORDS.matcher(words).replaceAll(" ").strip();
  }

  private static boolean isKnown(String plain, Rules rules) {
    if (plain.equals(NONE) || plain.equals(NONE_ADVICE)) {
      return true;
    }
    Set<String> words =
        new HashSet<>(Arrays.asList(plain.replace("same digit", "repeat").split(" ")));
    boolean isDenied = words.stream().anyMatch(NEGATIONS::contains);
    boolean isRepeat = words.stream().anyMatch(REPEATS::contains);
    boolean isDifferent = words.stream().anyMatch(DIFFERENT::contains);
    if ((isRepeat && !isDenied) || (isDifferent && isDenied)) {
      return false;
    }
    String largest = Integer.toString(rules.size());
    if (words.stream().anyMatch(SudokuPadRules::areFigures) && !words.contains(largest)) {
      // Fewer digits than the grid has would be another puzzle.
      return false;
    }
    words.removeIf(word -> isNumber(word, rules.size()));
    words.removeAll(COMMON);
    words.removeAll(NEGATIONS);
    words.removeAll(REPEATS);
    words.removeAll(DIFFERENT);
    return isAbout(words, NORMAL, LINES)
        || (has(rules, ConstraintKind.KILLER_CAGE)
            && (isRepeat || isDifferent || words.stream().anyMatch(SUMS::contains))
            && isAbout(words, CAGE, CAGES))
        || (has(rules, ConstraintKind.EXTRA_REGION) && isAbout(words, REGION, EXTRA));
  }

  /** Returns whether words all belong to a topic, and one of them names it. */
  private static boolean isAbout(Set<String> words, Set<String> topic, Set<String> names) {
    return topic.containsAll(words) && words.stream().anyMatch(names::contains);
  }

  private static boolean has(Rules rules, ConstraintKind kind) {
    return rules.constraints().stream().anyMatch(constraint -> constraint.kind() == kind);
  }

  /** Returns whether a word is a digit of the grid or the size of the grid. */
  private static boolean isNumber(String word, int size) {
    return word.equals(size + "x" + size)
        || word.equals(size + "×" + size)
        || (areFigures(word) && Integer.parseInt(word) >= 1 && Integer.parseInt(word) <= size);
  }

  private static boolean areFigures(String word) {
    return word.length() <= 2 && word.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
