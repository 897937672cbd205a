package org.nonomino.core.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;

/**
 * Cuts a text of grids into puzzles: finds the rows of the givens, and those of the mask if there
 * is one.
 */
final class GridSplitter {
  private static final String SHAPES =
      "A puzzle is n rows of n cells, then perhaps a mask matrix of n rows; or one line of n² characters.";

  private GridSplitter() {}

  static Optional<PuzzleText> next(LineReader lines, PuzzleAssembler assembler) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    String source = lines.source();
    Place place = first.get().place(source);
    GridBlock block = GridBlock.peek(lines, 0);
    Optional<GridRow> tooLong =
        block.rows().stream().filter(row -> row.line().tooLong()).findFirst();
    if (block.rows().isEmpty() || tooLong.isPresent()) {
      skip(lines, Math.max(1, block.end()));
      return Optional.of(
          PuzzleText.malformed(
              tooLong.isPresent()
                  ? PuzzleText.tooLong(tooLong.get().line().place(source))
                  : new MalformedTextException(
                      place, "there are no rows of a puzzle here", SHAPES)));
    }
    List<Integer> sizes = block.sizes().toList();
    for (int size : sizes) {
      if (block.isCompleteWithMask(size) && maskBehind(block, size).isPresent()) {
        return Optional.of(firstOfSeveral(lines, place, block, size, assembler));
      }
      Optional<GridBlock> givens =
          block.isComplete(size) ? Optional.of(block) : GridBlock.peekRows(lines, 0, size);
      if (givens.isPresent()) {
        return Optional.of(withMask(lines, place, givens.get(), size, assembler));
      }
    }
    for (int size : sizes) {
      if (block.isSeveral(size)) {
        return Optional.of(firstOfSeveral(lines, place, block, size, assembler));
      }
    }
    int size = block.likelySize();
    GridBlock rows = block.withBands(lines, size);
    Optional<GridBlock> mask = peekMask(lines, rows.end(), size);
    skip(lines, mask.orElse(rows).end());
    return Optional.of(PuzzleText.malformed(wrongShape(source, rows, size, "")));
  }

  /**
   * Returns the puzzle of the first n rows, and of the n behind them if they look like its mask.
   */
  private static PuzzleText firstOfSeveral(
      LineReader lines, Place place, GridBlock block, int size, PuzzleAssembler assembler)
      throws IOException {
    String source = lines.source();
    GridBlock givens = block.part(0, size);
    Optional<GridBlock> mask = maskBehind(block, size);
    CellField cells = field(source, givens, size);
    skip(lines, mask.orElse(givens).end());
    return puzzle(place, cells, mask.map(rows -> field(source, rows, size)), assembler);
  }

  private static Optional<GridBlock> maskBehind(GridBlock block, int size) {
    return block.rows().size() >= 2 * size
        ? Optional.of(block.part(size, 2 * size)).filter(rows -> rows.looksLikeMask(size))
        : Optional.empty();
  }

  private static PuzzleText withMask(
      LineReader lines, Place place, GridBlock givens, int size, PuzzleAssembler assembler)
      throws IOException {
    String source = lines.source();
    CellField cells = field(source, givens, size);
    Optional<GridBlock> mask = peekMask(lines, givens.end(), size);
    if (mask.isEmpty()) {
      skip(lines, givens.end());
      return puzzle(place, cells, Optional.empty(), assembler);
    }
    int start = maskStart(lines, givens.end());
    GridBlock rows =
        GridBlock.peekRows(lines, start, size).orElse(mask.get().withBands(lines, size));
    skip(lines, rows.end());
    if (rows.isComplete(size)) {
      return puzzle(place, cells, Optional.of(field(source, rows, size)), assembler);
    }
    int maskSize = rows.likelySize();
    return PuzzleText.malformed(
        rows.isComplete(maskSize)
            ? PuzzleAssembler.otherSize(field(source, rows, maskSize).place(0), size, maskSize)
            : wrongShape(source, rows, size, " of the region mask"));
  }

  private static PuzzleText puzzle(
      Place place, CellField givens, Optional<CellField> labels, PuzzleAssembler assembler) {
    return new PuzzleText(
        place,
        () ->
            PuzzleEntry.of(
                labels.isPresent()
                    ? assembler.assemble(givens, labels.get())
                    : assembler.assemble(givens)));
  }

  private static CellField field(String source, GridBlock block, int size) {
    return new TokenField(source, block.cells(size).orElseThrow());
  }

  /** Returns the block behind a puzzle if it is announced as a mask or looks like one. */
  private static Optional<GridBlock> peekMask(LineReader lines, int distance, int size)
      throws IOException {
    int start = maskStart(lines, distance);
    boolean announced = start > GridBlock.skipBlank(lines, distance);
    GridBlock block = GridBlock.peek(lines, start);
    return !block.rows().isEmpty()
            && (announced || block.looksLikeMask(size) || block.looksLikeMask())
        ? Optional.of(block)
        : Optional.empty();
  }

  /**
   * Returns the distance of the first line that can belong to a mask: behind the heading if there
   * is one.
   */
  private static int maskStart(LineReader lines, int distance) throws IOException {
    int at = GridBlock.skipBlank(lines, distance);
    Optional<TextLine> line = lines.peek(at);
    return line.isPresent() && GridBlock.isMaskHeading(line.get()) ? at + 1 : at;
  }

  private static void skip(LineReader lines, int count) throws IOException {
    for (int i = 0; i < count; i++) {
      lines.next();
    }
  }

  /** Returns what is wrong with a block that is not n rows of n cells. */
  static MalformedTextException wrongShape(String source, GridBlock block, int size, String what) {
    List<GridRow> rows = block.rows();
    for (int i = 0; i < rows.size(); i++) {
      GridRow row = rows.get(i);
      if (row.cells(size).isEmpty()) {
        List<Token> cells =
            row.words().size() > 1
                    && size > 1
                    && row.words().stream().allMatch(w -> w.length() <= 2)
                ? row.words()
                : row.characters();
        return new MalformedTextException(
            new Place(source, row.line().number(), column(cells, size), row.line().text()),
            "row "
                + (i + 1)
                + what
                + " has "
                + (cells.size() < GridRow.MOST_CELLS ? "" : "at least ")
                + PuzzleAssembler.count(cells.size(), "cell")
                + ", expected "
                + Math.min(size, Grid.MAX_SIZE),
            size > Grid.MAX_SIZE
                ? "Sizes go up to " + PuzzleAssembler.bySize(Grid.MAX_SIZE) + "."
                : PuzzleAssembler.missingOrTooMany(cells.size(), size, "cell"));
      }
    }
    GridRow at = rows.get(rows.size() > size ? size : rows.size() - 1);
    String expected =
        size
            + (what.isEmpty() && rows.size() > size
                ? ", or " + 2 * size + " with a mask matrix"
                : "");
    return new MalformedTextException(
        new Place(source, at.line().number(), 1, at.line().text()),
        (rows.size() == 1 ? "there is 1 row" : "there are " + rows.size() + " rows")
            + what
            + " of "
            + PuzzleAssembler.count(size, "cell")
            + ", expected "
            + expected,
        rows.size() == 1 ? SHAPES : PuzzleAssembler.missingOrTooMany(rows.size(), size, "row"));
  }

  /** Returns the column of the first cell too many, or the one behind the last cell. */
  private static int column(List<Token> cells, int size) {
    if (cells.isEmpty()) {
      return 1;
    }
    return cells.size() > size
        ? cells.get(size).start() + 1
        : cells.get(cells.size() - 1).end() + 1;
  }
}
