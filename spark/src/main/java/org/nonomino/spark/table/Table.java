package org.nonomino.spark.table;

import java.io.IOException;
import java.io.Serializable;
import java.io.StringReader;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.formats.CsvTable;
import org.nonomino.spark.output.OutputFolder;
import org.nonomino.spark.output.OutputFolder.Stage;
import org.nonomino.spark.storage.ParquetRows;
import org.nonomino.spark.storage.Source;

/**
 * A table of Parquet files: each part of a job is a file of rows, converted from csv records one by
 * one. When all rows exist, they are divided into folders for the values of columns.
 *
 * @param columns those of the records
 * @param partitionBy the columns whose values have folders; may be none
 */
public record Table(List<TableColumn> columns, List<String> partitionBy) implements Serializable {
  /**
   * The maximum number of folders written at once, keeping the order of the rows in each. Spark
   * sorts the rows if there are more.
   */
  private static final int MAX_FILES_AT_ONCE = 64;

  public Table {
    columns = List.copyOf(columns);
    partitionBy = List.copyOf(partitionBy);
  }

  /**
   * Returns the table of records.
   *
   * @throws UsageException if it cannot be divided in this way
   */
  static Table of(String header, List<String> partitionBy) throws UsageException {
    List<TableColumn> columns;
    try (Stream<List<String>> records = CsvTable.records(new StringReader(header))) {
      columns = records.findFirst().orElseThrow().stream().map(TableColumn::of).toList();
    }
    Table table = new Table(columns, partitionBy);
    List<String> known = table.inRows().map(TableColumn::name).toList();
    for (String column : partitionBy) {
      if (!known.contains(column)) {
        throw new UsageException(
            "--partition-by: there is no column '"
                + column
                + "'. Choose from: "
                + String.join(", ", known)
                + ".");
      }
    }
    int different = new HashSet<>(partitionBy).size();
    if (different < partitionBy.size()) {
      throw new UsageException("--partition-by: a column is named twice. Name each column once.");
    }
    if (different == known.size()) {
      throw new UsageException(
          "--partition-by: all columns are named. Leave out at least one, for the rows.");
    }
    return table;
  }

  private StructType schema() {
    return DataTypes.createStructType(inRows().map(TableColumn::inSpark).toList());
  }

  private MessageType types() {
    return new MessageType("table", inRows().map(TableColumn::inParquet).toList());
  }

  private Stream<TableColumn> inRows() {
    return columns.stream().flatMap(TableColumn::inRows);
  }

  /** Returns the stage of a part of the table, or of the rows for its folders. */
  public Stage stage() {
    return partitionBy.isEmpty() ? Stage.TABLE : Stage.ROWS;
  }

  /** Opens the rows of a part. */
  public Writer open(OutputFile file) throws IOException {
    return new Rows(ParquetRows.writer(file, types()));
  }

  /** Accepts records as lines, each as a whole, and writes them as rows. */
  private final class Rows extends Writer {
    private static final int MAX_CHARACTERS = 1 << 16;

    private final ParquetWriter<List<@Nullable Object>> rows;

    /** The lines so far: opening a reader for each single line would take too long. */
    private final StringBuilder lines = new StringBuilder();

    Rows(ParquetWriter<List<@Nullable Object>> rows) {
      this.rows = rows;
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
      lines.append(text, from, length);
      if (lines.length() > MAX_CHARACTERS) {
        flush();
      }
    }

    @Override
    public void flush() throws IOException {
      try (Stream<List<String>> records = CsvTable.records(new StringReader(lines.toString()))) {
        for (List<String> record : (Iterable<List<String>>) records::iterator) {
          rows.write(row(record));
        }
      }
      lines.setLength(0);
    }

    @Override
    public void close() throws IOException {
      try (rows) {
        flush();
      }
    }
  }

  private List<@Nullable Object> row(List<String> fields) {
    List<@Nullable Object> values = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      columns.get(i).addValues(fields.get(i), values);
    }
    return values;
  }

  /**
   * Divides the table into folders, if requested, with the rows in the order of the parts.
   *
   * @param parts the number of parts, numbered from 1; the rows of all exist
   */
  public void divide(JavaSparkContext session, OutputFolder folder, int parts) throws IOException {
    if (partitionBy.isEmpty() || folder.isEnded()) {
      return;
    }
    List<Integer> numbers = IntStream.rangeClosed(1, parts).boxed().toList();
    SparkSession sql =
        SparkSession.builder()
            .config("spark.sql.maxConcurrentOutputFileWriters", MAX_FILES_AT_ONCE)
            .getOrCreate();
    sql.createDataFrame(
            session.parallelize(numbers, parts).flatMap(part -> rows(folder, part)), schema())
        .write()
        .option("compression", ParquetRows.COMPRESSION.name())
        // A task has one file in each folder, whose name includes the number of the task.
        .option("maxRecordsPerFile", 0)
        .partitionBy(partitionBy.toArray(String[]::new))
        .parquet(folder.newTable());
    folder.publishTable();
  }

  private Iterator<Row> rows(OutputFolder folder, int part) throws IOException {
    ParquetReader<List<@Nullable Object>> rows = folder.rows(part, types());
    Source<List<@Nullable Object>> source = () -> Optional.ofNullable(rows.read());
    return source.inTask(rows).map(row -> RowFactory.create(row.toArray())).iterator();
  }
}
