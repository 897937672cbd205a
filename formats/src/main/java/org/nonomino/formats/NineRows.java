package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.text.CellField;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/** A classic grid as nine lines of nine characters. */
final class NineRows {
  static final int SIZE = 9;

  private static final String BLANK = ".";

  private NineRows() {}

  /**
   * Returns the cells of nine lines. {@code X} is a blank, as in old programs.
   *
   * @param what the name of the rows for messages: {@code the puzzle}
   * @param rows at least one
   * @throws MalformedTextException if there are not nine lines with nine characters each, bars and
   *     white space not counted
   */
  static CellField cells(String source, String what, List<TextLine> rows)
      throws MalformedTextException {
    List<Token> cells = new ArrayList<>(SIZE * SIZE);
    for (int row = 0; row < rows.size(); row++) {
      TextLine line = rows.get(row);
      List<Token> characters = characters(line);
      if (characters.size() != SIZE) {
        throw new MalformedTextException(
            line.place(source),
            ProblemCode.ROW_LENGTH
                .with("part", "puzzle")
                .with("row", row + 1)
                .with("cells", characters.size())
                .with("size", SIZE),
            "row "
                + (row + 1)
                + " of "
                + what
                + " has "
                + count(characters.size())
                + ", expected 9",
            ProblemWords.missingOrTooMany(characters.size(), SIZE, "cell"));
      }
      cells.addAll(characters);
    }
    if (rows.size() != SIZE) {
      throw new MalformedTextException(
          rows.get(rows.size() - 1).place(source),
          ProblemCode.ROW_COUNT.with("part", "puzzle").with("rows", rows.size()).with("size", SIZE),
          what + " ends after " + ProblemWords.count(rows.size(), "row") + ", expected 9",
          ProblemWords.missingOrTooMany(rows.size(), SIZE, "row"));
    }
    return CellField.ofTokens(source, cells);
  }

  private static String count(int cells) {
    return ProblemWords.count(cells, "cell");
  }

  /** Returns whether a line has nine characters, bars and white space not counted. */
  static boolean isRow(TextLine line) {
    return characters(line).size() == SIZE;
  }

  /** Returns the characters of a row that may be cells. */
  private static List<Token> characters(TextLine line) {
    List<Token> characters = new ArrayList<>(SIZE);
    String text = line.text();
    int next;
    for (int i = 0; i < text.length(); i = next) {
      next = text.offsetByCodePoints(i, 1);
      char first = text.charAt(i);
      if (first != '|' && !Character.isWhitespace(first)) {
        boolean isBlank = first == 'X' || first == 'x';
        characters.add(new Token(line, i, isBlank ? BLANK : text.substring(i, next)));
      }
    }
    return characters;
  }

  /** Returns a row as nine characters. */
  static String row(Grid grid, int row) {
    StringBuilder text = new StringBuilder(SIZE);
    for (int column = 0; column < SIZE; column++) {
      text.append(DigitSymbols.symbol(grid.digit(row * SIZE + column)));
    }
    return text.toString();
  }
}
