package org.nonomino.spark.table;

import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BINARY;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BOOLEAN;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT32;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT64;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.jspecify.annotations.Nullable;

/**
 * A column of a table, from a field of a record. An empty field is null.
 *
 * @param name that of the field
 * @param kind the kind of its values
 */
record TableColumn(String name, Kind kind) implements Serializable {
  private static final String IS_MINIMUM = "_is_minimum";

  /** Follows a number that is a minimum. */
  private static final String PLUS = "+";

  /** The digits of a rating, and how many of them are decimals. */
  private static final int DIGITS = 4;

  private static final int DECIMALS = 1;

  /** The kind of values in a column. */
  enum Kind {
    TEXT,
    YES_OR_NO,
    NUMBER,
    LARGE_NUMBER,
    /** A large number, or a minimum. */
    COUNT,
    /** A number with one decimal, or a minimum. */
    RATING;

    private DataType type() {
      return switch (this) {
        case TEXT -> DataTypes.StringType;
        case YES_OR_NO -> DataTypes.BooleanType;
        case NUMBER -> DataTypes.IntegerType;
        case LARGE_NUMBER, COUNT -> DataTypes.LongType;
        case RATING -> DataTypes.createDecimalType(DIGITS, DECIMALS);
      };
    }

    private Types.Builder<?, PrimitiveType> stored() {
      return switch (this) {
        case TEXT -> Types.optional(BINARY).as(LogicalTypeAnnotation.stringType());
        case YES_OR_NO -> Types.optional(BOOLEAN);
        case NUMBER -> Types.optional(INT32);
        case LARGE_NUMBER, COUNT -> Types.optional(INT64);
        case RATING ->
            Types.optional(INT32).as(LogicalTypeAnnotation.decimalType(DECIMALS, DIGITS));
      };
    }

    boolean mayBeMinimum() {
      return this == COUNT || this == RATING;
    }

    /** Returns the value of a field that is neither empty nor ends with {@code +}. */
    Object value(String field) {
      return switch (this) {
        case TEXT -> field;
        case YES_OR_NO -> field.equals("yes");
        case NUMBER -> Integer.valueOf(field);
        case LARGE_NUMBER, COUNT -> Long.valueOf(field);
        case RATING -> new BigDecimal(field);
      };
    }
  }

  /**
   * The kinds of columns that are not strings. The order of a layout's group stays a string,
   * because it may exceed the integers of Parquet.
   */
  private static final Map<String, Kind> KINDS =
      Map.ofEntries(
          Map.entry("count", Kind.COUNT),
          Map.entry("er", Kind.RATING),
          Map.entry("ep", Kind.RATING),
          Map.entry("ed", Kind.RATING),
          Map.entry("score", Kind.LARGE_NUMBER),
          Map.entry("steps", Kind.NUMBER),
          Map.entry("first_moves", Kind.NUMBER),
          Map.entry("bottlenecks", Kind.NUMBER),
          Map.entry("size", Kind.NUMBER),
          Map.entry("connected", Kind.YES_OR_NO),
          Map.entry("borders", Kind.NUMBER),
          Map.entry("corners", Kind.NUMBER),
          Map.entry("fewest_blocks", Kind.NUMBER),
          Map.entry("longest_arm", Kind.NUMBER),
          Map.entry("straight_lines", Kind.NUMBER));

  static TableColumn of(String name) {
    return new TableColumn(name, KINDS.getOrDefault(name, Kind.TEXT));
  }

  /**
   * Returns the columns in a row of the table: this column, and for a number that may be a minimum
   * another column with this property.
   */
  Stream<TableColumn> inRows() {
    return kind.mayBeMinimum()
        ? Stream.of(this, new TableColumn(name + IS_MINIMUM, Kind.YES_OR_NO))
        : Stream.of(this);
  }

  /** Returns the column for Spark SQL. */
  StructField inSpark() {
    return DataTypes.createStructField(name, kind.type(), true);
  }

  /** Returns the column for a Parquet file. */
  Type inParquet() {
    return kind.stored().named(name);
  }

  void addValues(String field, List<@Nullable Object> row) {
    boolean isMinimum = kind.mayBeMinimum() && field.endsWith(PLUS);
    String value = isMinimum ? field.substring(0, field.length() - PLUS.length()) : field;
    row.add(value.isEmpty() ? null : kind.value(value));
    if (kind.mayBeMinimum()) {
      row.add(value.isEmpty() ? null : isMinimum);
    }
  }
}
