package org.nonomino.formats;

import de.siegmar.fastcsv.reader.CsvParseException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionSymbols;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.TextLine;

/** A table of which only the column {@code regions} is read. */
final class CsvMaskFormat implements PuzzleFormat {
  private static final String REGIONS = "regions";

  @Override
  public String name() {
    return "csv-masks";
  }

  @Override
  public String description() {
    return "a table with a column 'regions'";
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    return first.isPresent() && column(first.get()).isPresent();
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) throws IOException {
    Column column = column(lines.next().orElseThrow()).orElseThrow();
    return new CsvRecords(
        lines, column.separator, true, (source, line) -> parse(source, line, column, assembler));
  }

  private static PuzzleEntry parse(
      String source, TextLine line, Column column, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<String> fields;
    try {
      fields = CsvFormat.fields(line.text(), column.separator);
    } catch (CsvParseException e) {
      throw CsvFormat.invalid(line.place(source));
    }
    if (CsvFormat.field(fields, OptionalInt.of(column.number)).isEmpty()) {
      throw CsvFormat.lacking(line.place(source), REGIONS, column.number);
    }
    return PuzzleEntry.of(
        assembler.mask(CsvFormat.cells(line.place(source, 0), line, fields, column.number)));
  }

  private static Optional<Column> column(TextLine header) {
    return CsvFormat.SEPARATORS.stream()
        .flatMap(separator -> column(header.text(), separator).stream())
        .findFirst();
  }

  private static Optional<Column> column(String header, char separator) {
    try {
      OptionalInt number = CsvFormat.column(CsvFormat.names(header, separator), CsvColumns.REGIONS);
      return number.isPresent()
          ? Optional.of(new Column(separator, number.getAsInt()))
          : Optional.empty();
    } catch (CsvParseException e) {
      return Optional.empty();
    }
  }

  @Override
  public String header() {
    return CsvTable.record(List.of(REGIONS));
  }

  @Override
  public String text(PuzzleEntry entry) {
    return CsvTable.record(List.of(RegionSymbols.text(entry.puzzle().mask())));
  }

  private record Column(char separator, int number) {}
}
