package org.nonomino.text;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Symbols;

/** A field whose digits do not have the usual symbols. */
final class SymbolField implements CellField {
  /** The largest size whose digits are all single figures. */
  private static final int MAX_FIGURES = 9;

  private final CellField all;
  private final Symbols symbols;

  private SymbolField(CellField all, Symbols symbols) {
    this.all = all;
    this.symbols = symbols;
  }

  /** Returns a field with the digits of these symbols if its cells {@link #areIn have} them. */
  static CellField of(CellField all, Symbols symbols) {
    return areIn(all, symbols) ? new SymbolField(all, symbols) : all;
  }

  /**
   * Returns whether cells have these symbols and not the usual ones. If the symbols are letters and
   * no cell has one, the cells are in figures, which remain the digits.
   */
  static boolean areIn(CellField all, Symbols symbols) {
    return !symbols.areUsual()
        && (!symbols.areLetters()
            || IntStream.range(0, all.count()).mapToObj(all::text).anyMatch(SymbolField::isLetter));
  }

  private static boolean isLetter(String text) {
    return text.length() == 1 && Symbols.isLetter(text.charAt(0));
  }

  @Override
  public int count() {
    return all.count();
  }

  @Override
  public String text(int cell) {
    return all.text(cell);
  }

  @Override
  public OptionalInt digit(int cell) {
    return digit(text(cell), symbols);
  }

  /** Returns the digit of a symbol or a number, 0 for a blank; empty for other words. */
  static OptionalInt digit(String text, Symbols symbols) {
    if (text.length() == 1) {
      return symbols.has(text.charAt(0))
          ? OptionalInt.of(symbols.digit(text.charAt(0)))
          : OptionalInt.empty();
    }
    if (CellWords.isBlank(text)) {
      return OptionalInt.of(0);
    }
    OptionalInt number = TokenField.digit(text);
    boolean isValue =
        number.isPresent()
            && !symbols.areLetters()
            && number.getAsInt() >= symbols.least()
            && number.getAsInt() <= symbols.most();
    return isValue ? OptionalInt.of(number.getAsInt() - symbols.offset()) : OptionalInt.empty();
  }

  /**
   * Returns a word of a cell in usual symbols: a digit, a number, a blank or candidates; empty if a
   * character is none of them.
   */
  static String usual(String word, Symbols symbols) {
    OptionalInt digit = digit(word, symbols);
    if (digit.isPresent() && (word.length() == 1 || symbols.size() > MAX_FIGURES)) {
      return String.valueOf(DigitSymbols.symbol(digit.getAsInt()));
    }
    if (CellWords.isBlank(word)) {
      return String.valueOf(DigitSymbols.symbol(0));
    }
    StringBuilder usual = new StringBuilder(word.length());
    for (int i = 0; i < word.length(); i++) {
      char character = word.charAt(i);
      if (symbols.has(character)) {
        int each = symbols.digit(character);
        usual.append(each == 0 ? character : DigitSymbols.symbol(each));
      } else if (CellWords.isMark(character)) {
        usual.append(character);
      } else {
        return "";
      }
    }
    return usual.toString();
  }

  /** Returns empty, because the symbols define whether 0 is a blank. */
  @Override
  public OptionalInt blankBesideZero() {
    return OptionalInt.empty();
  }

  @Override
  public Place place(int cell) {
    return all.place(cell);
  }

  @Override
  public String content() {
    return symbols + " " + all.content();
  }
}
