package org.nonomino.text;

import java.io.IOException;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.Symbols;

/**
 * Splits input with grids into puzzles. It finds the rows of the givens, and the rows of the mask
 * if there is one.
 */
final class GridSplitter {
  private static final String SHAPES =
      "A puzzle is n rows of n cells, then optionally a mask matrix of n rows; or one line of n² characters.";

  private static final LineFormat LINE = new LineFormat();

  private GridSplitter() {}

  static Optional<PuzzleText> next(LineReader lines, PuzzleAssembler assembler) throws IOException {
    PuzzleAssembler with = assembler;
    for (Optional<String> symbols = peekSymbols(lines, assembler);
        symbols.isPresent();
        symbols = peekSymbols(lines, assembler)) {
      skip(lines, 1);
      with = with.inSymbols(symbols.get());
    }
    return belowSymbols(lines, with);
  }

  /** Returns the symbols in the next line, if it is above a puzzle and consists of them. */
  private static Optional<String> peekSymbols(LineReader lines, PuzzleAssembler assembler)
      throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    Optional<String> symbols = first.flatMap(line -> SymbolNotation.typedIn(line.text()));
    return symbols.isPresent() && isWholePuzzle(first.get(), assembler)
        ? Optional.empty()
        : symbols;
  }

  /** Returns the next puzzle, after the lines above it that give its symbols. */
  private static Optional<PuzzleText> belowSymbols(LineReader lines, PuzzleAssembler assembler)
      throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    String source = lines.source();
    Place place = first.get().place(source);
    if (isWholePuzzle(first.get(), assembler)) {
      TextLine line = lines.next().orElseThrow();
      return Optional.of(
          PuzzleText.ofLine(source, line, () -> LINE.parse(source, line, assembler)));
    }
    if (GridBlock.saysNoRegions(first.get())) {
      skip(lines, 1);
      return Optional.of(
          PuzzleText.malformed(
              new MalformedTextException(
                  place,
                  "this line has no puzzle above it",
                  "Put it below the rows of the puzzle.")));
    }
    if (ConstraintLines.beginWith(first.get())) {
      skip(lines, ConstraintLines.peek(lines, 0, 0, false).end());
      return Optional.of(
          PuzzleText.malformed(
              new MalformedTextException(
                  place,
                  "this constraint has no puzzle above it",
                  "Put constraints below the rows of the puzzle and its mask matrix.")));
    }
    Optional<OneLineGrid> inLine =
        first.get().text().indexOf('#') > 0 ? OneLineGrid.of(first.get()) : Optional.empty();
    if (inLine.isPresent()) {
      lines.next();
      return Optional.of(puzzle(place, with -> inLine.get().document(source, with), assembler));
    }
    Optional<GridBlock> hashes = HashBlanks.peek(lines);
    GridBlock block =
        hashes.isPresent() ? hashes.get() : GridBlock.peek(lines, maskStart(lines, 0));
    Optional<GridRow> tooLong =
        block.rows().stream().filter(row -> row.line().tooLong()).findFirst();
    if (block.rows().isEmpty() || tooLong.isPresent()) {
      skip(lines, Math.max(1, block.end()));
      return Optional.of(
          PuzzleText.malformed(
              tooLong.isPresent()
                  ? PuzzleText.tooLong(tooLong.get().line().place(source))
                  : new MalformedTextException(
                      place,
                      ProblemCode.NO_PUZZLE.bare(),
                      "there are no puzzle rows here",
                      SHAPES)));
    }
    Rows rows = rows(lines, place, block, assembler);
    PuzzleText puzzle =
        withRemark(lines, withConstraints(lines, rows, block.isFramed()), assembler);
    return Optional.of(block.isFramed() ? withSolution(lines, puzzle, rows.size) : puzzle);
  }

  /** A puzzle of n rows, perhaps malformed. */
  private record Rows(PuzzleText puzzle, int size) {}

  /** Returns the first puzzle of a block with its mask, and consumes its rows. */
  private static Rows rows(
      LineReader lines, Place place, GridBlock block, PuzzleAssembler assembler)
      throws IOException {
    List<Integer> sizes = block.sizes().toList();
    for (int size : sizes) {
      if (block.isCompleteWithMask(size) && maskBehind(block, size).isPresent()) {
        return new Rows(firstOfSeveral(lines, place, block, size, assembler), size);
      }
      Optional<GridBlock> givens =
          block.isComplete(size)
              ? Optional.of(block)
              : GridBlock.peekRows(lines, block.rows().get(0).distance(), size);
      if (givens.isPresent()) {
        return new Rows(withMask(lines, place, givens.get(), size, assembler), size);
      }
    }
    for (int size : sizes) {
      if (block.isSeveral(size)) {
        return new Rows(firstOfSeveral(lines, place, block, size, assembler), size);
      }
    }
    int heading = block.headingRows();
    if (heading > 0) {
      skip(lines, block.rows().get(heading).distance());
      GridBlock below = GridBlock.peek(lines, 0);
      return rows(lines, below.rows().get(0).line().place(lines.source()), below, assembler);
    }
    Optional<OneLineGrid> inLine = OneLineGrid.of(block.rows().get(0).line());
    String source = lines.source();
    Optional<OneLineGrid> wrapped = inLine.isPresent() ? inLine : OneLineGrid.ofRows(block.rows());
    if (wrapped.isPresent()) {
      skip(lines, inLine.isPresent() ? block.rows().get(0).distance() + 1 : block.end());
      return new Rows(
          puzzle(place, with -> wrapped.get().document(source, with), assembler),
          wrapped.get().size());
    }
    int size = block.likelySize();
    GridBlock rows = block.withBands(lines, size);
    Optional<GridBlock> mask = peekMask(lines, rows.end(), size);
    skip(lines, mask.orElse(rows).end());
    return new Rows(PuzzleText.malformed(wrongShape(lines.source(), rows, size, "")), size);
  }

  /** Adds the constraints from the next line onwards, and consumes them. */
  private static PuzzleText withConstraints(LineReader lines, Rows rows, boolean isPicture)
      throws IOException {
    PuzzleText puzzle = rows.puzzle;
    ConstraintLines below = ConstraintLines.peek(lines, 0, rows.size, isPicture);
    skip(lines, below.end());
    while (below.isCut()
        && lines.peekSignificant().filter(ConstraintLines::beginWith).isPresent()) {
      lines.next();
    }
    if (below.parts().isEmpty()) {
      return puzzle;
    }
    Optional<TextLine> next = lines.peekSignificant();
    if (next.isPresent() && GridBlock.isMaskHeading(next.get())) {
      skip(lines, GridBlock.peek(lines, 1).end());
      return PuzzleText.malformed(
          new MalformedTextException(
              next.get().place(lines.source()),
              "the mask matrix is below the constraints",
              "Put it between the rows of the puzzle and the constraints."));
    }
    return new PuzzleText(
        puzzle.place(),
        () -> {
          Optional<Symbols> symbols = below.symbols(rows.size);
          PuzzleEntry entry = puzzle.parse(symbols);
          return entry.withConstraints(below.read(puzzle.place(), entry.puzzle().symbols()));
        });
  }

  /** Consumes the sentences at the end of the input, and reports that they are not read. */
  private static PuzzleText withRemark(
      LineReader lines, PuzzleText puzzle, PuzzleAssembler assembler) throws IOException {
    Optional<TextLine> next = lines.peekSignificant();
    if (next.isEmpty() || !DrawnFrame.isProse(next.get())) {
      return puzzle;
    }
    int end = DrawnFrame.endOfProse(lines, 0);
    if (lines.peek(end).isPresent() && !lines.peek(end).orElseThrow().isBlank()) {
      return puzzle;
    }
    Place place = next.get().place(lines.source());
    String remark =
        "the text below the puzzle is not read: " + ProblemWords.quote(next.get().text().strip());
    skip(lines, end);
    if (lines.peekSignificant().isPresent()) {
      return puzzle;
    }
    return new PuzzleText(
        puzzle.place(),
        () -> {
          PuzzleEntry entry = puzzle.parse();
          assembler.remark(place, remark);
          return entry;
        });
  }

  /**
   * Adds the solution if the next picture is one, and consumes it: a full grid that completes the
   * puzzle above, as commands draw it below.
   */
  private static PuzzleText withSolution(LineReader lines, PuzzleText puzzle, int size)
      throws IOException {
    Optional<GridBlock> next = GridBlock.peekPicture(lines);
    Optional<Grid> full =
        next.filter(block -> block.isComplete(size))
            .flatMap(block -> field(lines.source(), block, size).grid(size))
            .filter(Grid::isFull);
    if (full.isEmpty()) {
      return puzzle;
    }
    try {
      PuzzleEntry above = puzzle.parse();
      if (above.progress().grid().isFull() || !above.puzzle().isSolvedBy(full.get())) {
        return puzzle;
      }
      skip(lines, next.get().end());
      PuzzleEntry solved = above.withSolution(full.get());
      return new PuzzleText(puzzle.place(), () -> solved);
    } catch (MalformedTextException e) {
      // It is reported when it is parsed again.
      return puzzle;
    }
  }

  /**
   * Returns the mask drawn by the borders of the first picture, without consuming any input. Empty
   * if the input does not begin with a picture, or a mask matrix follows it.
   *
   * @throws MalformedTextException if borders have gaps or enclose regions of a wrong size
   */
  static Optional<RegionMask> drawnMask(LineReader lines)
      throws IOException, MalformedTextException {
    GridBlock block = GridBlock.peek(lines, 0);
    int size = block.rows().size();
    if (!block.isFramed()
        || size > Grid.MAX_SIZE
        || !block.isComplete(size)
        || peekMask(lines, block.end(), size).isPresent()) {
      return Optional.empty();
    }
    return DrawnRegions.peek(lines, block, block.cells(size).orElseThrow()).mask();
  }

  /**
   * Returns whether a line holds n² cells for a size known beforehand; otherwise it could be a row
   * of a larger grid.
   */
  private static boolean isWholePuzzle(TextLine line, PuzzleAssembler assembler) {
    OptionalInt size = assembler.knownSize();
    String word = SingleLineFormat.words(line).stream().findFirst().map(Token::text).orElse("");
    return size.isPresent()
        && size.getAsInt() > 1
        && word.length() == size.getAsInt() * size.getAsInt()
        && word.chars().allMatch(c -> DigitSymbols.isSymbol((char) c));
  }

  /** Returns the puzzle of the first n rows, with the next n rows if they look like its mask. */
  private static PuzzleText firstOfSeveral(
      LineReader lines, Place place, GridBlock block, int size, PuzzleAssembler assembler)
      throws IOException {
    String source = lines.source();
    List<Token> cells = block.cells(size).orElseThrow();
    List<Token> first = cells.subList(0, size * size);
    Optional<GridBlock> mask = maskBehind(block, size);
    if (mask.isEmpty()) {
      return drawn(lines, place, block.part(0, size), first, assembler);
    }
    CellField labels = new TokenField(source, cells.subList(size * size, 2 * size * size));
    skip(lines, mask.get().end());
    return puzzle(
        place,
        with -> Document.of(source, first, block.isFramed(), Document.Regions.of(labels), with),
        assembler);
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
    List<Token> cells = givens.cells(size).orElseThrow();
    int below = GridBlock.skipToGrid(lines, givens.end());
    Optional<TextLine> none = lines.peek(below).filter(GridBlock::saysNoRegions);
    if (none.isPresent()) {
      skip(lines, below + 1);
      CellField rowLabels =
          CellField.ofCharacters(
              none.get().place(source), RegionSymbols.text(RegionMask.none(size)));
      return puzzle(
          place,
          with ->
              Document.of(source, cells, givens.isFramed(), Document.Regions.of(rowLabels), with),
          assembler);
    }
    Optional<GridBlock> mask = peekMask(lines, givens.end(), size);
    if (mask.isEmpty()) {
      if (givens.isMask(size)) {
        skip(lines, givens.end());
        return PuzzleText.malformed(
            new MalformedTextException(
                cells.get(0).place(source),
                ProblemCode.ONLY_REGIONS.bare(),
                "this is a mask matrix without a puzzle",
                "Put the puzzle before it, also in rows."));
      }
      return drawn(lines, place, givens, cells, assembler);
    }
    int start = maskStart(lines, givens.end());
    GridBlock rows =
        GridBlock.peekRows(lines, start, size).orElse(mask.get().withBands(lines, size));
    skip(lines, rows.end());
    if (rows.isComplete(size)) {
      return puzzle(
          place,
          with ->
              Document.of(
                  source,
                  cells,
                  givens.isFramed(),
                  Document.Regions.of(field(source, rows, size)),
                  with),
          assembler);
    }
    int maskSize = rows.likelySize();
    return PuzzleText.malformed(
        rows.isComplete(maskSize)
            ? RegionLabels.otherSize(field(source, rows, maskSize).place(0), size, maskSize)
            : wrongShape(source, rows, size, " of the region mask"));
  }

  /** Reads the words of a grid as digits. */
  @FunctionalInterface
  private interface Reading {
    Document document(PuzzleAssembler assembler) throws MalformedTextException;
  }

  private static PuzzleText puzzle(Place place, Reading reading, PuzzleAssembler assembler) {
    return PuzzleText.inSymbols(
        place,
        symbols -> {
          PuzzleAssembler with = assembler.withSymbols(symbols);
          return reading.document(with).entry(with);
        });
  }

  /** Returns the puzzle of n rows without a mask matrix, and consumes the rows. */
  private static PuzzleText drawn(
      LineReader lines, Place place, GridBlock rows, List<Token> cells, PuzzleAssembler assembler)
      throws IOException {
    DrawnRegions regions = DrawnRegions.peek(lines, rows, List.copyOf(cells));
    skip(lines, rows.end());
    String source = lines.source();
    return puzzle(
        place, with -> Document.of(source, cells, rows.isFramed(), regions, with), assembler);
  }

  private static CellField field(String source, GridBlock block, int size) {
    return new TokenField(source, block.cells(size).orElseThrow());
  }

  /** Returns the block after a puzzle if it has the heading of a mask or looks like one. */
  private static Optional<GridBlock> peekMask(LineReader lines, int distance, int size)
      throws IOException {
    int start = maskStart(lines, distance);
    boolean announced = start > GridBlock.skipToGrid(lines, distance);
    if (lines.peek(start).filter(ConstraintLines::beginWith).isPresent()) {
      // A picture below constraints is no mask.
      return Optional.empty();
    }
    GridBlock block = GridBlock.peek(lines, start);
    return !block.rows().isEmpty()
            && (announced || block.looksLikeMask(size) || block.looksLikeMask())
        ? Optional.of(block)
        : Optional.empty();
  }

  /** Returns the distance of the first line that can belong to a mask; a heading is skipped. */
  private static int maskStart(LineReader lines, int distance) throws IOException {
    int at = GridBlock.skipToGrid(lines, distance);
    Optional<TextLine> line = lines.peek(at);
    return line.isPresent() && GridBlock.isMaskHeading(line.get()) ? at + 1 : at;
  }

  static void skip(LineReader lines, int count) throws IOException {
    for (int i = 0; i < count; i++) {
      lines.next();
    }
  }

  /**
   * Returns the problem of a block that is not n rows of n cells.
   *
   * @param what the name of the matrix after {@code row 1}, empty for the puzzle
   */
  private static MalformedTextException wrongShape(
      String source, GridBlock block, int size, String what) {
    List<GridRow> rows = block.rows();
    List<List<Token>> cells = rows.stream().map(row -> cellsMeant(row, size)).toList();
    if (size > Grid.MAX_SIZE) {
      return new MalformedTextException(
          place(source, rows.get(0), cells.get(0), Grid.MAX_SIZE),
          ProblemCode.TOO_LARGE.with("limit", Grid.MAX_SIZE),
          "row 1" + what + " has " + countOf(cells.get(0)) + ", expected at most " + Grid.MAX_SIZE,
          "Sizes go up to " + ProblemWords.bySize(Grid.MAX_SIZE) + ".");
    }
    IntSummaryStatistics counts = cells.stream().mapToInt(List::size).summaryStatistics();
    long right = rows.stream().filter(row -> row.cells(size).isPresent()).count();
    if (2 * right <= rows.size() && counts.getMin() < counts.getMax()) {
      return new MalformedTextException(
          rows.get(0).line().place(source, 0),
          ProblemCode.UNEVEN_ROWS
              .with("rows", rows.size())
              .with("least", counts.getMin())
              .with("most", counts.getMax()),
          "the %d rows%s have %d to %d cells"
              .formatted(rows.size(), what, counts.getMin(), counts.getMax()),
          SHAPES);
    }
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).cells(size).isEmpty()) {
        return new MalformedTextException(
            place(source, rows.get(i), cells.get(i), size),
            ProblemCode.ROW_LENGTH
                .with("part", part(what))
                .with("row", i + 1)
                .with("cells", cells.get(i).size())
                .with("size", size),
            "row " + (i + 1) + what + " has " + countOf(cells.get(i)) + ", expected " + size,
            ProblemWords.missingOrTooMany(cells.get(i).size(), size, "cell"));
      }
    }
    return wrongRowCount(source, rows, size, what);
  }

  /** Returns the name of the matrix for programs. */
  private static String part(String what) {
    return what.isEmpty() ? "puzzle" : "regions";
  }

  /** Returns the cells that the author of a row probably meant. */
  private static List<Token> cellsMeant(GridRow row, int size) {
    return size > 1 && row.isSeparated() ? row.words() : row.characters();
  }

  private static String countOf(List<Token> cells) {
    String atLeast = cells.size() < GridRow.MAX_CELLS ? "" : "at least ";
    return atLeast + ProblemWords.count(cells.size(), "cell");
  }

  private static MalformedTextException wrongRowCount(
      String source, List<GridRow> rows, int size, String what) {
    int count = rows.size();
    boolean maybeMask = what.isEmpty() && count > size;
    int likely = maybeMask && 2 * count > 3 * size ? 2 * size : size;
    String rowCount = ProblemWords.count(count, "row") + " of " + ProblemWords.count(size, "cell");
    String problem =
        what.isEmpty()
            ? "there " + (count == 1 ? "is " : "are ") + rowCount
            : "the region mask has " + rowCount;
    return new MalformedTextException(
        rows.get(Math.min(count - 1, likely)).line().place(source, 0),
        ProblemCode.ROW_COUNT.with("part", part(what)).with("rows", count).with("size", size),
        problem
            + ", expected "
            + ProblemWords.count(size, "row")
            + (maybeMask ? ", or " + 2 * size + " with a mask matrix" : ""),
        count == 1 ? SHAPES : ProblemWords.missingOrTooMany(count, likely, "row"));
  }

  /** Returns the place of the first surplus cell, or the place after the last cell. */
  private static Place place(String source, GridRow row, List<Token> cells, int size) {
    int index = 0;
    if (cells.size() > size) {
      index = cells.get(size).start();
    } else if (!cells.isEmpty()) {
      index = cells.get(cells.size() - 1).end();
    }
    return row.line().place(source, index);
  }
}
