package org.nonomino.spark;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.jspecify.annotations.Nullable;

/**
 * A column of a table, made from a field of a record. A field that is empty is null.
 *
 * @param name that of the field
 * @param kind what is in it
 */
record TableColumn(String name, Kind kind) implements Serializable {
  private static final String IS_MINIMUM = "_is_minimum";

  /** After a number: it is this or more. */
  private static final String PLUS = "+";

  /** What is in a column. */
  enum Kind {
    TEXT,
    YES_OR_NO,
    NUMBER,
    LARGE_NUMBER,
    /** A large number, or a minimum. */
    COUNT,
    /** A number with one decimal, or a minimum. */
    RATING;

    DataType type() {
      return switch (this) {
        case TEXT -> DataTypes.StringType;
        case YES_OR_NO -> DataTypes.BooleanType;
        case NUMBER -> DataTypes.IntegerType;
        case LARGE_NUMBER, COUNT -> DataTypes.LongType;
        case RATING -> DataTypes.createDecimalType(4, 1);
      };
    }

    boolean mayBeMinimum() {
      return this == COUNT || this == RATING;
    }

    /** Returns what a field means that is not empty, and has no {@code +} at its end. */
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
   * The names of columns that are not texts. The automorphisms of a layout stay one: they may be
   * more than a number of Parquet can say.
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

  /** Returns the column of a field. */
  static TableColumn of(String name) {
    return new TableColumn(name, KINDS.getOrDefault(name, Kind.TEXT));
  }

  /**
   * Adds what a row of the table has for this: the column, and after a number that may be a minimum
   * whether it is.
   */
  void addTo(List<StructField> fields) {
    fields.add(DataTypes.createStructField(name, kind.type(), true));
    if (kind.mayBeMinimum()) {
      fields.add(DataTypes.createStructField(name + IS_MINIMUM, DataTypes.BooleanType, true));
    }
  }

  /** Adds the values of a field to those of a row. */
  void addValues(String field, List<@Nullable Object> row) {
    boolean isMinimum = kind.mayBeMinimum() && field.endsWith(PLUS);
    String value = isMinimum ? field.substring(0, field.length() - PLUS.length()) : field;
    row.add(value.isEmpty() ? null : kind.value(value));
    if (kind.mayBeMinimum()) {
      row.add(value.isEmpty() ? null : isMinimum);
    }
  }
}
