package org.nonomino.explainer.internal.step;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Phrase;
import org.nonomino.explainer.terms.ReasonText;

/**
 * The words of an explanation: a sequence of plain text and of phrases that mean cells, digits,
 * candidates or houses. Immutable.
 *
 * <p>Words are composed of other words, so that each wording exists once; a phrase keeps its
 * meaning. Its position in the whole text is computed once, by {@link #reasonText}.
 *
 * <p>Codes represent the digits ({@link #symbol}). The final text has the symbols of the puzzle.
 *
 * <p>There is no {@code toString} on purpose: {@code "so " + words} would lose the meanings, and
 * Error Prone rejects such a concatenation.
 */
public final class Words {
  /** No words. */
  public static final Words NONE = new Words(List.of());

  private static final String PLACEHOLDER = "%s";

  /** The code of digit 0, in the private use area of Unicode, followed by those of all digits. */
  private static final char DIGIT = '\uE000';

  /** The code of an article for digit 0, followed by those for all digits. */
  private static final char ARTICLE = '\uE040';

  /**
   * The code before a list of digits in which runs are joined. The codes of the digits follow, then
   * the word before the last part, then {@link #END}.
   */
  private static final char RANGES = '\uE080';

  private static final char END = '\uE081';

  /** The number of successive digits from which they are joined. */
  private static final int RUN = 3;

  /** The letters whose names begin with a vowel. */
  private static final String VOWEL_LETTERS = "AEFHILMNORSX";

  /** The meaning of a phrase. */
  private sealed interface Meaning {
    /** Text without a meaning. */
    record None() implements Meaning {}

    record Cells(List<Integer> cells) implements Meaning {}

    /** All candidates of these digits in the evidence and the conclusions of a step. */
    record Digits(List<Integer> digits) implements Meaning {}

    record Candidates(List<Candidate> candidates) implements Meaning {}

    record Houses(List<House> houses) implements Meaning {}
  }

  private record Part(String text, Meaning meaning) {}

  private final List<Part> parts;
  private final String mark;
  private final int depth;

  private Words(List<Part> parts) {
    this(parts, "", 0);
  }

  private Words(List<Part> parts, String mark, int depth) {
    this.parts = List.copyOf(parts);
    this.mark = mark;
    this.depth = depth;
  }

  private static Words plain(String text) {
    return phrase(text, new Meaning.None());
  }

  private static Words phrase(String text, Meaning meaning) {
    return new Words(List.of(new Part(text, meaning)));
  }

  /** Returns a phrase that names cells. */
  public static Words cells(String text, Collection<Integer> cells) {
    return phrase(text, new Meaning.Cells(ascending(cells)));
  }

  /** Returns a phrase that names digits of a step. */
  static Words digits(String text, Collection<Integer> digits) {
    return phrase(text, new Meaning.Digits(ascending(digits)));
  }

  /** Returns a phrase that names candidates, or refers to them. */
  public static Words candidates(String text, Collection<Candidate> candidates) {
    return phrase(text, new Meaning.Candidates(List.copyOf(candidates)));
  }

  /** Returns a phrase that names houses. */
  public static Words houses(String text, Collection<House> houses) {
    return phrase(text, new Meaning.Houses(List.copyOf(houses)));
  }

  private static List<Integer> ascending(Collection<Integer> numbers) {
    return List.copyOf(new TreeSet<>(numbers));
  }

  /**
   * Returns a template with its placeholders {@code %s} filled.
   *
   * @param arguments as many as there are placeholders: words, or strings and numbers without a
   *     meaning
   */
  public static Words of(String template, Object... arguments) {
    List<Part> parts = new ArrayList<>();
    int from = 0;
    for (Object argument : arguments) {
      int at = template.indexOf(PLACEHOLDER, from);
      if (at < 0) {
        throw new IllegalArgumentException("too many arguments for '" + template + "'");
      }
      parts.addAll(plain(template.substring(from, at)).parts);
      parts.addAll(of(argument).parts);
      from = at + PLACEHOLDER.length();
    }
    if (template.indexOf(PLACEHOLDER, from) >= 0) {
      throw new IllegalArgumentException("too few arguments for '" + template + "'");
    }
    parts.addAll(plain(template.substring(from)).parts);
    return new Words(parts);
  }

  private static Words of(Object argument) {
    if (argument instanceof Words words) {
      return words;
    }
    if (argument instanceof String || argument instanceof Integer) {
      return plain(argument.toString());
    }
    throw new IllegalArgumentException("neither words nor text nor a number: " + argument);
  }

  /** Returns all words, one after the other, with a separator between them. */
  public static Words join(String separator, List<Words> words) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      parts.addAll(plain(i == 0 ? "" : separator).parts);
      parts.addAll(words.get(i).parts);
    }
    return new Words(parts);
  }

  /** Returns a collector with the same result as {@link #join}. */
  public static Collector<Words, ?, Words> joining(String separator) {
    return Collectors.collectingAndThen(Collectors.toList(), words -> join(separator, words));
  }

  /** Returns {@code a, b and c}. */
  public static Words list(List<Words> words, String last) {
    int end = words.size() - 1;
    return end < 1
        ? join("", words)
        : of("%s %s %s", join(", ", words.subList(0, end)), last, words.get(end));
  }

  /**
   * Returns a paragraph about a part of a step, with its mark before it: {@code c. Then r1c1 is 5.}
   * Words composed of it are not about that part only, so they lose the mark.
   *
   * @param mark letters, perhaps with a number: {@code c}, {@code c2}; empty for none
   * @param depth 1 for a part of the step, 2 for a part of such a part
   */
  public Words asPart(String mark, int depth) {
    return new Words((mark.isEmpty() ? this : of("%s. %s", mark, this)).parts, mark, depth);
  }

  /** Returns the words with a capital letter at the beginning. */
  public Words capitalized() {
    List<Part> capitalized = new ArrayList<>(parts);
    capitalized.removeIf(part -> part.text.isEmpty());
    Part first = capitalized.get(0);
    String text = Character.toUpperCase(first.text.charAt(0)) + first.text.substring(1);
    capitalized.set(0, new Part(text, first.meaning));
    return new Words(capitalized);
  }

  /**
   * Returns the words with digits that mean the candidates of one step, although they become part
   * of the explanation of a step that joins several.
   */
  public Words about(FoundStep step) {
    List<Part> about = new ArrayList<>();
    for (Part part : parts) {
      about.add(
          part.meaning instanceof Meaning.Digits
              ? new Part(
                  part.text, new Meaning.Candidates(List.copyOf(candidates(part.meaning, step))))
              : part);
    }
    return new Words(about, mark, depth);
  }

  /** Returns the number of words separated by spaces. */
  public int wordCount() {
    return (int) text().chars().filter(letter -> letter == ' ').count() + 1;
  }

  /** Returns whether there is a comma in the text. */
  public boolean hasComma() {
    return text().indexOf(',') >= 0;
  }

  /** Returns the code that represents a digit until the symbols of the puzzle are known. */
  public static char symbol(int digit) {
    return (char) (DIGIT + digit);
  }

  /** Returns the code of the indefinite article before a digit as it is spoken. */
  static char article(int digit) {
    return (char) (ARTICLE + digit);
  }

  /**
   * Returns the codes of some digits with runs joined: {@code 1–6, 8 and 9}. Letters of a word have
   * no known order, so they are not joined.
   *
   * @param last the word before the last part; empty for only a comma
   */
  static String ranges(long digits, String last) {
    StringBuilder codes = new StringBuilder().append(RANGES);
    Wording.members(digits).forEach(digit -> codes.append(symbol(digit)));
    return codes.append(last).append(END).toString();
  }

  /** Returns text with its codes replaced by the symbols of a puzzle. */
  private static String in(Symbols symbols, String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character < DIGIT || character > END) {
        plain.append(character);
      } else if (character == RANGES) {
        int end = text.indexOf(END, i);
        plain.append(rangesIn(symbols, text.substring(i + 1, end)));
        i = end;
      } else if (character >= ARTICLE) {
        plain.append(isSpokenWithVowel(symbols.symbol(character - ARTICLE)) ? "an" : "a");
      } else {
        plain.append(symbols.symbol(character - DIGIT));
      }
    }
    return plain.toString();
  }

  /** Returns a list of digits with runs joined, from their codes and the word before the last. */
  private static String rangesIn(Symbols symbols, String codes) {
    int count = 0;
    while (count < codes.length() && codes.charAt(count) >= DIGIT) {
      count++;
    }
    List<Words> ranges = new ArrayList<>();
    for (int from = 0, to; from < count; from = to) {
      to = from + 1;
      while (to < count
          && isNext(symbols, codes.charAt(to - 1) - DIGIT, codes.charAt(to) - DIGIT)) {
        to++;
      }
      to = to - from < RUN ? from + 1 : to;
      String first = String.valueOf(symbols.symbol(codes.charAt(from) - DIGIT));
      ranges.add(
          plain(
              to == from + 1 ? first : first + "–" + symbols.symbol(codes.charAt(to - 1) - DIGIT)));
    }
    String last = codes.substring(count);
    return (last.isEmpty() ? join(", ", ranges) : list(ranges, last)).coded();
  }

  /** Returns whether a digit visibly follows another: {@code 7} after {@code 6}. */
  private static boolean isNext(Symbols symbols, int one, int other) {
    return other == one + 1
        && !symbols.areLetters()
        && Character.isDigit(symbols.symbol(one)) == Character.isDigit(symbols.symbol(other));
  }

  private static boolean isSpokenWithVowel(char symbol) {
    return symbol == '8' || VOWEL_LETTERS.indexOf(symbol) >= 0;
  }

  /** Returns the text without the meanings, with codes for digits. */
  String coded() {
    return parts.stream().map(Part::text).collect(Collectors.joining());
  }

  /** Returns the text without the meanings, with the usual symbols. */
  private String text() {
    return text(Symbols.usual(Grid.MAX_SIZE));
  }

  /** Returns the text without the meanings, with the symbols of a puzzle. */
  String text(Symbols symbols) {
    return in(symbols, coded());
  }

  /**
   * Returns the text with the meanings of its phrases.
   *
   * @param step the step of the explanation; a digit means the candidates of that digit in its
   *     evidence and its conclusions
   * @param symbols the symbols of the puzzle
   */
  ReasonText reasonText(FoundStep step, Symbols symbols) {
    StringBuilder text = new StringBuilder();
    List<Phrase> phrases = new ArrayList<>();
    for (Part part : parts) {
      int from = text.length();
      text.append(in(symbols, part.text));
      Phrase phrase = phrase(part.meaning, from, text.length(), step);
      if (!isEmpty(phrase)) {
        phrases.add(phrase);
      }
    }
    return new ReasonText(text.toString(), phrases, mark, depth);
  }

  /** Returns whether a phrase has no meaning that could be shown. */
  private static boolean isEmpty(Phrase phrase) {
    return phrase.cells().isEmpty() && phrase.houses().isEmpty() && phrase.candidates().isEmpty();
  }

  private static Phrase phrase(Meaning meaning, int from, int to, FoundStep step) {
    List<Integer> cells = meaning instanceof Meaning.Cells named ? named.cells : List.of();
    List<House> houses = meaning instanceof Meaning.Houses named ? named.houses : List.of();
    return new Phrase(from, to, cells, houses, List.copyOf(candidates(meaning, step)));
  }

  private static Set<Candidate> candidates(Meaning meaning, FoundStep step) {
    if (meaning instanceof Meaning.Candidates named) {
      return new LinkedHashSet<>(named.candidates);
    }
    Set<Candidate> candidates = new LinkedHashSet<>();
    if (meaning instanceof Meaning.Digits named) {
      for (int digit : named.digits) {
        Stream.concat(
                step.evidence().candidates().stream(),
                step.deductions().stream()
                    .map(deduction -> new Candidate(deduction.cell(), deduction.digit())))
            .filter(candidate -> candidate.digit() == digit)
            .forEach(candidates::add);
      }
    }
    return candidates;
  }
}
