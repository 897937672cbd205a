package org.nonomino.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;

/**
 * A line that may be a row of a grid or of a mask matrix, split in all ways in which people write
 * rows.
 *
 * @param line the line
 * @param distance its distance from the next input line
 * @param words the pieces between separators: {@code 5 . 12}; at most {@value #MAX_CELLS}
 * @param characters the single characters that are not separators: {@code 53. .7. ...}; at most
 *     {@value #MAX_CELLS}
 */
record GridRow(TextLine line, int distance, List<Token> words, List<Token> characters) {
  /** The maximum number of pieces kept of a line; more than any row has. */
  static final int MAX_CELLS = 4 * Grid.MAX_SIZE;

  private static final String SEPARATORS = "|,;:!+=[](){}\"'";
  private static final String BARS = "|│┃║";
  private static final Pattern BAR = Pattern.compile("[" + BARS + "]");

  /** The maximum number of pieces between bars that are boxes rather than cells. */
  private static final int MAX_BOXES_ALONE = 3;

  private static final List<String> TABLE_SEPARATORS = List.of(",", ";", "\t");
  private static final String BLANK = ".";

  /** The corners of lines such as {@code *-----------*} and {@code ,-----,-----,}. */
  private static final String CORNERS = ".,:'*+";

  /** All characters of such a line except spaces. */
  private static final String FRAME = CORNERS + "-|=";

  private static final String EDGE = "--";

  static GridRow of(TextLine line, int distance) {
    int comment = line.text().indexOf('#');
    TextLine row =
        comment < 0
            ? line
            : new TextLine(line.number(), line.text().substring(0, comment), line.tooLong());
    List<Token> words = Token.split(row, GridRow::isSeparator, MAX_CELLS);
    return new GridRow(row, distance, words, characters(words));
  }

  private static List<Token> characters(List<Token> words) {
    List<Token> characters = new ArrayList<>();
    for (Token word : words) {
      int next;
      for (int i = 0; i < word.length() && characters.size() < MAX_CELLS; i = next) {
        next = word.text().offsetByCodePoints(i, 1);
        characters.add(new Token(word.line(), word.start() + i, word.text().substring(i, next)));
      }
    }
    return characters;
  }

  static boolean isSeparator(int character) {
    return Character.isWhitespace(character)
        || SEPARATORS.indexOf(character) >= 0
        || LineDrawing.isBoxDrawing(character);
  }

  /**
   * Returns whether this is a line drawn between rows, such as {@code ---+---+---}, without a cell.
   */
  boolean isRuler() {
    return (isOnlyHyphens()
            && line.text()
                .chars()
                .anyMatch(c -> c == '+' || c == '=' || LineDrawing.isBoxDrawing(c)))
        || isFrame(line.text().strip());
  }

  private static boolean isFrame(String text) {
    int last = text.length() - 1;
    return last > 2 * EDGE.length()
        && CORNERS.indexOf(text.charAt(0)) >= 0
        && text.startsWith(EDGE, 1)
        && text.startsWith(EDGE, last - EDGE.length())
        && CORNERS.indexOf(text.charAt(last)) >= 0
        && text.chars().allMatch(c -> FRAME.indexOf(c) >= 0 || Character.isWhitespace(c));
  }

  /**
   * Returns whether the line consists only of hyphens: a row of blanks, or a line drawn between
   * rows.
   */
  boolean isOnlyHyphens() {
    return characters.stream().allMatch(token -> token.text().equals("-"))
        && !isSpacesBetweenBars();
  }

  /** Returns whether this is a row of empty cells written as spaces. */
  boolean isSpacesBetweenBars() {
    return !line.text().isBlank()
        && line.text().chars().allMatch(c -> c == ' ' || BARS.indexOf(c) >= 0);
  }

  /**
   * Returns whether this is a row with a separator between every two cells, as in {@code 5,.,12}.
   */
  boolean isSeparated() {
    return words.size() > 1 && words.stream().allMatch(word -> word.length() <= 2);
  }

  /** Returns whether the row contains a blank character that is not a space. */
  boolean hasBlankCharacter() {
    return words.stream()
        .map(Token::text)
        .filter(word -> !isTwoFigures(word))
        .flatMapToInt(String::chars)
        .anyMatch(c -> DigitSymbols.isBlank((char) c));
  }

  private static boolean isTwoFigures(String word) {
    return word.length() == 2 && word.charAt(0) >= '1' && word.charAt(0) <= '9';
  }

  /** Returns the cells if one of the ways without spaces for empty cells gives n cells. */
  Optional<List<Token>> cells(int size) {
    if (words.size() == size) {
      return Optional.of(words);
    }
    return characters.size() == size ? Optional.of(characters) : Optional.empty();
  }

  /** Returns whether there is a bar at each end of the line. */
  boolean isClosed() {
    String text = line.text().strip();
    return text.length() > 1
        && BARS.indexOf(text.charAt(0)) >= 0
        && BARS.indexOf(text.charAt(text.length() - 1)) >= 0;
  }

  /**
   * Returns the cells if there are n of them, blank or not, with bars between all of them.
   *
   * @param isClosed whether the first and the last bar are the edges of the grid; otherwise they
   *     are edges only if they would separate too many cells
   */
  Optional<List<Token>> cellsBetweenBars(int size, boolean isClosed) {
    List<Token> cells = pieces(BARS, size + 2);
    // A bar at an end of the line does not separate two cells.
    if ((isClosed || cells.size() > size) && isBlank(cells.get(0))) {
      cells.remove(0);
    }
    if ((isClosed || cells.size() > size) && isBlank(cells.get(cells.size() - 1))) {
      cells.remove(cells.size() - 1);
    }
    return cells.size() == size ? Optional.of(cells) : Optional.empty();
  }

  /** Returns the cells of a table row, which may be empty, if there are n of them. */
  Optional<List<Token>> cellsOfTable(int size) {
    for (String separator : TABLE_SEPARATORS) {
      List<Token> cells = pieces(separator, size + 1);
      if (cells.size() > size && isBlank(cells.get(size))) {
        cells.remove(size);
      }
      if (cells.size() == size && line.text().contains(separator)) {
        return Optional.of(cells);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the probable number of cells in a row in which spaces between bars are empty cells;
   * empty for other rows. A piece between two bars is one cell if all digits are at the same index
   * of their pieces, unless there are too few pieces for a grid. Otherwise each of its characters
   * is a cell.
   */
  OptionalInt cellsWithSpaces() {
    String text = line.text().strip();
    if (!isClosed() || hasBlankCharacter() || text.length() < 2) {
      return OptionalInt.empty();
    }
    String[] pieces = BAR.split(text.substring(1, text.length() - 1), -1);
    int width = pieces[0].length();
    boolean areEven = Arrays.stream(pieces).allMatch(piece -> piece.length() == width);
    boolean isAnyBlank = Arrays.stream(pieces).anyMatch(String::isBlank);
    if (!areEven || width == 0 || !(isAnyBlank || width == 2)) {
      return OptionalInt.empty();
    }
    long places =
        IntStream.range(0, width)
            .filter(i -> Arrays.stream(pieces).anyMatch(piece -> piece.charAt(i) != ' '))
            .count();
    boolean arePiecesCells = pieces.length > MAX_BOXES_ALONE && places <= 1;
    return OptionalInt.of(arePiecesCells ? pieces.length : pieces.length * width);
  }

  /** Returns the pieces between separators, at most one more than the given number. */
  private List<Token> pieces(String separators, int max) {
    String text = line.text();
    List<Token> pieces = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length() && pieces.size() <= max; i++) {
      if (i == text.length() || separators.indexOf(text.charAt(i)) >= 0) {
        pieces.add(blankOr(start, text.substring(start, i)));
        start = i + 1;
      }
    }
    return pieces;
  }

  /**
   * Returns the cells if each is one character or space, with bars anywhere between them; there
   * must be exactly n characters, with none omitted at the end.
   */
  Optional<List<Token>> cellsByWholeColumns(int size) {
    String text = line.text();
    if (text.indexOf('\t') >= 0) {
      return Optional.empty();
    }
    long characters = text.chars().filter(c -> BARS.indexOf(c) < 0).count();
    return characters == size ? cellsByColumn(size) : Optional.empty();
  }

  /** Returns the cells if each is one character or space, with bars anywhere between them. */
  Optional<List<Token>> cellsByColumn(int size) {
    List<Token> cells = new ArrayList<>();
    String text = line.text().stripTrailing();
    if (text.indexOf('\t') >= 0) {
      return Optional.empty();
    }
    for (int i = 0; i < text.length(); i++) {
      if (BARS.indexOf(text.charAt(i)) >= 0) {
        continue;
      }
      Token cell = blankOr(i, text.substring(i, i + 1));
      if (cells.size() < size) {
        cells.add(cell);
      } else if (!isBlank(cell)) {
        return Optional.empty();
      }
    }
    while (cells.size() < size) {
      cells.add(new Token(line, text.length(), BLANK));
    }
    return Optional.of(cells);
  }

  /** Returns whether a cell of a row in fixed columns is empty. */
  static boolean isBlank(Token cell) {
    return cell.text().equals(BLANK);
  }

  /** Returns the single-character cells at given indices of the line. */
  List<Token> cellsAt(int[] indices) {
    List<Token> cells = new ArrayList<>();
    for (int index : indices) {
      boolean isInside = index < line.text().length();
      cells.add(blankOr(index, isInside ? line.text().substring(index, index + 1) : " "));
    }
    return cells;
  }

  private Token blankOr(int start, String piece) {
    String text = piece.strip();
    int indent = text.isEmpty() ? 0 : piece.indexOf(text);
    return new Token(line, start + indent, text.isEmpty() ? BLANK : text);
  }
}
