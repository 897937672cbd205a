package org.nonomino.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Grid;

/**
 * The lines of one grid or mask matrix while a person types them: n rows, or n² characters in one
 * line. It only counts the lines of the matrix; {@link PuzzleReader} and {@link MaskReader} report
 * problems. Not thread-safe.
 */
public final class TypedMatrix {
  private final OptionalInt knownSize;
  private final List<GridRow> rows = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  private TypedMatrix(OptionalInt knownSize) {
    this.knownSize = knownSize;
  }

  /** Returns an empty matrix whose size follows from its first row. */
  public static TypedMatrix ofAnySize() {
    return new TypedMatrix(OptionalInt.empty());
  }

  /**
   * Returns an empty matrix.
   *
   * @param size n, 1..{@link Grid#MAX_SIZE}
   */
  public static TypedMatrix ofSize(int size) {
    return new TypedMatrix(OptionalInt.of(Grid.requireSize(size)));
  }

  /** Returns whether a line has the cells of a row of this size, or n² in one word. */
  public static boolean isFirstLine(String line, int size) {
    int cells = cells(row(line, 0), OptionalInt.of(size));
    return cells == size || cells == size * size;
  }

  /**
   * Adds a line. Comments and lines drawn between rows do not count as rows. A whole matrix in one
   * line replaces the rows before it.
   */
  public void add(String line) {
    GridRow row = row(line, lines.size());
    if (MaskReader.isInOneLine(row)) {
      rows.clear();
      lines.clear();
    }
    lines.add(line);
    if (isRow(row)) {
      rows.add(row);
    }
  }

  private boolean isRow(GridRow row) {
    if (row.isRuler()) {
      return false;
    }
    if (row.characters().isEmpty()) {
      return row.isSpacesBetweenBars() && row.cellsWithSpaces().isPresent();
    }
    return !row.isOnlyHyphens() || rows.isEmpty() || cells(row, knownSize) == firstCells();
  }

  /** Removes the latest line. At least one line must exist. */
  public void removeLatest() {
    lines.remove(lines.size() - 1);
    rows.removeIf(row -> row.distance() == lines.size());
  }

  /** Returns the number of lines, including those that are not rows. */
  public int lineCount() {
    return lines.size();
  }

  /**
   * Returns whether the latest row has the number of cells that the size requires. At least one row
   * must exist.
   */
  public boolean isLatestRowWhole() {
    return cells(rows.get(rows.size() - 1), knownSize) == firstCells();
  }

  /**
   * Returns the lines followed by rows of blanks, so that a reader can find problems in the rows of
   * a grid before all are entered; empty if the cells depend on the missing rows.
   */
  public Optional<String> filledUp() {
    if (rows.isEmpty() || firstCells() > Grid.MAX_SIZE) {
      return Optional.empty();
    }
    int size = firstCells();
    boolean areCellsClear =
        rows.get(0).hasBlankCharacter()
            || rows.stream().allMatch(row -> row.cells(size).isPresent());
    String blankRow = ". ".repeat(size).strip() + "\n";
    return areCellsClear
        ? Optional.of(text() + blankRow.repeat(Math.max(0, size - rows.size())))
        : Optional.empty();
  }

  /** Returns whether there is no row yet. */
  public boolean isEmpty() {
    return rows.isEmpty();
  }

  /**
   * Returns whether no further line belongs to the matrix. If the size is not fixed, n² characters
   * in one line count as a row if a row may have this length.
   */
  public boolean isComplete() {
    return !rows.isEmpty()
        && (firstCells() > knownSize.orElse(Grid.MAX_SIZE)
            || rows.size() >= knownSize.orElse(firstCells()));
  }

  /** Returns n as far as the lines show it; empty if they are not a matrix of any size. */
  public OptionalInt size() {
    if (rows.isEmpty() || knownSize.isPresent()) {
      return knownSize;
    }
    int cells = firstCells();
    if (rows.size() == 1) {
      return GridCells.sizeOf(cells);
    }
    return cells <= Grid.MAX_SIZE ? OptionalInt.of(cells) : OptionalInt.empty();
  }

  /** Returns the lines, each with its end. */
  public String text() {
    return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
  }

  /** Returns the number of cells of the first row, which must exist. */
  public int firstCells() {
    return cells(rows.get(0), knownSize);
  }

  private static GridRow row(String line, int distance) {
    return GridRow.of(new TextLine(distance + 1L, line, false), distance);
  }

  /**
   * Returns the number of cells in a row. A word longer than any row is a matrix in one line, and
   * the rest of the line does not matter. If the size is unknown, the row alone must show whether
   * its words are cells or groups of cells.
   */
  private static int cells(GridRow row, OptionalInt knownSize) {
    List<Token> words = row.words();
    if (!words.isEmpty() && words.get(0).length() > Grid.MAX_SIZE) {
      return words.get(0).length();
    }
    boolean isRow = knownSize.isPresent() && row.cells(knownSize.getAsInt()).isPresent();
    return isRow
        ? knownSize.getAsInt()
        : row.cellsWithSpaces().orElseGet(() -> new GridBlock(List.of(row), 0, false).likelySize());
  }
}
