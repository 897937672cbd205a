package org.nonomino.spark;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** A file of Parquet as Spark SQL would write it, whose start would take longer than many a job. */
final class TableFile {
  /** All files are packed so. */
  static final CompressionCodecName PACKING = CompressionCodecName.ZSTD;

  private TableFile() {}

  /**
   * Writes a file.
   *
   * @param columns strings, truth values, whole numbers and decimals of up to nine digits
   * @param rows of values as Spark SQL has them
   */
  static void write(OutputFile file, StructType columns, Iterator<List<@Nullable Object>> rows)
      throws IOException {
    MessageType types =
        new MessageType("table", List.of(columns.fields()).stream().map(TableFile::type).toList());
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(file).withType(types).withCompressionCodec(PACKING).build()) {
      while (rows.hasNext()) {
        writer.write(group(types, rows.next()));
      }
    }
  }

  private static Type type(StructField column) {
    if (column.dataType() instanceof DecimalType decimal) {
      return Types.optional(PrimitiveTypeName.INT32)
          .as(LogicalTypeAnnotation.decimalType(decimal.scale(), decimal.precision()))
          .named(column.name());
    }
    if (column.dataType().equals(DataTypes.StringType)) {
      return Types.optional(PrimitiveTypeName.BINARY)
          .as(LogicalTypeAnnotation.stringType())
          .named(column.name());
    }
    return Types.optional(number(column)).named(column.name());
  }

  private static PrimitiveTypeName number(StructField column) {
    if (column.dataType().equals(DataTypes.BooleanType)) {
      return PrimitiveTypeName.BOOLEAN;
    }
    return column.dataType().equals(DataTypes.LongType)
        ? PrimitiveTypeName.INT64
        : PrimitiveTypeName.INT32;
  }

  private static Group group(MessageType types, List<@Nullable Object> row) {
    Group group = new SimpleGroup(types);
    for (int i = 0; i < row.size(); i++) {
      Object value = row.get(i);
      if (value instanceof String text) {
        group.add(i, text);
      } else if (value instanceof Boolean truth) {
        group.add(i, truth);
      } else if (value instanceof Integer number) {
        group.add(i, number);
      } else if (value instanceof Long number) {
        group.add(i, number);
      } else if (value instanceof BigDecimal decimal) {
        group.add(i, decimal.unscaledValue().intValueExact());
      }
    }
    return group;
  }
}
