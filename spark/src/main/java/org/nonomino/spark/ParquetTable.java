package org.nonomino.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.convert.GroupRecordConverter;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.parquet.io.ColumnIOFactory;
import org.apache.parquet.io.RecordReader;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.Type;
import org.nonomino.formats.CsvColumns;
import org.nonomino.formats.CsvTable;

/**
 * A file of Parquet as the text of a table, made while it is read: a header, and a line for each
 * row, so that row k is on line k + 1. Only columns that such a table has are read.
 */
final class ParquetTable extends InputStream {
  private static final String SUFFIX = ".parquet";

  private final ParquetFileReader file;
  private final MessageType columns;
  private byte[] line;
  private int at;
  private RowGroup rows = new RowGroup();

  private ParquetTable(ParquetFileReader file, MessageType columns) {
    this.file = file;
    this.columns = columns;
    this.line = line(columns.getFields().stream().map(Type::getName).toList());
  }

  /** Returns whether a name says that a file is one of Parquet. */
  static boolean isNamedSo(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(SUFFIX);
  }

  /**
   * Opens a file.
   *
   * @param isOfPuzzles whether it must have a column with puzzles; regions are enough otherwise
   * @throws IOException if it cannot be read, or has no such column
   */
  static ParquetTable open(Path path, Configuration configuration, boolean isOfPuzzles)
      throws IOException {
    ParquetFileReader file;
    try {
      file = ParquetFileReader.open(HadoopInputFile.fromPath(path, configuration));
    } catch (FileNotFoundException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new IOException("it is not a Parquet file", e);
    }
    try {
      MessageType columns = columns(file.getFileMetaData().getSchema(), isOfPuzzles);
      file.setRequestedSchema(columns);
      return new ParquetTable(file, columns);
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
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

  private static byte[] line(List<String> fields) {
    // A record is one line.
    List<String> joined = fields.stream().map(field -> field.replaceAll("[\\r\\n]+", " ")).toList();
    return CsvTable.record(joined).getBytes(StandardCharsets.UTF_8);
  }

  /** Makes the next line; returns false at the end. */
  private boolean advance() throws IOException {
    while (rows.isRead()) {
      PageReadStore pages = file.readNextRowGroup();
      if (pages == null) {
        return false;
      }
      rows = new RowGroup(pages);
    }
    line = line(rows.next());
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
    file.close();
  }

  /** The rows that a file has together. */
  private final class RowGroup {
    private final Optional<RecordReader<Group>> reader;
    private long left;

    /** No rows. */
    RowGroup() {
      this.reader = Optional.empty();
    }

    RowGroup(PageReadStore pages) {
      this.reader =
          Optional.of(
              new ColumnIOFactory()
                  .getColumnIO(columns)
                  .getRecordReader(pages, new GroupRecordConverter(columns)));
      this.left = pages.getRowCount();
    }

    boolean isRead() {
      return left == 0;
    }

    List<String> next() {
      left--;
      Group row = reader.orElseThrow().read();
      List<String> fields = new ArrayList<>();
      for (int i = 0; i < columns.getFieldCount(); i++) {
        fields.add(row.getFieldRepetitionCount(i) == 0 ? "" : row.getString(i, 0));
      }
      return fields;
    }
  }
}
