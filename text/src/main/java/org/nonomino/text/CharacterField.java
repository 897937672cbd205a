package org.nonomino.text;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;

/** A field with one character per cell, side by side in a line. */
final class CharacterField implements CellField {
  private final Place start;
  private final String characters;

  CharacterField(Place start, String characters) {
    this.start = start;
    this.characters = characters;
  }

  @Override
  public int count() {
    return characters.length();
  }

  @Override
  public String text(int cell) {
    // A message needs both halves of a character that Java stores as a surrogate pair.
    return new String(Character.toChars(characters.codePointAt(cell)));
  }

  @Override
  public boolean haveSameText(int first, int second) {
    char symbol = characters.charAt(first);
    return symbol == characters.charAt(second)
        && (!Character.isSurrogate(symbol) || text(first).equals(text(second)));
  }

  @Override
  public OptionalInt digit(int cell) {
    char symbol = characters.charAt(cell);
    return DigitSymbols.isSymbol(symbol)
        ? OptionalInt.of(DigitSymbols.digit(symbol))
        : OptionalInt.empty();
  }

  /** Checks the characters themselves, because many bulk puzzles use 0 for all blanks. */
  @Override
  public OptionalInt blankBesideZero() {
    if (characters.indexOf(ZERO) < 0) {
      return OptionalInt.empty();
    }
    for (int cell = 0; cell < characters.length(); cell++) {
      char symbol = characters.charAt(cell);
      if (symbol != '0' && DigitSymbols.isBlank(symbol)) {
        return OptionalInt.of(cell);
      }
    }
    return OptionalInt.empty();
  }

  /** Converts the whole line at once, because most bulk puzzles have this form. */
  @Override
  public Optional<Grid> grid(int size) {
    return Grid.ofSymbols(size, characters);
  }

  @Override
  public Place place(int cell) {
    return start.plusColumns(cell);
  }

  @Override
  public String content() {
    return characters;
  }
}
