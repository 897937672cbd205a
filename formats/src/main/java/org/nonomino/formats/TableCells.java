package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.CellField;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/**
 * A table as rows of texts, of which an empty one is a blank. A first row or column that only
 * counts the others does not belong to the puzzle.
 *
 * @param place where the table begins
 */
record TableCells(Place place, List<List<String>> rows) {
  private static final String BLANK = ".";

  /** A blank on grids that are too small for the digit of this letter. */
  private static final String X = "x";

  /**
   * Returns the puzzle of the table.
   *
   * @throws MalformedTextException if it is not n rows of n cells with digits and blanks
   */
  PuzzleEntry read(PuzzleAssembler assembler) throws MalformedTextException {
    List<List<String>> cells = withoutHeadings();
    int size = cells.size();
    List<Token> tokens = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      int count = cells.get(row).size();
      if (count != size) {
        throw new MalformedTextException(
            place,
            ProblemCode.ROW_LENGTH
                .with("part", "puzzle")
                .with("row", row + 1)
                .with("cells", count)
                .with("size", size),
            "the table has %s, but row %d has %s"
                .formatted(
                    ProblemWords.count(size, "row"), row + 1, ProblemWords.count(count, "cell")),
            "A puzzle is a table of n rows with n cells.");
      }
      for (String text : cells.get(row)) {
        tokens.add(token(text));
      }
    }
    return PuzzleEntry.of(assembler.assemble(CellField.ofTokens(place.source(), tokens)));
  }

  private Token token(String text) {
    String plain = text.strip();
    boolean isBlank =
        plain.isEmpty() || (plain.equalsIgnoreCase(X) && DigitSymbols.digit('X') > rows.size());
    TextLine line = new TextLine(place.line(), isBlank ? BLANK : plain, false);
    return new Token(line, 0, line.text());
  }

  /** Returns whether the table is large enough to be a puzzle and has only digits and blanks. */
  boolean isPuzzle() {
    List<List<String>> cells = withoutHeadings();
    int size = cells.size();
    return size >= 2
        && size <= Grid.MAX_SIZE
        && cells.stream()
            .allMatch(
                row ->
                    row.size() == size
                        && row.stream().allMatch(cell -> digit(cell, size).isPresent()));
  }

  private static OptionalInt digit(String cell, int size) {
    String plain = cell.strip();
    OptionalInt digit = OptionalInt.empty();
    if (plain.isEmpty() || plain.equalsIgnoreCase("x")) {
      digit = OptionalInt.of(0);
    } else if (plain.length() == 1 && DigitSymbols.isSymbol(plain.charAt(0))) {
      digit = OptionalInt.of(DigitSymbols.digit(plain.charAt(0)));
    } else if (plain.length() == 2 && plain.chars().allMatch(Character::isDigit)) {
      digit = OptionalInt.of(Integer.parseInt(plain));
    }
    return digit.orElse(size + 1) <= size ? digit : OptionalInt.empty();
  }

  private List<List<String>> withoutHeadings() {
    List<List<String>> cells = rows;
    int columns = cells.stream().mapToInt(List::size).max().orElse(0);
    boolean hasHeadings = cells.size() == columns && isCount(cells.get(0).subList(1, columns));
    if (hasHeadings || (cells.size() == columns + 1 && !cells.isEmpty())) {
      cells = cells.subList(1, cells.size());
    }
    int size = cells.size();
    boolean hasNames =
        size > 1
            && cells.stream().allMatch(row -> row.size() == size + 1)
            && isCount(cells.stream().map(row -> row.get(0)).toList());
    return hasNames ? cells.stream().map(row -> row.subList(1, row.size())).toList() : cells;
  }

  /** Returns whether texts count 1, 2, 3 or A, B, C and so on. */
  private static boolean isCount(List<String> texts) {
    String first = texts.isEmpty() ? "" : texts.get(0).strip();
    if (first.length() != 1 || "1Aa".indexOf(first.charAt(0)) < 0 || texts.size() < 2) {
      return false;
    }
    for (int i = 0; i < texts.size(); i++) {
      String expected =
          first.equals("1")
              ? Integer.toString(i + 1)
              : String.valueOf((char) (first.charAt(0) + i));
      if (!texts.get(i).strip().equals(expected)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the problem of an input without a table that is a puzzle. */
  static MalformedTextException none(Place place, String what) {
    return new MalformedTextException(
        place,
        ProblemCode.NO_PUZZLE.bare(),
        "there is no " + what + " of n rows with n cells",
        "A cell has a digit, or is empty.");
  }
}
