package org.nonomino.text;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.nonomino.core.DigitSymbols;

/** A field whose cells may be at any place, each with one or more characters. */
final class TokenField implements CellField {
  private final String source;
  private final List<Token> tokens;

  TokenField(String source, List<Token> tokens) {
    this.source = source;
    this.tokens = List.copyOf(tokens);
  }

  @Override
  public int count() {
    return tokens.size();
  }

  @Override
  public String text(int cell) {
    return tokens.get(cell).text();
  }

  @Override
  public OptionalInt digit(int cell) {
    return digit(text(cell));
  }

  /** Returns the digit of a character or number, 0 for a blank; empty for other words. */
  static OptionalInt digit(String text) {
    if (text.length() == 1) {
      char symbol = text.charAt(0);
      return DigitSymbols.isSymbol(symbol)
          ? OptionalInt.of(DigitSymbols.digit(symbol))
          : OptionalInt.empty();
    }
    if (text.chars().allMatch(c -> c >= '0' && c <= '9')) {
      // A number with too many figures for an int is still above any size.
      return OptionalInt.of(text.length() < 10 ? Integer.parseInt(text) : Integer.MAX_VALUE);
    }
    return OptionalInt.empty();
  }

  @Override
  public Place place(int cell) {
    return tokens.get(cell).place(source);
  }

  @Override
  public String content() {
    List<String> parts = new ArrayList<>(tokens.size());
    for (Token token : tokens) {
      parts.add(token.text());
    }
    return String.join(" ", parts);
  }
}
