package org.nonomino.text;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Symbols;

/**
 * A puzzle in n rows, with or without separators, and then perhaps its mask matrix in n rows,
 * directly or after a blank line or a line {@code regions}, and then its constraints in a line
 * each. Several such puzzles may follow each other.
 */
final class GridFormat implements PuzzleFormat {
  @Override
  public String name() {
    return "grid";
  }

  @Override
  public String description() {
    return "n rows, then optionally the n rows of the mask matrix and the constraints; the title as a comment";
  }

  @Override
  public Set<EntryPart> mentions() {
    return Set.of(EntryPart.LABEL);
  }

  @Override
  public boolean holdsConstraints() {
    return true;
  }

  @Override
  public boolean holdsSymbols() {
    return true;
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    return lines.peekSignificant().isPresent();
  }

  /**
   * Returns whether the input begins with n rows of n cells, or with 2n rows that include a mask,
   * and no row contains a digit twice.
   */
  static boolean beginsWithGrid(LineReader lines) throws IOException {
    return hasGridAt(lines, 0);
  }

  /** Returns whether such rows follow a title in the first line. */
  static boolean hasGridBelowTitle(LineReader lines) throws IOException {
    return hasGridAt(lines, 1);
  }

  private static boolean hasGridAt(LineReader lines, int distance) throws IOException {
    GridBlock block = GridBlock.peek(lines, distance);
    return block.isGrid() && block.givensRowsAreFreeOfRepeats(lines.source());
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return () -> GridSplitter.next(lines, assembler);
  }

  @Override
  public String text(PuzzleEntry entry) {
    RegionMask mask = entry.puzzle().mask();
    StringBuilder text = new StringBuilder();
    String label = TextLine.joined(entry.label());
    if (!label.isEmpty()) {
      text.append("# ").append(label).append('\n');
    }
    appendGrid(text, entry.puzzle().givens(), entry.puzzle().symbols());
    if (!RegionMask.standardBoxes(mask.size()).equals(Optional.of(mask))) {
      text.append(MaskText.of(mask));
    }
    ConstraintNotation.lines(entry.puzzle().rules())
        .forEach(line -> text.append(line).append('\n'));
    return text.append('\n').toString();
  }

  /** Appends a grid in n rows, with a blank between the cells. */
  static void appendGrid(StringBuilder text, Grid grid, Symbols symbols) {
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      append(text, grid.size(), cell, symbols.symbol(grid.digit(cell)));
    }
  }

  /** Appends the character of a cell, and a blank or the end of its row. */
  static void append(StringBuilder text, int size, int cell, char symbol) {
    text.append(symbol).append(cell % size == size - 1 ? '\n' : ' ');
  }
}
