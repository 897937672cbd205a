package org.nonomino.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;

/**
 * A grid with everything drawn around its cells: borders, and within a frame the brackets of
 * digits. If any digit is in brackets, {@code [5]} is a given and a bare digit is an entered one.
 * {@code {5}} is always an entered digit, because it shows a placement of a step. Immutable.
 */
final class DrawnGrid {
  private final String source;
  private final List<Token> cells;
  private final List<List<TextLine>> between;
  private final boolean isFramed;

  private DrawnGrid(
      String source, List<Token> cells, List<List<TextLine>> between, boolean isFramed) {
    this.source = source;
    this.cells = cells;
    this.between = between;
    this.isFramed = isFramed;
  }

  /**
   * Returns the grid of n rows.
   *
   * @param lines at the line from which the rows count their distances
   * @param rows exactly n rows
   * @param cells the n² cells of these rows, row-major
   */
  static DrawnGrid peek(LineReader lines, GridBlock rows, List<Token> cells) throws IOException {
    int size = rows.rows().size();
    List<List<TextLine>> between = new ArrayList<>();
    Optional<DrawnFrame> marked =
        rows.isFramed()
            ? DrawnFrame.peekMarked(lines, rows.rows().get(0).distance() - 1)
            : Optional.empty();
    for (int row = 0; row < size; row++) {
      int at = rows.rows().get(row).distance();
      int above = row > 0 ? rows.rows().get(row - 1).distance() : rows.isFramed() ? at - 2 : at - 1;
      List<TextLine> skipped = new ArrayList<>();
      for (int i = above + 1; i < at; i++) {
        if (marked.isPresent() && i >= marked.get().top()) {
          skipped.add(marked.get().line(i));
        } else {
          lines.peek(i).ifPresent(skipped::add);
        }
      }
      between.add(List.copyOf(skipped));
    }
    return new DrawnGrid(lines.source(), cells, List.copyOf(between), rows.isFramed());
  }

  /**
   * Returns the mask that the borders draw; empty if there are no borders.
   *
   * @throws MalformedTextException if borders have gaps or enclose regions of a wrong size
   */
  Optional<RegionMask> mask() throws MalformedTextException {
    return new DrawnBorders(source, cells, between, isFramed).mask();
  }

  /**
   * Returns the puzzle and the player's progress.
   *
   * @throws MalformedTextException if this is not a valid puzzle
   */
  PuzzleEntry entry(PuzzleAssembler assembler) throws MalformedTextException {
    CellField all = CellField.ofTokens(source, cells);
    BitSet entered = isFramed ? entered() : new BitSet();
    CellField givens = entered.isEmpty() ? all : new GivensField(all, entered);
    Puzzle puzzle =
        assembler.hasRegions() ? assembler.assemble(givens) : assembler.assemble(givens, mask());
    PuzzleEntry entry = PuzzleEntry.of(puzzle);
    return entered.isEmpty()
        ? entry
        : entry.withProgress(Progress.ofGrid(GridCells.grid(all, puzzle.size())));
  }

  private BitSet entered() {
    boolean areGivensMarked = cells.stream().anyMatch(cell -> isBetween(cell, '[', ']'));
    BitSet entered = new BitSet();
    for (int i = 0; i < cells.size(); i++) {
      Token cell = cells.get(i);
      boolean isBare = areGivensMarked && !isBetween(cell, '[', ']');
      entered.set(i, isBare || isBetween(cell, '{', '}'));
    }
    return entered;
  }

  private static boolean isBetween(Token cell, char left, char right) {
    String text = cell.line().text();
    return cell.start() > 0
        && cell.end() < text.length()
        && text.charAt(cell.start() - 1) == left
        && text.charAt(cell.end()) == right;
  }
}
