package org.nonomino.formats;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;

/** Tables as CSV: fields with commas between them, records that end with a line feed. */
public final class CsvTable {
  private CsvTable() {}

  /**
   * Returns a record as a line, with quotes if they are needed. Fields are written unchanged so
   * that they read back unchanged, even those that begin with {@code = + -} or {@code @} and may
   * look like formulas to a spreadsheet.
   */
  public static String record(List<String> fields) {
    StringWriter text = new StringWriter();
    try (CsvWriter writer = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
      writer.writeRecord(fields);
    } catch (IOException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
    return text.toString();
  }

  /**
   * Returns the fields of each record of a table in this form, as they are read; closing the stream
   * closes the reader.
   */
  public static Stream<List<String>> records(Reader text) {
    return CsvReader.builder().ofCsvRecord(text).stream().map(CsvRecord::getFields);
  }
}
