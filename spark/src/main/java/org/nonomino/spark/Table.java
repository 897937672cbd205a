package org.nonomino.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Serializable;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.TaskCompletionListener;
import org.jspecify.annotations.Nullable;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.formats.CsvTable;

/**
 * A table of Parquet, made from records that are there as csv: nothing is found out anew, and a job
 * that is resumed has only this to do again.
 *
 * @param columns those of the records
 * @param partitionBy the columns for whose values there are folders; may be none
 */
record Table(List<TableColumn> columns, List<String> partitionBy) implements Serializable {
  /**
   * So many folders are written to at once, which keeps the order of the rows in each; Spark sorts
   * what there is beyond.
   */
  private static final int MOST_FILES_AT_ONCE = 64;

  Table {
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
    List<String> known = Arrays.asList(table.schema().fieldNames());
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
    List<StructField> fields = new ArrayList<>();
    columns.forEach(column -> column.addTo(fields));
    return DataTypes.createStructType(fields);
  }

  /**
   * Writes the table, whose rows are in the order of the records.
   *
   * @param parts how many parts there are, whose numbers begin with 1; the records of all are there
   */
  void write(JavaSparkContext session, OutputFolder folder, int parts) throws IOException {
    List<Integer> numbers = IntStream.rangeClosed(1, parts).boxed().toList();
    JavaRDD<Integer> tasks = session.parallelize(numbers, parts);
    if (partitionBy.isEmpty()) {
      tasks.foreach(part -> writePart(part, folder));
    } else {
      writeFolders(tasks.flatMap(part -> sqlRows(folder.openRecords(part))), folder);
    }
  }

  /** Writes a part, unless it is complete already. */
  private void writePart(int part, OutputFolder folder) throws IOException {
    if (folder.hasTablePart(part)) {
      return;
    }
    long attempt = TaskContext.get().taskAttemptId();
    try (Stream<List<@Nullable Object>> rows = rows(folder.openRecords(part))) {
      TableFile.write(folder.newTablePart(part, attempt), schema(), rows.iterator());
    }
    folder.publishTablePart(part, attempt);
  }

  private void writeFolders(JavaRDD<Row> rows, OutputFolder folder) throws IOException {
    SparkSession sql =
        SparkSession.builder()
            .config("spark.sql.maxConcurrentOutputFileWriters", MOST_FILES_AT_ONCE)
            .getOrCreate();
    sql.createDataFrame(rows, schema())
        .write()
        .option("compression", TableFile.PACKING.name())
        // A task has one file in each folder, which is known by the number of the task.
        .option("maxRecordsPerFile", 0)
        .partitionBy(partitionBy.toArray(String[]::new))
        .parquet(folder.newTable());
    folder.publishTable();
  }

  private Stream<List<@Nullable Object>> rows(InputStream records) {
    return CsvTable.records(
            new BufferedReader(new InputStreamReader(records, StandardCharsets.UTF_8)))
        .map(this::row);
  }

  private Iterator<Row> sqlRows(InputStream records) {
    Stream<List<@Nullable Object>> rows = rows(records);
    TaskCompletionListener closing = task -> rows.close();
    TaskContext.get().addTaskCompletionListener(closing);
    return rows.map(row -> RowFactory.create(row.toArray())).iterator();
  }

  private List<@Nullable Object> row(List<String> fields) {
    List<@Nullable Object> values = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      columns.get(i).addValues(fields.get(i), values);
    }
    return values;
  }
}
