package org.nonomino.core.formula;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Grid;
import org.nonomino.core.Symbols;

/** Reads the text of a {@link DigitPattern} by recursive descent. Not thread-safe. */
final class PatternReader {
  private static final int MAX_DEPTH = 60;
  private static final int MAX_TIMES = 1000;

  private final String text;
  private final Symbols symbols;

  /** The index of the next character. */
  private int at;

  private int depth;

  PatternReader(String text, Symbols symbols) {
    this.text = text;
    this.symbols = symbols;
  }

  /** Returns the whole pattern. */
  PatternPart read() throws FormulaException {
    Formula.requireLength(text);
    PatternPart whole = alternatives();
    if (at < text.length()) {
      throw wrong("there is no opening bracket for this one", "Remove it, or add one.");
    }
    return whole;
  }

  private FormulaException wrong(String problem, String advice) {
    return new FormulaException(at, problem, advice);
  }

  private boolean isNext(char character) {
    return at < text.length() && text.charAt(at) == character;
  }

  private boolean skip(char character) {
    boolean isNext = isNext(character);
    at += isNext ? 1 : 0;
    return isNext;
  }

  private PatternPart alternatives() throws FormulaException {
    List<PatternPart> parts = new ArrayList<>();
    do {
      parts.add(sequence());
    } while (skip('|'));
    return parts.size() == 1 ? parts.get(0) : new PatternPart.OneOf(List.copyOf(parts));
  }

  private PatternPart sequence() throws FormulaException {
    List<PatternPart> parts = new ArrayList<>();
    while (at < text.length() && !isNext('|') && !isNext(')')) {
      if (text.charAt(at) == ' ') {
        at++;
      } else {
        parts.add(repeated());
      }
    }
    return parts.size() == 1 ? parts.get(0) : new PatternPart.InOrder(List.copyOf(parts));
  }

  private PatternPart repeated() throws FormulaException {
    PatternPart part = single();
    while (true) {
      if (skip('*')) {
        part = new PatternPart.Repeated(part, 0, PatternPart.Repeated.NO_LIMIT);
      } else if (skip('+')) {
        part = new PatternPart.Repeated(part, 1, PatternPart.Repeated.NO_LIMIT);
      } else if (skip('?')) {
        part = new PatternPart.Repeated(part, 0, 1);
      } else if (skip('{')) {
        part = counted(part);
      } else {
        return part;
      }
    }
  }

  private PatternPart counted(PatternPart part) throws FormulaException {
    int least = number();
    int most = least;
    if (skip(',')) {
      most = isNext('}') ? PatternPart.Repeated.NO_LIMIT : number();
    }
    if (most < least) {
      throw wrong("%d is less than %d".formatted(most, least), "Write the smaller number first.");
    }
    if (!skip('}')) {
      throw wrong("there is no '}' after the number", "Write '{2}', '{2,}' or '{2,4}'.");
    }
    return new PatternPart.Repeated(part, least, most);
  }

  private int number() throws FormulaException {
    int start = at;
    int number = 0;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      number = Math.min(10 * number + text.charAt(at) - '0', MAX_TIMES + 1);
      at++;
    }
    if (at == start || number > MAX_TIMES) {
      at = start;
      throw wrong(
          "there is no number up to %d".formatted(MAX_TIMES), "Write '{2}', '{2,}' or '{2,4}'.");
    }
    return number;
  }

  private PatternPart single() throws FormulaException {
    if (skip('(')) {
      depth++;
      if (depth > MAX_DEPTH) {
        throw wrong(
            "there are more than %d brackets within each other".formatted(MAX_DEPTH),
            "Make it simpler.");
      }
      PatternPart part = alternatives();
      if (!skip(')')) {
        throw wrong("there is no closing bracket", "Add ')'.");
      }
      depth--;
      return part;
    }
    if (skip('.')) {
      return new PatternPart.OneDigit(DigitSets.all(Grid.MAX_SIZE));
    }
    if (skip('[')) {
      return new PatternPart.OneDigit(set());
    }
    return new PatternPart.OneDigit(1L << digit());
  }

  /** Reads the digits of a set and its closing bracket. */
  private long set() throws FormulaException {
    boolean isNegated = skip('^');
    long digits = 0;
    while (!isNext(']')) {
      int first = digit();
      int last = skip('-') ? digit() : first;
      if (last < first) {
        throw wrong(
            "%s is less than %s".formatted(symbols.symbol(last), symbols.symbol(first)),
            "Write the smaller digit first: '[1-3]'.");
      }
      digits |= DigitSets.range(first, last);
    }
    if (digits == 0) {
      throw wrong("there are no digits between the brackets", "Write them: '[1-3]'.");
    }
    at++;
    return isNegated ? DigitSets.all(Grid.MAX_SIZE) & ~digits : digits;
  }

  private int digit() throws FormulaException {
    if (at == text.length()) {
      throw wrong("the pattern ends too early", "Complete it.");
    }
    char character = text.charAt(at);
    if (!symbols.has(character) || symbols.isBlank(character)) {
      throw wrong(
          "'%s' is not a digit".formatted(text.substring(at, text.offsetByCodePoints(at, 1))),
          "Patterns have " + digits() + ", '.', '[1-3]', '|', brackets, '*', '+', '?' and '{2}'.");
    }
    at++;
    return symbols.digit(character);
  }

  /** Returns the digits of the puzzle for an advice. */
  private String digits() {
    if (symbols.areLetters()) {
      return "the letters of " + symbols;
    }
    // Usual patterns are the same for each size.
    return symbols.areUsual()
        ? "the digits 1 to n"
        : "the digits %s to %s".formatted(symbols.symbol(1), symbols.symbol(symbols.size()));
  }
}
