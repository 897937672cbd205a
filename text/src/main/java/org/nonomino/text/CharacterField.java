package org.nonomino.text;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;

/** A field with one character a cell, side by side in a line. */
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
    // Of a character that Java holds as two, both belong in a message.
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

  /** In one go: many puzzles in bulk have 0 for all blanks. */
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

  /** In one go: most puzzles in bulk come this way. */
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
