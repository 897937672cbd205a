package org.nonomino.spark.table;

import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BINARY;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BOOLEAN;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT32;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT64;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.Serializable;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.jspecify.annotations.Nullable;
import org.nonomino.bulk.Column;
import org.nonomino.bulk.ColumnType;
import org.nonomino.bulk.Columns;

/**
 * A column of a table of Parquet. Missing values are null.
 *
 * @param type the type of its values, which are those of Spark SQL
 */
record TableColumn(String name, ColumnType type) implements Serializable {
  private static final String IS_MINIMUM = "_is_minimum";

  /** The digits of a rating, and how many of them are decimals. */
  private static final int DIGITS = 4;

  private static final int DECIMALS = 1;

  /** Returns the column of some answers. */
  static TableColumn of(Columns.Heading heading) {
    return new TableColumn(heading.name(), heading.type());
  }

  /**
   * Returns the columns in a row of the table: this column, and for a number that may be a minimum
   * another column with this property.
   */
  Stream<TableColumn> inRows() {
    return type.mayBeMinimum()
        ? Stream.of(this, new TableColumn(name + IS_MINIMUM, ColumnType.YES_OR_NO))
        : Stream.of(this);
  }

  /** Returns the column for Spark SQL. */
  StructField inSpark() {
    DataType inSql =
        switch (type) {
          case TEXT -> DataTypes.StringType;
          case YES_OR_NO -> DataTypes.BooleanType;
          case NUMBER -> DataTypes.IntegerType;
          case LARGE_NUMBER, COUNT -> DataTypes.LongType;
          case RATING -> DataTypes.createDecimalType(DIGITS, DECIMALS);
        };
    return DataTypes.createStructField(name, inSql, true);
  }

  /** Returns the column for a Parquet file. */
  Type inParquet() {
    Types.Builder<?, PrimitiveType> stored =
        switch (type) {
          case TEXT -> Types.optional(BINARY).as(LogicalTypeAnnotation.stringType());
          case YES_OR_NO -> Types.optional(BOOLEAN);
          case NUMBER -> Types.optional(INT32);
          case LARGE_NUMBER, COUNT -> Types.optional(INT64);
          case RATING ->
              Types.optional(INT32).as(LogicalTypeAnnotation.decimalType(DECIMALS, DIGITS));
        };
    return stored.named(name);
  }

  /** Adds the values of this column to a row, one for each column in rows. */
  void addValues(Optional<Object> value, List<@Nullable Object> row) {
    boolean isMinimum = value.orElse(null) instanceof Column.Minimum;
    row.add(
        value
            .map(given -> given instanceof Column.Minimum min ? min.number() : given)
            .orElse(null));
    if (type.mayBeMinimum()) {
      row.add(value.isEmpty() ? null : isMinimum);
    }
  }

  /** Writes a value of this column. */
  void write(@Nullable Object value, DataOutput out) throws IOException {
    out.writeBoolean(value != null);
    if (value != null) {
      switch (type) {
        case TEXT -> {
          byte[] text = ((String) value).getBytes(StandardCharsets.UTF_8);
          out.writeInt(text.length);
          out.write(text);
        }
        case YES_OR_NO -> out.writeBoolean((Boolean) value);
        case NUMBER -> out.writeInt((Integer) value);
        case LARGE_NUMBER, COUNT -> out.writeLong((Long) value);
        case RATING -> out.writeInt(((BigDecimal) value).unscaledValue().intValueExact());
      }
    }
  }

  /** Reads a value that {@link #write} wrote. */
  @Nullable Object read(DataInput in) throws IOException {
    if (!in.readBoolean()) {
      return null;
    }
    return switch (type) {
      case TEXT -> {
        byte[] text = new byte[in.readInt()];
        in.readFully(text);
        yield new String(text, StandardCharsets.UTF_8);
      }
      case YES_OR_NO -> in.readBoolean();
      case NUMBER -> in.readInt();
      case LARGE_NUMBER, COUNT -> in.readLong();
      case RATING -> BigDecimal.valueOf(in.readInt(), DECIMALS);
    };
  }
}
