package org.nonomino.spark.storage;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.InitContext;
import org.apache.parquet.hadoop.api.ReadSupport;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.Converter;
import org.apache.parquet.io.api.GroupConverter;
import org.apache.parquet.io.api.PrimitiveConverter;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.io.api.RecordMaterializer;
import org.apache.parquet.schema.LogicalTypeAnnotation.DecimalLogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;
import org.jspecify.annotations.Nullable;

/**
 * Rows of a Parquet file: a value or null for each column. A column has strings, booleans,
 * integers, or decimals of up to nine digits, and its values are those of Spark SQL. Spark SQL's
 * own way to write a file is not used, because it takes longer to start than many a job.
 */
public final class ParquetRows {
  /** The compression of all files. */
  public static final CompressionCodecName COMPRESSION = CompressionCodecName.ZSTD;

  private ParquetRows() {}

  /** Opens a new file. */
  public static ParquetWriter<List<@Nullable Object>> writer(OutputFile file, MessageType columns)
      throws IOException {
    return new WriterBuilder(file, columns).withCompressionCodec(COMPRESSION).build();
  }

  /**
   * Opens a file.
   *
   * @param columns the requested columns
   */
  static ParquetReader<List<@Nullable Object>> reader(
      Path file, Configuration configuration, MessageType columns) throws IOException {
    return ParquetReader.builder(new Reading(columns), file).withConf(configuration).build();
  }

  private static final class WriterBuilder
      extends ParquetWriter.Builder<List<@Nullable Object>, WriterBuilder> {
    private final MessageType columns;

    WriterBuilder(OutputFile file, MessageType columns) {
      super(file);
      this.columns = columns;
    }

    @Override
    protected WriterBuilder self() {
      return this;
    }

    @Override
    @SuppressWarnings("deprecation") // It is deprecated, but abstract.
    protected WriteSupport<List<@Nullable Object>> getWriteSupport(Configuration unused) {
      return new Writing(columns);
    }
  }

  private static final class Writing extends WriteSupport<List<@Nullable Object>> {
    private final MessageType columns;
    private @Nullable RecordConsumer out;

    Writing(MessageType columns) {
      this.columns = columns;
    }

    @Override
    @SuppressWarnings("deprecation") // It is deprecated, but abstract.
    public WriteContext init(Configuration unused) {
      return new WriteContext(columns, Map.of());
    }

    @Override
    public void prepareForWrite(RecordConsumer consumer) {
      this.out = consumer;
    }

    @Override
    public void write(List<@Nullable Object> row) {
      RecordConsumer to = Objects.requireNonNull(out);
      to.startMessage();
      for (int i = 0; i < row.size(); i++) {
        Object value = row.get(i);
        if (value != null) {
          to.startField(columns.getFieldName(i), i);
          write(value, to);
          to.endField(columns.getFieldName(i), i);
        }
      }
      to.endMessage();
    }

    private static void write(Object value, RecordConsumer to) {
      if (value instanceof Boolean truth) {
        to.addBoolean(truth);
      } else if (value instanceof Integer number) {
        to.addInteger(number);
      } else if (value instanceof Long number) {
        to.addLong(number);
      } else if (value instanceof BigDecimal decimal) {
        to.addInteger(decimal.unscaledValue().intValueExact());
      } else {
        to.addBinary(Binary.fromString((String) value));
      }
    }
  }

  private static final class Reading extends ReadSupport<List<@Nullable Object>> {
    private final MessageType columns;

    Reading(MessageType columns) {
      this.columns = columns;
    }

    @Override
    public ReadContext init(InitContext unused) {
      return new ReadContext(columns);
    }

    @Override
    @SuppressWarnings("deprecation") // It is deprecated, but abstract.
    public RecordMaterializer<List<@Nullable Object>> prepareForRead(
        Configuration configuration,
        Map<String, String> metadata,
        MessageType fileColumns,
        ReadContext context) {
      return new Row(columns);
    }
  }

  /** The current row. */
  private static final class Row extends RecordMaterializer<List<@Nullable Object>> {
    private final @Nullable Object[] values;
    private final GroupConverter root;

    Row(MessageType columns) {
      this.values = new @Nullable Object[columns.getFieldCount()];
      List<Cell> cells =
          IntStream.range(0, values.length)
              .mapToObj(i -> new Cell(values, i, columns.getType(i)))
              .toList();
      this.root =
          new GroupConverter() {
            @Override
            public Converter getConverter(int column) {
              return cells.get(column);
            }

            @Override
            public void start() {
              Arrays.fill(values, null);
            }

            @Override
            public void end() {}
          };
    }

    @Override
    public List<@Nullable Object> getCurrentRecord() {
      return Arrays.asList(values.clone());
    }

    @Override
    public GroupConverter getRootConverter() {
      return root;
    }
  }

  /** The value of a column in the current row. */
  private static final class Cell extends PrimitiveConverter {
    private final @Nullable Object[] values;
    private final int column;
    private final Type type;

    Cell(@Nullable Object[] values, int column, Type type) {
      this.values = values;
      this.column = column;
      this.type = type;
    }

    @Override
    public void addBinary(Binary value) {
      values[column] = value.toStringUsingUTF8();
    }

    @Override
    public void addBoolean(boolean value) {
      values[column] = value;
    }

    @Override
    public void addInt(int value) {
      values[column] =
          type.getLogicalTypeAnnotation() instanceof DecimalLogicalTypeAnnotation decimal
              ? BigDecimal.valueOf(value, decimal.getScale())
              : (Object) value;
    }

    @Override
    public void addLong(long value) {
      values[column] = value;
    }
  }
}
