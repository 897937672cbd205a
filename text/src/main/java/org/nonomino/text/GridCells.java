package org.nonomino.text;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Symbols;

/**
 * Reads the digits of the cells of a grid, and words the problems with their number and symbols.
 */
public final class GridCells {
  /**
   * Characters that are blanks, except if a single one is the whole puzzle, because people use them
   * as bullets of lists.
   */
  private static final Set<String> LIST_MARKS = Set.of("-", "*");

  /** The highest digit that is a figure; higher digits are letters. */
  private static final int LAST_FIGURE = 9;

  private static final String BLANKS = "one of . 0 - _ * ?";

  private GridCells() {}

  /** Returns n for a number of cells n², 1 to 36; empty for other numbers. */
  public static OptionalInt sizeOf(int cellCount) {
    int size = (int) Math.round(Math.sqrt(cellCount));
    return size >= 1 && size <= Grid.MAX_SIZE && size * size == cellCount
        ? OptionalInt.of(size)
        : OptionalInt.empty();
  }

  /**
   * Returns the grid of a field with n² cells.
   *
   * @throws MalformedTextException if a cell holds neither a digit of 1..n nor a blank
   */
  public static Grid grid(CellField cells, int size) throws MalformedTextException {
    return grid(cells, Symbols.usual(size));
  }

  /**
   * Returns the grid of a field with n² cells.
   *
   * @param symbols those of the field
   * @throws MalformedTextException if a cell holds neither one of the symbols nor a blank
   */
  public static Grid grid(CellField cells, Symbols symbols) throws MalformedTextException {
    int size = symbols.size();
    CellField read = SymbolField.of(cells, symbols);
    Optional<Grid> grid = read.grid(size);
    if (grid.isEmpty()) {
      int cell = firstWithoutDigit(read, size);
      throw symbols.areUsual()
          ? noDigit(cells, cell, size)
          : noSymbol(cells.place(cell), cells.text(cell), symbols);
    }
    return grid.get();
  }

  /** Returns the problem of a cell that holds no symbol of the puzzle. */
  static MalformedTextException noSymbol(Place place, String text, Symbols symbols) {
    String name = SymbolNotation.words(symbols);
    return new MalformedTextException(
        place,
        ProblemCode.NOT_A_DIGIT.with("symbol", text),
        "%s is neither a blank nor a digit of this puzzle, which has %s"
            .formatted(ProblemWords.quote(text), name),
        "Use these, and one of . - _ * ? for a blank.");
  }

  private static int firstWithoutDigit(CellField cells, int size) {
    int cell = 0;
    for (OptionalInt digit = cells.digit(cell);
        digit.isPresent() && digit.getAsInt() <= size;
        digit = cells.digit(cell)) {
      cell++;
    }
    return cell;
  }

  private static MalformedTextException noDigit(CellField cells, int cell, int size) {
    String text = cells.text(cell);
    OptionalInt digit = cells.digit(cell);
    boolean isNumber = text.chars().allMatch(c -> c >= '0' && c <= '9');
    // A letter is a number only if some digit of the size is a letter.
    boolean isDigit = digit.isPresent() && (isNumber || size > LAST_FIGURE);
    String name = CellNames.name(size, cell);
    String number = isDigit && !isNumber ? " (" + digit.getAsInt() + ")" : "";
    return new MalformedTextException(
        cells.place(cell),
        isDigit
            ? ProblemCode.DIGIT_TOO_HIGH.with("symbol", text).with("size", size).with("cell", name)
            : ProblemCode.NOT_A_DIGIT.with("symbol", text).with("cell", name),
        isDigit
            ? ProblemWords.quote(text)
                + number
                + " is above "
                + size
                + ", the highest digit of a "
                + ProblemWords.bySize(size)
                + " puzzle"
            : noDigit(text),
        allowedDigits(size));
  }

  private static String allowedDigits(int size) {
    String digits =
        size <= LAST_FIGURE
            ? (size == 1 ? "1" : "1 to " + size)
            : "1 to 9, then A (10) to " + DigitSymbols.symbol(size) + " (" + size + ")";
    return "Use " + digits + ", and " + BLANKS + " for a blank.";
  }

  /**
   * Returns whether each cell of a field has a digit and agrees with the given, if there is one.
   */
  static boolean completes(CellField givens, CellField field) {
    for (int cell = 0; cell < field.count(); cell++) {
      int digit = field.digit(cell).orElse(0);
      int given = givens.digit(cell).orElse(0);
      if (digit == 0 || (given != 0 && given != digit)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns n for a field of n² cells.
   *
   * @param labels the regions, whose number shows the intended size
   * @throws MalformedTextException if there are not n² cells for an n of 1 to 36
   */
  static int requireSize(CellField givens, Optional<CellField> labels)
      throws MalformedTextException {
    if (givens.count() == 1 && LIST_MARKS.contains(givens.text(0))) {
      throw new MalformedTextException(
          givens.place(0),
          ProblemWords.quote(givens.text(0)) + " alone is not a puzzle",
          "If it is a single empty cell, write a dot. If it marks the item of a list, remove it.");
    }
    int count = givens.count();
    OptionalInt size = sizeOf(count);
    if (size.isPresent()) {
      return size.getAsInt();
    }
    int nearest = Math.max(1, (int) Math.round(Math.sqrt(count)));
    if (nearest > Grid.MAX_SIZE) {
      throw new MalformedTextException(
          givens.place(0),
          ProblemCode.TOO_LARGE.with("limit", Grid.MAX_SIZE),
          "the puzzle has " + count + " cells",
          "Sizes go up to " + ProblemWords.bySize(Grid.MAX_SIZE) + ".");
    }
    // A plausible number of regions shows the intended size.
    OptionalInt sizeOfRegions =
        labels.isPresent() ? sizeOf(labels.get().count()) : OptionalInt.empty();
    int expected = sizeOfRegions.orElse(nearest);
    requireSymbols(givens);
    throw new MalformedTextException(
        givens.place(0),
        ProblemCode.CELL_COUNT.with("cells", count).with("size", expected),
        "the puzzle has "
            + count
            + " cells, expected "
            + expected * expected
            + " ("
            + ProblemWords.bySize(expected)
            + (sizeOfRegions.isPresent() ? ", as its regions have" : "")
            + ")",
        ProblemWords.missingOrTooMany(count, expected * expected, "cell"));
  }

  /**
   * Requires that all characters are digits or blanks: a stray character may explain a wrong number
   * of cells, so it is reported first.
   */
  private static void requireSymbols(CellField cells) throws MalformedTextException {
    for (int cell = 0; cell < cells.count(); cell++) {
      if (cells.digit(cell).isEmpty()) {
        throw new MalformedTextException(
            cells.place(cell),
            ProblemCode.NOT_A_DIGIT.with("symbol", cells.text(cell)),
            noDigit(cells.text(cell)),
            "Write the n² cells side by side, "
                + BLANKS
                + " for a blank, then a space and the n² regions, if any.");
      }
    }
  }

  private static String noDigit(String text) {
    return ProblemWords.quote(text) + " is neither a digit nor a blank";
  }
}
