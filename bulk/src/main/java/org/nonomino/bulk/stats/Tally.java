package org.nonomino.bulk.stats;

import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.Column;
import org.nonomino.bulk.ColumnType;
import org.nonomino.bulk.Columns;

/**
 * How many puzzles have something.
 *
 * @param kind the kind of the rows of such tallies in a table of all
 * @param value what the puzzles have, a string or a number
 * @param puzzles the number of puzzles
 * @param uses how often all puzzles together have it; empty if each has it once
 */
record Tally(String kind, Object value, long puzzles, Optional<Object> uses) {
  /** Creates a tally of what each puzzle has once. */
  Tally(String kind, Object value, long puzzles) {
    this(kind, value, puzzles, Optional.empty());
  }

  /**
   * Returns the table of tallies of one kind.
   *
   * @param value the name of the column of values
   * @param uses the name of the column of uses
   */
  static Columns<Tally> table(String value, String uses) {
    return Columns.of(
        List.of(
            new Column<>(value, ColumnType.TEXT, tally -> Optional.of(tally.value)),
            Column.largeNumber("puzzles", Tally::puzzles),
            new Column<>(uses, ColumnType.LARGE_NUMBER, Tally::uses)));
  }
}
