package org.nonomino.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nonomino.core.Grid;
import org.nonomino.core.Symbols;

/**
 * The symbols of a puzzle as people type them, among its constraints: {@code digits 0-8}, or {@code
 * symbols SUDOKWPZL}.
 */
public final class SymbolNotation {
  /** The separator between the first and the last digit. */
  private static final String TO = "(?:\\s*+(?:-|–|\\.\\.)\\s*+|[\\s-]++to[\\s-]++)";

  private static final List<String> WORDS = List.of("digits", "symbols");

  /** Digits with a sign between or after them. */
  private static final String LIST = "[0-9]++\\s*+(?:[,–-]|\\.\\.|(?<=\\s)[0-9])[0-9\\s,.–-]*+";

  /** Single characters with blanks between them, or one word. */
  private static final String WORD = "[^\\s:;\"](?:[\\s,]++[^\\s:;\"])++(?![^\\s])|[^\\s:;\"]++";

  /** Symbols of any digits, also those that cannot be the symbols of a puzzle. */
  private static final Pattern CLAUSE =
      Pattern.compile(
          "[\\s-]*+(?:digits[\\s:-]++(?<digits>[0-9]++"
              + TO
              + "[0-9]++(?=[\\s-]*+$)|"
              + LIST
              + ")|symbols[\\s:-]++(?<symbols>"
              + WORD
              + "))[\\s-]*+",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern RANGE =
      Pattern.compile("(?<from>[0-9]{1,4})" + TO + "(?<to>[0-9]{1,4})");

  private static final int LAST_FIGURE = 9;

  private SymbolNotation() {}

  /** Returns whether a line or a clause is meant as the symbols of a puzzle. */
  static boolean isMeant(String text) {
    return match(text).isPresent();
  }

  /** Returns the match of a line or a clause with symbols; empty for other text. */
  private static Optional<Matcher> match(String text) {
    return FirstWord.isOneOf(WORDS, text)
        ? Optional.of(CLAUSE.matcher(text)).filter(Matcher::matches)
        : Optional.empty();
  }

  /** Returns the name of the group with the symbols. */
  private static String group(Matcher clause) {
    return clause.start("digits") >= 0 ? "digits" : "symbols";
  }

  /**
   * Returns the symbols of a clause; empty if it is another clause.
   *
   * @param size n
   * @throws MalformedTextException if they are not the symbols of n digits
   */
  static Optional<Symbols> ofClause(String source, Token clause, int size)
      throws MalformedTextException {
    Optional<Matcher> matcher = match(clause.text());
    if (matcher.isEmpty()) {
      return Optional.empty();
    }
    String group = group(matcher.get());
    Token typed = clause.part(matcher.get().start(group), matcher.get().end(group));
    return Optional.of(read(source, typed, size));
  }

  /** Returns the symbols of a line in the form of {@link #read}; empty for other lines. */
  static Optional<String> typedIn(String line) {
    return match(line).map(matcher -> matcher.group(group(matcher)));
  }

  /** Returns the symbols among clauses with semicolons between them. */
  public static Optional<Symbols> among(String source, Token clauses, int size)
      throws MalformedTextException {
    String text = clauses.text().toLowerCase(Locale.ROOT);
    if (WORDS.stream().noneMatch(text::contains)) {
      return Optional.empty();
    }
    for (Token clause : ConstraintNotation.clauses(clauses)) {
      Optional<Symbols> symbols = ofClause(source, clause, size);
      if (symbols.isPresent()) {
        return symbols;
      }
    }
    return Optional.empty();
  }

  /**
   * Reads symbols that are not in a line of the input.
   *
   * @param text in the form of {@link #read(String, Token, int)}
   * @param size n
   * @throws MalformedTextException if they are not the symbols of n digits. The caller must replace
   *     its place, because the text is not in the input.
   */
  public static Symbols read(String text, int size) throws MalformedTextException {
    return read("", ConstraintNotation.token(text), size);
  }

  /**
   * Reads symbols: {@code 0-8}, {@code 0..8}, {@code 012345678} or {@code SUDOKWPZL}.
   *
   * @param size n
   * @throws MalformedTextException if they are not the symbols of n digits
   */
  public static Symbols read(String source, Token text, int size) throws MalformedTextException {
    Matcher range = RANGE.matcher(text.text());
    if (range.matches()) {
      return range(source, text, range, size);
    }
    String typed = text.text();
    // Refused characters such as ß may be longer in upper case, so places are those in the text.
    String upper = typed.toUpperCase(Locale.ROOT);
    if (typed.isEmpty() || typed.length() > Grid.MAX_SIZE) {
      throw new MalformedTextException(
          text.place(source),
          "there are %s".formatted(ProblemWords.count(typed.length(), "symbol")),
          "A puzzle has at most %d digits.".formatted(Grid.MAX_SIZE));
    }
    boolean isFigures = typed.charAt(0) >= '0' && typed.charAt(0) <= '9';
    for (int i = 0; i < typed.length(); i++) {
      char symbol = Character.toUpperCase(typed.charAt(i));
      Token at = text.part(i, typed.offsetByCodePoints(i, 1));
      if (!Symbols.isLetter(symbol) && (symbol < '0' || symbol > '9')) {
        throw new MalformedTextException(
            at.place(source),
            ProblemWords.quote(at.text()) + " cannot be the symbol of a digit",
            "Write letters from A to Z in one word, or the first and the last digit, such as 0-%d."
                .formatted(size - 1));
      }
      if (upper.indexOf(symbol) < i) {
        throw new MalformedTextException(
            at.place(source),
            "the symbol " + ProblemWords.quote(at.text()) + " occurs twice",
            "No two digits can have the same symbol.");
      }
      if (!isFigures && !Symbols.isLetter(symbol)) {
        throw new MalformedTextException(
            at.place(source),
            "the symbols are neither all letters nor successive digits",
            "Write a word such as SUDOKWPZL, or the first and the last digit, such as 0-%d."
                .formatted(size - 1));
      }
    }
    if (typed.length() != size) {
      throw new MalformedTextException(
          text.place(source),
          "there are %s for %s digits"
              .formatted(ProblemWords.count(typed.length(), "symbol"), size),
          "A %s puzzle needs %d different ones.".formatted(ProblemWords.bySize(size), size));
    }
    try {
      return Symbols.of(upper);
    } catch (IllegalArgumentException e) {
      throw new MalformedTextException(
          text.place(source),
          "the symbols " + ProblemWords.quote(typed) + " are not successive digits",
          "Write the first and the last digit, such as 0-%d.".formatted(size - 1));
    }
  }

  /**
   * Reads symbols in the form of {@link #read}, of as many digits as they are.
   *
   * @throws MalformedTextException if they are no symbols
   */
  public static Symbols ofAnySize(String text) throws MalformedTextException {
    Matcher range = RANGE.matcher(text);
    int size =
        range.matches()
            ? Integer.parseInt(range.group("to")) - Integer.parseInt(range.group("from")) + 1
            : text.length();
    return read(text, Math.max(1, size));
  }

  private static Symbols range(String source, Token text, Matcher range, int size)
      throws MalformedTextException {
    int from = Integer.parseInt(range.group("from"));
    int to = Integer.parseInt(range.group("to"));
    int count = to - from + 1;
    if (count < 1) {
      throw new MalformedTextException(
          text.place(source),
          "the digits go from %d down to %d".formatted(from, to),
          "Write the smallest digit first: %d-%d.".formatted(to, from));
    }
    if (count != size) {
      throw new MalformedTextException(
          text.place(source),
          "from %d to %d there are %s, but a %s puzzle has %d"
              .formatted(
                  from, to, ProblemWords.count(count, "digit"), ProblemWords.bySize(size), size),
          "Write, for example, %d-%d.".formatted(from, from + size - 1));
    }
    if (from > LAST_FIGURE || (to > Grid.MAX_SIZE - 1 && from != 1)) {
      throw new MalformedTextException(
          text.place(source),
          "the digits from %d to %d have no symbols".formatted(from, to),
          "The smallest digit is 0 to 9, and the largest is at most %d."
              .formatted(Grid.MAX_SIZE - 1));
    }
    return Symbols.range(from, size);
  }

  /**
   * Returns the exception for letters in the place of a number, if they are symbols of digits.
   *
   * @param word the letters
   */
  static Optional<MalformedTextException> inPlaceOfNumber(
      String source, Token word, Symbols symbols) {
    String letters = word.text().toUpperCase(Locale.ROOT);
    if (!symbols.areLetters()
        || letters.isEmpty()
        || letters.chars().anyMatch(letter -> symbols.toString().indexOf(letter) < 0)) {
      return Optional.empty();
    }
    String values =
        letters
            .chars()
            .mapToObj(letter -> String.valueOf(symbols.value(symbols.digit((char) letter))))
            .collect(Collectors.joining(" "));
    return Optional.of(
        new MalformedTextException(
            word.place(source),
            "%s is not a number: in constraints, digits are written as their values"
                .formatted(ProblemWords.quote(word.text())),
            "Write '%s' instead of %s.".formatted(values, ProblemWords.quote(word.text()))));
  }

  /** Returns symbols as a clause: {@code digits 0-8}; empty for the usual ones. */
  static Optional<String> write(Symbols symbols) {
    return symbols.areUsual()
        ? Optional.empty()
        : Optional.of((symbols.areLetters() ? "symbols " : "digits ") + typed(symbols));
  }

  /** Returns symbols as people type them: {@code 0-8} or {@code SUDOKWPZL}. */
  public static String typed(Symbols symbols) {
    return symbols.areLetters()
        ? symbols.toString()
        : "%d-%d".formatted(symbols.least(), symbols.most());
  }

  /** Returns symbols for people, after the word digits: {@code 0 to 8}; {@code S, U, D}. */
  public static String words(Symbols symbols) {
    return symbols.areLetters()
        ? symbols
            .toString()
            .chars()
            .mapToObj(letter -> String.valueOf((char) letter))
            .collect(Collectors.joining(", "))
        : symbols.least() + " to " + symbols.most();
  }
}
