package org.nonomino.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.CellList;
import org.nonomino.core.Symbols;

/**
 * A constraint as it was typed, split into its parts: {@code NAME NUMBERS: REST}, such as {@code
 * cage 15: r1c1 r1c2}. In the name, spaces and hyphens and the case of letters do not matter.
 */
final class ConstraintClause {
  private static final Pattern HEAD =
      Pattern.compile("[\\s-]*+(?<name>[A-Za-z][A-Za-z\\s-]*+)(?<numbers>[0-9][0-9\\s,-]*+)?");

  /** The characters between the words of a name. */
  private static final String SEPARATORS = " -\t\n\u000B\f\r";

  private static final int MAX_DIGITS = 6;

  /** More words than any name has. */
  private static final int LONGEST_NAME = 8;

  /** The length from which a message does not repeat all cells. */
  private static final int LONG_CELLS = 40;

  private final String source;
  private final int size;
  private final Symbols symbols;
  private final Token all;
  private final String name;
  private final Token typedName;
  private final List<Token> numbers;

  /** The part after the colon. */
  private final Optional<Token> rest;

  private ConstraintClause(
      String source,
      Symbols symbols,
      Token all,
      Token typedName,
      List<Token> numbers,
      Optional<Token> rest) {
    this.source = source;
    this.size = symbols.size();
    this.symbols = symbols;
    this.all = all;
    this.typedName = typedName;
    this.name = key(typedName.text());
    this.numbers = numbers;
    this.rest = rest;
  }

  /**
   * Splits a piece of a line.
   *
   * @param symbols those of the puzzle
   * @throws MalformedTextException if it does not begin with a name and perhaps numbers, or if a
   *     colon is missing before its cells
   */
  static ConstraintClause of(String source, Token text, Symbols symbols)
      throws MalformedTextException {
    int colon = text.text().indexOf(':');
    Token head = text.part(0, colon < 0 ? text.length() : colon);
    Matcher matcher = HEAD.matcher(head.text());
    if (!matcher.matches()) {
      throw malformedHead(source, head, colon >= 0);
    }
    Token typedName = head.part(matcher.start("name"), matcher.end("name"));
    List<Token> numbers =
        matcher.start("numbers") < 0
            ? List.of()
            : head.part(matcher.start("numbers"), head.length())
                .split(ConstraintClause::separatesWords);
    if (matcher.start("numbers") >= 0) {
      requireUnsigned(source, head, matcher.start("numbers"));
    }
    Optional<Token> rest =
        colon < 0 ? Optional.empty() : Optional.of(text.part(colon + 1, text.length()));
    return new ConstraintClause(source, symbols, text, typedName, numbers, rest);
  }

  /**
   * Checks that hyphens are only between words or numbers, in place of a blank.
   *
   * @param numbers the index of the first number
   */
  private static void requireUnsigned(String source, Token head, int numbers)
      throws MalformedTextException {
    String text = head.text();
    int first = numbers;
    while (!Character.isLetter(text.charAt(first - 1))) {
      first--;
    }
    Optional<Token> signed = strayHyphen(head.part(first, head.length()), head.part(0, first));
    if (signed.isPresent()) {
      throw new MalformedTextException(
          signed.get().place(source),
          ProblemWords.quote(signed.get().text()) + " is not a whole number",
          "Write numbers without a sign: 'cage 15: r1c1 r1c2'.");
    }
  }

  /**
   * Returns the first hyphen that is not between two words or numbers, with the number after or
   * before it.
   */
  private static Optional<Token> strayHyphen(Token part, Token before) {
    String text = part.text();
    for (int i = 0; i < text.length(); i++) {
      boolean isAfterWord = i == 0 ? before.length() > 0 : isWord(text, i - 1);
      if (text.charAt(i) == '-' && !(isAfterWord && isWord(text, i + 1))) {
        int start = i;
        int end = i + 1;
        while (isWord(text, end)) {
          end++;
        }
        while (end == i + 1 && start > 0 && isWord(text, start - 1)) {
          start--;
        }
        return Optional.of(part.part(start, end));
      }
    }
    return Optional.empty();
  }

  private static boolean isWord(String text, int index) {
    return index >= 0 && index < text.length() && Character.isLetterOrDigit(text.charAt(index));
  }

  private static MalformedTextException malformedHead(String source, Token head, boolean hasColon) {
    Matcher cell = CellNotation.CELL.matcher(head.text());
    if (!hasColon && cell.find()) {
      String before = head.text().substring(0, cell.start()).strip();
      String cells = head.text().substring(cell.start()).strip();
      return new MalformedTextException(
          head.line().place(source, head.start() + cell.start()),
          "there is no colon before the cells",
          "Write '%s: %s'."
              .formatted(before, cells.length() > LONG_CELLS ? cell.group() + " …" : cells));
    }
    Matcher matcher = HEAD.matcher(head.text());
    if (!hasColon
        && matcher.lookingAt()
        && ConstraintForms.reader(key(matcher.group("name"))).isPresent()) {
      return new MalformedTextException(
          head.line().place(source, head.start() + matcher.end()),
          "there is no colon after '" + matcher.group().strip() + "'",
          "Write '" + matcher.group().strip() + ": " + head.text().substring(matcher.end()) + "'.");
    }
    return new MalformedTextException(
        head.place(source),
        ProblemWords.quote(head.text().strip()) + " is not a name with whole numbers",
        "A constraint is written 'cage 15: r1c1 r1c2'.");
  }

  /**
   * Returns the first word after a known name, if the typed name consists of both: {@code fifteen}
   * in {@code cage fifteen}.
   */
  Optional<Token> wordAfterName() {
    List<Token> words = typedName.split(Character::isWhitespace);
    for (int count = Math.min(words.size() - 1, LONGEST_NAME); count > 0; count--) {
      String before = typedName.part(0, words.get(count).start() - typedName.start()).text();
      if (ConstraintForms.reader(key(before)).isPresent()) {
        return Optional.of(words.get(count));
      }
    }
    return Optional.empty();
  }

  /** Returns the letters of a name in lower case, the form in which names are compared. */
  static String key(String name) {
    StringBuilder letters = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      if (SEPARATORS.indexOf(name.charAt(i)) < 0) {
        letters.append(name.charAt(i));
      }
    }
    return letters.toString().toLowerCase(Locale.ROOT);
  }

  private static boolean separatesCells(int character) {
    return Character.isWhitespace(character) || character == ',';
  }

  private static boolean separatesWords(int character) {
    return separatesCells(character) || character == '-';
  }

  /** Returns the name of the input. */
  String source() {
    return source;
  }

  /** Returns n. */
  int size() {
    return size;
  }

  /** Returns the symbols of the puzzle. */
  Symbols symbols() {
    return symbols;
  }

  /** Returns the name as {@link #key} gives it. */
  String name() {
    return name;
  }

  /** Returns the name as it was typed. */
  String typedName() {
    return typedName.text().strip();
  }

  /** Returns the place of the name. */
  Place place() {
    return typedName.place(source);
  }

  /** Returns the exception for a constraint that makes no sense as a whole. */
  MalformedTextException wrong(String problem, String advice) {
    return new MalformedTextException(place(), typedHead() + ": " + problem, advice);
  }

  private String typedHead() {
    int colon = all.text().indexOf(':');
    return (colon < 0 ? all.text() : all.text().substring(0, colon)).strip();
  }

  /**
   * Returns the number after the name, if there is one.
   *
   * @throws MalformedTextException if there are several, or it is too large to make sense
   */
  OptionalInt number() throws MalformedTextException {
    if (numbers.size() > 1) {
      throw new MalformedTextException(
          numbers.get(1).place(source),
          "'%s' takes only one number".formatted(typedName()),
          "Remove the second one.");
    }
    return numbers.isEmpty() ? OptionalInt.empty() : OptionalInt.of(number(numbers.get(0)));
  }

  /**
   * Returns the number after the name.
   *
   * @param what its meaning, such as {@code sum}
   */
  int requireNumber(String what) throws MalformedTextException {
    OptionalInt number = number();
    if (number.isEmpty()) {
      throw new MalformedTextException(
          place(),
          "'%s' needs a %s".formatted(typedName(), what),
          "Write it after the name: '%s 15: …'.".formatted(typedName()));
    }
    return number.getAsInt();
  }

  /** Returns the digits after the name. */
  List<Integer> requireDigits() throws MalformedTextException {
    if (numbers.isEmpty()) {
      throw new MalformedTextException(
          place(),
          "'%s' needs digits".formatted(typedName()),
          "Write them after the name: '%s 1 2: …'.".formatted(typedName()));
    }
    List<Integer> digits = new ArrayList<>();
    for (Token token : numbers) {
      int digit = number(token);
      int least = symbols.least();
      int most = symbols.most();
      if (digit < least || digit > most) {
        throw new MalformedTextException(
            token.place(source),
            "the digit %d is not in %d..%d".formatted(digit, least, most),
            "Digits go from %d to %d, with spaces between them.".formatted(least, most));
      }
      digits.add(digit - symbols.offset());
    }
    return digits;
  }

  private int number(Token token) throws MalformedTextException {
    if (token.length() > MAX_DIGITS) {
      throw new MalformedTextException(
          token.place(source), "the number " + token.text() + " is too large", "Correct it.");
    }
    return Integer.parseInt(token.text());
  }

  /** Checks that there is no number after the name. */
  void requireNoNumber() throws MalformedTextException {
    if (!numbers.isEmpty()) {
      throw new MalformedTextException(
          numbers.get(0).place(source),
          "'%s' takes no number".formatted(typedName()),
          "Remove it.");
    }
  }

  /** Checks that the constraint consists of its name only. */
  void requireNoCells() throws MalformedTextException {
    requireNoNumber();
    if (rest.isPresent() && !rest.get().text().isBlank()) {
      throw new MalformedTextException(
          rest.get().place(source),
          "'%s' applies to the whole grid".formatted(typedName()),
          "Remove the colon and what follows.");
    }
  }

  /** Returns the part after the colon. */
  private Token rest() throws MalformedTextException {
    if (rest.isEmpty() || rest.get().text().isBlank()) {
      throw new MalformedTextException(
          all.line().place(source, all.end()),
          "'%s' has no cells".formatted(typedName()),
          "Write them after a colon: '%s: r1c1 r1c2'.".formatted(typedHead()));
    }
    return rest.get();
  }

  /** Returns the cells after the colon; a diagonal run is a line. */
  CellList cells() throws MalformedTextException {
    return cells(CellNotation.Run.STRAIGHT);
  }

  /** Returns the cells after the colon. */
  CellList cells(CellNotation.Run run) throws MalformedTextException {
    return cells(rest(), run);
  }

  private CellList cells(Token part, CellNotation.Run run) throws MalformedTextException {
    return CellNotation.read(source, part.split(ConstraintClause::separatesCells), size, run);
  }

  /**
   * Returns the cells before and after a sign.
   *
   * @param signs the signs, one of which must occur once
   * @param form an example, for the message
   */
  Sides sides(String signs, String form) throws MalformedTextException {
    Token cells = rest();
    int at = -1;
    for (int i = 0; i < cells.length(); i++) {
      if (signs.indexOf(cells.text().charAt(i)) >= 0) {
        if (at >= 0) {
          throw new MalformedTextException(
              cells.line().place(source, cells.start() + i),
              "there is a second '" + cells.text().charAt(i) + "'",
              "Write '" + form + "'.");
        }
        at = i;
      }
    }
    if (at < 0) {
      throw new MalformedTextException(
          cells.line().place(source, cells.end()),
          "'%s' has no '%s' between its cells".formatted(typedName(), signs.charAt(0)),
          "Write '" + form + "'.");
    }
    return new Sides(
        cells.text().charAt(at),
        cells(cells.part(0, at), CellNotation.Run.STRAIGHT),
        cells(cells.part(at + 1, cells.length()), CellNotation.Run.STRAIGHT));
  }

  /**
   * Returns the groups of cells between signs.
   *
   * @param form an example, for the message
   */
  List<CellList> groups(char sign, String form) throws MalformedTextException {
    List<CellList> groups = new ArrayList<>();
    for (Token group : rest().split(c -> c == sign)) {
      groups.add(cells(group, CellNotation.Run.STRAIGHT));
    }
    if (groups.size() < 2) {
      throw new MalformedTextException(
          rest().line().place(source, rest().end()),
          "'%s' has no '%s' between its cells".formatted(typedName(), sign),
          "Write '" + form + "'.");
    }
    return groups;
  }

  /** The cells on both sides of a sign. */
  record Sides(char sign, CellList before, CellList after) {}

  /** Returns whether one of the signs occurs among the cells. */
  boolean hasSign(String signs) {
    return rest.isPresent()
        && rest.get().text().chars().anyMatch(character -> signs.indexOf(character) >= 0);
  }

  /** Returns the words after the colon, in lower case, separated by spaces or hyphens. */
  List<String> restWords() throws MalformedTextException {
    Optional<Token> signed = strayHyphen(rest(), rest().part(0, 0));
    if (signed.isPresent()) {
      throw new MalformedTextException(
          signed.get().place(source),
          ProblemWords.quote(signed.get().text()) + " is not a number or a word",
          "Remove the hyphen.");
    }
    return rest().split(ConstraintClause::separatesWords).stream()
        .map(word -> word.text().toLowerCase(Locale.ROOT))
        .toList();
  }

  /** Returns the exception for the part after the colon. */
  MalformedTextException wrongRest(String problem, String advice) throws MalformedTextException {
    Token part = rest();
    int blanks = part.length() - part.text().stripLeading().length();
    return new MalformedTextException(
        part.line().place(source, part.start() + blanks), problem, advice);
  }
}
