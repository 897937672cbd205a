package org.nonomino.core.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A line that may be a row of a grid or of a mask matrix, cut in the ways in which people write
 * rows.
 *
 * @param line the line
 * @param words the pieces between separators: {@code 5 . 12}
 * @param characters the single characters that are no separators: {@code 53. .7. ...}
 */
record GridRow(TextLine line, List<Token> words, List<Token> characters) {
  private static final String SEPARATORS = "|,;:!+=[](){}\"'";
  private static final String BARS = "|│┃║";

  static GridRow of(TextLine line) {
    int comment = line.text().indexOf('#');
    TextLine row =
        comment < 0
            ? line
            : new TextLine(line.number(), line.text().substring(0, comment), line.tooLong());
    List<Token> words = Token.split(row, GridRow::isSeparator);
    List<Token> characters = new ArrayList<>();
    for (Token word : words) {
      for (int i = 0; i < word.length(); i++) {
        characters.add(new Token(row, word.start() + i, word.text().substring(i, i + 1)));
      }
    }
    return new GridRow(row, words, characters);
  }

  private static boolean isSeparator(int character) {
    return Character.isWhitespace(character)
        || SEPARATORS.indexOf(character) >= 0
        || isBoxDrawing(character);
  }

  private static boolean isBoxDrawing(int character) {
    return character >= 0x2500 && character <= 0x257F;
  }

  /**
   * Tells whether this is a line drawn between rows, such as {@code ---+---+---}: it holds no cell.
   */
  boolean isRuler() {
    return characters.stream().allMatch(token -> token.text().equals("-"))
        && line.text().chars().anyMatch(c -> c == '+' || c == '=' || isBoxDrawing(c));
  }

  /** Tells whether only hyphens stand here: a row of blanks, or a line drawn between rows. */
  boolean isOnlyHyphens() {
    return characters.stream().allMatch(token -> token.text().equals("-"));
  }

  /**
   * Returns the cells where there are n of them in one of the ways without blanks for empty cells.
   */
  Optional<List<Token>> cells(int size) {
    if (words.size() == size) {
      return Optional.of(words);
    }
    return characters.size() == size ? Optional.of(characters) : Optional.empty();
  }

  /**
   * Returns the cells of a row in fixed columns, where an empty cell may be a space; empty if there
   * are not n.
   */
  Optional<List<Token>> fixedCells(int size) {
    Optional<List<Token>> betweenBars = cellsBetweenBars(size);
    return betweenBars.isPresent() ? betweenBars : cellsByColumn(size);
  }

  private Optional<List<Token>> cellsBetweenBars(int size) {
    String text = line.text().stripTrailing();
    List<Token> cells = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i < text.length() && BARS.indexOf(text.charAt(i)) < 0) {
        continue;
      }
      boolean isOutside =
          text.substring(start, i).isBlank()
              && ((cells.isEmpty() && start == 0) || i == text.length());
      if (!isOutside) {
        cells.add(blankOr(start, text.substring(start, i)));
      }
      start = i + 1;
    }
    return cells.size() == size ? Optional.of(cells) : Optional.empty();
  }

  private Optional<List<Token>> cellsByColumn(int size) {
    List<Token> cells = new ArrayList<>();
    String text = line.text();
    for (int i = 0; i < text.length(); i++) {
      if (BARS.indexOf(text.charAt(i)) < 0) {
        cells.add(blankOr(i, text.substring(i, i + 1)));
      }
    }
    while (cells.size() > size && isBlank(cells.get(cells.size() - 1))) {
      cells.remove(cells.size() - 1);
    }
    while (cells.size() < size) {
      cells.add(new Token(line, text.length(), "."));
    }
    return cells.size() == size ? Optional.of(cells) : Optional.empty();
  }

  private static boolean isBlank(Token cell) {
    return cell.text().equals(".");
  }

  private Token blankOr(int start, String piece) {
    String text = piece.strip();
    int indent = text.isEmpty() ? 0 : piece.indexOf(text);
    return new Token(line, start + indent, text.isEmpty() ? "." : text);
  }
}
