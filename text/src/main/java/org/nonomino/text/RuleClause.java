package org.nonomino.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads the head of a custom rule piece by piece: words, numbers, texts in quotes and brackets.
 * Hyphens outside quotes are blanks. Not thread-safe.
 */
final class RuleClause {
  /** The quotes, of which only the first one is read. */
  static final String QUOTES = "\"“”„‟«»″";

  private static final int MAX_DIGITS = 6;

  /** The maximum depth of rules within each other. */
  private static final int MAX_DEPTH = 4;

  private final String source;
  private final Token text;

  /** The index of the next character. */
  private int at;

  RuleClause(String source, Token text) {
    this.source = source;
    this.text = text;
    skipBlanks();
  }

  /** Returns the name of the input. */
  String source() {
    return source;
  }

  private void skipBlanks() {
    while (at < text.length()
        && (Character.isWhitespace(text.text().charAt(at)) || text.text().charAt(at) == '-')) {
      at++;
    }
  }

  boolean isAtEnd() {
    return at == text.length();
  }

  /** Returns the rest. */
  Token rest() {
    return text.part(at, text.length());
  }

  private void moveTo(int index) {
    at = index;
    skipBlanks();
  }

  /** Returns the exception for what is next. */
  MalformedTextException wrong(String problem, String advice) {
    return new MalformedTextException(rest().place(source), problem, advice);
  }

  /** Returns whether some words are next, and moves behind them if so. */
  boolean skip(String... words) {
    int before = at;
    for (String word : words) {
      Token next = word();
      if (!next.text().toLowerCase(Locale.ROOT).equals(word)) {
        at = before;
        return false;
      }
      moveTo(at + next.length());
    }
    return true;
  }

  /** Returns the letters that are next, perhaps none. */
  private Token word() {
    int end = at;
    while (end < text.length() && Character.isLetter(text.text().charAt(end))) {
      end++;
    }
    return text.part(at, end);
  }

  /** Returns whether a character is next, and moves behind it if so. */
  boolean skip(char character) {
    boolean isNext = isNext(character);
    if (isNext) {
      moveTo(at + 1);
    }
    return isNext;
  }

  boolean isNext(char character) {
    return at < text.length() && text.text().charAt(at) == character;
  }

  /** Returns whether a quote is next, straight or not. */
  boolean isQuoteNext() {
    return at < text.length() && QUOTES.indexOf(text.text().charAt(at)) >= 0;
  }

  /** Returns the number that is next, if one is, and moves behind it. */
  Optional<Token> skipNumber() throws MalformedTextException {
    int end = at;
    while (end < text.length() && isDigit(text.text().charAt(end))) {
      end++;
    }
    Token number = text.part(at, end);
    if (number.length() == 0) {
      return Optional.empty();
    }
    if (number.length() > MAX_DIGITS) {
      throw wrong("the number %s is too large".formatted(number.text()), "Correct it.");
    }
    moveTo(end);
    return Optional.of(number);
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  /** Returns the letters that are next, up to a character that is none; empty if none is next. */
  Optional<Token> peekWord() {
    return Optional.of(word()).filter(word -> word.length() > 0);
  }

  int number(String example) throws MalformedTextException {
    Optional<Token> number = skipNumber();
    if (number.isEmpty()) {
      throw wrong("there is no whole number", "Write '" + example + "'.");
    }
    return Integer.parseInt(number.get().text());
  }

  /** The least and the greatest number; empty for no limit. */
  record Range(OptionalInt from, OptionalInt to) {}

  /** Returns the numbers {@code 2}, {@code 2..4}, {@code at least 2} or {@code at most 4}. */
  Range range(String example) throws MalformedTextException {
    if (skip("at", "least")) {
      return new Range(OptionalInt.of(number(example)), OptionalInt.empty());
    }
    if (skip("at", "most")) {
      return new Range(OptionalInt.empty(), OptionalInt.of(number(example)));
    }
    int from = number(example);
    if (!text.text().startsWith("..", at)) {
      return new Range(OptionalInt.of(from), OptionalInt.of(from));
    }
    moveTo(at + 2);
    return new Range(OptionalInt.of(from), OptionalInt.of(number(example)));
  }

  /** Returns the text in quotes that is next, with its quotes, and moves behind it. */
  Token quoted(String what, String example) throws MalformedTextException {
    if (isQuoteNext() && !isNext('"')) {
      throw wrong(
          "the quotes around the %s are not straight".formatted(what), "Write '" + example + "'.");
    }
    if (!isNext('"')) {
      throw wrong("there is no %s in quotes".formatted(what), "Write '" + example + "'.");
    }
    // From the opening quote on, the first character outside the quotes is behind them.
    Token rest = rest();
    int end = rest.indexOutsideQuotes(0, character -> true);
    boolean isClosed = end > 1 && rest.text().charAt(end - 1) == '"';
    if (!isClosed) {
      throw wrong("there is no quote at the end of the " + what, "Add '\"' where it ends.");
    }
    Token quoted = rest.part(0, end);
    moveTo(at + end);
    return quoted;
  }

  /** Returns the texts in brackets that are next, without the brackets. */
  List<Token> brackets(String example) throws MalformedTextException {
    List<Token> brackets = new ArrayList<>();
    while (isNext('(')) {
      Token rest = rest();
      int end = endOfBracket(rest);
      brackets.add(rest.part(1, end));
      moveTo(at + end + 1);
    }
    if (brackets.isEmpty()) {
      throw wrong("there are no rules in brackets", "Write '" + example + "'.");
    }
    return brackets;
  }

  /** Returns the index of the bracket that closes the first one. */
  private int endOfBracket(Token rest) throws MalformedTextException {
    int open = 0;
    int index = 0;
    while (true) {
      index = rest.indexOutsideQuotes(index, character -> character == '(' || character == ')');
      if (index == rest.length()) {
        throw wrong("there is no closing bracket", "Add ')'.");
      }
      open += rest.text().charAt(index) == '(' ? 1 : -1;
      if (open > MAX_DEPTH) {
        throw wrong(
            "there are more than %d brackets within each other".formatted(MAX_DEPTH),
            "Make it simpler.");
      }
      if (open == 0) {
        return index;
      }
      index++;
    }
  }

  /** Checks that nothing is left. */
  void requireEnd() throws MalformedTextException {
    if (!isAtEnd()) {
      throw wrong(
          ProblemWords.quote(rest().text().strip()) + " is not part of the rule",
          "Write the cells after a colon, or remove it.");
    }
  }
}
