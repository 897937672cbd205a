package org.nonomino.spark.table;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
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
import org.nonomino.bulk.Columns;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.spark.output.OutputFolder;
import org.nonomino.spark.output.OutputFolder.Stage;
import org.nonomino.spark.storage.ParquetRows;
import org.nonomino.spark.storage.Source;

/**
 * A table of Parquet files: each part of a job is a file of rows, one for each answer. When all
 * rows exist, they are divided into folders for the values of columns.
 *
 * @param columns those of the answers
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
   * Returns the table of answers.
   *
   * @throws UsageException if it cannot be divided in this way
   */
  static Table of(Columns<?> answers, List<String> partitionBy) throws UsageException {
    List<TableColumn> columns = answers.headings().stream().map(TableColumn::of).toList();
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
  public ParquetWriter<List<@Nullable Object>> open(OutputFile file) throws IOException {
    return ParquetRows.writer(file, types());
  }

  /** Returns the row for the values of an answer, as bytes. */
  public byte[] bytes(List<Optional<Object>> values) {
    List<@Nullable Object> row = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      columns.get(i).addValues(values.get(i), row);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      Iterator<TableColumn> types = inRows().iterator();
      for (Object value : row) {
        types.next().write(value, out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Returns the row of bytes from {@link #bytes}. */
  public List<@Nullable Object> row(byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    List<@Nullable Object> row = new ArrayList<>();
    for (TableColumn column : inRows().toList()) {
      row.add(column.read(in));
    }
    return row;
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
