package org.nonomino.formats;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.Symbols;
import org.nonomino.text.CellField;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.GridCells;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.RegionLabels;
import org.nonomino.text.SymbolNotation;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/**
 * A table with a header: {@code puzzle,regions,solution,label,constraints} in any order, or with
 * other names of {@link CsvColumns}. Only the puzzle is required; other columns are skipped. A
 * table without a header is read as {@link CsvHeader} describes. Fields are separated by commas,
 * semicolons or tabs, and use the characters of the line format. Constraints are written like
 * {@code diagonals; cage 15: r1c1 r1c2}.
 */
final class CsvFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat CSV = new CsvFormat();

  static final List<Character> SEPARATORS = List.of(',', ';', '\t');

  private CsvFormat() {}

  @Override
  public String name() {
    return "csv";
  }

  @Override
  public String description() {
    return "a table with a header: puzzle,regions,solution,label,constraints";
  }

  @Override
  public Set<EntryPart> holds() {
    return Set.of(EntryPart.LABEL, EntryPart.SOLUTION);
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
    return CsvHeader.find(lines).isPresent();
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) throws IOException {
    TextLine first = lines.peekSignificant().orElseThrow();
    Optional<CsvHeader> header =
        CsvHeader.named(first.text()).or(() -> CsvHeader.unnamed(first.text()));
    if (header.isEmpty() || header.get().isNamed()) {
      lines.next();
    }
    if (header.isEmpty()) {
      // This happens only if the caller specifies CSV for input that is not CSV.
      MalformedTextException problem =
          new MalformedTextException(
              first.place(lines.source()),
              "the first line has no column 'puzzle'",
              "Begin with a header such as: puzzle,regions,label");
      Iterator<PuzzleText> only = List.of(PuzzleText.malformed(problem)).iterator();
      return () -> only.hasNext() ? Optional.of(only.next()) : Optional.empty();
    }
    // A part of a table without names would guess its columns again.
    return new CsvRecords(
        lines,
        header.get().separator(),
        header.get().isNamed(),
        (source, line) -> parse(source, line, header.get(), assembler));
  }

  private static PuzzleEntry parse(
      String source, TextLine line, CsvHeader header, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<String> fields;
    try {
      fields = fields(line.text(), header.separator());
    } catch (CsvParseException e) {
      throw invalid(line.place(source));
    }
    Optional<String> puzzle = field(fields, OptionalInt.of(header.puzzle()));
    if (puzzle.isEmpty()) {
      throw lacking(line.place(source), "puzzle", header.puzzle());
    }
    requireItsHeader(line.place(source), fields, header, puzzle.get());
    Place start = line.place(source, 0);
    CellField givens = cells(start, line, fields, header.puzzle());
    Optional<Token> constraints =
        field(fields, header.constraints()).isPresent()
            ? Optional.of(token(line, fields, header.constraints().getAsInt()))
            : Optional.empty();
    PuzzleAssembler with =
        constraints.isPresent()
            ? assembler.withSymbols(
                SymbolNotation.among(
                    source, constraints.get(), GridCells.sizeOf(givens.count()).orElse(1)))
            : assembler;
    Puzzle assembled =
        field(fields, header.regions()).isPresent()
            ? with.assemble(givens, cells(start, line, fields, header.regions().getAsInt()))
            : with.assemble(givens);
    if (constraints.isPresent()) {
      assembled =
          assembled.withConstraints(
              ConstraintNotation.read(source, constraints.get(), assembled.symbols()));
    }
    Optional<Grid> solution = Optional.empty();
    if (isSolution(field(fields, header.solution()), assembled.size())) {
      CellField cells = cells(start, line, fields, header.solution().getAsInt());
      solution = Optional.of(GridCells.grid(cells, assembled.symbols()));
    }
    return new PuzzleEntry(assembled, label(line, header), solution);
  }

  /**
   * Refuses a record that needs a header: if it has unnamed regions, or more fields than the header
   * names and a puzzle of one cell.
   */
  private static void requireItsHeader(
      Place place, List<String> fields, CsvHeader header, String puzzle)
      throws MalformedTextException {
    int count = fields.size();
    while (count > 0 && fields.get(count - 1).isBlank()) {
      count--;
    }
    if (header.isNamed() && count <= header.columnCount()) {
      return;
    }
    OptionalInt unnamedRegions =
        header.regions().isPresent()
            ? OptionalInt.empty()
            : IntStream.range(0, count)
                .filter(i -> i != header.solution().orElse(-1))
                .filter(i -> isMaskBeside(puzzle, fields.get(i).strip()))
                .findFirst();
    if (unnamedRegions.isPresent() || puzzle.length() == 1) {
      throw new MalformedTextException(
          place,
          header.isNamed()
              ? "the record has "
                  + ProblemWords.count(count, "field")
                  + ", but the header names only "
                  + header.columnCount()
              : "field "
                  + (unnamedRegions.orElse(0) + 1)
                  + " has regions, but the first record has none",
          "Begin with a header such as: puzzle,regions,label");
    }
  }

  private static boolean isMaskBeside(String puzzle, String field) {
    return field.length() == puzzle.length() && !field.equals(puzzle) && RegionLabels.isMask(field);
  }

  /** Returns the label with its no-break spaces. */
  private static String label(TextLine line, CsvHeader header) {
    List<String> fields = fields(line.written(), header.separator());
    return header.labels().stream()
        .flatMap(column -> field(fields, OptionalInt.of(column)).stream())
        .collect(Collectors.joining(" "));
  }

  static MalformedTextException invalid(Place place) {
    return new MalformedTextException(
        place, "this is not a valid CSV record", "Maybe a quotation mark is missing.");
  }

  /** Returns the problem of a record with an empty field; columns count from 0. */
  static MalformedTextException lacking(Place place, String name, int column) {
    return new MalformedTextException(
        place,
        "the record has no field '" + name + "' (number " + (column + 1) + ")",
        "Fill it, or remove the line.");
  }

  /**
   * Returns whether a value is a solution. A value of another length belongs to a column with
   * another meaning, such as a number of solutions.
   */
  private static boolean isSolution(Optional<String> text, int size) {
    return text.isPresent() && text.get().length() == size * size;
  }

  /** Returns the cells of a field. */
  static CellField cells(Place start, TextLine line, List<String> fields, int column) {
    Token field = token(line, fields, column);
    return CellField.ofCharacters(start.plusColumns(field.start()), field.text());
  }

  /** Returns a field with its place in the line, found by a search after the previous fields. */
  private static Token token(TextLine line, List<String> fields, int column) {
    int from = 0;
    for (String before : fields.subList(0, column)) {
      int index = line.text().indexOf(before, from);
      from = Math.max(from, index + before.length());
    }
    String field = fields.get(column).strip();
    return new Token(line, Math.max(0, line.text().indexOf(field, from)), field);
  }

  static Optional<String> field(List<String> fields, OptionalInt column) {
    return column.isPresent() && column.getAsInt() < fields.size()
        ? Optional.of(fields.get(column.getAsInt()).strip()).filter(field -> !field.isEmpty())
        : Optional.empty();
  }

  static List<String> fields(String line, char separator) {
    if (separator == CsvHeader.BLANK) {
      TextLine words = new TextLine(1, line, false);
      return Token.split(words, Character::isWhitespace, Integer.MAX_VALUE).stream()
          .map(Token::text)
          .toList();
    }
    return CsvReader.builder().fieldSeparator(separator).ofSingleCsvRecord(line).getFields();
  }

  /** Returns the names of a header, in lower case. */
  static List<String> names(String line, char separator) {
    return fields(line, separator).stream()
        .map(name -> name.strip().toLowerCase(Locale.ROOT))
        .toList();
  }

  /** Returns the column with the first of some names that occurs. */
  static OptionalInt column(List<String> names, Set<String> wanted) {
    return wanted.stream().mapToInt(names::indexOf).filter(i -> i >= 0).findFirst();
  }

  @Override
  public String header() {
    return CsvTable.record(List.of("puzzle", "regions", "solution", "label", "constraints"));
  }

  @Override
  public String text(PuzzleEntry entry) {
    RegionMask mask = entry.puzzle().mask();
    Symbols symbols = entry.puzzle().symbols();
    return CsvTable.record(
        List.of(
            symbols.text(entry.puzzle().givens()),
            RegionSymbols.text(mask),
            entry.solution().map(symbols::text).orElse(""),
            TextLine.joined(entry.label()),
            ConstraintNotation.line(entry.puzzle().rules())));
  }
}
