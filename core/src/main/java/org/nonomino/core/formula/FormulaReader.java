package org.nonomino.core.formula;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Reads formulas by recursive descent: {@code or} binds least, then {@code and}, {@code not},
 * comparisons, {@code + -}, {@code * / %} and signs. Comparisons can be chained, as in {@code 1 < a
 * < b}. Not thread-safe.
 */
final class FormulaReader {
  /** The maximum depth of brackets, signs and the like within each other. */
  private static final int MAX_DEPTH = 60;

  private static final int MAX_DIGITS = 9;

  /** The signs, with those first that begin with another one. */
  private static final List<String> SIGNS =
      List.of(
          "==", "!=", "<>", "<=", ">=", "&&", "||", "<", ">", "=", "≤", "≥", "≠", "+", "-", "−",
          "–", "*", "·", "×", "/", "÷", "%", "(", ")", ",", ";", "!");

  /** The sign or word that another one stands for. */
  private static final Map<String, String> SAME =
      Map.ofEntries(
          Map.entry("=", "=="),
          Map.entry("<>", "!="),
          Map.entry("≠", "!="),
          Map.entry("≤", "<="),
          Map.entry("≥", ">="),
          Map.entry("&&", "and"),
          Map.entry("||", "or"),
          Map.entry("!", "not"),
          Map.entry("−", "-"),
          Map.entry("–", "-"),
          Map.entry("·", "*"),
          Map.entry("×", "*"),
          Map.entry("÷", "/"));

  private static final Set<String> COMPARISONS = Set.of("==", "!=", "<", "<=", ">", ">=");

  private static final Set<String> WORDS =
      Set.of("and", "or", "not", "abs", "min", "max", "if", "even", "odd", "prime");

  private static final Set<String> OPERATORS = Set.of("and", "or", "not");

  /** The maximum length of a factor in an advice. */
  private static final int MAX_QUOTED = 12;

  private final String text;
  private final List<String> names;
  private final Set<String> used = new HashSet<>();

  /** The index of the next piece of the text. */
  private int at;

  /** The index after it. */
  private int end;

  /** The next piece of the text: a number, a word in lower case or a sign; empty at the end. */
  private String next = "";

  private int depth;

  /**
   * @param names the names that formulas may contain, in the order of their values; names can be
   *     added later
   */
  FormulaReader(String text, List<String> names) throws FormulaException {
    this.text = text;
    this.names = new ArrayList<>(names);
    Formula.requireLength(text);
    advance();
  }

  /** Moves to the next piece of the text. */
  private void advance() throws FormulaException {
    at = end;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    end = at;
    if (at == text.length()) {
      next = "";
    } else if (isDigit(text.charAt(at)) || isLetter(text.charAt(at))) {
      boolean isNumber = isDigit(text.charAt(at));
      while (end < text.length()
          && (isDigit(text.charAt(end)) || (!isNumber && isLetter(text.charAt(end))))) {
        end++;
      }
      next = text.substring(at, end).toLowerCase(Locale.ROOT);
    } else {
      String sign =
          SIGNS.stream()
              .filter(each -> text.startsWith(each, at))
              .findFirst()
              .orElseThrow(
                  () ->
                      new FormulaException(
                          at,
                          "'%s' is not part of a formula"
                              .formatted(text.substring(at, text.offsetByCodePoints(at, 1))),
                          "Formulas have numbers, names, signs of arithmetic, comparisons, 'and', 'or', 'not'"
                              + " and functions such as 'abs'."));
      end = at + sign.length();
      next = sign;
    }
    next = SAME.getOrDefault(next, next);
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  private static boolean isLetter(char character) {
    return (character >= 'a' && character <= 'z')
        || (character >= 'A' && character <= 'Z')
        || character == '_';
  }

  boolean isNext(String piece) {
    return next.equals(piece);
  }

  /** Returns whether a piece is next, and moves behind it if so. */
  boolean skip(String piece) throws FormulaException {
    boolean isNext = isNext(piece);
    if (isNext) {
      advance();
    }
    return isNext;
  }

  private void require(String piece, String problem) throws FormulaException {
    if (!skip(piece)) {
      throw wrong(problem, "Add '" + piece + "'.");
    }
  }

  /** Returns the exception for the next piece. */
  FormulaException wrong(String problem, String advice) {
    return new FormulaException(at, problem, advice);
  }

  boolean isAtEnd() {
    return next.isEmpty();
  }

  /** Checks that nothing is left. */
  void requireEnd() throws FormulaException {
    if (!isAtEnd()) {
      throw next.equals(")")
          ? wrong("there is no opening bracket for this one", "Remove it, or add one.")
          : wrong(
              "'%s' does not follow from what is before it".formatted(next),
              "Write 'and', 'or' or a sign between them.");
    }
  }

  /**
   * Returns a new name, before which nothing else has to be.
   *
   * @throws FormulaException if there is none, or it is known already
   */
  String newName() throws FormulaException {
    if (next.isEmpty() || !isLetter(next.charAt(0))) {
      throw wrong("there is no name", "Write a name and a number: 's = 0'.");
    }
    if (WORDS.contains(next) || names.contains(next)) {
      throw wrong("the name '%s' has a meaning already".formatted(next), "Choose another name.");
    }
    String name = next;
    advance();
    return name;
  }

  /** Adds a name that later formulas may contain. */
  void define(String name) {
    names.add(name);
  }

  /** Returns the index of the next piece. */
  int index() {
    return at;
  }

  /** Returns the piece that is next, and moves behind it. */
  String take() throws FormulaException {
    String piece = next;
    advance();
    return piece;
  }

  /** Reads a condition. */
  Formula condition() throws FormulaException {
    int start = at;
    used.clear();
    Term term = or();
    if (!term.isCondition()) {
      throw new FormulaException(
          start,
          "the formula gives a number and not yes or no",
          "Compare it with something, as in 'a + b > 9'.");
    }
    return formula(start, term);
  }

  /** Reads a number or a condition. */
  Formula number() throws FormulaException {
    int start = at;
    used.clear();
    return formula(start, or());
  }

  private Formula formula(int start, Term term) {
    return new Formula(text.substring(start, at).strip(), names, term, used);
  }

  private Term or() throws FormulaException {
    return joined("or", this::and, true);
  }

  private Term and() throws FormulaException {
    return joined("and", this::not, false);
  }

  /** Reads a part of a formula. */
  @FunctionalInterface
  private interface Part {
    Term read() throws FormulaException;
  }

  /**
   * Reads conditions with a word between them.
   *
   * @param deciding the value of the first condition that makes the second one unnecessary
   */
  private Term joined(String word, Part part, boolean deciding) throws FormulaException {
    Term first = part.read();
    while (next.equals(word)) {
      int sign = at;
      advance();
      Term left = conditional(first, sign);
      Term right = conditional(part.read(), sign);
      first =
          Term.condition(
              values -> {
                Fraction value = left.value(values);
                return !value.isDefined() || value.isTrue() == deciding
                    ? value
                    : right.value(values);
              });
    }
    return first;
  }

  /** Returns a term that must be a condition, because a word joins it to others. */
  private static Term conditional(Term term, int sign) throws FormulaException {
    if (!term.isCondition()) {
      throw new FormulaException(
          sign,
          "one side is a number and not a condition",
          "Write comparisons on both sides, as in 'a == 1 or b == 1'.");
    }
    return term;
  }

  private Term not() throws FormulaException {
    int sign = at;
    if (!skip("not")) {
      return comparison();
    }
    enter();
    Term term = conditional(not(), sign);
    depth--;
    return Term.condition(
        values -> {
          Fraction value = term.value(values);
          return value.isDefined() ? Fraction.of(!value.isTrue()) : value;
        });
  }

  private Term comparison() throws FormulaException {
    Term first = sum();
    if (!COMPARISONS.contains(next)) {
      return first;
    }
    List<Term> terms = new ArrayList<>(List.of(first));
    List<String> signs = new ArrayList<>();
    while (COMPARISONS.contains(next)) {
      signs.add(next);
      advance();
      terms.add(sum());
    }
    return Term.condition(
        values -> {
          boolean holds = true;
          Fraction left = terms.get(0).value(values);
          for (int i = 0; i < signs.size(); i++) {
            Fraction right = terms.get(i + 1).value(values);
            if (!left.isDefined() || !right.isDefined()) {
              return left.withoutNumber(right);
            }
            holds &= holds(left.compare(right), signs.get(i));
            left = right;
          }
          return Fraction.of(holds);
        });
  }

  private static boolean holds(int difference, String sign) {
    return switch (sign) {
      case "==" -> difference == 0;
      case "!=" -> difference != 0;
      case "<" -> difference < 0;
      case "<=" -> difference <= 0;
      case ">" -> difference > 0;
      default -> difference >= 0;
    };
  }

  private Term sum() throws FormulaException {
    Term first = product();
    while (next.equals("+") || next.equals("-")) {
      boolean isPlus = next.equals("+");
      advance();
      Term left = first;
      Term right = product();
      first =
          Term.number(
              values -> {
                Fraction other = right.value(values);
                return left.value(values).plus(isPlus ? other : other.negated());
              });
    }
    return first;
  }

  private Term product() throws FormulaException {
    int start = at;
    Term first = signed();
    requireSign(start);
    while (next.equals("*") || next.equals("/") || next.equals("%")) {
      String sign = next;
      advance();
      Term left = first;
      int second = at;
      Term right = signed();
      requireSign(second);
      first =
          Term.number(
              values -> {
                Fraction one = left.value(values);
                Fraction other = right.value(values);
                return switch (sign) {
                  case "*" -> one.times(other);
                  case "/" -> one.dividedBy(other);
                  default -> one.modulo(other);
                };
              });
    }
    return first;
  }

  /**
   * Checks that no factor follows another one without a sign.
   *
   * @param start the index of the factor before the next piece
   */
  private void requireSign(int start) throws FormulaException {
    String before = text.substring(start, at).strip();
    if (next.equals("mod") && !names.contains(next)) {
      throw wrong("'mod' is not part of a formula", "Write '%%': '%s %% 2'.".formatted(before));
    }
    if (next.equals("(") || names.contains(next) || isFunction(next)) {
      throw wrong(
          "there is no sign before '%s'".formatted(next),
          next.equals("(") || before.length() > MAX_QUOTED
              ? "Write '*' to multiply."
              : "Write '*' to multiply: '%s * %s'.".formatted(before, next));
    }
  }

  private static boolean isFunction(String word) {
    return WORDS.contains(word) && !OPERATORS.contains(word);
  }

  private Term signed() throws FormulaException {
    if (!skip("-")) {
      return primary();
    }
    enter();
    Term term = signed();
    depth--;
    return Term.number(values -> term.value(values).negated());
  }

  private void enter() throws FormulaException {
    depth++;
    if (depth > MAX_DEPTH) {
      throw wrong(
          "there are more than %d brackets or signs within each other".formatted(MAX_DEPTH),
          "Make it simpler.");
    }
  }

  private Term primary() throws FormulaException {
    if (next.isEmpty()) {
      throw wrong("the formula ends too early", "Complete it, or remove the sign before its end.");
    }
    if (isDigit(next.charAt(0))) {
      return literal();
    }
    if (next.equals("(")) {
      advance();
      enter();
      Term term = or();
      require(")", "there is no closing bracket");
      depth--;
      return term;
    }
    if (!isLetter(next.charAt(0))) {
      throw wrong("there is no number or name before '%s'".formatted(next), "Add it.");
    }
    if (WORDS.contains(next)) {
      return function();
    }
    int index = names.indexOf(next);
    if (index < 0) {
      throw wrong(
          "the name '%s' is unknown".formatted(next),
          next.equals("mod")
              ? adviceOfRemainders()
              : "The names here are %s.".formatted(String.join(", ", names)));
    }
    used.add(next);
    advance();
    return Term.number(values -> Fraction.of(values[index]));
  }

  /** Apart, because the formatter in a browser takes the signs of its callers for conversions. */
  private static String adviceOfRemainders() {
    return "Write '%' for the remainder, as in 'a % 2'.";
  }

  private Term literal() throws FormulaException {
    if (next.length() > MAX_DIGITS) {
      throw wrong("the number %s is too large".formatted(next), "Correct it.");
    }
    Fraction number = Fraction.of(Long.parseLong(next));
    advance();
    return Term.number(values -> number);
  }

  private Term function() throws FormulaException {
    int start = at;
    String name = next;
    advance();
    if (OPERATORS.contains(name)) {
      throw new FormulaException(start, "there is nothing before '%s'".formatted(name), "Add it.");
    }
    require("(", "there is no opening bracket after '%s'".formatted(name));
    enter();
    List<Term> terms = new ArrayList<>();
    do {
      terms.add(or());
    } while (skip(","));
    require(")", "there is no closing bracket");
    depth--;
    requireCount(start, name, terms.size());
    Term first = terms.get(0);
    return switch (name) {
      case "abs" ->
          Term.number(
              values -> {
                Fraction value = first.value(values);
                return value.numerator() < 0 ? value.negated() : value;
              });
      case "min" -> Term.number(values -> extreme(terms, values, -1));
      case "max" -> Term.number(values -> extreme(terms, values, 1));
      case "even" -> test(first, number -> number % 2 == 0);
      case "odd" -> test(first, number -> number % 2 != 0);
      case "prime" -> prime(first);
      default -> choice(start, terms);
    };
  }

  private static void requireCount(int start, String name, int count) throws FormulaException {
    int least = name.equals("if") ? 3 : name.equals("min") || name.equals("max") ? 2 : 1;
    int most = least == 2 ? Integer.MAX_VALUE : least;
    if (count < least || count > most) {
      throw new FormulaException(
          start,
          "'%s' has %d %s, but needs %s%d"
              .formatted(
                  name,
                  count,
                  count == 1 ? "value" : "values",
                  least == 2 ? "at least " : "",
                  least),
          "Write it as '%s'."
              .formatted(
                  switch (name) {
                    case "if" -> "if(a > b, 1, 0)";
                    case "min", "max" -> name + "(a, b)";
                    default -> name + "(a)";
                  }));
    }
  }

  private static Term choice(int start, List<Term> terms) throws FormulaException {
    Term condition = conditional(terms.get(0), start);
    Term one = terms.get(1);
    Term other = terms.get(2);
    return new Term(
        one.isCondition() && other.isCondition(),
        values -> {
          Fraction value = condition.value(values);
          return value.isDefined() ? (value.isTrue() ? one : other).value(values) : value;
        });
  }

  /** Returns the least value for sign −1, the greatest for 1. */
  private static Fraction extreme(List<Term> terms, long[] values, int sign) {
    Fraction extreme = terms.get(0).value(values);
    for (Term term : terms) {
      Fraction value = term.value(values);
      if (!value.isDefined() || !extreme.isDefined()) {
        return extreme.withoutNumber(value);
      }
      extreme = value.compare(extreme) * sign > 0 ? value : extreme;
    }
    return extreme;
  }

  /** Decides about whole numbers. */
  @FunctionalInterface
  private interface Test {
    boolean holds(long number);
  }

  /** Returns a condition on a whole number; it is undefined for fractions. */
  private static Term test(Term term, Test test) {
    return Term.condition(
        values -> {
          Fraction value = term.value(values);
          return value.isWhole()
              ? Fraction.of(test.holds(value.numerator()))
              : value.isTooLarge() ? value : Fraction.UNDEFINED;
        });
  }

  /** Returns a condition that is undefined for fractions. */
  private static Term prime(Term term) {
    return Term.condition(
        values -> {
          Fraction value = term.value(values);
          if (!value.isWhole()) {
            return value.isTooLarge() ? value : Fraction.UNDEFINED;
          }
          return value.numerator() <= Primes.MAX
              ? Fraction.of(Primes.has(value.numerator()))
              : Fraction.TOO_LARGE;
        });
  }
}
