package org.nonomino.render.export;

import java.util.List;
import java.util.Set;

/**
 * A table for reading, such as the proof sheet of a book. Immutable.
 *
 * @param title above the first page
 * @param remarks paragraphs below the title
 * @param columns of all sections; their headings are on each page
 * @param sections of rows, in their order
 */
public record Report(
    String title, List<String> remarks, List<Column> columns, List<Section> sections) {
  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if there is no column, or if a row has a different number of
   *     cells
   */
  public Report {
    remarks = List.copyOf(remarks);
    columns = List.copyOf(columns);
    sections = List.copyOf(sections);
    int width = columns.size();
    if (width == 0
        || sections.stream()
            .flatMap(section -> section.rows.stream())
            .anyMatch(row -> row.cells.size() != width)) {
      throw new IllegalArgumentException("each row needs a cell for each of " + width + " columns");
    }
  }

  /**
   * A column.
   *
   * @param share its share of the width, relative to the other columns, above 0
   * @param isNumber whether its words end at the right
   */
  public record Column(String heading, double share, boolean isNumber) {}

  /**
   * Rows that belong together.
   *
   * @param title above them; empty for none
   */
  public record Section(String title, List<Row> rows) {
    /** Copies the list. */
    public Section {
      rows = List.copyOf(rows);
    }
  }

  /** A row. */
  public record Row(List<Cell> cells) {
    /** Copies the list. */
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /** The content of one column of a row. */
  public sealed interface Cell {
    /** Words, in several lines if the column is too narrow. */
    record Words(String text) implements Cell {}

    /**
     * A chart with a bar for each value. Bars grow with the logarithm of their value, because the
     * difference between 1 and 2 matters more than that between 40 and 50.
     *
     * @param values at least 1 each
     * @param marked the indices, from 0, of the values to emphasize
     */
    record Bars(List<Integer> values, Set<Integer> marked) implements Cell {
      /** Copies the collections. */
      public Bars {
        values = List.copyOf(values);
        marked = Set.copyOf(marked);
      }
    }
  }
}
