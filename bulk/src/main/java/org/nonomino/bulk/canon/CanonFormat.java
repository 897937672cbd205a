package org.nonomino.bulk.canon;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.bulk.Column;
import org.nonomino.bulk.Columns;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.canon.AutomorphismGroup;
import org.nonomino.canon.CanonicalLayout;
import org.nonomino.core.RegionSymbols;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.toolkit.CanonicalForms;

/** The choices of {@code canon --format}; in lower case, as people type them. */
enum CanonFormat {
  /** A line of the line format, or the labels of a mask. */
  line,
  /** A table with a header. */
  csv;

  private static final String INVALID = "invalid\n";

  /** Returns the format of puzzles. */
  RecordFormat<CanonicalForms.Entry> ofPuzzles(boolean withMap) {
    if (this == line) {
      return RecordFormat.of(
          form -> PuzzleFormats.LINE.write(withMap ? form.labelledWithMap() : form.entry()),
          problem -> INVALID);
    }
    List<Column<CanonicalForms.Entry>> columns = new ArrayList<>();
    columns.add(Column.puzzle(CanonicalForms.Entry::entry));
    columns.add(Column.regions(CanonicalForms.Entry::entry));
    columns.add(
        Column.text(
            "solution",
            form -> form.entry().solution().map(form.entry().puzzle().symbols()::text).orElse("")));
    columns.add(Column.label(CanonicalForms.Entry::entry));
    if (withMap) {
      columns.add(Column.text("map", form -> form.form().map().toString()));
    }
    columns.add(Column.constraints(CanonicalForms.Entry::entry));
    return Columns.of(columns);
  }

  /** Returns the format of layouts. */
  RecordFormat<CanonicalLayout> ofLayouts(boolean withMap) {
    if (this == line) {
      return RecordFormat.of(
          layout ->
              RegionSymbols.text(layout.mask())
                  + (withMap ? " (" + layout.map().linesInWords() + ")" : "")
                  + "\n",
          problem -> INVALID);
    }
    List<Column<CanonicalLayout>> columns = new ArrayList<>();
    columns.add(Column.text("regions", layout -> RegionSymbols.text(layout.mask())));
    columns.add(Column.number("size", layout -> layout.mask().size()));
    // The order is text, because it may exceed the integers of other programs.
    columns.add(
        Column.text(
            "automorphisms", layout -> AutomorphismGroup.of(layout.mask()).order().toString()));
    if (withMap) {
      columns.add(Column.text("map", layout -> layout.map().linesInWords()));
    }
    return Columns.of(columns);
  }
}
