package org.nonomino.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/** The regions of a grid of which the borders are drawn, if they are. Immutable. */
final class DrawnRegions implements Document.Regions {
  private final String source;
  private final List<Token> cells;
  private final List<List<TextLine>> between;
  private final boolean isFramed;

  private DrawnRegions(
      String source, List<Token> cells, List<List<TextLine>> between, boolean isFramed) {
    this.source = source;
    this.cells = cells;
    this.between = between;
    this.isFramed = isFramed;
  }

  /**
   * Returns the regions around n rows.
   *
   * @param lines at the line from which the rows count their distances
   * @param rows exactly n rows
   * @param cells the n² cells of these rows, row-major
   */
  static DrawnRegions peek(LineReader lines, GridBlock rows, List<Token> cells) throws IOException {
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
    return new DrawnRegions(lines.source(), cells, List.copyOf(between), rows.isFramed());
  }

  /**
   * Returns the mask that the borders draw; empty if there are no borders.
   *
   * @throws MalformedTextException if borders have gaps or enclose regions of a wrong size
   */
  Optional<RegionMask> mask() throws MalformedTextException {
    return new DrawnBorders(source, cells, between, isFramed).mask();
  }

  @Override
  public Puzzle puzzle(PuzzleAssembler assembler, CellField givens) throws MalformedTextException {
    return assembler.hasRegions() ? assembler.assemble(givens) : assembler.assemble(givens, mask());
  }
}
