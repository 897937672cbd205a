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

/**
 * The records of results: text, or the rows of a table.
 *
 * @param <A> the answer for a puzzle
 */
interface Records<A> {
  /** Returns a record as bytes; they are empty if there is none. */
  byte[] bytes(Done<A> done);

  /** Opens the file of a part. */
  RecordFile<A> open(PartFiles part) throws IOException;

  /**
   * The file of a part. Belongs to one thread.
   *
   * @param <A> the answer for a puzzle
   */
  interface RecordFile<A> extends Closeable {
    /** Writes the record of a result. */
    void write(Done<A> done) throws IOException;

    /** Writes a record that was kept as bytes. */
    void write(byte[] record) throws IOException;
  }

  /** Returns the records of a work, in a table if there is one. */
  static <A> Records<A> of(BulkWork<A> work, Optional<Table> table) {
    return table.isPresent() ? new Rows<>(work.columns().orElseThrow(), table.get()) : new Text<>();
  }

  /** Records as text. */
  record Text<A>() implements Records<A> {
    @Override
    public byte[] bytes(Done<A> done) {
      return done.record().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public RecordFile<A> open(PartFiles part) throws IOException {
      OutputStream out = part.create();
      return new RecordFile<>() {
        @Override
        public void write(Done<A> done) throws IOException {
          out.write(bytes(done));
        }

        @Override
        public void write(byte[] record) throws IOException {
          out.write(record);
        }

        @Override
        public void close() throws IOException {
          out.close();
        }
      };
    }
  }

  /** Records as rows of a table. */
  record Rows<A>(Columns<A> columns, Table table) implements Records<A> {
    private Optional<List<@Nullable Object>> row(Done<A> done) {
      return columns.row(done).map(table::row);
    }

    @Override
    public byte[] bytes(Done<A> done) {
      return row(done).map(table::bytes).orElse(new byte[0]);
    }

    @Override
    public RecordFile<A> open(PartFiles part) throws IOException {
      ParquetWriter<List<@Nullable Object>> rows = table.open(part.parquet());
      return new RecordFile<>() {
        @Override
        public void write(Done<A> done) throws IOException {
          Optional<List<@Nullable Object>> row = row(done);
          if (row.isPresent()) {
            rows.write(row.get());
          }
        }

        @Override
        public void write(byte[] record) throws IOException {
          if (record.length > 0) {
            rows.write(table.row(record));
          }
        }

        @Override
        public void close() throws IOException {
          rows.close();
        }
      };
    }
  }
}
