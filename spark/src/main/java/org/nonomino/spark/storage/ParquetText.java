package org.nonomino.spark.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.Type;
import org.jspecify.annotations.Nullable;
import org.nonomino.formats.CsvColumns;
import org.nonomino.formats.CsvTable;

/**
 * A Parquet file as the text of a table, created while it is read: a header, and a line for each
 * row, so that row k is on line k + 1. Only columns that such a table has are read.
 */
final class ParquetText extends InputStream {
  private final ParquetReader<List<@Nullable Object>> rows;
  private byte[] line;
  private int at;

  private ParquetText(ParquetReader<List<@Nullable Object>> rows, MessageType columns) {
    this.rows = rows;
    this.line = line(columns.getFields().stream().map(Type::getName).toList());
  }

  /**
   * Opens a file.
   *
   * @param isOfPuzzles whether it must have a column with puzzles; regions are enough otherwise
   * @throws IOException if it cannot be read, or has no such column
   */
  static ParquetText open(Path file, Configuration configuration, boolean isOfPuzzles)
      throws IOException {
    MessageType all;
    try (ParquetFileReader opened =
        ParquetFileReader.open(HadoopInputFile.fromPath(file, configuration))) {
      all = opened.getFileMetaData().getSchema();
    } catch (RuntimeException e) {
      throw new IOException("it is not a Parquet file", e);
    }
    MessageType columns = columns(all, isOfPuzzles);
    return new ParquetText(ParquetRows.reader(file, configuration, columns), columns);
  }

  private static MessageType columns(MessageType all, boolean isOfPuzzles) throws IOException {
    List<Type> known = new ArrayList<>();
    boolean isEnough = false;
    for (Type column : all.getFields()) {
      String name = column.getName().toLowerCase(Locale.ROOT);
      boolean arePuzzles = CsvColumns.PUZZLE.contains(name);
      boolean areRegions = CsvColumns.REGIONS.contains(name);
      boolean isOther = CsvColumns.SOLUTION.contains(name) || CsvColumns.LABEL.contains(name);
      if (isText(column) && (arePuzzles || areRegions || isOther)) {
        known.add(column);
        isEnough |= arePuzzles || (areRegions && !isOfPuzzles);
      }
    }
    if (!isEnough) {
      throw new IOException(
          "it needs a column "
              + (isOfPuzzles ? "'puzzle'" : "'regions'")
              + " of strings, but has "
              + all.getFields().stream().map(Type::getName).collect(Collectors.joining(", ")));
    }
    return new MessageType(all.getName(), known);
  }

  private static boolean isText(Type column) {
    return column.isPrimitive()
        && !column.isRepetition(Type.Repetition.REPEATED)
        && column.asPrimitiveType().getPrimitiveTypeName() == PrimitiveType.PrimitiveTypeName.BINARY
        && !(column.getLogicalTypeAnnotation()
            instanceof LogicalTypeAnnotation.DecimalLogicalTypeAnnotation);
  }

  private static byte[] line(List<?> fields) {
    // A record is one line, so a field that is null is empty.
    List<String> joined =
        fields.stream()
            .map(field -> field == null ? "" : field.toString().replaceAll("[\\r\\n]+", " "))
            .toList();
    return CsvTable.record(joined).getBytes(StandardCharsets.UTF_8);
  }

  /** Creates the next line; returns false at the end. */
  private boolean advance() throws IOException {
    List<@Nullable Object> row = rows.read();
    if (row == null) {
      return false;
    }
    line = line(row);
    at = 0;
    return true;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    while (at == line.length) {
      if (!advance()) {
        return -1;
      }
    }
    int count = Math.min(length, line.length - at);
    System.arraycopy(line, at, bytes, offset, count);
    at += count;
    return count;
  }

  @Override
  public void close() throws IOException {
    rows.close();
  }
}
