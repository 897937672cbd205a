package org.nonomino.spark.items;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.apache.parquet.hadoop.ParquetWriter;
import org.jspecify.annotations.Nullable;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Columns;
import org.nonomino.bulk.Done;
import org.nonomino.spark.output.PartFiles;
import org.nonomino.spark.table.Table;

/** The final records of a part: text, or the rows of a table. Belongs to one thread. */
final class RecordFile implements Closeable {
  private final Sink sink;
  private final Closeable file;

  private interface Sink {
    void write(byte[] record) throws IOException;
  }

  private RecordFile(Sink sink, Closeable file) {
    this.sink = sink;
    this.file = file;
  }

  /** Opens the file of a part. */
  static RecordFile open(Optional<Table> table, PartFiles part) throws IOException {
    if (table.isEmpty()) {
      OutputStream text = part.create();
      return new RecordFile(text::write, text);
    }
    ParquetWriter<List<@Nullable Object>> rows = table.get().open(part.parquet());
    return new RecordFile(record -> rows.write(table.get().row(record)), rows);
  }

  /** Returns the record of a result as bytes; they are empty if there is none. */
  static <A> byte[] record(Done<A> done, BulkWork<A> work, Optional<Table> table) {
    if (table.isEmpty()) {
      return done.record().getBytes(StandardCharsets.UTF_8);
    }
    Columns<A> columns = work.columns().orElseThrow();
    return columns.row(done).map(table.get()::bytes).orElse(new byte[0]);
  }

  /** Writes a record of {@link #record}. */
  void write(byte[] record) throws IOException {
    if (record.length > 0) {
      sink.write(record);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
