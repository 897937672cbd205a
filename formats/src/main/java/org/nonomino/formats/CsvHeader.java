package org.nonomino.formats;

import de.siegmar.fastcsv.reader.CsvParseException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.text.GridCells;
import org.nonomino.text.LineReader;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.text.RegionLabels;
import org.nonomino.text.TextLine;

/**
 * The meaning of the columns of a table: from the names in its first line or, without names, from
 * the fields of its first record. In a table without names, a column with the cells of a puzzle
 * that is not full is the puzzle, a full grid with the same digits is its solution, n labels n
 * times each, or dots and labels 2 to n times each, are its regions, and the other columns together
 * are its label.
 *
 * @param separator the character between fields; a blank stands for any number of blanks
 * @param columnCount the number of columns
 * @param puzzle the number of the column, from 0
 * @param labels the columns of the label, joined by blanks
 * @param isNamed whether the first line has names
 */
record CsvHeader(
    char separator,
    int columnCount,
    int puzzle,
    OptionalInt regions,
    OptionalInt solution,
    List<Integer> labels,
    OptionalInt constraints,
    boolean isNamed) {
  /** The separator of a table without names whose columns have blanks between them. */
  static final char BLANK = ' ';

  /** The minimum number of cells in a column without a name that shows its meaning. */
  private static final int MIN_CELLS = 16;

  private static final int LOOKED_AT = 4;

  private static final Pattern CELLS =
      Pattern.compile("[^\\s.]*+\\.\\.\\S*+|[0-9]{1,36}|\\S{37}\\S*+");

  /**
   * Returns the columns of a table, from as few lines as possible; empty if the lines are no table.
   *
   * @param lines at the first significant line; nothing is consumed
   */
  static Optional<CsvHeader> find(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    // Regions and solutions of a table are recognized by the usual digits, which a line with
    // symbols need not have.
    if (first.isEmpty() || first.get().tooLong() || PuzzleFormats.namesSymbols(first.get())) {
      return Optional.empty();
    }
    Optional<CsvHeader> named = named(first.get().text());
    if (named.isEmpty()) {
      // A line that begins with a puzzle has a label, or regions, after it.
      return grid(LinkLine.of(first.get()).link()).isPresent()
          ? Optional.empty()
          : unnamed(first.get().text());
    }
    CsvHeader header = named.get();
    // A word alone, or a word with another meaning, may also begin the title of a grid.
    boolean isPlain =
        CsvColumns.PLAIN_PUZZLE.contains(
            CsvFormat.names(first.get().text(), header.separator).get(header.puzzle));
    if (isPlain) {
      return header.columnCount > 1 || !PuzzleFormats.isTitleOfGrid(lines)
          ? named
          : Optional.empty();
    }
    for (int at = 1; at < LOOKED_AT; at++) {
      Optional<TextLine> next = lines.peek(at);
      if (next.isPresent() && !next.get().isBlank()) {
        return named.filter(any -> hasCells(any, next.get().text()));
      }
    }
    return Optional.empty();
  }

  private static boolean hasCells(CsvHeader header, String record) {
    try {
      List<String> fields = CsvFormat.fields(record, header.separator);
      return header.puzzle < fields.size() && grid(fields.get(header.puzzle).strip()).isPresent();
    } catch (CsvParseException e) {
      return false;
    }
  }

  /** Returns the columns that a line names; empty if it does not name a column of puzzles. */
  static Optional<CsvHeader> named(String line) {
    return CsvFormat.SEPARATORS.stream()
        .flatMap(separator -> named(line, separator).stream())
        .findFirst();
  }

  private static Optional<CsvHeader> named(String line, char separator) {
    List<String> names;
    try {
      names = CsvFormat.names(line, separator);
    } catch (CsvParseException e) {
      return Optional.empty();
    }
    OptionalInt puzzle = CsvFormat.column(names, CsvColumns.PUZZLE);
    return puzzle.isEmpty() || names.stream().anyMatch(CsvHeader::areCells)
        ? Optional.empty()
        : Optional.of(
            new CsvHeader(
                separator,
                names.size(),
                puzzle.getAsInt(),
                CsvFormat.column(names, CsvColumns.REGIONS),
                CsvFormat.column(names, CsvColumns.SOLUTION),
                CsvFormat.column(names, CsvColumns.LABEL).stream().boxed().toList(),
                CsvFormat.column(names, CsvColumns.CONSTRAINTS),
                true));
  }

  /** Returns whether a name is rather the cells of a puzzle whose title is another field. */
  private static boolean areCells(String name) {
    return CELLS.matcher(name).matches();
  }

  /** Returns the columns of a table whose first record is a line; empty if it has no puzzle. */
  static Optional<CsvHeader> unnamed(String record) {
    List<Character> separators = new ArrayList<>(CsvFormat.SEPARATORS);
    separators.add(BLANK);
    return separators.stream().flatMap(each -> unnamed(record, each).stream()).findFirst();
  }

  private static Optional<CsvHeader> unnamed(String record, char separator) {
    List<String> fields;
    try {
      fields = CsvFormat.fields(record, separator).stream().map(String::strip).toList();
    } catch (CsvParseException e) {
      return Optional.empty();
    }
    OptionalInt puzzle =
        IntStream.range(0, fields.size())
            .filter(i -> grid(fields.get(i)).filter(grid -> isPuzzle(grid)).isPresent())
            .findFirst();
    if (puzzle.isEmpty() || fields.size() < 2) {
      return Optional.empty();
    }
    String cells = fields.get(puzzle.getAsInt());
    Grid givens = grid(cells).orElseThrow();
    OptionalInt solution =
        IntStream.range(0, fields.size())
            .filter(i -> fields.get(i).length() == cells.length())
            .filter(i -> grid(fields.get(i)).filter(full -> completes(givens, full)).isPresent())
            .findFirst();
    OptionalInt regions =
        IntStream.range(0, fields.size())
            .filter(i -> i != solution.orElse(-1) && i != puzzle.getAsInt())
            .filter(i -> fields.get(i).length() == cells.length())
            .filter(
                i ->
                    RegionLabels.isMask(fields.get(i))
                        || RegionLabels.isPartialMask(cells, fields.get(i)))
            .findFirst();
    Set<Integer> known = Set.of(puzzle.getAsInt(), solution.orElse(-1), regions.orElse(-2));
    return Optional.of(
        new CsvHeader(
            separator,
            fields.size(),
            puzzle.getAsInt(),
            regions,
            solution,
            IntStream.range(0, fields.size()).boxed().filter(i -> !known.contains(i)).toList(),
            OptionalInt.empty(),
            false));
  }

  /** Returns the grid of n² characters, at least 4×4; empty for other text. */
  private static Optional<Grid> grid(String cells) {
    OptionalInt size = GridCells.sizeOf(cells.length());
    return cells.length() < MIN_CELLS || size.isEmpty()
        ? Optional.empty()
        : Grid.ofSymbols(size.getAsInt(), cells);
  }

  private static boolean isPuzzle(Grid grid) {
    return grid.filledCount() > 0 && !grid.isFull();
  }

  private static boolean completes(Grid givens, Grid full) {
    return full.isFull()
        && IntStream.range(0, givens.cellCount())
            .allMatch(cell -> givens.digit(cell) == 0 || givens.digit(cell) == full.digit(cell));
  }
}
